/** An offer as the price ledger takes it. */
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { dayNumber } from '#domain/dates.ts';
import { bagSaleOf, chooseBags, type LegBags } from '#domain/holiday/hold-bags.ts';
import type { HolidayPriceInput, LegFare } from '#domain/holiday/price.ts';
import type { FlightQuote } from '#domain/holiday/quote-id.ts';
import { fareBeside } from '#domain/holiday/return-fare.ts';
import { headsOf } from '#domain/party.ts';
import { flightOn } from '#server/price-index/flying-series.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';

/** Fares are read from the source columns, room prices from the offer. */
export function priceInput(
  index: SearchIndex,
  { hotelQuote, flightQuote, board, roomPrices }: Omit<Offer, 'total'>,
): HolidayPriceInput {
  const { columns, facts, hotelAt } = index;
  const hotel = hotelAt.get(hotelQuote.hotelId)!;
  const { checkIn, nights, party } = hotelQuote;
  const legs = flightQuote ? legFares(index, flightQuote) : [];
  const seats = headsOf(party).paying;
  const rule = facts.taxRules[columns.hotelTax[hotel]!];
  return {
    party,
    legs,
    flightLabel: 'Return flights',
    hotelLabel: `${nights} nights`,
    stayBasis: BOARD_NAMES[board],
    roomPrices,
    checkIn,
    nights,
    stars: columns.hotelStars[hotel]!,
    taxRule: rule,
    holdBags: flightQuote?.bags
      ? chooseBags(bagSaleOf(legs, seats), flightQuote.bags, seats)
      : null,
  };
}

export type ListedLeg = LegFare & LegBags;

/** Both legs as they cost together on their days. */
export function legFares(
  index: SearchIndex,
  { outbound, inbound }: FlightQuote,
): readonly ListedLeg[] {
  const [out, back] = [legFare(index, outbound), legFare(index, inbound)];
  return [listedBeside(out, back), listedBeside(back, out)];
}

type SeriesLeg = ListedLeg & Parameters<typeof fareBeside<number>>[0];

const listedBeside = (leg: SeriesLeg, other: SeriesLeg): ListedLeg => ({
  fare: fareBeside(leg, other),
  infantFare: leg.infantFare,
  agentFee: leg.agentFee,
  bagPrice: leg.bagPrice,
  bagsForAll: leg.bagsForAll,
});

function legFare(index: SearchIndex, { seriesId, date }: FlightQuote['outbound']): SeriesLeg {
  const { columns, seriesAt } = index;
  const series = seriesAt.get(seriesId)!;
  const { fare, infantFare } = flightOn(index, series, dayNumber(date));
  return {
    fare,
    infantFare,
    agentFee: columns.seriesAgentFee[series] === 1,
    carrier: columns.seriesCarrier[series]!,
    bagPrice: columns.seriesBagPrice[series]!,
    bagsForAll: columns.seriesBagsForAll[series] === 1,
    returnSaving: columns.seriesSaving[series]!,
  };
}
