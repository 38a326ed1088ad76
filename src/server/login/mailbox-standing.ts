import { sql } from 'kysely';
import type { MailboxStanding } from '#server/account/account-mail.ts';
import type { Tx } from '#server/purchase-context.ts';

/** A login is forgotten after so long: whoever comes back begins again. */
export const LOGIN_MINUTES = 60;

/**
 * `unconfirmed`: somebody has begun to make the account, and not yet typed the code. One question
 * for all, so that the time it takes says nothing (S-04).
 */
export async function standingOf(tx: Tx, key: string): Promise<MailboxStanding> {
  const { rows } = await sql<{ standing: MailboxStanding }>`
    select case
      when exists (select from customer where email_key = ${key}) then 'customer'
      when exists (
        select from login_request where email_key = ${key} and purpose = 'register'
          and created_at > now() - make_interval(mins => ${LOGIN_MINUTES})
      ) then 'unconfirmed'
      else 'unknown'
    end as standing`.execute(tx);
  return rows[0]!.standing;
}
