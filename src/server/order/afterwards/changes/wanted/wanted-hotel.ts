/** A booked holiday in another hotel: the same people, nights and flights. */
import { withoutHotelPerks } from '#domain/holiday/perks.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { makeHotelQuoteId, type HotelQuote } from '#domain/holiday/quote-id.ts';
import { areReducedByOthers } from '#domain/order/changes/flights-gone.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import {
  holidayStart,
  hoursUntil,
  isGivenBack,
  TRANSFER_HOURS,
  withHotel,
} from '#domain/order/changing.ts';
import { isClosedByAdvice, nightsInPlace } from '#server/advice/advice-blocks.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext, VisitorContext } from '#server/purchase-context.ts';
import type { HotelsOnSale } from '#server/search/deal-choices.ts';
import type { Accepted } from '../../../accepted.ts';
import type { OrderVersion } from '../../../versions.ts';
import { askSameExtras } from './same-extras.ts';
import { creditOf } from './wanted-dates.ts';
import { askStay, isOfOtherHotel, travellingStayOf, type StayOffers } from './wanted-stay.ts';
import type { Wanted } from './wanted.ts';

type Booking = Pick<OrderVersion, 'accepted' | 'document'>;

/**
 * Why a holiday stays in its hotel; null when it may be in another one: as long as its own gives
 * the stay back whole. A transfer of the next two days is not given back.
 */
export function whyHotelStays(
  context: Pick<PurchaseContext, 'clock' | 'market'>,
  { accepted: { holiday, choices, reductions = [] }, document }: Booking,
): ChangeRefusal | null {
  if (isOfOtherHotel(holiday) || areReducedByOthers(reductions)) return 'hotel_changed_by_others';
  if (!isGivenBack(holiday, todayOf(context))) return 'hotel_not_given_back';
  if (!choices.transfer) return null;
  const hours = hoursUntil(holidayStart(document), context.clock());
  return hours <= TRANSFER_HOURS ? 'hotel_transfer_too_late' : null;
}

/** The stays in other hotels, each at its hotel's price of now. */
export async function offerHotels(
  context: VisitorContext,
  { accepted: { holiday } }: Pick<OrderVersion, 'accepted'>,
  onSale: HotelsOnSale,
): Promise<StayOffers> {
  const stays = hotelsFor(holiday, onSale);
  const found = await Promise.all(stays.map((stay) => findHotel(context, holiday, stay, onSale)));
  const offers = found.filter((offer) => typeof offer === 'object');
  return offers.length === 0 && found.includes('supplier_silent')
    ? { kind: 'refused', refusal: 'supplier_silent' }
    : { kind: 'offers', offers };
}

/** The order with the stay of this quote, which is in another hotel. */
export async function wantHotel(
  context: VisitorContext,
  { accepted }: Pick<OrderVersion, 'accepted'>,
  hotelQuoteId: string,
  onSale: HotelsOnSale,
): Promise<Wanted> {
  const { holiday } = accepted;
  const asked = hotelsFor(holiday, onSale).find((stay) => makeHotelQuoteId(stay) === hotelQuoteId);
  const found = asked ? await findHotel(context, holiday, asked, onSale) : 'hotel_gone';
  if (typeof found === 'string') return { kind: 'refused', refusal: found };
  const extras = await askExtrasThere(context, accepted, found);
  if (typeof extras === 'string') return { kind: 'refused', refusal: extras };
  const wanted = { ...accepted, holiday: found, choices: { ...accepted.choices, ...extras } };
  return creditOf(wanted) === creditOf(accepted)
    ? { kind: 'wanted', accepted: wanted }
    : { kind: 'refused', refusal: 'hotel_credit' };
}

const hotelsFor = (holiday: PricedHoliday, onSale: HotelsOnSale): readonly HotelQuote[] =>
  onSale.hotels(travellingStayOf(holiday), holiday.flights?.outbound.destination);

/** The holiday in another hotel, or why it cannot be had. */
async function findHotel(
  context: VisitorContext,
  booked: PricedHoliday,
  stay: HotelQuote,
  onSale: HotelsOnSale,
): Promise<PricedHoliday | ChangeRefusal> {
  const found = await askStay(context, booked, stay, onSale);
  if (found === 'stay_gone') return 'hotel_gone';
  if (typeof found === 'string') return found;
  if (await isClosedByAdvice(context.database, nightsInPlace(found))) return 'advice_closed';
  // What the former hotel gave ends with it, and what was promised with the booking stays.
  const given = withoutHotelPerks(booked.perks ?? []);
  const more = (found.perks ?? []).filter(
    ({ key, by }) => by === 'hotel' && given.every((perk) => perk.key !== key),
  );
  return { ...withHotel(booked, found), perks: [...given, ...more] };
}

/** What is of the hotel's door or its country, at the price of now; or why it cannot be had. */
export async function askExtrasThere(
  context: VisitorContext,
  { holiday: booked, choices: { transfer, insurance }, passengers }: Accepted,
  holiday: PricedHoliday,
): Promise<Pick<Accepted['choices'], 'transfer' | 'insurance'> | ChangeRefusal> {
  const isElsewhere = holiday.hotel.country !== booked.hotel.country;
  const asked = { transfer, insurance: isElsewhere ? insurance : null };
  const refusals = { transfer: 'hotel_transfer', insurance: 'hotel_insurance' } as const;
  const found = await askSameExtras(context, { holiday, passengers }, asked, refusals);
  return typeof found === 'string' || isElsewhere ? found : { ...found, insurance };
}
