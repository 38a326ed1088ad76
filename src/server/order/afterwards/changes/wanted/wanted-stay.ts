/** Another room or board for a booked holiday, in the same hotel on the same days. */
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { parseHotelQuoteId, type FlightQuote, type HotelQuote } from '#domain/holiday/quote-id.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { mayTakeInstead, withStay } from '#domain/order/changing.ts';
import { todayOf } from '#server/market/market.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { StaysOnSale } from '#server/search/deal-choices.ts';
import type { Accepted } from '../../../accepted.ts';
import type { OrderVersion } from '../../../versions.ts';
import type { Wanted } from './wanted.ts';

export type StayOffers =
  /** The holidays that it would be, each with all its lines. */
  | { readonly kind: 'offers'; readonly offers: readonly PricedHoliday[] }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal };

/** Every stay that may take the place of the booked one, at its hotel's price of now. */
export async function offerStays(
  context: VisitorContext,
  { accepted: { holiday } }: Pick<OrderVersion, 'accepted'>,
  onSale: StaysOnSale,
): Promise<StayOffers> {
  if (isOfOtherHotel(holiday)) return { kind: 'refused', refusal: 'stay_changed_by_others' };
  const others = onSale.list(travellingStayOf(holiday));
  const found = await Promise.all(others.map((stay) => findStay(context, holiday, stay, onSale)));
  const offers = found.filter((offer) => typeof offer === 'object');
  return offers.length === 0 && found.includes('supplier_silent')
    ? { kind: 'refused', refusal: 'supplier_silent' }
    : { kind: 'offers', offers };
}

/** The order with the stay of this quote. */
export async function wantStay(
  context: VisitorContext,
  { accepted }: Pick<OrderVersion, 'accepted'>,
  hotelQuoteId: string,
  onSale: StaysOnSale,
): Promise<Wanted> {
  const { holiday } = accepted;
  if (isOfOtherHotel(holiday)) return { kind: 'refused', refusal: 'stay_changed_by_others' };
  if (hotelQuoteId === holiday.hotelQuoteId) return { kind: 'refused', refusal: 'nothing_changes' };
  const asked = onSale
    .list(travellingStayOf(holiday))
    .find(({ planIds }) => planIds.join() === parseHotelQuoteId(hotelQuoteId)?.planIds.join());
  const found = asked ? await findStay(context, holiday, asked, onSale) : 'stay_gone';
  return typeof found === 'string'
    ? { kind: 'refused', refusal: found }
    : { kind: 'wanted', accepted: { ...accepted, holiday: found } };
}

/** The holiday with another stay, or why it cannot be had. */
async function findStay(
  context: VisitorContext,
  booked: Accepted['holiday'],
  stay: HotelQuote,
  onSale: StaysOnSale,
): Promise<PricedHoliday | ChangeRefusal> {
  const found = await askStay(context, booked, stay, onSale);
  if (typeof found === 'string') return found;
  const other = withStay(booked, found);
  return mayTakeInstead(booked, other, todayOf(context)) ? other : 'stay_gone';
}

/** The stay, with flights or alone, at prices of now and the rate of what is booked, or why not. */
export async function askStay(
  { market }: VisitorContext,
  booked: Accepted['holiday'],
  stay: HotelQuote,
  { price }: Pick<StaysOnSale, 'price'>,
  flights?: FlightQuote,
): Promise<PricedHoliday | ChangeRefusal> {
  const found = await price(stay, { ...market, rate: booked.sale?.rate ?? market.rate }, flights);
  if (found.kind !== 'priced' || found.holiday.onRequest) return 'stay_gone';
  return found.holiday.source === 'list' ? 'supplier_silent' : found.holiday;
}

/** Whether people stay in another hotel than the one that they have booked. */
export const isOfOtherHotel = (holiday: PricedHoliday): boolean =>
  bookedStayOf(holiday).hotelId !== holiday.hotel.id;

/**
 * The booked stay as those have it who travel: a hotel that does not give it back may have sold it
 * to more of them.
 */
export function travellingStayOf(holiday: PricedHoliday): HotelQuote {
  const stay = bookedStayOf(holiday);
  const rooms = holiday.party.flatMap((room, i) =>
    room.adults === 0 ? [] : [{ room, planId: stay.planIds[i]! }],
  );
  return {
    ...stay,
    party: rooms.map(({ room }) => room),
    planIds: rooms.map(({ planId }) => planId),
  };
}

/** The stay that is booked. */
export function bookedStayOf({ hotelQuoteId }: PricedHoliday): HotelQuote {
  const stay = parseHotelQuoteId(hotelQuoteId);
  if (!stay) throw new Error('an accepted holiday holds a quote id that does not read');
  return stay;
}
