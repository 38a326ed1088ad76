import { sql } from 'kysely';
import type { MailboxStanding } from '#server/account/login-code.ts';
import type { Tx } from '#server/purchase-context.ts';

/** A login is forgotten after so long: whoever comes back begins again. */
export const LOGIN_MINUTES = 60;

/**
 * `unconfirmed`: somebody has begun to make the account, and not yet typed the code. Both are
 * always looked up, each by its index: the time it takes says nothing of a mailbox (S-04).
 */
export async function standingOf(tx: Tx, key: string): Promise<MailboxStanding> {
  const { rows } = await sql<{ isCustomer: boolean; isUnconfirmed: boolean }>`
    select
      exists (select from customer where email_key = ${key}) as "isCustomer",
      exists (
        select from login_request where email_key = ${key} and purpose = 'register'
          and created_at > now() - make_interval(mins => ${LOGIN_MINUTES})
      ) as "isUnconfirmed"`.execute(tx);
  const { isCustomer, isUnconfirmed } = rows[0]!;
  if (isCustomer) return 'customer';
  return isUnconfirmed ? 'unconfirmed' : 'unknown';
}
