/**
 * Cheapest holidays by departure day and nights, over all hotels of a query that pass its filters.
 */
import { flightTables, type FlightTables } from './flights/flight-tables.ts';
import { cellLeadPrices, stayPriceAt } from './hotels/cell-lead-prices.ts';
import { BY_CELL, placeCosts } from './hotels/cost-groups.ts';
import { staticSets } from './hotels/static-filters.ts';
import { writeStays } from './hotels/stays.ts';
import { taxTables } from './hotels/taxes.ts';
import { eachTile, segmentsOf, type Segment } from './hotels/tiles.ts';
import { windowsOf } from './hotels/windows.ts';
import { NO_PRICE } from './memory/columns.ts';
import { hotelsOf } from './memory/hotel-sets.ts';
import { offerAt, type Offer } from './offer.ts';
import { stayOf, type Query } from './query.ts';

export type OfferCalendar = {
  /** Pence by [departure day][nights], positions in the query; NO_PRICE where nothing is. */
  readonly totals: Int32Array;
  /** The offer of a position, lowest hotel id first among equals. */
  readonly offer: (day: number, night: number) => Offer | undefined;
};

/**
 * Each position holds the cheapest lead price of a search for that one day and those nights; the
 * query's price filter is not looked at.
 */
export function makeCalendar(query: Query): OfferCalendar {
  const totals = new Int32Array(query.days * query.nights.length).fill(NO_PRICE);
  const hotels = new Int32Array(totals.length);
  const windows = windowsOf(query);
  for (const { start, query: part } of windows)
    fillWindow(part, start * query.nights.length, totals, hotels);
  const offer = (day: number, night: number): Offer | undefined => {
    const at = day * query.nights.length + night;
    const window = windows.findLast(({ start }) => start <= day);
    return totals[at]! >= NO_PRICE || !window
      ? undefined
      : offerOf(window.query, hotels[at]!, totals[at]!, day - window.start, night);
  };
  return { totals, offer };
}

function fillWindow(query: Query, from: number, totals: Int32Array, hotels: Int32Array): void {
  const {
    columns: { hotelAirportSet },
    space,
  } = query.index;
  const { passing } = staticSets(query);
  const flightsTo = offsetFlights(
    query,
    new Set(Array.from(hotelsOf(passing), (hotel) => hotelAirportSet[hotel]!)),
  );
  placeCosts(query, passing, flightTables(query, 'asked'), true);
  writeStays(query);
  const priceTile = cellLeadPrices(query, 0, NO_PRICE - 1, true);
  eachTile(query, BY_CELL, (tile) => {
    priceTile(tile);
    for (const segment of segmentsOf(space(), tile))
      lowerCells(
        query,
        segment,
        tile.order,
        flightsTo.get(hotelAirportSet[segment.first]!)!,
        from,
        totals,
        hotels,
      );
  });
}

/** Prices by stay of each airport set, for each arrival offset. */
function offsetFlights(
  query: Query,
  airportSets: ReadonlySet<number>,
): ReadonlyMap<number, readonly Int32Array[]> {
  const tables = offsetTables(query).map((offset) => {
    offset.place(airportSets);
    return new Map(Array.from(airportSets, (set) => [set, offset.tableOf(set).prices]));
  });
  return new Map(Array.from(airportSets, (set) => [set, tables.map((prices) => prices.get(set)!)]));
}

const offsetTables = (query: Query): FlightTables[] =>
  Array.from({ length: query.offsets }, (_, offset) => flightTables(query, 'asked', offset));

/**
 * Lowers every departure day and nights to the cheapest hotel of a segment whose stays are priced.
 * `flights`: prices by stay, for each arrival offset.
 */
function lowerCells(
  query: Query,
  { first, count, at }: Segment,
  order: readonly number[],
  flights: readonly Int32Array[],
  from: number,
  totals: Int32Array,
  hotels: Int32Array,
): void {
  const { index, nights, days } = query;
  const { stayPrices } = index.space().words;
  const { hotelId } = index.columns;
  const positions = new Map(order.map((stay, position) => [stay, position]));
  for (let day = 0; day < days; day += 1) {
    for (let night = 0; night < nights.length; night += 1) {
      const cell = from + day * nights.length + night;
      const ways = flights
        .map((prices, offset) => ({
          flight: prices[stayOf(query, day + offset, night)]!,
          position: positions.get(stayOf(query, day + offset, night)) ?? -1,
        }))
        .filter(({ flight, position }) => flight < NO_PRICE && position >= 0);
      for (let i = 0; i < count && ways.length > 0; i += 1) {
        let total = NO_PRICE;
        for (const { flight, position } of ways)
          total = Math.min(total, stayPrices[stayPriceAt(position, at + i)]! + flight);
        if (
          total > totals[cell]! ||
          total >= NO_PRICE ||
          (total === totals[cell]! && hotelId[first + i]! > hotelId[hotels[cell]!]!)
        )
          continue;
        totals[cell] = total;
        hotels[cell] = first + i;
      }
    }
  }
}

/** Among the arrival offsets of a departure day: the lowest series. */
function offerOf(
  query: Query,
  hotel: number,
  total: number,
  day: number,
  night: number,
): Offer | undefined {
  const taxes = taxTables(query)(hotel);
  const offers = offsetTables(query).flatMap(({ tableOf }, offset) => {
    const table = tableOf(query.index.columns.hotelAirportSet[hotel]!);
    return offerAt(query, hotel, total, stayOf(query, day + offset, night), { table, taxes }) ?? [];
  });
  return offers.toSorted(
    (a, b) =>
      seriesOf(a, 'outbound') - seriesOf(b, 'outbound') ||
      seriesOf(a, 'inbound') - seriesOf(b, 'inbound'),
  )[0];
}

const seriesOf = ({ flightQuote }: Offer, leg: 'outbound' | 'inbound'): number =>
  flightQuote?.[leg].seriesId ?? 0;
