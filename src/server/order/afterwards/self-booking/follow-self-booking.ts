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
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { postFare } from '../../paying/ledger.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { loadVersion } from '../../versions.ts';
import { findCancellation } from '../cancelling/cancellation-record.ts';
import { closingKey } from '../cancelling/own-flights.ts';
import { isBeingChanged } from '../changes/change-record.ts';
import { bookForgotten } from './book-forgotten.ts';
import { lookForLateFlights } from './late-flights.ts';
import { mailSelfBooking } from './mail-self-booking.ts';
import { findSelfBooking, moveOn, type SelfBooking } from './self-booking-record.ts';
import { writeBooked } from './write-booked.ts';

type Context = Omit<PlacementContext, 'steps'>;

/** So long the card is theirs, and so long before that is over they are reminded. */
const SELF_BOOKING_HOURS = 24;
const REMINDED_HOURS_BEFORE = 6;
/** So long a card that was used waits for its reference, before a person asks for it. */
const ASKED_AFTER_HOURS = 48;

const HOUR_MS = 3_600_000;
const REMINDED_BEFORE_MS = REMINDED_HOURS_BEFORE * HOUR_MS;

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
    work: async ({ id, market }) =>
      goOn(inMarket(site, market), await findSelfBooking(site.database, id)),
  });
}

/** A request opens no card before it is confirmed; an order that ends closes it at once. */
const isToGoOn = (now: Date) => sql<boolean>`(
  s.state in ('BOOKING', 'USED')
  or s.late_look_at <= ${now.toISOString()}
  or s.state = 'ASKED' and o.status not in ('PENDING', 'PROCESSING')
  or s.state = 'OPEN' and (s.ends_at <= ${now.toISOString()}
    or s.airline_reference is not null
    or s.reminded_at is null and s.ends_at <= ${new Date(now.getTime() + REMINDED_BEFORE_MS).toISOString()}
    or exists (select from order_cancellation c where c.order_id = o.id)))`;

async function goOn(context: Context, booking: SelfBooking): Promise<WorkProgress> {
  switch (booking.state) {
    case 'ASKED':
      await openCard(context, booking);
      return 'done';
    case 'OPEN':
      if (await isStillTheirs(context, booking)) await remind(context, booking);
      else await closeCard(context, booking);
      return 'done';
    case 'BOOKING':
      await bookForgotten(context, booking);
      return 'done';
    case 'USED':
      return waitForReference(context, booking);
    default:
      await lookForLateFlights(context, booking);
      return 'done';
  }
}

/** Their day is not over, they have told nothing, and the order stands. */
const isStillTheirs = async (
  { database, clock }: Context,
  { orderId, endsAt, airlineReference }: SelfBooking,
): Promise<boolean> =>
  airlineReference === null &&
  clock().getTime() < Date.parse(endsAt!) &&
  !(await hasEnded(database, orderId));

/**
 * The airline’s reference is typed by them, or told by a person of ours who asks for it: what goes
 * wrong here is tried some times and then put aside, where an operator finds it.
 */
async function waitForReference(context: Context, booking: SelfBooking): Promise<WorkProgress> {
  const { airlineReference, spent, usedAt, isSettled } = booking;
  if (await hasEnded(context.database, booking.orderId)) {
    await moveOn(
      context.database,
      { orderId: booking.orderId, from: 'USED' },
      { state: 'CANCELLED' },
    );
    return 'done';
  }
  if (airlineReference !== null && (spent! > 0 || isSettled)) {
    await confirmBooked(context, booking);
    return 'done';
  }
  if (airlineReference !== null)
    throw new Error(`the airline knows ${airlineReference}, and our card has not paid for it`);
  const left = Date.parse(usedAt!) + ASKED_AFTER_HOURS * HOUR_MS - context.clock().getTime();
  if (left > 0) return { laterMs: left };
  throw new Error(`its card has paid ${spent}, and we do not know the airline’s reference`);
}

/** They have booked: their papers say by which reference. */
const confirmBooked = (context: Context, booking: SelfBooking): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    const { orderId, checkoutId, limit, spent, airlineReference: reference } = booking;
    await lockCheckout(tx, checkoutId);
    if (await isBeingChanged(tx, orderId)) return;
    if (!(await moveOn(tx, { orderId, from: 'USED' }, { state: 'CONFIRMED' }))) return;
    await postFare(tx, { orderId, checkoutId }, spent! - limit);
    await writeBooked(context, tx, { orderId, flights: { reference: reference! }, by: 'them' });
    crashpoint('self-book confirmed:written');
  });

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
    // As it is first sent: the key is for these words, and a database leaves last zeros out.
    closesAt: new Date(endsAt).toISOString(),
    reference: orderId,
    idempotencyKey: `${orderId}:card`,
  });
  crashpoint('self-book card:after');
  await inTransaction(database, async (tx) => {
    const isNew = await moveOn(tx, { orderId, from: 'ASKED' }, { state: 'OPEN', card_id: cardId });
    if (isNew) await mailSelfBooking(context, tx, { orderId, endsAt, what: 'book' });
  });
}

/** Once, some hours before their day is over. */
const remind = (context: Context, { orderId, endsAt }: SelfBooking): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('self_booking')
      .set({ reminded_at: context.clock().toISOString() })
      .where('order_id', '=', orderId)
      .where('state', '=', 'OPEN')
      .where('reminded_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await mailSelfBooking(context, tx, { orderId, endsAt: endsAt!, what: 'reminder' });
  });

/** Written down before the card is asked for: asked again, it is the same card. */
async function startDay({ database, clock }: Context, orderId: string): Promise<string> {
  const endsAt = new Date(clock().getTime() + SELF_BOOKING_HOURS * HOUR_MS).toISOString();
  await database
    .updateTable('self_booking')
    .set({ ends_at: endsAt })
    .where('order_id', '=', orderId)
    .execute();
  return endsAt;
}

/**
 * Closed first, so that nobody pays with it once it is decided who books. What is spent already may
 * be flights, and so may what the airline knows: none are booked beside them.
 */
async function closeCard(
  context: Context,
  { orderId, checkoutId, cardId, endsAt }: SelfBooking,
): Promise<void> {
  const { spent } = await context.payments.issuing.close({
    cardId: cardId!,
    idempotencyKey: closingKey(orderId),
  });
  crashpoint('self-book close:after');
  await inTransaction(context.database, async (tx) => {
    await lockCheckout(tx, checkoutId);
    if (await isBeingChanged(tx, orderId)) return;
    const { airline_reference: reference } = await tx
      .selectFrom('self_booking')
      .select('airline_reference')
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isEnded = await hasEnded(tx, orderId);
    const isUsed = !isEnded && (spent > 0 || reference !== null);
    const state = isUsed ? 'USED' : isEnded ? 'CANCELLED' : 'BOOKING';
    const isNew = await moveOn(
      tx,
      { orderId, from: 'OPEN' },
      { state, spent, ...(isUsed && { used_at: context.clock().toISOString() }) },
    );
    if (isNew && isUsed && reference === null)
      await mailSelfBooking(context, tx, { orderId, endsAt: endsAt!, what: 'used' });
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
