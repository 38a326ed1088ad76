/** The departures board: the cheapest good holidays from an airport, each in another place. */
import { addDays, isIsoDate } from '#domain/dates.ts';
import { headsOf } from '#domain/party.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { MAX_NIGHTS, MAX_ROOMS, MIN_NIGHTS } from '#domain/search/limits.ts';
import { splitParty } from '#domain/search/rooming.ts';
import { findAirport } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { departureWindow, todayIn } from '#server/market.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import type { SavedSearchInput } from '../generated.ts';
import { makeAirport } from '../holiday/flight-leg.ts';
import { unknownIds } from './criteria/known-ids.ts';
import { makePackages } from './package.ts';

export type BoardArguments = {
  readonly airport?: string | null;
  readonly first: number;
  readonly savedSearch?: SavedSearchInput | null;
};

const DEFAULT_AIRPORT = 'LGW';
const MOST_ROWS = 12;
const BOARD_DAYS = { from: 21, step: 28, spans: 9, length: 27 };
/** Pages of a saved search that are looked through for other places. */
const PAGES = 5;
/** Days around a single date that was searched for. */
const SLACK = 3;

/**
 * Month after month one row, or for a saved search page after page of its own days; one that cannot
 * run or finds nothing is as none.
 */
export async function makeBoard(shop: WebContext, { airport, first, savedSearch }: BoardArguments) {
  const today = todayIn(shop.clock());
  const rows = Math.min(MOST_ROWS, Math.max(1, first));
  const iata = airport && findAirport(airport)?.role === 'departure' ? airport : DEFAULT_AIRPORT;
  const saved = savedSearch && criteriaOfSaved(shop, savedSearch, today);
  const own = saved ? await otherPlaces(shop, pagesOf(saved), rows, rows) : [];
  const offers = own.length > 0 ? own : await otherPlaces(shop, months(iata, today), rows, 1);
  return {
    airport: makeAirport(iata),
    isOfSavedSearch: own.length > 0,
    pricedAt: shop.clock().toISOString(),
    packages: await makePackages(shop, offers),
  };
}

/**
 * The first offers of the searches, `each` of one at most, none in a place that has a row already.
 */
async function otherPlaces(
  shop: WebContext,
  searches: readonly Criteria[],
  first: number,
  each: number,
): Promise<Offer[]> {
  const today = todayIn(shop.clock());
  const seen = new Set<string>();
  const offers: Offer[] = [];
  for (const criteria of searches) {
    if (offers.length === first) break;
    const found = searchHolidays(shop.index, criteria, today).offers;
    const hotels = await shop.hotels(found.map(({ hotelId }) => hotelId));
    let taken = 0;
    for (const offer of found) {
      const place = hotels.get(offer.hotelId)?.place.parent ?? '';
      if (offers.length === first || taken === each) break;
      if (seen.has(place)) continue;
      seen.add(place);
      offers.push(offer);
      taken += 1;
    }
  }
  return offers;
}

/** Best reviewed hotels of four stars first. */
const GOOD = {
  searchType: 'HOLIDAY',
  locationIds: [],
  hotelIds: [],
  flexibility: 0,
  filters: { ...NO_FILTERS, stars: [4, 5], review: 4 },
  sort: 'PRICE_LOW_HIGH',
  page: 1,
  bags: 0,
} as const;

const months = (airport: string, today: string): Criteria[] =>
  Array.from({ length: BOARD_DAYS.spans }, (_, span) => {
    const departureDate = addDays(
      departureWindow(today).earliest,
      BOARD_DAYS.from + span * BOARD_DAYS.step,
    );
    return {
      ...GOOD,
      departureAirports: [airport],
      departureDate,
      departureRangeEndDate: addDays(departureDate, BOARD_DAYS.length),
      nights: [7],
      party: [{ adults: 2, childAges: [] }],
    };
  });

const pagesOf = (criteria: Criteria): Criteria[] =>
  Array.from({ length: PAGES }, (_, i) => ({ ...criteria, page: i + 1 }));

/** Undefined when it cannot run: its days are over, its people do not add up. */
function criteriaOfSaved(
  { index }: WebContext,
  {
    party,
    departureAirports,
    departureDateRange: { startDate, endDate },
    numberOfNights,
    numberOfRooms,
  }: SavedSearchInput,
  today: string,
): Criteria | undefined {
  const { earliest, latest } = departureWindow(today);
  const slack = startDate === endDate ? SLACK : 0;
  const people = { adults: party.numberOfAdults, childAges: party.childAges };
  const heads = headsOf([people]);
  const isCounted =
    heads.children === party.numberOfChildren &&
    heads.infants === party.numberOfInfants &&
    numberOfRooms >= 1 &&
    numberOfRooms <= Math.min(people.adults, MAX_ROOMS);
  const { minimum, maximum } = numberOfNights;
  const isBounded =
    isIsoDate(startDate) &&
    isIsoDate(endDate) &&
    endDate >= earliest &&
    minimum >= MIN_NIGHTS &&
    maximum <= MAX_NIGHTS;
  if (!isCounted || !isBounded) return undefined;
  const criteria: Criteria = {
    ...GOOD,
    departureAirports: [...departureAirports],
    departureDate: laterOf(addDays(startDate, -slack), earliest),
    departureRangeEndDate: earlierOf(addDays(endDate, slack), latest),
    nights: Array.from({ length: Math.max(0, maximum - minimum + 1) }, (_, i) => minimum + i),
    party: splitParty(people.adults, people.childAges, numberOfRooms),
  };
  return checkCriteria(criteria, today).kind === 'sound' && unknownIds(index, criteria).length === 0
    ? criteria
    : undefined;
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);
const earlierOf = (a: string, b: string): string => (a < b ? a : b);
