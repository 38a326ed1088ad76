/**
 * Who is to be told when cruises go on sale: a mailbox each, on the list once its owner has said so
 * by the link of our mail. It is kept until its one mail is put, until its owner stops it, or for
 * two years; for a week while its owner has said nothing.
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
import { readConfirmKey, readCruiseNewsKey } from '#server/mail/unsubscribe-key.ts';
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
 * Writes to a mailbox, whoever typed it, to ask its owner whether it is to be on the list of this
 * market. One that is on it already is answered alike, and written nothing: nobody learns by it who
 * is.
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
    const { rows } = await sql<{ id: string | null }>`
      select ask_cruise_news(${context.newId()}, ${context.market.market}, ${email}, ${mailbox}) as id
    `.execute(tx);
    const newsId = rows[0]!.id;
    if (newsId !== null)
      await putAccountMail(tx, context, email, {
        template: 'cruise-news',
        newsId,
        news: 'asked',
        send: context.newId(),
      });
    return { kind: 'asked', emailAddress: email };
  });
}

/**
 * Puts the mailbox on the list by the key of the mail that asked its owner; false for a key of no
 * such mail, and once its row is gone. A second press is no error.
 */
export async function confirmCruiseNews(
  { database, secret }: Pick<PurchaseContext, 'database' | 'secret'>,
  key: string,
): Promise<boolean> {
  const id = readConfirmKey(secret, key);
  if (id === undefined) return false;
  const { numUpdatedRows } = await database
    .updateTable('cruise_news')
    .set({ confirmed_at: sql<string>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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

/** Who was entered, and who has confirmed it; whoever asked first before the others. */
export const listCruiseNews = (database: Database) =>
  database
    .selectFrom('cruise_news')
    .select(['market', 'email', 'asked_at', 'confirmed_at'])
    .orderBy('asked_at')
    .orderBy('id')
    .execute();

const AT_ONCE = 500;

/**
 * Notifies everybody who has confirmed, of a market's list, that cruises are on sale; how many they
 * are. A mailbox leaves the list in the transaction that puts its mail, so that whoever runs this
 * again, or beside another, writes to nobody twice and forgets nobody.
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
      .where('confirmed_at', 'is not', null)
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
const UNCONFIRMED_DAYS = 7;

/** A periodic job: forgets who confirmed two years ago, and who has not within a week. */
export async function forgetCruiseNews(database: Database): Promise<'done'> {
  await database
    .deleteFrom('cruise_news')
    .where(
      sql`coalesce(confirmed_at, asked_at)`,
      '<',
      sql<string>`now() - make_interval(days => case when confirmed_at is null then ${UNCONFIRMED_DAYS}::int else ${KEPT_DAYS}::int end)`,
    )
    .execute();
  return 'done';
}
