import { sql } from 'kysely';
import type { AccountContext } from '#server/account/account-context.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { ProvenLogin } from '../entry/proven-login.ts';

/** The first factor was right: the rest of the login goes on under this id. */
export type SecondFactorNeeded = {
  readonly kind: 'second factor needed';
  readonly loginId: string;
};

/**
 * Asks the customer of this mailbox for their second factor, in the browser of this owner;
 * undefined when they have none. What the login was for is done once it was right.
 */
export async function askSecondFactor(
  tx: Tx,
  { newId }: Pick<AccountContext, 'newId'>,
  { email, email_key, purpose, password_hash }: ProvenLogin,
  owner: string,
): Promise<SecondFactorNeeded | undefined> {
  const authenticator = await tx
    .selectFrom('authenticator as a')
    .innerJoin('customer as c', 'c.id', 'a.customer_id')
    .select('c.id')
    .where('c.email_key', '=', email_key)
    .where('a.confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!authenticator) return undefined;
  const id = newId();
  await tx
    .insertInto('login_request')
    .values({
      id,
      owner,
      email,
      email_key,
      purpose,
      password_hash,
      sends: 0,
      proven_at: sql<string>`now()`,
    })
    .execute();
  return { kind: 'second factor needed', loginId: id };
}
