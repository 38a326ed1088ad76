/** Credits as the operator lists them, and takes one back. */
import { sql } from 'kysely';
import { emailKey } from '#domain/account/email-key.ts';
import type { Database } from '#server/db/kysely.ts';

/** The customer of an email address; undefined while nobody has proven it. */
export async function findCustomerId(
  database: Database,
  emailAddress: string,
): Promise<string | undefined> {
  const customer = await database
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', emailKey(emailAddress))
    .executeTakeFirst();
  return customer?.id;
}

/** Takes a credit back that no order has locked or redeemed; false when there is none such. */
export async function cancelCredit(database: Database, id: string): Promise<boolean> {
  const cancelled = await database
    .updateTable('credit')
    .set({ cancelled_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credit_use').select('state').whereRef('credit_id', '=', 'credit.id'))),
    )
    .returning('id')
    .executeTakeFirst();
  return cancelled !== undefined;
}
