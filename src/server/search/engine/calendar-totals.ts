/** The cheapest total of each departure day and nights, without its offer: over groups of hotels that cost the same to fly to and to tax. */
import type { Filters } from '#domain/search/criteria.ts';
import { makeCalendar } from './calendar.ts';
import { calendarFlights, type CalendarFlights } from './calendar-flights.ts';
import { NONE } from './columns.ts';
import { slotDays, type Query } from './query.ts';
import { staticSets } from './static-filters.ts';
import { cheapestStays } from './stay-rollup.ts';

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
    for (const [airportSet, least] of cheapestStays(stays, hotels)) lowerTotals(query, totals, night, least, flightsOf?.(airportSet, count));
  });
  const { max = NONE } = price;
  return totals.map((total) => (total <= max ? total : NONE));
}

/** Lowers one number of nights of all departure days; no flights = hotel-only. */
function lowerTotals({ days, firstDay, nights: { length: width }, index: { facts } }: Query, totals: Int32Array, night: number, stays: Int32Array, flights: CalendarFlights | undefined): void {
  const lower = (day: number, total: number): void => {
    const at = day * width + night;
    if (total < totals[at]!) totals[at] = total;
  };
  if (!flights) for (let day = 0; day < days; day += 1) lower(day, stays[day]!);
  const start = firstDay - facts.firstDay;
  flights?.forEach((prices, offset) => {
    if (prices) for (let day = 0; day < days; day += 1) lower(day, prices[start + day]! + stays[day + offset]!);
  });
}
