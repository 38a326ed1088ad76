/**
 * Runs the engine hot before the first visitor comes: cold code answers a hundred times slower
 * (search-engine: pitfalls).
 */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Party } from '#domain/party.ts';
import { SORTS, type Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { NO_FILTERS, type Filters } from '#domain/search/filters.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  LATEST_DEPARTURE_DAYS,
  MAX_CALENDAR_DAYS,
} from '#domain/search/limits.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { holidayCalendar } from './holiday-calendar.ts';
import { holidayGrid } from './holiday-grid.ts';
import { searchHolidays } from './search-holidays.ts';

const PARTIES: readonly Party[] = [
  [{ adults: 2, childAges: [] }],
  [{ adults: 2, childAges: [] }],
  [{ adults: 2, childAges: [5, 1] }],
  [{ adults: 1, childAges: [] }],
  [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [9] },
  ],
];
const FILTERS: readonly Filters[] = [
  NO_FILTERS,
  { ...NO_FILTERS, stars: [4, 5], facilities: ['pool'] },
  NO_FILTERS,
  { ...NO_FILTERS, board: ['AI', 'HB'], review: 4, price: { max: 400_000 } },
  NO_FILTERS,
  { ...NO_FILTERS, stops: ['direct'], outboundTime: ['morning'], freeCancellation: true },
];
const NIGHTS: readonly (readonly number[])[] = [[7], [10], [7], [7, 10, 14], [7], [4], [14]];
const SEARCHES = 900;
/** One search of so many is of everywhere. */
const EVERYWHERE = 59;

/**
 * Searches places of every size and everywhere with all kinds of parties, nights, airports and
 * filters, and keeps none of the results; then makes the usual calendars.
 */
export function warmUp(index: SearchIndex, today: IsoDate): void {
  const places = index.facts.places.filter(({ hotelEnd, hotelStart }) => hotelEnd > hotelStart);
  const origins = index.facts.departures.map((airport) => index.facts.airports[airport]!);
  // Results are kept by index object: those under a copy go with it.
  const view = { ...index };
  for (let i = 0; i < SEARCHES; i += 1) {
    const place = places[(i * 31) % Math.max(1, places.length)];
    const departureDate = addDays(today, 10 + ((i * 13) % 600));
    const criteria: Criteria = {
      ...defaultCriteria(departureDate),
      searchType: i % 8 === 7 ? 'UNKNOWN' : 'HOLIDAY',
      locationIds: i % EVERYWHERE === 0 || !place ? [] : [place.id],
      departureAirports: i % 3 === 0 ? [] : origins.slice(i % 20, (i % 20) + (i % 3) * (i % 3)),
      ...(i % 7 === 3 && { departureRangeEndDate: addDays(departureDate, 21), flexibility: 0 }),
      nights: NIGHTS[i % NIGHTS.length]!,
      party: PARTIES[i % PARTIES.length]!,
      filters: FILTERS[i % FILTERS.length]!,
      sort: SORTS[i % SORTS.length]!,
    };
    searchHolidays(view, criteria, today);
  }
  warmUpCalendars(
    index,
    index.facts.places
      .filter(({ kind, hotelEnd, hotelStart }) => kind === 'country' && hotelEnd > hotelStart)
      .map(({ id }) => id),
    today,
  );
}

const GRIDS = 3;
const HOTELS = 40;

/**
 * What is kept of a calendar of everywhere serves all later ones of the usual party and nights;
 * hotels and countries run the rest of the code.
 */
function warmUpCalendars(index: SearchIndex, countries: readonly string[], today: IsoDate): void {
  const from = addDays(today, EARLIEST_DEPARTURE_DAYS);
  const usual = defaultCriteria(from);
  for (let day = EARLIEST_DEPARTURE_DAYS; day <= LATEST_DEPARTURE_DAYS; day += MAX_CALENDAR_DAYS)
    holidayCalendar(index, usual, addDays(today, day), MAX_CALENDAR_DAYS, today);
  const hotels = index.columns.hotelId.subarray(0, HOTELS);
  for (const where of [
    ...countries.map((id) => ({ locationIds: [id] })),
    ...Array.from(hotels, (id) => ({ hotelIds: [id] })),
  ]) {
    holidayCalendar(index, { ...usual, ...where }, from, MAX_CALENDAR_DAYS, today);
  }
  for (const id of hotels.subarray(0, GRIDS)) holidayGrid(index, id, usual.party, {}, today);
}
