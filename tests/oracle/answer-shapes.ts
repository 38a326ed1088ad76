/** Answers of engine and oracle in one shape: every price, order and facet. */
import type { SearchAnswer } from '#server/search/search-holidays.ts';
import type { OracleAnswer } from './oracle.ts';

export const shapeOfAnswer = ({ total, pages, offers, facets, price }: SearchAnswer): unknown => ({
  total,
  pages,
  facets,
  price,
  offers: offers.map(({ hotelId, hotelQuote, flightQuote, board, total: pence }) => ({
    hotelId,
    board,
    pence,
    checkIn: hotelQuote.checkIn,
    nights: hotelQuote.nights,
    planIds: hotelQuote.planIds,
    series: flightQuote ? [flightQuote.outbound.seriesId, flightQuote.inbound.seriesId] : [],
    date: flightQuote?.outbound.date ?? hotelQuote.checkIn,
  })),
});

export const shapeOfOracle = ({ total, pages, offers, facets, price }: OracleAnswer): unknown => ({
  total,
  pages,
  facets,
  price,
  offers: offers.map(({ hotel, board, total: pence, checkIn, nights, planIds, legs, date }) => ({
    hotelId: hotel.id,
    board,
    pence,
    checkIn,
    nights,
    planIds,
    series: legs.map(({ id }) => id),
    date,
  })),
});
