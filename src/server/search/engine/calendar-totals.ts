/** The cheapest total of each departure day and nights, without its offer: over groups of hotels that cost the same to fly to and to tax. */
import type { Filters } from '#domain/search/criteria.ts';
import { calendarFlights, type CalendarFlights } from './calendar-flights.ts';
import { NONE } from './columns.ts';
import { slotDays, type Query } from './query.ts';
import { staticSets } from './static-filters.ts';
import { nextHotel } from './static-options.ts';
import { cheapestStays, eachHotelStays } from './stay-rollup.ts';

/**
 * Pence by [departure day][nights], positions in the query: the cheapest lead price within `price` of a search for that one day and
 * those nights; NONE where there is none. At most 500 days. Under a least price every hotel is looked at for itself.
 */
export function calendarTotals(query: Query, { min = 0, max = NONE - 1 }: Filters['price']): Int32Array {
  const { days, nights } = query;
  const totals = new Int32Array(days * nights.length).fill(NONE);
  if (days === 0) return totals;
  const hotels = staticSets(query).passing;
  const { hotelAirportSet } = query.index.columns;
  const flightsOf = query.packages ? calendarFlights(query, airportSetsOf(query, hotels)) : undefined;
  const leads = new Int32Array(days);
  nights.forEach((count, night) => {
    const stays = { ...query, packages: false, offsets: 1, days: slotDays(query), nights: [count] };
    const lower = (airportSet: number, least: Int32Array): void => {
      fillLeads(query, leads, least, flightsOf?.(airportSet, count));
      for (let day = 0; day < days; day += 1) {
        const at = day * nights.length + night;
        const lead = leads[day]!;
        if (lead >= min && lead <= max && lead < totals[at]!) totals[at] = lead;
      }
    };
    if (min > 0) eachHotelStays(stays, hotels, (hotel, least) => lower(hotelAirportSet[hotel]!, least));
    else for (const [airportSet, least] of cheapestStays(stays, hotels)) lower(airportSet, least);
  });
  return totals;
}

/** The airport sets of some hotels. */
function airportSetsOf({ index: { columns: { hotelAirportSet, hotelRunEnd }, facts } }: Query, hotels: Int32Array): Set<number> {
  const sets = new Set<number>();
  for (let from = nextHotel(hotels, 0, facts.hotels); from < facts.hotels; from = nextHotel(hotels, hotelRunEnd[from]!, facts.hotels)) sets.add(hotelAirportSet[from]!);
  return sets;
}

/** The cheapest of all ways to each departure day's stays; no flights = hotel-only. */
function fillLeads({ days, firstDay, index: { facts } }: Query, leads: Int32Array, stays: Int32Array, flights: CalendarFlights | undefined): void {
  if (!flights) {
    leads.set(stays.subarray(0, days));
    return;
  }
  const start = firstDay - facts.firstDay;
  leads.fill(NONE);
  flights.forEach((prices, offset) => {
    if (!prices) return;
    for (let day = 0; day < days; day += 1) {
      const total = prices[start + day]! + stays[day + offset]!;
      if (total < leads[day]!) leads[day] = total;
    }
  });
}
