/** What is protected for a customer, and what they have claimed of it. */
import { parseOrderCode } from '#domain/checkout/order-code.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isProtected, PROTECTED_STATES, protectedUntil } from '#domain/order/price-drop.ts';
import { customerOf } from '#server/account/visitor.ts';
import { todayOf } from '#server/market/market.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { listClaims, type PriceDropClaim } from './claim-record.ts';
import { findProtectedOrder } from './protected-order.ts';

export type PriceDropProtection = {
  /** Of the order. */
  readonly id: string;
  readonly orderReference: string;
  /** The last day on which a drop can be claimed. */
  readonly until: IsoDate;
  readonly isOpen: boolean;
  /** The newest first. */
  readonly claims: readonly PriceDropClaim[];
};

/** As many as are listed of a customer's orders. */
const MOST = 100;

/**
 * Of the booked orders that the customer who is logged in leads, or of the one with this code;
 * undefined for everybody else (S-05).
 */
export async function listProtections(
  context: VisitorContext,
  code: string | undefined,
): Promise<readonly PriceDropProtection[] | undefined> {
  const { database, visitor, market } = context;
  const customer = customerOf(visitor);
  if (!customer) return undefined;
  const led = database
    .selectFrom('order_person as p')
    .innerJoin('customer_order as o', 'o.id', 'p.order_id')
    .select('o.id')
    .where('p.customer_id', '=', customer.id)
    .where('p.role', '=', 'LEAD')
    .where('o.market', '=', market.market)
    .where('o.status', 'in', PROTECTED_STATES)
    .orderBy('o.placed_at', 'desc')
    .limit(MOST);
  const rows = await (
    code === undefined ? led : led.where('o.code', '=', parseOrderCode(code) ?? '')
  ).execute();
  return Promise.all(rows.map(({ id }) => load(context, id)));
}

async function load(context: VisitorContext, orderId: string): Promise<PriceDropProtection> {
  const [order, claims] = await Promise.all([
    findProtectedOrder(context.database, orderId),
    listClaims(context.database, orderId),
  ]);
  return {
    id: order.id,
    orderReference: order.code,
    until: protectedUntil(order.departureDate),
    isOpen: isProtected(order, todayOf(context)),
    claims,
  };
}
