/** Cheapest holidays of one hotel by departure airport, nights and departure day. */
import type { Filters } from '#domain/search/filters.ts';
import { addFlights } from './flights/leg-prices.ts';
import { priceLeastStays } from './hotels/least-stays.ts';
import { staticSets } from './hotels/static-filters.ts';
import { taxOf, taxTables } from './hotels/taxes.ts';
import { NO_PRICE } from './memory/columns.ts';
import { hasHotel } from './memory/hotel-sets.ts';
import { routePairs } from './memory/route-pairs.ts';
import { stayCount, checkInDays, type Query } from './query.ts';

export type AirportSheet = {
  /** Departure airport; undefined for hotel-only. */
  readonly airport: number | undefined;
  /** Pence by [nights][departure day], positions in the query; 0 where nothing is to be had. */
  readonly totals: Int32Array;
};

/**
 * One sheet for each departure airport of the query that flies to `hotel`, within the query's
 * filters, if it has any total within `price`; none when the hotel fails them.
 */
export function makeGrid(query: Query, hotel: number, price: Filters['price']): AirportSheet[] {
  if (query.days === 0 || !hasHotel(staticSets(query).passing, hotel)) return [];
  writeStayPrices(query, hotel);
  const { sheetTotals, sheetStayPrices } = query.index.space().words;
  if (!query.packages) {
    sheetTotals.set(sheetStayPrices.subarray(0, stayCount(query)));
    return takeSheet(query, undefined, price);
  }
  const pairs = query.index.facts.airportSets[query.index.columns.hotelAirportSet[hotel]!]!.flatMap(
    (arrival) => routePairs(query, arrival),
  ).toSorted((a, b) => a.origin - b.origin);
  const add = addFlights(query, pairs, sheetsOf(query));
  return pairs.flatMap(({ origin }, i) => {
    if (origin !== pairs[i - 1]?.origin)
      sheetTotals.fill(NO_PRICE, 0, query.nights.length * widthOf(query));
    add(i);
    if (origin === pairs[i + 1]?.origin) return [];
    packRows(query);
    return takeSheet(query, origin, price);
  });
}

/** Flights are added to rows in fours. */
const widthOf = ({ days }: Query): number => (days + 3) & ~3;

const sheetsOf = (query: Query): Parameters<typeof addFlights>[2] => {
  const { at } = query.index.space();
  return {
    start: query.firstDay - query.index.facts.firstDay,
    totals: at.sheetTotals,
    sheetBytes: 0,
    sheetWidth: widthOf(query),
    stayPrices: at.sheetStayPrices,
    span: checkInDays(query),
    nights: query.nights,
  };
};

/**
 * Writes pence of the cheapest room for each stay with its local tax, NO_PRICE where there is none:
 * sheetStayPrices by [nights][check-in day].
 */
function writeStayPrices(query: Query, hotel: number): void {
  const hotelOnly = { ...query, packages: false, offsets: 1, days: checkInDays(query) };
  const taxes = taxTables(hotelOnly)(hotel);
  priceLeastStays(hotelOnly, [{ first: hotel, end: hotel + 1 }], (_, least) => {
    const count = stayCount(hotelOnly);
    if (taxes)
      for (let stay = 0; stay < count; stay += 1)
        if (least[stay]! < NO_PRICE) least[stay]! += taxOf(taxes, stay, least[stay]!);
    query.index.space().words.sheetStayPrices.set(least);
  });
}

/** Moves the rows of sheetTotals together. */
function packRows(query: Query): void {
  const { sheetTotals } = query.index.space().words;
  const [width, { days, nights }] = [widthOf(query), query];
  if (width !== days)
    for (let night = 1; night < nights.length; night += 1)
      sheetTotals.copyWithin(night * days, night * width, night * width + days);
}

/** A copy of sheetTotals without what lies outside a range of prices, if anything is left. */
function takeSheet(
  query: Query,
  airport: number | undefined,
  { min = 0, max = NO_PRICE - 1 }: Filters['price'],
): AirportSheet[] {
  const {
    kernel,
    at,
    words: { sheetTotals },
  } = query.index.space();
  const count = query.nights.length * query.days;
  // What does not fill four is looked at as well.
  sheetTotals.fill(NO_PRICE, count, count + 3);
  const isLeft = kernel.keepRange(at.sheetTotals, count, min, Math.min(max, NO_PRICE - 1)) !== 0;
  return isLeft ? [{ airport, totals: sheetTotals.slice(0, count) }] : [];
}
