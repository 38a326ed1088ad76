/**
 * What becomes of flights that their visitors book: a card that pays the airline is opened, and
 * closed a day later; whoever has not used it has the flights booked by us. Each look brings an
 * order one state on, under keys that stay the same, so that a killed one is simply repeated.
 */
import { sql } from 'kysely';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isPaymentOutage } from '#server/payments/port.ts';
import { inMarket } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { postFare, postFarePaidBack } from '../../paying/ledger.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { isBeingChanged } from '../changes/change-record.ts';
import { bookForgotten } from './book-forgotten.ts';
import { lookForLateFlights, lookLaterAt } from './late-flights.ts';
import { mailSelfBooking } from './mail-self-booking.ts';
import { closeCard, isOrderOver, openCard } from './own-card.ts';
import { findSelfBooking, moveOn, type SelfBooking } from './self-booking-record.ts';
import { writeBooked } from './write-booked.ts';

type Context = Omit<PlacementContext, 'steps'>;

/** So long before their day is over they are reminded. */
const REMINDED_HOURS_BEFORE = 6;
/** So long a card that was used waits for its reference, before a person asks for it. */
const ASKED_AFTER_HOURS = 48;

const HOUR_MS = 3_600_000;
const REMINDED_BEFORE_MS = REMINDED_HOURS_BEFORE * HOUR_MS;
const ASKED_AFTER_MS = ASKED_AFTER_HOURS * HOUR_MS;

const QUEUE: Queue = {
  name: 'self-booking',
  tries: 6,
  firstPauseMs: 10_000,
  isOutage: (error) => error instanceof SupplierUnavailable || isPaymentOutage(error),
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
  s.state = 'BOOKING'
  or s.state = 'USED' and (s.airline_reference is not null
    or s.used_at <= ${new Date(now.getTime() - ASKED_AFTER_MS).toISOString()}
    or exists (select from order_cancellation c where c.order_id = o.id))
  or exists (select from order_cancellation c
    where c.order_id = o.id and c.aside is not null and c.tickets is null)
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
      await seeToUsedCard(context, booking);
      return 'done';
    default:
      if (booking.aside !== null) throw new Error(ticketsWords(booking));
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
  !(await isOrderOver(database, orderId));

/** Its people lost nothing by the end of their holiday, and hold tickets that our card has paid. */
const ticketsWords = ({ orderId, aside, airlineReference }: SelfBooking): string =>
  `order ${orderId} has ended and ${aside} of it is put aside: its people hold tickets ${airlineReference ?? '(no reference)'} that our card has paid`;

/**
 * The airline’s reference is typed by them, or told by a person of ours who asks for it: what goes
 * wrong here is tried some times and then put aside, where an operator finds it.
 */
async function seeToUsedCard(context: Context, booking: SelfBooking): Promise<void> {
  const { orderId, airlineReference, spent, isSettled } = booking;
  if (await isOrderOver(context.database, orderId))
    await moveOn(
      context.database,
      { orderId, from: 'USED' },
      { state: 'CANCELLED', late_look_at: lookLaterAt(context, 0) },
    );
  else if (airlineReference === null)
    throw new Error(`its card has paid ${spent}, and we do not know the airline’s reference`);
  else if (spent! > 0 || isSettled) await confirmBooked(context, booking);
  else throw new Error(`the airline knows ${airlineReference}, and our card has not paid for it`);
}

/** They have booked: their papers say by which reference. */
const confirmBooked = (context: Context, booking: SelfBooking): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    const { orderId, checkoutId, limit, spent, airlineReference: reference } = booking;
    await lockCheckout(tx, checkoutId);
    if (await isBeingChanged(tx, orderId)) return;
    if (!(await moveOn(tx, { orderId, from: 'USED' }, { state: 'CONFIRMED' }))) return;
    await postFare(tx, { orderId, checkoutId }, spent! - limit);
    if (booking.paidBack !== null)
      await postFarePaidBack(
        tx,
        { orderId, checkoutId, currency: booking.currency },
        booking.paidBack,
      );
    await writeBooked(context, tx, { orderId, flights: { reference: reference! }, by: 'them' });
    crashpoint('self-book confirmed:written');
  });

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
