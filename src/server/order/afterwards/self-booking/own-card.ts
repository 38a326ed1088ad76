/** The card by which visitors pay for the flights that they book: opened, and closed for good. */
import { money, SUPPLIER_CURRENCY } from '#domain/money.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { loadVersion } from '../../versions.ts';
import { findCancellation } from '../cancelling/cancellation-record.ts';
import { isBeingChanged } from '../changes/change-record.ts';
import { lookLaterAt } from './late-flights.ts';
import { mailSelfBooking } from './mail-self-booking.ts';
import { findSelfBooking, moveOn, type SelfBooking } from './self-booking-record.ts';

type Context = Omit<PlacementContext, 'steps'>;

/** So long the card is theirs. */
const SELF_BOOKING_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Opens the card of an order for a day; one that has ended gets none. */
export async function openCard(context: Context, booking: SelfBooking): Promise<void> {
  const { database, payments } = context;
  const { orderId } = booking;
  const endsAt = await startDay(context, booking);
  if (endsAt === undefined) return;
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
    if (isNew && !(await isOrderOver(tx, orderId)))
      await mailSelfBooking(context, tx, { orderId, endsAt, what: 'book' });
  });
}

/**
 * Written down before the card is asked for: asked again, it is the same card. Undefined where none
 * is to be asked for; one that was asked for already is opened all the same, to be closed.
 */
async function startDay(
  { database, clock }: Context,
  { orderId, endsAt }: SelfBooking,
): Promise<string | undefined> {
  if (endsAt !== null) return endsAt;
  const isOver = await isOrderOver(database, orderId);
  const end = new Date(clock().getTime() + SELF_BOOKING_HOURS * HOUR_MS).toISOString();
  const { numUpdatedRows } = await database
    .updateTable('self_booking')
    .set(isOver ? { state: 'CANCELLED' } : { ends_at: end })
    .where('order_id', '=', orderId)
    .where('state', '=', 'ASKED')
    .where('ends_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return isOver ? undefined : end;
  const now = await findSelfBooking(database, orderId);
  return now.state === 'ASKED' && now.endsAt !== null ? now.endsAt : undefined;
}

/**
 * Closed first, so that nobody pays with it once it is decided who books. What is spent already may
 * be flights, and so may what the airline knows: none are booked beside them.
 */
export async function closeCard(
  context: Context,
  { orderId, checkoutId, cardId, endsAt }: SelfBooking,
): Promise<void> {
  const { spent } = await context.payments.issuing.close({
    cardId: cardId!,
    idempotencyKey: `${orderId}:card-closed`,
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
    const isEnded = await isOrderOver(tx, orderId);
    const isUsed = !isEnded && (spent > 0 || reference !== null);
    const state = isUsed ? 'USED' : isEnded ? 'CANCELLED' : 'BOOKING';
    const isNew = await moveOn(
      tx,
      { orderId, from: 'OPEN' },
      {
        state,
        spent,
        ...(isUsed && { used_at: context.clock().toISOString() }),
        ...(isEnded && { late_look_at: lookLaterAt(context, 0) }),
      },
    );
    if (isNew && isUsed && reference === null)
      await mailSelfBooking(context, tx, { orderId, endsAt: endsAt!, what: 'used' });
  });
}

/**
 * The order has ended: from now on nobody pays with its card, and what it has paid is known. Throws
 * while the provider does not answer; asking again is safe.
 */
export async function endSelfBooking(context: Context, orderId: string): Promise<void> {
  const { database } = context;
  const isOne = await database
    .selectFrom('self_booking')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!isOne) return;
  const asked = await findSelfBooking(database, orderId);
  if (asked.state === 'ASKED') await openCard(context, asked);
  const booking = await findSelfBooking(database, orderId);
  if (booking.state === 'OPEN') await closeCard(context, booking);
  await moveOn(
    database,
    { orderId, from: 'USED' },
    { state: 'CANCELLED', late_look_at: lookLaterAt(context, 0) },
  );
}

/** Nothing is booked for it any more. */
export async function isOrderOver(
  database: Tx | Context['database'],
  orderId: string,
): Promise<boolean> {
  const { status } = await database
    .selectFrom('customer_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status === 'FAILED' || (await findCancellation(database, orderId)) !== undefined;
}
