/** One-step changes of a holiday, with what each saves or costs. */
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { HOTEL_ONLY, makeFlightQuoteId, makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayIn } from '#server/market.ts';
import { criteriaOfHoliday } from '#server/search/alternatives.ts';
import { originOf } from '#server/search/flight-pairs.ts';
import { neighbours, type Neighbour, type NeighbourChange } from '#server/search/neighbours.ts';
import type { GraphContext } from '../context.ts';
import type { QueryNeighboursArgs, RequireFields } from '../generated.ts';
import { makeAirport } from '../holiday/flight-leg.ts';
import { makePrice, moneyOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';
import { makeBoard, NOT_FOUND, parseQuotes } from './deal.ts';

export const neighbourResolvers: ResolverMap = {
  Query: {
    neighbours: async (
      _parent: never,
      { hotelQuoteId, flightQuoteId, first }: RequireFields<QueryNeighboursArgs, 'first'>,
      { shop }: GraphContext,
    ) => {
      const quotes = parseQuotes(hotelQuoteId, flightQuoteId);
      const facts = quotes && (await shop.hotels([quotes.stay.hotelId])).get(quotes.stay.hotelId);
      if (!quotes || !facts) return NOT_FOUND;
      const found =
        neighbours(shop.index, quotes.stay, quotes.flights, todayIn(shop.clock())) ?? [];
      return {
        kind: 'Neighbours',
        neighbours: found
          .slice(0, Math.max(0, first))
          .map((one) => makeNeighbour(shop, facts, one)),
        pricedAt: shop.clock().toISOString(),
      };
    },
  },
};

function makeNeighbour(
  shop: WebContext,
  facts: HotelFacts,
  { change, hotelQuote, flightQuote, holiday, difference }: Neighbour,
) {
  const departureDate = flightQuote?.outbound.date ?? hotelQuote.checkIn;
  const rooms = hotelQuote.planIds.map((id) => ({
    name: facts.plans.get(id)?.roomName ?? 'Room',
    displayName: facts.plans.get(id)?.facts.displayName ?? 'Room',
  }));
  return {
    change: change.kind.toUpperCase(),
    label: labelOf(
      change,
      rooms.map(({ displayName }) => displayName),
    ),
    hotelQuoteId: makeHotelQuoteId(hotelQuote),
    flightQuoteId: flightQuote ? makeFlightQuoteId(flightQuote) : HOTEL_ONLY,
    departureDate,
    checkInDate: hotelQuote.checkIn,
    numberOfNights: hotelQuote.nights,
    departureAirport: flightQuote
      ? makeAirport(originOf(shop.index, flightQuote.outbound.seriesId))
      : null,
    board: makeBoard(holiday),
    rooms,
    price: makePrice(shop, { lines: holiday.lines, party: hotelQuote.party, departureDate }),
    difference: moneyOf(shop, difference),
    query: makeCriteriaQuery(criteriaOfHoliday(shop.index, hotelQuote, flightQuote)),
  };
}

/** A change in words; `rooms`: names of the rooms it leads to. */
function labelOf(change: NeighbourChange, rooms: readonly string[]): string {
  switch (change.kind) {
    case 'date':
      return `${count(change.days, 'day')} ${change.days < 0 ? 'earlier' : 'later'}`;
    case 'nights':
      return `${count(change.nights, 'night')} ${change.nights < 0 ? 'fewer' : 'more'}`;
    case 'airport':
      return `From ${makeAirport(change.airport).name}`;
    case 'flights':
      return 'Other flights of the day';
    case 'board':
      return BOARD_NAMES[change.board];
    case 'room':
      return [...new Set(rooms)].join(' and ');
    case 'refund':
      return change.refundable ? 'With free cancellation' : 'Without free cancellation';
  }
}

const count = (signed: number, unit: string): string =>
  `${Math.abs(signed)} ${unit}${Math.abs(signed) === 1 ? '' : 's'}`;
