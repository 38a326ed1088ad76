/**
 * What the index and the catalogue know of a holiday: facts, words and list prices (the list side
 * of priceLive).
 */
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { HoldBag } from '#domain/holiday/hold-bags.ts';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import type { FlightQuote, HotelQuote } from '#domain/holiday/quote-id.ts';
import { holdBagKg } from '#server/catalogue/bags.ts';
import { placeLineOf } from '#server/catalogue/destinations.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import { lineageOf } from '#server/catalogue/reference.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import { makeLeg } from '#server/holiday/holiday-leg.ts';
import type { ListedHoliday, QuoteHoliday } from '#server/holiday/live-price.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { quoteHoliday, type QuotedHoliday } from './quote-holiday.ts';

export type ListSources = {
  readonly index: SearchIndex;
  readonly series: ReadonlyMap<number, SeriesFacts>;
  readonly hotels: ReadonlyMap<number, HotelFacts>;
  readonly today: IsoDate;
};

/** Answers quote ids from the index; the hotel must be among `hotels`. */
export const listHolidayFrom =
  ({ index, series, hotels, today }: ListSources): QuoteHoliday =>
  (stay, flights) => {
    const hotel = hotels.get(stay.hotelId);
    const quoted = quoteHoliday(index, stay, flights, today);
    if (!hotel || (quoted.kind === 'unavailable' && quoted.why === 'unknown'))
      return { kind: 'absent' };
    if (quoted.kind === 'unavailable') return { kind: 'sold_out' };
    return makeListed(hotel, series, quoted, stay, flights);
  };

function makeListed(
  hotel: HotelFacts,
  series: ReadonlyMap<number, SeriesFacts>,
  quoted: QuotedHoliday,
  stay: HotelQuote,
  flights: FlightQuote | undefined,
): ListedHoliday {
  const legs =
    flights &&
    [flights.outbound, flights.inbound].map(({ seriesId, date }, i) =>
      makeLeg(series.get(seriesId)!, date, quoted.legs[i]!),
    );
  const rooms = stay.planIds.map((planId, i) => ({
    planId,
    name: hotel.plans.get(planId)?.facts.displayName ?? 'Room',
    price: quoted.roomPrices[i]!,
  }));
  const country = lineageOf(hotel.place.id).find(({ kind }) => kind === 'country');
  const [out] = legs ?? [];
  return {
    kind: 'listed',
    hotel: {
      id: hotel.id,
      name: hotel.name,
      stars: hotel.stars,
      placeId: hotel.place.id,
      placeName: placeLineOf(hotel.place.id),
      country: hotel.place.country ?? '',
      countryName: country?.name ?? '',
      address: `${hotel.facts.address}${country ? `, ${country.name}` : ''}`,
    },
    rooms,
    board: quoted.board,
    refundableUntil: quoted.refundableUntil,
    onRequest: quoted.onRequest,
    flights: legs && { outbound: legs[0]!, inbound: legs[1]!, holdBag: holdBagOf(legs, quoted) },
    taxRule: quoted.taxRule,
    flightLabel: out
      ? `${out.originName} to ${out.destinationName} and back, ${[...new Set(legs?.map(({ carrierName }) => carrierName))].join(' and ')}`
      : '',
    stayBasis: `${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'}, ${roomWords(rooms.map(({ name }) => name))}, ${BOARD_NAMES[quoted.board].toLowerCase()}`,
  };
}

/** A bag that every flight that sells one takes. */
function holdBagOf(legs: readonly HolidayLeg[], { bagSale }: QuotedHoliday): HoldBag | null {
  const weights = legs
    .filter(({ holdBagIncluded }) => !holdBagIncluded)
    .map(({ carrier }) => holdBagKg(carrier));
  return bagSale ? { ...bagSale, weightKg: Math.min(...weights) } : null;
}

/** `family room`, `2 × double room`, `double room and family room`. */
function roomWords(names: readonly string[]): string {
  const counts = Map.groupBy(names, (name) => name.toLowerCase());
  return [...counts]
    .map(([name, all]) => (all.length > 1 ? `${all.length} × ${name}` : name))
    .join(' and ');
}
