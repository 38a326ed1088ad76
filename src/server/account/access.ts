/**
 * Who may open what a visitor has made, on whichever device, at the site of the market that it was
 * made at. Nothing else in the product compares owners and markets; several persons on one booking
 * are added by `server/order/people/access.ts`, which asks here first (S-05).
 */
import type { MarketName } from '#domain/market/market-name.ts';
import type { VisitorContext } from '#server/purchase-context.ts';

/**
 * `read-only` may look and change nothing. `no` is answered as for an id that does not exist, so
 * that nobody learns which ids do.
 */
export type Access = 'yes' | 'read-only' | 'no';

/** A basket, a checkout, or an order with its documents. */
export type Owned = {
  readonly owner: string;
  readonly market: MarketName;
  /**
   * Whether the visitor brought the key of the order's mail and it opens this order today
   * (`opensOrder`, which compares it in constant time). Only orders have one.
   */
  readonly hasOrderKey?: boolean;
};

/** Whether the visitor may open this: its owner everything, the holder of its key to read. */
export function mayOpen(
  { visitor, market: here }: Pick<VisitorContext, 'visitor' | 'market'>,
  { owner, market, hasOrderKey = false }: Owned,
): Access {
  if (market !== here.market) return 'no';
  if (visitor.kind === 'known' && [visitor.owner, visitor.customer?.id].includes(owner))
    return 'yes';
  return hasOrderKey ? 'read-only' : 'no';
}
