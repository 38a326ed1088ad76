/**
 * What becomes of flights that their visitors book: a card that pays the airline is opened, and
 * closed a day later; whoever has not used it has the flights booked by us. Each look brings an
 * order one state on, under keys that stay the same, so that a killed one is simply repeated.
 */
import { sql } from 'kysely';
import { money, SUPPLIER_CURRENCY } from '#domain/money.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { PaymentProviderUnavailable } from '#server/payments/port.ts';
import { inMarket, type Tx } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { isDue, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { loadVersion } from '../../versions.ts';
import { findCancellation } from '../cancelling/cancellation-record.ts';
import { isBeingChanged } from '../changes/change-record.ts';
import { bookForgotten } from './book-forgotten.ts';
import { findSelfBooking, moveOn, type SelfBooking } from './self-booking-record.ts';

type Context = Omit<PlacementContext, 'steps'>;

/** How long the card is theirs. */
const HOURS = 24;

const QUEUE: Queue = {
  name: 'self-booking',
  tries: 6,
  firstPauseMs: 10_000,
  isOutage: (error) =>
    error instanceof SupplierUnavailable || error instanceof PaymentProviderUnavailable,
};

/** A periodic job: tries each that can go on once. Throws the first failure after all others. */
export async function followSelfBookings(site: Context): Promise<LookEnd> {
  const rows = await site.database
    .selectFrom('self_booking as s')
    .innerJoin('customer_order as o', 'o.id', 's.order_id')
    .select(['o.id', 'o.market'])
    .where(isToGoOn(site.clock()))
    .where(isDue(QUEUE.name, 's.order_id'))
    .execute();
  return workThrough(site.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: async ({ id, market }) => {
      await goOn(inMarket(site, market), await findSelfBooking(site.database, id));
      return 'done';
    },
  });
}

/** A request opens no card before it is confirmed; an order that ends closes it at once. */
const isToGoOn = (now: Date) => sql<boolean>`(
  s.state in ('BOOKING', 'USED')
  or s.state = 'ASKED' and o.status not in ('PENDING', 'PROCESSING')
  or s.state = 'OPEN' and (s.ends_at <= ${now.toISOString()}
    or exists (select from order_cancellation c where c.order_id = o.id)))`;

async function goOn(context: Context, booking: SelfBooking): Promise<void> {
  if (booking.state === 'ASKED') await openCard(context, booking);
  else if (booking.state === 'OPEN') await closeCard(context, booking);
  else if (booking.state === 'BOOKING') await bookForgotten(context, booking);
  // Tried some times and then put aside, where an operator finds it.
  else throw new Error('its card was used, and we do not know the airline’s reference');
}

async function openCard(context: Context, booking: SelfBooking): Promise<void> {
  const { database, payments } = context;
  const { orderId } = booking;
  // One that was asked for already is opened all the same, to be closed.
  if (booking.endsAt === null && (await hasEnded(database, orderId)))
    return void (await moveOn(database, { orderId, from: 'ASKED' }, { state: 'CANCELLED' }));
  const endsAt = booking.endsAt ?? (await startDay(context, orderId));
  const { accepted } = await loadVersion(database, orderId);
  const { cardId } = await payments.issuing.open({
    limit: money(booking.limit, SUPPLIER_CURRENCY),
    merchant: accepted.holiday.flights!.outbound.carrier,
    closesAt: endsAt,
    reference: orderId,
    idempotencyKey: `${orderId}:card`,
  });
  crashpoint('self-book card:after');
  await moveOn(database, { orderId, from: 'ASKED' }, { state: 'OPEN', card_id: cardId });
}

/** Written down before the card is asked for: asked again, it is the same card. */
async function startDay({ database, clock }: Context, orderId: string): Promise<string> {
  const endsAt = new Date(clock().getTime() + HOURS * 3_600_000).toISOString();
  await database
    .updateTable('self_booking')
    .set({ ends_at: endsAt })
    .where('order_id', '=', orderId)
    .execute();
  return endsAt;
}

/**
 * Closed first, so that nobody pays with it once it is decided who books. What is spent already may
 * be flights: none are booked beside them, and a person asks for them.
 */
async function closeCard(context: Context, { orderId, checkoutId, cardId }: SelfBooking) {
  const { spent } = await context.payments.issuing.close({
    cardId: cardId!,
    idempotencyKey: `${orderId}:card-closed`,
  });
  crashpoint('self-book close:after');
  await inTransaction(context.database, async (tx) => {
    await lockCheckout(tx, checkoutId);
    if (await isBeingChanged(tx, orderId)) return;
    const state = spent > 0 ? 'USED' : (await hasEnded(tx, orderId)) ? 'CANCELLED' : 'BOOKING';
    await moveOn(tx, { orderId, from: 'OPEN' }, { state, spent });
  });
}

async function hasEnded(database: Tx | Context['database'], orderId: string): Promise<boolean> {
  const { status } = await database
    .selectFrom('customer_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status === 'FAILED' || (await findCancellation(database, orderId)) !== undefined;
}
