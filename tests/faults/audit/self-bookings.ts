/**
 * Flights that their visitors were to book: one card an order, closed once nobody may use it any
 * more; what it has paid is not paid a second time by us.
 */
import type { Read } from './read.ts';
import { ASIDE, PROMISED_SECONDS } from './waiting.ts';

export type IssuedCard = {
  readonly id: string;
  /** The order. */
  readonly reference: string;
  readonly limit: { readonly value: number };
  readonly spent: number;
  readonly status: string;
};
type Row = {
  readonly order_id: string;
  readonly status: string;
  readonly state: string;
  readonly card_id: string | null;
  readonly spent: number | null;
  readonly card_limit: number;
  /** Flights of it that we have booked. */
  readonly flights: number;
  readonly is_late: boolean;
};

/** I2, I4, I9: all violations, one sentence each. */
export async function auditSelfBookings(
  read: Read,
  cards: readonly IssuedCard[],
): Promise<string[]> {
  const rows = await read<Row>(
    `select s.order_id, o.status, s.state, s.card_id, s.spent, s.card_limit,
       (select count(*)::int from supplier_booking b where b.checkout_id = o.checkout_id
         and b.part = 'flight' and b.state = 'BOOKED') as flights,
       coalesce(s.used_at + interval '48 hours', s.ends_at) < now() - interval '${PROMISED_SECONDS} seconds'
         and s.order_id not in (select id from retry where queue = 'self-booking' and stuck_at is not null) as is_late
     from self_booking s join customer_order o on o.id = s.order_id
     where o.checkout_id not in (${ASIDE})`,
  );
  const strays = cards.filter((card) => !rows.some(({ order_id }) => order_id === card.reference));
  return [
    ...strays.map(({ id }) => `I2 card ${id} was issued for no order of ours`),
    ...rows.flatMap((row) => [...paidOnce(row, cards), ...booked(row)]),
  ];
}

function* paidOnce(row: Row, cards: readonly IssuedCard[]): Generator<string> {
  const { order_id, state, card_id, spent, card_limit } = row;
  const own = cards.filter(({ reference }) => reference === order_id);
  if (own.length > 1) yield `I2 order ${order_id} has ${own.length} cards`;
  for (const card of own) {
    if (state !== 'ASKED' && card.id !== card_id)
      yield `I2 order ${order_id} does not know its card ${card.id}`;
    if (card.limit.value !== card_limit || card.spent > card_limit)
      yield `I2 card ${card.id} of ${card.limit.value} has paid ${card.spent} of ${card_limit}`;
    if (card.status === 'open' && state !== 'OPEN' && state !== 'ASKED')
      yield `I2 card ${card.id} is open and its order ${state}`;
    if (spent !== null && card.spent !== spent)
      yield `I2 card ${card.id} has paid ${card.spent}, its order says ${spent}`;
    if (state === 'BOOKED' && card.spent > 0)
      yield `I2 order ${order_id} pays for its flights twice`;
  }
}

function* booked({ order_id, state, status, flights, is_late }: Row): Generator<string> {
  if (state === 'BOOKED' && status !== 'CANCELLED' && flights !== 1)
    yield `I4 order ${order_id} has ${flights} bookings of its flights`;
  if (state !== 'BOOKED' && flights > 0) yield `I4 order ${order_id} has flights that are ${state}`;
  if (is_late && ['ASKED', 'OPEN', 'BOOKING', 'USED'].includes(state))
    yield `I9 the flights of order ${order_id} still wait: ${state}`;
}
