/**
 * A browser in which a customer has logged in before: what others try for the same mailbox does not
 * lock it out (decisions: MSG-20).
 */
import { sql } from 'kysely';
import type { Spender } from '#server/account/quota.ts';
import type { ClientFacts } from '#server/account/session.ts';
import { hashToken, makeToken } from '#server/account/token.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

/** Remembers the browser for this customer: its token, a new one where it has none. */
export async function knowDevice(
  tx: Tx,
  { deviceToken }: ClientFacts,
  customerId: string,
): Promise<{ readonly token: string; readonly isNew: boolean }> {
  const token = deviceToken ?? makeToken();
  const { isNew } = await tx
    .insertInto('known_device')
    .values({ token_hash: hashToken(token), customer_id: customerId })
    .onConflict((conflict) =>
      conflict
        .columns(['token_hash', 'customer_id'])
        .doUpdateSet({ last_used_at: sql<string>`now()` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return { token, isNew };
}

/**
 * Whom tries for a mailbox count for: whoever asks from one network, or the browser that its owner
 * has logged in with, by itself.
 */
export async function whoTries(
  database: Database,
  { deviceToken, network }: ClientFacts,
  emailKey: string,
): Promise<Spender> {
  const stranger = `${network} ${emailKey}`;
  const anybody = { stranger, client: stranger, network, mailbox: emailKey, site: 'everybody' };
  if (deviceToken === undefined) return anybody;
  const hash = hashToken(deviceToken);
  const known = await database
    .selectFrom('known_device as d')
    .innerJoin('customer as c', 'c.id', 'd.customer_id')
    .select('c.id')
    .where('d.token_hash', '=', hash)
    .where('c.email_key', '=', emailKey)
    .executeTakeFirst();
  const browser = `${hash} ${emailKey}`;
  return known ? { client: browser, mailbox: browser } : anybody;
}
