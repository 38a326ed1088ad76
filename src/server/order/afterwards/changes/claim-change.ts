/** The moment that decides whether an accepted change is made. */
import { arePaidInTime } from '#domain/order/changes/moving-dates.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import {
  holidayStart,
  isGivenBack,
  mayTakeInstead,
  whyNotChangeable,
} from '#domain/order/changing.ts';
import { isClosedByAdvice, nightsInPlace } from '#server/advice/advice-blocks.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { loadVersion } from '../../versions.ts';
import {
  areFlightsBeingBooked,
  areFlightsBookedSoon,
  areFlightsTheirs,
} from '../self-booking/self-booking-record.ts';
import { listOpenPayments, type ChangeKind, type ChangeRecord } from './change-record.ts';
import { changedParts } from './changed-parts.ts';
import { whyFlightsStay } from './flight-extras/flights-held.ts';
import { areDropsCounted } from './given-before.ts';
import { whyLoweredStays } from './lowered-instead.ts';
import { isPayerGone } from './payer.ts';
import { whyTheirsCameFirst } from './theirs-first.ts';
import { whyAllTravel } from './wanted/wanted-fewer.ts';
import { whyHotelStays } from './wanted/wanted-hotel.ts';
import { whyNobodyJoins } from './wanted/wanted-joining.ts';
import { whyPlacesOf } from './wanted/wanted-place.ts';
import { whyOrderKeepsNights } from './why-nights-stay.ts';

/** `wait`: a payment is at the bank, or flights are being booked. */
export type ChangeClaim = 'claimed' | 'wait' | ChangeRefusal;

/**
 * Whether the order still is what the change was made from, and may be changed. From then on no
 * payment of it is begun and no cancellation goes on until the change has ended.
 */
export const claimChange = (
  context: PlacementContext,
  change: ChangeRecord,
): Promise<ChangeClaim> =>
  inTransaction(context.database, async (tx) => {
    const { orderId, checkoutId, version, kind, accepted, difference, charge } = change;
    await lockCheckout(tx, checkoutId);
    const latest = await loadVersion(tx, orderId);
    if (await isPayerGone(tx, change)) return 'change_access_ended';
    if (latest.number !== version) return 'changed_meanwhile';
    const facts = await loadChangeable(tx, orderId);
    const startsAt = holidayStart(latest.document);
    const asked = whyNotChangeable({ ...facts, startsAt }, context.clock());
    // What others have changed is accepted whatever is still to be paid.
    const refusal = kind === 'NOTICE' && asked === 'payment_declined' ? null : asked;
    if (refusal) return refusal;
    if (facts.isPaymentAtBank || (await areFlightsBookedSoon(tx, orderId, context.clock())))
      return 'wait';
    if (await areFlightsBeingBooked(tx, orderId)) return 'flights_unbooked';
    const open = await listOpenPayments(tx, orderId);
    if (kind === 'DATES' || kind === 'FLIGHTS') {
      const kept = await whyOrderKeepsNights(context, tx, { ...latest, orderId }, kind);
      if (kept) return kept;
      if (!arePaidInTime(open, accepted.holiday.departureDate)) return 'dates_payments';
    }
    if (kind === 'JOIN') {
      const kept = whyNobodyJoins(context, latest) ?? whyRoomIsKept(context, change);
      if (kept) return kept;
    }
    if (kind === 'HOTEL') {
      const kept = whyHotelStays(context, latest);
      if (kept) return kept;
    }
    if (WHERE_OR_WHEN.includes(kind)) {
      const isClosed = await isClosedByAdvice(tx, nightsInPlace(accepted.holiday));
      if (isClosed) return 'advice_closed';
    }
    if (kind === 'FLIGHT_EXTRAS' || kind === 'SEATS') {
      const kept = await whyFlightsStay(context, tx, { ...latest, id: orderId });
      if (kept) return kept;
    }
    if (kind === 'PLACE') {
      const kept = await whyPlacesOf(tx, { ...latest, orderId }, todayOf(context));
      if (kept) return kept;
    }
    if (kind === 'FEWER') {
      const kept = whyAllTravel(context, latest) ?? whyStayIsKept(context, change);
      if (kept) return kept;
    }
    if (kind === 'NAMES' && (await areFlightsTheirs(tx, orderId))) return 'names_own_flights';
    const theirs =
      (await whyTheirsCameFirst(tx, change)) ??
      (await whyLoweredStays(tx, { ...latest, orderId }, kind));
    if (theirs) return theirs;
    const isKept = kind === 'NOTICE' && changedParts(change).length === 0;
    if (!isKept && !(await areDropsCounted(tx, change))) return 'change_total_moved';
    const isPayable = difference <= charge || open.length > 0;
    return isPayable ? 'claimed' : 'paid_meanwhile';
  });

/** Where they are, or when, is another than it was: advice may keep people from there then. */
const WHERE_OR_WHEN: readonly ChangeKind[] = ['DATES', 'FLIGHTS', 'HOTEL'];

/** The room for one more is another stay, for which its hotel has to let go of the booked one. */
const whyRoomIsKept = (
  context: PlacementContext,
  { was, accepted }: ChangeRecord,
): ChangeRefusal | null =>
  mayTakeInstead(was.holiday, accepted.holiday, todayOf(context)) ? null : 'joining_room_kept';

/** A stay for fewer people is another one, which its hotel has to let go of the booked one for. */
const whyStayIsKept = (
  context: PlacementContext,
  { was, accepted }: ChangeRecord,
): ChangeRefusal | null =>
  was.holiday.hotelQuoteId === accepted.holiday.hotelQuoteId ||
  isGivenBack(was.holiday, todayOf(context))
    ? null
    : 'change_total_moved';

/** What of an order decides whether it may be changed, but for its days. */
export async function loadChangeable(database: Tx | PlacementContext['database'], orderId: string) {
  const { status } = await database
    .selectFrom('customer_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const cancellation = await database
    .selectFrom('order_cancellation')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const payments = await database
    .selectFrom('instalment')
    .select('state')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['DECLINED', 'TAKING'])
    .execute();
  return {
    status,
    isCancelled: cancellation !== undefined,
    hasDeclinedPayment: payments.some(({ state }) => state === 'DECLINED'),
    isPaymentAtBank: payments.some(({ state }) => state === 'TAKING'),
  };
}
