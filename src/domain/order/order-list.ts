/** A customer's orders in the order in which they matter. */
import type { IsoDate } from '#domain/dates.ts';
import type { OrderState } from './order-states.ts';

export type ListedOrder = {
  readonly status: OrderState;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
};

export type OrderList<Order extends ListedOrder> = {
  /** The holiday that comes next, or is under way. */
  readonly next: Order | undefined;
  /** What comes after it, soonest first. */
  readonly later: readonly Order[];
  /** What is over or was cancelled, latest first. */
  readonly past: readonly Order[];
};

/** `today` is the day in the site's zone; a holiday is over the day after its return. */
export function listOrders<Order extends ListedOrder>(
  orders: readonly Order[],
  today: IsoDate,
): OrderList<Order> {
  const isOver = ({ status, returnDate }: ListedOrder): boolean =>
    status === 'CANCELLED' || status === 'FAILED' || returnDate < today;
  const [next, ...later] = orders.filter((order) => !isOver(order)).toSorted(byDeparture);
  return { next, later, past: orders.filter(isOver).toSorted(byDeparture).toReversed() };
}

const byDeparture = (a: ListedOrder, b: ListedOrder): number =>
  a.departureDate < b.departureDate ? -1 : Number(a.departureDate > b.departureDate);
