/** Runs the engine hot before the first visitor comes: cold code answers a hundred times slower (search-engine: pitfalls). */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Party } from '#domain/party.ts';
import { NO_FILTERS, SORTS, type Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS, MAX_CALENDAR_DAYS } from '#domain/search/limits.ts';
import { holidayCalendar } from './holiday-calendar.ts';
import { holidayGrid } from './holiday-grid.ts';
import { searchHolidays } from './search-holidays.ts';
import type { SearchIndex } from './search-index.ts';

const PARTIES: readonly Party[] = [[{ adults: 2, childAges: [] }], [{ adults: 2, childAges: [5, 1] }], [{ adults: 2, childAges: [] }, { adults: 2, childAges: [9] }]];
const ROUNDS = 40;

/** Searches countries and everywhere with all kinds of parties, nights and filters, and keeps none of the results; then makes the usual calendars. */
export function warmUp(index: SearchIndex, today: IsoDate): void {
  const countries = index.facts.places.filter(({ kind, hotelEnd, hotelStart }) => kind === 'country' && hotelEnd > hotelStart);
  const view = { ...index };
  for (let round = 0; round < ROUNDS; round += 1) {
    const country = countries[round % Math.max(1, countries.length)];
    const criteria: Criteria = {
      ...defaultCriteria(addDays(today, 10 + 5 * round)),
      searchType: round % 8 === 7 ? 'UNKNOWN' : 'HOLIDAY',
      locationIds: round % 10 === 9 || !country ? [] : [country.id],
      nights: round % 4 === 3 ? [7, 10] : [7],
      party: PARTIES[round % PARTIES.length]!,
      filters: round % 2 === 0 ? NO_FILTERS : { ...NO_FILTERS, board: ['AI', 'HB'], stars: [4, 5], price: { max: 400_000 } },
      sort: SORTS[round % SORTS.length]!,
    };
    searchHolidays(view, criteria, today);
  }  warmUpCalendars(index, countries.map(({ id }) => id), today);
}

const GRIDS = 3;

/** What is kept of a calendar of everywhere serves all later ones of the usual party and nights; hotels and countries run the rest of the code. */
function warmUpCalendars(index: SearchIndex, countries: readonly string[], today: IsoDate): void {
  const from = addDays(today, EARLIEST_DEPARTURE_DAYS);
  const usual = defaultCriteria(from);
  for (let day = EARLIEST_DEPARTURE_DAYS; day <= LATEST_DEPARTURE_DAYS; day += MAX_CALENDAR_DAYS) holidayCalendar(index, usual, addDays(today, day), MAX_CALENDAR_DAYS, today);
  const hotels = index.columns.hotelId.subarray(0, ROUNDS);
  for (const where of [...countries.map((id) => ({ locationIds: [id] })), ...Array.from(hotels, (id) => ({ hotelIds: [id] }))]) {
    holidayCalendar(index, { ...usual, ...where }, from, MAX_CALENDAR_DAYS, today);
  }
  for (const id of hotels.subarray(0, GRIDS)) holidayGrid(index, id, usual.party, {}, today);
}
