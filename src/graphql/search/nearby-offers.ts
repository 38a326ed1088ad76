/** One-step changes of a holiday, with what each saves or costs. */

import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { priceHoliday } from '#domain/holiday/price.ts';
import { departureDateOf, makeQuoteIds, parseQuotes } from '#domain/holiday/quote-id.ts';
import { headsOf } from '#domain/party.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { criteriaOfHoliday } from '#server/search/alternatives.ts';
import { originOf } from '#server/search/flight-pairs.ts';
import {
  nearbyOffers,
  type NearbyOffer,
  type NearbyOfferChange,
} from '#server/search/nearby-offers.ts';
import { makeAirport } from '../catalogue/airports.ts';
import type { NearbyOfferChange as ChangeCode } from '../generated.ts';
import { makeBoard, makeRoomNames } from '../holiday/holiday.ts';
import { makePrice } from '../holiday/price.ts';
import { differenceSold } from '../money.ts';
import { NOT_FOUND } from './deal.ts';

export const nearbyOfferResolvers = {
  Query: {
    nearbyOffers: async (_root, { hotelQuoteId, flightQuoteId, first }, { shop }) => {
      const quotes = parseQuotes(hotelQuoteId, flightQuoteId);
      const hotel = quotes && (await shop.hotels([quotes.stay.hotelId])).get(quotes.stay.hotelId);
      if (!quotes || !hotel) return NOT_FOUND;
      const today = todayOf(shop);
      const found = nearbyOffers(shop.index, quotes.stay, quotes.flights, today) ?? [];
      return {
        kind: 'NearbyOffers',
        nearbyOffers: found
          .slice(0, Math.max(0, first))
          .map((one) => makeNearbyOffer(shop, hotel, one)),
        pricedAt: shop.clock().toISOString(),
      };
    },
  },
} satisfies ResolverMap;

const CODES: Readonly<Record<NearbyOfferChange['kind'], ChangeCode>> = {
  date: 'DATE',
  nights: 'NIGHTS',
  airport: 'AIRPORT',
  flights: 'FLIGHTS',
  board: 'BOARD',
  room: 'ROOM',
  refund: 'REFUND',
};

function makeNearbyOffer(
  shop: WebContext,
  hotel: HotelFacts,
  { change, hotelQuote, flightQuote, holiday, difference }: NearbyOffer,
) {
  const departureDate = departureDateOf(hotelQuote, flightQuote);
  const rooms = makeRoomNames(hotel, hotelQuote.planIds);
  return {
    change: CODES[change.kind],
    label: labelOf(
      change,
      rooms.map(({ displayName }) => displayName),
    ),
    ...makeQuoteIds(hotelQuote, flightQuote),
    departureDate,
    checkInDate: hotelQuote.checkIn,
    numberOfNights: hotelQuote.nights,
    departureAirport: flightQuote
      ? makeAirport(originOf(shop.index, flightQuote.outbound.seriesId))
      : null,
    board: makeBoard(holiday),
    rooms,
    price: makePrice(shop, {
      lines: priceHoliday(holiday.priceInput, shop.market),
      party: hotelQuote.party,
      departureDate,
    }),
    difference: differenceSold(
      shop,
      { total: holiday.total, difference },
      flightQuote ? headsOf(hotelQuote.party).paying : 0,
    ),
    query: makeCriteriaQuery(criteriaOfHoliday(shop.index, hotelQuote, flightQuote)),
  };
}

/** A change in words; `rooms`: names of the rooms it leads to. */
function labelOf(change: NearbyOfferChange, rooms: readonly string[]): string {
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
      return change.refundable ? 'Room price refundable' : 'Room price not refundable';
  }
}

const count = (signed: number, unit: string): string =>
  `${Math.abs(signed)} ${unit}${Math.abs(signed) === 1 ? '' : 's'}`;
