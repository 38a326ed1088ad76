import { sql } from 'kysely';
import type { AccountContext } from '#server/account/account-context.ts';
import { unsealSecret } from './sealed-secret.ts';

type AppSecret = {
  readonly secret: Uint8Array;
  /** The database's time, in milliseconds since 1970: all steps are counted by one clock. */
  readonly now: number;
};

/**
 * The secret of the customer's app, in use or still being set up; undefined when there is none, or
 * the site's secret is another than it was.
 */
export async function appSecretOf(
  { database, secret: siteSecret }: Pick<AccountContext, 'database' | 'secret'>,
  customerId: string,
  standing: 'confirmed' | 'being set up',
): Promise<AppSecret | undefined> {
  const row = await database
    .selectFrom('authenticator')
    .select(['sealed_secret', sql<number>`extract(epoch from now())::float8 * 1000`.as('now')])
    .where('customer_id', '=', customerId)
    .where('confirmed_at', standing === 'confirmed' ? 'is not' : 'is', null)
    .executeTakeFirst();
  const secret = row && unsealSecret({ siteSecret, customerId }, row.sealed_secret);
  return row && secret && { secret, now: row.now };
}
