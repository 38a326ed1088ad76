/** Gives a mailbox an account with a password, without asking it: for people who are invented. */
import { sql } from 'kysely';
import type { CustomerDetails } from '#domain/account/customer-details.ts';
import { emailKey } from '#domain/account/email-key.ts';
import { makeToken } from '#server/account/token.ts';
import type { Database } from '#server/db/kysely.ts';
import { hashPassword } from './password/password-hash.ts';

type Opened = CustomerDetails & { readonly emailAddress: string; readonly password: string };

/** Where there is an account already, it gets this password and keeps the rest. */
export async function openAccount(
  database: Database,
  { emailAddress, password, ...details }: Opened,
): Promise<void> {
  const password_hash = await hashPassword(password);
  await database
    .insertInto('customer')
    .values({
      id: makeToken(16),
      email: emailAddress,
      email_key: emailKey(emailAddress),
      confirmed_at: sql<string>`now()`,
      title: details.title,
      first_name: details.firstName,
      last_name: details.lastName,
      phone_number: details.phoneNumber,
      postal_code: details.postalCode,
      password_hash,
    })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ password_hash }))
    .execute();
}
