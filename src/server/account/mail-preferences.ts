/** Which mail a customer has chosen; what they have not is not sent. */
import { isMailKind, MAIL_KINDS, type MailKind } from '#domain/account/mail-kinds.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readUnsubscribeKey, type Subscription } from '#server/mail/unsubscribe-key.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { customerOf, type Visitor } from './visitor.ts';

/** The kinds that are chosen; undefined for who is not logged in. */
export async function listMailPreferences(
  database: Database,
  visitor: Visitor,
): Promise<readonly MailKind[] | undefined> {
  const customer = customerOf(visitor);
  if (!customer) return undefined;
  const rows = await database
    .selectFrom('mail_preference')
    .select('kind')
    .where('customer_id', '=', customer.id)
    .execute();
  return rows.map(({ kind }) => kind).filter(isMailKind);
}

/** Chooses these kinds and no others; false for who is not logged in. */
export async function saveMailPreferences(
  database: Database,
  visitor: Visitor,
  kinds: readonly MailKind[],
): Promise<boolean> {
  const customer = customerOf(visitor);
  if (!customer) return false;
  await inTransaction(database, async (tx) => {
    for (const kind of MAIL_KINDS)
      await (kinds.includes(kind) ? chooseMail : stopMail)(tx, { customerId: customer.id, kind });
  });
  return true;
}

/** Turns one kind on, since when is remembered. */
export async function chooseMail(tx: Tx, { customerId, kind }: Subscription): Promise<void> {
  await tx
    .insertInto('mail_preference')
    .values({ customer_id: customerId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stops mail of the kind whose unsubscribe link the key stood in; false for a key of no mail. */
export async function unsubscribe(
  { database, secret }: Pick<PurchaseContext, 'database' | 'secret'>,
  key: string,
): Promise<boolean> {
  const subscription = readUnsubscribeKey(secret, key);
  if (subscription) await stopMail(database, subscription);
  return subscription !== undefined;
}

const stopMail = (database: Database | Tx, { customerId, kind }: Subscription): Promise<unknown> =>
  database
    .deleteFrom('mail_preference')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .execute();
