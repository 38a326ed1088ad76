/**
 * The cheapest total of each departure day and nights, without its offer: over groups of hotels
 * that cost the same to fly to and to tax.
 */
import type { Filters } from '#domain/search/filters.ts';
import { calendarFlights } from './flights/calendar-flights.ts';
import { staticSets } from './hotels/static-filters.ts';
import { cheapestStays, eachHotelStays, lower } from './hotels/stay-rollup.ts';
import { NONE } from './memory/columns.ts';
import { nextHotel } from './memory/hotel-sets.ts';
import { slotDays, type Query } from './query.ts';

/** Whether a total of a calendar or grid is a price: where nothing can be sold it is none. */
export const hasPrice = (total: number): boolean => total < NONE;

/**
 * Pence by [departure day][nights], positions in the query: the cheapest lead price within `price`
 * of a search for that one day and those nights; NONE where there is none. Under a least price
 * every hotel is looked at for itself.
 */
export function calendarTotals(
  query: Query,
  { min = 0, max = NONE - 1 }: Filters['price'],
): Int32Array {
  const { days, nights } = query;
  const totals = new Int32Array(days * nights.length).fill(NONE);
  if (days === 0) return totals;
  const hotels = staticSets(query).passing;
  const { hotelAirportSet } = query.index.columns;
  const stays: Query = { ...query, packages: false, offsets: 1, days: slotDays(query) };
  const lowerLeads = leadsOf(query, hotels);
  const leads = new Int32Array(totals.length).fill(NONE);
  const lowerTotals = (): void => {
    for (let night = 0; night < nights.length; night += 1) {
      for (let day = 0; day < days; day += 1) {
        const lead = leads[night * days + day]!;
        const at = day * nights.length + night;
        if (lead >= min && lead <= max && lead < totals[at]!) totals[at] = lead;
      }
    }
  };
  if (min > 0) {
    eachHotelStays(stays, hotels, (hotel, least) => {
      leads.fill(NONE);
      lowerLeads(leads, least, hotelAirportSet[hotel]!);
      lowerTotals();
    });
  } else {
    for (const [airportSet, least] of cheapestStays(stays, hotels))
      lowerLeads(leads, least, airportSet);
    lowerTotals();
  }
  return totals;
}

/**
 * Lowers leads, [nights][departure day], to the cheapest of all ways to stays, [nights][check-in
 * day], of hotels with an airport set.
 */
function leadsOf(
  query: Query,
  hotels: Int32Array,
): (leads: Int32Array, stays: Int32Array, airportSet: number) => void {
  const {
    days,
    nights,
    firstDay,
    index: { facts },
  } = query;
  const span = slotDays(query);
  const start = firstDay - facts.firstDay;
  const flightsOf = query.packages
    ? calendarFlights(query, airportSetsOf(query, hotels))
    : undefined;
  return (leads, stays, airportSet) => {
    for (let night = 0; night < nights.length; night += 1) {
      if (!flightsOf) {
        lower(leads, night * days, stays, night * span, days);
        continue;
      }
      const flights = flightsOf(airportSet, nights[night]!);
      for (let offset = 0; offset < flights.length; offset += 1) {
        const prices = flights[offset];
        if (prices)
          lowerSums(leads, night * days, stays, night * span + offset, prices, start, days);
      }
    }
  };
}

/** Lowers leads[at + i] to stays[from + i] + prices[start + i] for i below `count`. */
function lowerSums(
  leads: Int32Array,
  at: number,
  stays: Int32Array,
  from: number,
  prices: Int32Array,
  start: number,
  count: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const total = prices[start + i]! + stays[from + i]!;
    if (total < leads[at + i]!) leads[at + i] = total;
  }
}

/** The airport sets of some hotels. */
function airportSetsOf(
  {
    index: {
      columns: { hotelAirportSet, hotelRunEnd },
      facts,
    },
  }: Query,
  hotels: Int32Array,
): Set<number> {
  const sets = new Set<number>();
  for (
    let from = nextHotel(hotels, 0, facts.hotels);
    from < facts.hotels;
    from = nextHotel(hotels, hotelRunEnd[from]!, facts.hotels)
  )
    sets.add(hotelAirportSet[from]!);
  return sets;
}
