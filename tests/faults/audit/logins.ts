/** What a login brings together stays together. */
import type { Read } from './read.ts';

/** What is kept under an owner, by table: what the browser has no more once it is logged in. */
const KEPT: Readonly<Record<string, string>> = {
  basket: `not exists (select from checkout c where c.basket_id = kept.id and c.status = 'PLACED')`,
  checkout: `kept.status <> 'PLACED'`,
  bookmark: 'true',
  party_member: 'true',
  previous_search: 'true',
};

/**
 * I1: what a browser was told is kept is its customer's from the login on, and not the browser's.
 * Whoever is away may make something that is the browser's until they are back.
 */
export async function auditLogins(read: Read): Promise<string[]> {
  const found = [];
  for (const [table, isKept] of Object.entries(KEPT)) {
    const rows = await read<{ id: string }>(
      `select kept.id from ${table} kept join visitor_session s on s.owner = kept.owner
       where s.customer_id is not null and s.ended_at is null
         and s.last_seen_at > now() - interval '30 minutes' and ${isKept}`,
    );
    found.push(...rows.map(({ id }) => `I1 ${table} ${id} did not come along with a login`));
  }
  return found;
}
