/** The cheapest total of each departure day and nights, without its offer: over groups of hotels that cost the same to fly to and to tax. */
import type { Filters } from '#domain/search/criteria.ts';
import { makeCalendar } from './calendar.ts';
import { calendarFlights, type CalendarFlights } from './calendar-flights.ts';
import { NONE } from './columns.ts';
import { slotDays, type Query } from './query.ts';
import { staticSets } from './static-filters.ts';
import { eachGroup } from './stay-rollup.ts';
import { shareOf, taxTables, type TaxSlots } from './taxes.ts';

/**
 * Pence by [departure day][nights], positions in the query: the cheapest lead price within `price` of a search for that one day and
 * those nights; NONE where there is none. At most 500 days. A least price needs each hotel's own lead price.
 */
export function calendarTotals(query: Query, price: Filters['price']): Int32Array {
  if (query.days === 0 || price.min !== undefined) return makeCalendar(query, price).totals;
  const { days, nights } = query;
  const hotels = staticSets(query).passing;
  const flightsOf = query.packages ? calendarFlights(query) : undefined;
  const totals = new Int32Array(days * nights.length).fill(NONE);
  nights.forEach((count, night) => {
    const stays = { ...query, packages: false, offsets: 1, days: slotDays(query), nights: [count] };
    for (const [airportSet, least] of taxedStays(stays, hotels)) lowerTotals(query, totals, night, least, flightsOf?.(airportSet));
  });
  const { max = NONE } = price;
  return totals.map((total) => (total <= max ? total : NONE));
}

/** Cheapest stays with their local tax by check-in day, for each airport set. `query`: hotel-only, one number of nights. */
function taxedStays(query: Query, hotels: Int32Array): Map<number, Int32Array> {
  const { hotelAirportSet } = query.index.columns;
  const bySet = new Map<number, Int32Array>();
  const taxesOf = taxTables(query);
  eachGroup(query, hotels, ({ first }, stays) => {
    const least = bySet.getOrInsertComputed(hotelAirportSet[first]!, () => new Int32Array(stays.length).fill(NONE));
    lowerStays(least, stays, taxesOf(first));
  });
  return bySet;
}

function lowerStays(least: Int32Array, stays: Int32Array, taxes: TaxSlots | undefined): void {
  for (let day = 0; day < least.length; day += 1) {
    const stay = stays[day]!;
    if (stay >= least[day]!) continue;
    const total = taxes === undefined ? stay : stay + taxes.fixed[day]! + (taxes.isShare ? shareOf(stay, taxes.basisPoints[day]!) : 0);
    if (total < least[day]!) least[day] = total;
  }
}

/** Lowers one number of nights of all departure days; no flights = hotel-only. */
function lowerTotals({ days, nights: { length: width } }: Query, totals: Int32Array, night: number, stays: Int32Array, flights: CalendarFlights | undefined): void {
  const lower = (day: number, total: number): void => {
    const at = day * width + night;
    if (total < totals[at]!) totals[at] = total;
  };
  if (!flights) for (let day = 0; day < days; day += 1) lower(day, stays[day]!);
  flights?.forEach((prices, offset) => {
    if (prices) for (let day = 0; day < days; day += 1) lower(day, prices[night * days + day]! + stays[day + offset]!);
  });
}
