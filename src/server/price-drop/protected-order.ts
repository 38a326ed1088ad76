/** Orders whose price is protected, and who may claim a drop of it. */
import type { IsoDate } from '#domain/dates.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { dropsCounted } from '#domain/order/price-drop.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Accepted } from '#server/order/accepted.ts';
import { loweredInstead } from '#server/order/their-changes.ts';
import { findDropsGiven, loadVersion } from '#server/order/versions.ts';
import type { Tx } from '#server/purchase-context.ts';

export type ProtectedOrder = {
  readonly id: string;
  readonly code: string;
  readonly checkoutId: string;
  readonly market: MarketName;
  readonly status: OrderState;
  readonly departureDate: IsoDate;
  /** That it is by now. */
  readonly version: number;
  readonly accepted: Accepted;
};

/** The order, without asking whose. Throws when there is none. */
export async function findProtectedOrder(
  database: Database | Tx,
  orderId: string,
): Promise<ProtectedOrder> {
  const order = await database
    .selectFrom('customer_order')
    .select(['id', 'code', 'checkout_id as checkoutId', 'market', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { number: version, accepted } = await loadVersion(database, order.id);
  return { ...order, departureDate: accepted.holiday.departureDate, version, accepted };
}

/**
 * What the next claim is measured by, in pence: the price of what is booked, less what was given
 * for drops of it before, but for what changes have counted or given up with its flights since; of
 * one that was taken in place of a changed one, less what was taken off it for that.
 */
export async function lastPrice(
  database: Database | Tx,
  { id, accepted }: Pick<ProtectedOrder, 'id' | 'accepted'>,
): Promise<Pence> {
  const { given, gone } = await findDropsGiven(database, id);
  const lowered = await loweredInstead(database, { orderId: id, accepted });
  return bookedPrice(accepted) - lowered - given + dropsCounted(accepted.reductions) + gone;
}

/** What its lines come to that are paid to us, before any code, credit or reduction. */
const bookedPrice = ({ holiday, choices, currency }: Accepted): Pence =>
  receiptOf({ holiday, choices }, currency).payable;
