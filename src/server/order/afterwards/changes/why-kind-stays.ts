/** Why a booking cannot be changed in one way or another at the moment. */
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { NAMES_HOURS } from '#domain/order/changing.ts';
import { todayOf } from '#server/market/market.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { areFlightsTheirs } from '../self-booking/self-booking-record.ts';
import type { ChangeKind } from './change-record.ts';
import { whyFlightsStay, type BookedVersion } from './flight-extras/flights-held.ts';
import { whyLoweredStays } from './lowered-instead.ts';
import { whyAllTravel } from './wanted/wanted-fewer.ts';
import { whyHotelStays } from './wanted/wanted-hotel.ts';
import { whyNobodyJoins } from './wanted/wanted-joining.ts';
import { whyPlacesOf } from './wanted/wanted-place.ts';
import { whyPartStays, whyStays, whyStaysUntil } from './why-it-stays.ts';
import { whyOrderKeepsNights } from './why-nights-stay.ts';

/** Null while it can, as far as its quote does not say otherwise. */
export async function whyKindStays(
  context: VisitorContext,
  booking: BookedVersion,
  kind: ChangeKind,
): Promise<ChangeRefusal | null> {
  const { database } = context;
  if (kind === 'DATES' || kind === 'FLIGHTS')
    return (
      (await whyStays(context, booking)) ??
      whyOrderKeepsNights(context, database, { ...booking, orderId: booking.id }, kind)
    );
  if (kind === 'NAMES')
    return (
      (await whyStaysUntil(context, booking, { hours: NAMES_HOURS, tooLate: 'names_too_late' })) ??
      ((await areFlightsTheirs(database, booking.id)) ? 'names_own_flights' : null)
    );
  const refusal =
    (await whyPartStays(context, booking, kind)) ??
    (await whyLoweredStays(database, { ...booking, orderId: booking.id }, kind));
  if (refusal) return refusal;
  if (kind === 'PLACE')
    return whyPlacesOf(database, { ...booking, orderId: booking.id }, todayOf(context));
  if (kind === 'FEWER') return whyAllTravel(context, booking);
  if (kind === 'JOIN') return whyNobodyJoins(context, booking);
  if (kind === 'HOTEL') return whyHotelStays(context, booking);
  return kind === 'FLIGHT_EXTRAS' || kind === 'SEATS'
    ? whyFlightsStay(context, database, booking)
    : null;
}
