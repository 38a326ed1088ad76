/** What of a booked holiday can be changed, and into what; or why it stays as it is. */
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';
import { areItsNights, type AskedNights } from '#domain/order/changes/moving-dates.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { CAR_HOURS } from '#domain/order/changing.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { FlightWay } from '#server/basket/flight-seats.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type {
  FlightsOnSale,
  HolidaysOnSale,
  HotelsOnSale,
  StaysOnSale,
} from '#server/search/deal-choices.ts';
import {
  offerExtras,
  type ExtraOffers,
} from './afterwards/changes/flight-extras/wanted-flight-extras.ts';
import { askCabin } from './afterwards/changes/flight-extras/wanted-seats.ts';
import { countDrops } from './afterwards/changes/given-before.ts';
import { offerHotels } from './afterwards/changes/wanted/wanted-hotel.ts';
import {
  offerStays,
  travellingStayOf,
  type StayOffers,
} from './afterwards/changes/wanted/wanted-stay.ts';
import {
  offerTransfers,
  type TransferOffers,
} from './afterwards/changes/wanted/wanted-transfer.ts';
import { whyStaysUntil } from './afterwards/changes/why-it-stays.ts';
import { whyKindStays } from './afterwards/changes/why-kind-stays.ts';
import type { OrderVersion } from './versions.ts';

type UnpricedBooking = Pick<OrderVersion, 'document'> & { readonly id: string };
type AskedBooking = Pick<OrderVersion, 'accepted'> & UnpricedBooking;

/** The transfers that a booking may have instead of its own, or why none is to be had here. */
export async function offerTransferChange(
  context: VisitorContext,
  booking: AskedBooking,
): Promise<TransferOffers> {
  const refusal = await whyKindStays(context, booking, 'TRANSFER');
  return refusal ? { kind: 'refused', refusal } : offerTransfers(context, booking);
}

type StayOffer = {
  readonly holiday: PricedHoliday;
  /** Of what is paid to us, as a quote of it has it. */
  readonly difference: Pence;
};

type PricedStays =
  | { readonly kind: 'offers'; readonly offers: readonly StayOffer[] }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal };

/** The rooms and boards that a booking may have instead of its own, or why none is to be had. */
export async function offerStayChange(
  context: VisitorContext,
  booking: AskedBooking,
  onSale: StaysOnSale,
): Promise<PricedStays> {
  const refusal = await whyKindStays(context, booking, 'STAY');
  if (refusal) return { kind: 'refused', refusal };
  return priceStays(context, booking, await offerStays(context, booking, onSale));
}

/** The same in other hotels. */
export async function offerHotelChange(
  context: VisitorContext,
  booking: AskedBooking,
  onSale: HotelsOnSale,
): Promise<PricedStays> {
  const refusal = await whyKindStays(context, booking, 'HOTEL');
  if (refusal) return { kind: 'refused', refusal };
  return priceStays(context, booking, await offerHotels(context, booking, onSale));
}

/** What each comes to, the cheapest first. */
async function priceStays(
  context: VisitorContext,
  booking: AskedBooking,
  found: StayOffers,
): Promise<PricedStays> {
  if (found.kind === 'refused') return found;
  const { accepted: was, id: orderId } = booking;
  const offers = await Promise.all(
    found.offers.map(async (holiday) => {
      const accepted = { ...was, holiday };
      const counted = await countDrops(context.database, { orderId, was, accepted });
      return { holiday, difference: payableOf(counted) - payableOf(was) };
    }),
  );
  return { kind: 'offers', offers: offers.toSorted((a, b) => a.difference - b.difference) };
}

/** Why a booking keeps its nights, or its flights on them, here; null when it can be moved. */
export const whyDatesStay = (
  context: VisitorContext,
  booking: AskedBooking,
  kind: 'DATES' | 'FLIGHTS' = 'DATES',
) => whyKindStays(context, booking, kind);

/** What flies to a booked stay on these nights, or why it cannot be had instead. */
export async function offerFlights(
  context: VisitorContext,
  booking: AskedBooking,
  asked: AskedNights,
  onSale: HolidaysOnSale,
): Promise<
  | { readonly kind: 'offers'; readonly offers: readonly FlightsOnSale[] }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal }
> {
  const { holiday } = booking.accepted;
  const kind = areItsNights(asked, holiday) ? 'FLIGHTS' : 'DATES';
  const refusal = holiday.flights ? await whyKindStays(context, booking, kind) : 'flights_none';
  if (refusal) return { kind: 'refused', refusal };
  const { checkIn, nights } = asked;
  return {
    kind: 'offers',
    offers: onSale.flightsTo({ ...travellingStayOf(holiday), checkIn, nights }),
  };
}

/** Why nobody's place can be given to somebody else here; null when it can. */
export const whyPlaceStays = (context: VisitorContext, booking: AskedBooking) =>
  whyKindStays(context, booking, 'PLACE');

/** The bags and the boarding that can be added to a booking's flights, or why none can. */
export async function offerFlightExtras(
  context: VisitorContext,
  booking: AskedBooking,
  sale: { readonly isSold: boolean },
): Promise<ExtraOffers> {
  const refusal = await whyKindStays(context, booking, 'FLIGHT_EXTRAS');
  return refusal ? { kind: 'refused', refusal } : offerExtras(context, booking, sale);
}

/** Why no seats can be chosen on a booking's flights here; null when they can. */
export const whySeatsStay = (context: VisitorContext, booking: AskedBooking) =>
  whyKindStays(context, booking, 'SEATS');

/** The cabin of one of a booking's flights. */
export const lookForSeats = (
  context: VisitorContext,
  booking: AskedBooking,
  asked: { readonly way: FlightWay; readonly isSold: boolean },
) => askCabin(context, booking, asked);

/** Why nobody can be taken off the booking here; null when somebody can. */
export const whyTravellersStay = (context: VisitorContext, booking: AskedBooking) =>
  whyKindStays(context, booking, 'FEWER');

/** Why nobody can join the booking here; null when somebody can. */
export const whyNobodyCanJoin = (context: VisitorContext, booking: AskedBooking) =>
  whyKindStays(context, booking, 'JOIN');

/** Why names can't be corrected here; null when they can. */
export const whyNamesStay = (context: VisitorContext, booking: AskedBooking) =>
  whyKindStays(context, booking, 'NAMES');

/** Why the car that is parked can't be changed here; null when it can. */
export const whyCarStays = (
  context: VisitorContext,
  booking: AskedBooking,
): Promise<ChangeRefusal | null> =>
  whyStaysUntil(context, booking, { hours: CAR_HOURS, tooLate: 'car_too_late' });

const payableOf = (accepted: OrderVersion['accepted']): Pence =>
  receiptOf(accepted, accepted.currency).payable;
