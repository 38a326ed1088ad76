/**
 * Who is to be told when cruises go on sale: a mailbox each, kept until its one mail is put, until
 * its owner stops it, or for two years.
 */
import { sql } from 'kysely';
import { emailKey } from '#domain/account/email-key.ts';
import { checkEmail } from '#domain/account/email.ts';
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { TRAP_REFUSALS } from '#domain/input/trap-refusals.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { refuse } from '#domain/refuse.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { spendCruiseNews } from '#server/account/caller-quota.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readCruiseNewsKey } from '#server/mail/unsubscribe-key.ts';
import type { CallerContext, PurchaseContext } from '#server/purchase-context.ts';

export type CruiseNewsOutcome =
  | { readonly kind: 'asked'; readonly emailAddress: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

type Asked = {
  readonly emailAddress: string;
  /** What stands in the field that people leave empty and programs fill in. */
  readonly leaveEmpty: string;
};

/**
 * Puts a mailbox on the list of this market, and the mail that says so. One that is on it already
 * is answered alike, and written nothing: nobody learns by it who is.
 */
export async function askCruiseNews(
  context: CallerContext,
  { emailAddress, leaveEmpty }: Asked,
): Promise<CruiseNewsOutcome> {
  const email = emailAddress.trim();
  const errors = [
    ...checkEmail(email, 'emailAddress'),
    ...(leaveEmpty === '' ? [] : [refuse(TRAP_REFUSALS, 'leave_empty', 'leaveEmpty')]),
  ];
  if (errors.length > 0) return { kind: 'refused', errors };
  return inTransaction(context.database, async (tx): Promise<CruiseNewsOutcome> => {
    const mailbox = emailKey(email);
    const spending = await spendCruiseNews(context, tx, mailbox);
    if (spending.kind === 'used up') {
      const wait = waitInWords(spending.waitSeconds);
      return {
        kind: 'refused',
        errors: [refuse(QUOTA_REFUSALS, 'too_many_cruise_news', '', { wait })],
      };
    }
    const id = context.newId();
    const { market } = context.market;
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('cruise_news')
      .values({ id, market, email, email_key: mailbox })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (added === 1n)
      await putAccountMail(tx, context, email, {
        template: 'cruise-news',
        newsId: id,
        news: 'asked',
      });
    return { kind: 'asked', emailAddress: email };
  });
}

/**
 * Takes the mailbox off the list by the key of its mail; false for a key of no such mail. One that
 * is off already stays so: a second press is no error.
 */
export async function stopCruiseNews(
  { database, secret }: Pick<PurchaseContext, 'database' | 'secret'>,
  key: string,
): Promise<boolean> {
  const id = readCruiseNewsKey(secret, key);
  if (id === undefined) return false;
  await database.deleteFrom('cruise_news').where('id', '=', id).execute();
  return true;
}

/** Who waits to be told, whoever asked first before the others. */
export const listCruiseNews = (database: Database) =>
  database
    .selectFrom('cruise_news')
    .select(['market', 'email', 'asked_at'])
    .orderBy('asked_at')
    .orderBy('id')
    .execute();

const AT_ONCE = 500;

/**
 * Notifies everybody of a market's list that cruises are on sale; how many they are. A mailbox
 * leaves the list in the transaction that puts its mail, so that whoever runs this again, or beside
 * another, writes to nobody twice and forgets nobody.
 */
export async function announceCruises(database: Database, market: MarketName): Promise<number> {
  let notified = 0;
  for (;;) {
    const count = await notifySome(database, market);
    notified += count;
    if (count < AT_ONCE) return notified;
  }
}

const notifySome = (database: Database, market: MarketName): Promise<number> =>
  inTransaction(database, async (tx) => {
    const next = tx
      .selectFrom('cruise_news')
      .select('id')
      .where('market', '=', market)
      .orderBy('asked_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked();
    const rows = await tx
      .deleteFrom('cruise_news')
      .where('id', 'in', next)
      .returning(['id', 'email'])
      .execute();
    for (const { id, email } of rows)
      await putAccountMail(tx, { market: { market } }, email, {
        template: 'cruise-news',
        newsId: id,
        news: 'on-sale',
      });
    return rows.length;
  });

const KEPT_DAYS = 730;

/** A periodic job: forgets who asked more than two years ago. */
export async function forgetCruiseNews(database: Database): Promise<'done'> {
  await database
    .deleteFrom('cruise_news')
    .where('asked_at', '<', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
  return 'done';
}
