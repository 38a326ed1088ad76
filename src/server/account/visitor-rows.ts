import type { Pool } from 'pg';
import type { Database } from '#server/db/kysely.ts';
import { showOnly } from '#server/db/visible-rows.ts';
import type { Market } from '#server/market/market.ts';
import type { VisitorSession } from './session.ts';
import { customerOf } from './visitor.ts';

/**
 * The database as far as it is the visitor's whose session it is, as it stands at each query, and
 * was made at the site of this market; what belongs to nobody is all there. `opened`: the checkout
 * of an order whose key was brought. A customer who has been away has still the baskets, as
 * `mayOpen` says, and no account.
 */
export const databaseOf = (
  pool: Pool,
  session: Pick<VisitorSession, 'visitor'>,
  { market }: Pick<Market, 'market'>,
  opened?: string,
): Database =>
  showOnly(pool, () => {
    const { visitor } = session;
    const owners =
      visitor.kind === 'known'
        ? [visitor.owner, ...(visitor.customer ? [visitor.customer.id] : [])]
        : [];
    return { owners, market, customerId: customerOf(visitor)?.id, checkoutId: opened };
  });
