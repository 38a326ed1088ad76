import { sql } from 'kysely';
import type { ProvenCustomer } from '#server/account/account-context.ts';
import type { Tx } from '#server/purchase-context.ts';
import { dropBeyond } from './previous-searches.ts';

/**
 * What a browser has searched for becomes the customer's when they log in, in the login's own
 * transaction: the later of two that are the same, and the last ones of all. A customer who wants
 * none kept gets none.
 */
export async function takeOverSearches(
  tx: Tx,
  { customerId, owner }: Pick<ProvenCustomer, 'customerId' | 'owner'>,
): Promise<void> {
  await sql`
    with taken as (
      delete from previous_search where owner = ${owner}
      returning id, query, departs_on, total, currency, market, searched_at
    )
    insert into previous_search as kept (id, owner, query, departs_on, total, currency, market, searched_at)
    select id, ${customerId}::text, query, departs_on, total, currency, market, searched_at from taken
    where not exists (select from search_history_refusal r where r.owner = ${customerId})
    on conflict (owner, query) do update
      set total = excluded.total, currency = excluded.currency, market = excluded.market, searched_at = excluded.searched_at
      where kept.searched_at < excluded.searched_at`.execute(tx);
  await dropBeyond(tx, customerId);
}
