/** An offer as the price ledger takes it. */
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { dayNumber } from '#domain/dates.ts';
import type { HolidayPriceInput, LegFare } from '#domain/holiday/price.ts';
import type { Offer } from './offer.ts';
import { flightAt, type SearchIndex } from './search-index.ts';

/** Fares are read from the source columns, room prices from the offer. */
export function priceInput(index: SearchIndex, { hotelQuote, flightQuote, board, roomPrices }: Omit<Offer, 'total'>): HolidayPriceInput {
  const { columns, facts, hotelAt } = index;
  const hotel = hotelAt.get(hotelQuote.hotelId)!;
  const { checkIn, nights, party } = hotelQuote;
  const rule = facts.taxRules[columns.hotelTax[hotel]!];
  return {
    party,
    legs: flightQuote ? [legFare(index, flightQuote.outbound), legFare(index, flightQuote.inbound)] : [],
    flightLabel: 'Return flights',
    hotelLabel: `${nights} nights`,
    stayBasis: BOARD_NAMES[board],
    roomPrices,
    checkIn,
    nights,
    stars: columns.hotelStars[hotel]!,
    taxRule: rule,
  };
}

/** What a leg costs on its day. */
export function legFare(index: SearchIndex, { seriesId, date }: { readonly seriesId: number; readonly date: string }): LegFare {
  const { columns, seriesAt } = index;
  const series = seriesAt.get(seriesId)!;
  const at = flightAt(index, series, dayNumber(date));
  return { fare: columns.fares[at]!, infantFare: columns.infantFares[at]!, agentFee: columns.seriesAgentFee[series] === 1 };
}
