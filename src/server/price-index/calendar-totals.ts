/**
 * The cheapest total of each departure day and nights, without its offer: over groups of hotels
 * that cost the same to fly to and to tax.
 */
import type { Filters } from '#domain/search/filters.ts';
import { calendarFlights } from './flights/calendar-flights.ts';
import { staticSets } from './hotels/static-filters.ts';
import { cheapestStays, eachHotelStays, lower } from './hotels/stay-rollup.ts';
import { NO_PRICE } from './memory/columns.ts';
import { nextHotel } from './memory/hotel-sets.ts';
import { checkInDays, type Query } from './query.ts';

/** Whether a total of a calendar or grid is a price: where nothing can be sold it is none. */
export const hasPrice = (total: number): boolean => total < NO_PRICE;

/**
 * Pence by [departure day][nights], positions in the query: the cheapest lead price within `price`
 * of a search for that one day and those nights; NO_PRICE where there is none. Under a least price
 * every hotel is looked at for itself.
 */
export function calendarTotals(
  query: Query,
  { min = 0, max = NO_PRICE - 1 }: Filters['price'],
): Int32Array {
  const { days, nights } = query;
  const totals = new Int32Array(days * nights.length).fill(NO_PRICE);
  if (days === 0) return totals;
  const hotels = staticSets(query).passing;
  const { hotelAirportSet } = query.index.columns;
  const hotelOnly: Query = { ...query, packages: false, offsets: 1, days: checkInDays(query) };
  const lowerLeadPrices = leadPricesOf(query, hotels);
  const leadPrices = new Int32Array(totals.length).fill(NO_PRICE);
  const lowerTotals = (): void => {
    for (let night = 0; night < nights.length; night += 1) {
      for (let day = 0; day < days; day += 1) {
        const leadPrice = leadPrices[night * days + day]!;
        const at = day * nights.length + night;
        if (leadPrice >= min && leadPrice <= max && leadPrice < totals[at]!) totals[at] = leadPrice;
      }
    }
  };
  if (min > 0) {
    eachHotelStays(hotelOnly, hotels, (hotel, least) => {
      leadPrices.fill(NO_PRICE);
      lowerLeadPrices(leadPrices, least, hotelAirportSet[hotel]!);
      lowerTotals();
    });
  } else {
    for (const [airportSet, least] of cheapestStays(hotelOnly, hotels))
      lowerLeadPrices(leadPrices, least, airportSet);
    lowerTotals();
  }
  return totals;
}

/**
 * Lowers lead prices, [nights][departure day], to the cheapest of all ways to stays,
 * [nights][check-in day], of hotels with an airport set.
 */
function leadPricesOf(
  query: Query,
  hotels: Int32Array,
): (leadPrices: Int32Array, stayPrices: Int32Array, airportSet: number) => void {
  const {
    days,
    nights,
    firstDay,
    index: { facts },
  } = query;
  const span = checkInDays(query);
  const start = firstDay - facts.firstDay;
  const flightsOf = query.packages
    ? calendarFlights(query, airportSetsOf(query, hotels))
    : undefined;
  return (leadPrices, stayPrices, airportSet) => {
    for (let night = 0; night < nights.length; night += 1) {
      if (!flightsOf) {
        lower(leadPrices, night * days, stayPrices, night * span, days);
        continue;
      }
      const flights = flightsOf(airportSet, nights[night]!);
      for (let offset = 0; offset < flights.length; offset += 1) {
        const prices = flights[offset];
        if (prices)
          lowerSums(
            leadPrices,
            night * days,
            stayPrices,
            night * span + offset,
            prices,
            start,
            days,
          );
      }
    }
  };
}

/** Lowers leadPrices[at + i] to stayPrices[from + i] + prices[start + i] for i below `count`. */
function lowerSums(
  leadPrices: Int32Array,
  at: number,
  stayPrices: Int32Array,
  from: number,
  prices: Int32Array,
  start: number,
  count: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const total = prices[start + i]! + stayPrices[from + i]!;
    if (total < leadPrices[at + i]!) leadPrices[at + i] = total;
  }
}

/** The airport sets of some hotels. */
function airportSetsOf(
  {
    index: {
      columns: { hotelAirportSet, hotelCostGroupEnd },
      facts,
    },
  }: Query,
  hotels: Int32Array,
): Set<number> {
  const sets = new Set<number>();
  for (
    let from = nextHotel(hotels, 0, facts.hotels);
    from < facts.hotels;
    from = nextHotel(hotels, hotelCostGroupEnd[from]!, facts.hotels)
  )
    sets.add(hotelAirportSet[from]!);
  return sets;
}
