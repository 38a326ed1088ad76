/**
 * Who may open what a visitor has made, on whichever device. Nothing else in the product compares
 * owners; several persons on one booking are added by `server/order/people/access.ts`, which asks
 * here first (S-05).
 */
import type { Visitor } from './visitor.ts';

/**
 * `read-only` may look and change nothing. `no` is answered as for an id that does not exist, so
 * that nobody learns which ids do.
 */
export type Access = 'yes' | 'read-only' | 'no';

/** A basket, a checkout, or an order with its documents. */
export type Owned = {
  readonly owner: string;
  /**
   * Whether the visitor brought the key of the order's mail and it opens this order today
   * (`opensOrder`, which compares it in constant time). Only orders have one.
   */
  readonly hasOrderKey?: boolean;
};

/** Whether the visitor may open this: its owner everything, the holder of its key to read. */
export function mayOpen(visitor: Visitor, { owner, hasOrderKey = false }: Owned): Access {
  if (visitor.kind === 'known' && [visitor.owner, visitor.customer?.id].includes(owner))
    return 'yes';
  return hasOrderKey ? 'read-only' : 'no';
}
