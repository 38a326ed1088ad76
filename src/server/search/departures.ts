/**
 * Departures: the cheapest good holidays from an airport, each in another place, or those of a
 * search that a browser has kept (SRCH-31).
 */
import { addDays, isIsoDate, type IsoDate } from '#domain/dates.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { headsOf } from '#domain/party.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { MAX_NIGHTS, MAX_ROOMS, MIN_NIGHTS } from '#domain/search/limits.ts';
import { splitParty } from '#domain/search/rooming.ts';
import type { LoadHotels } from '#server/catalogue/hotels.ts';
import { findAirport } from '#server/catalogue/reference.ts';
import { departureWindow, type Market } from '#server/market/market.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { unknownIds } from './known-ids.ts';
import { searchHolidays } from './search-holidays.ts';

type DeparturesContext = {
  readonly index: SearchIndex;
  readonly hotels: LoadHotels;
  readonly market: Pick<Market, 'market'>;
};

/** A search that was kept; infants are children under 2, `childAges` are of both. */
export type SavedSearch = {
  readonly party: {
    readonly numberOfAdults: number;
    readonly numberOfChildren: number;
    readonly numberOfInfants: number;
    readonly childAges: readonly number[];
  };
  readonly departureAirports: readonly string[];
  /** Both ends are meant. */
  readonly departureDateRange: { readonly startDate: IsoDate; readonly endDate: IsoDate };
  readonly numberOfNights: { readonly minimum: number; readonly maximum: number };
  readonly numberOfRooms: number;
};

/** `first` offers are wanted; any text may stand for the airport. */
export type DeparturesWish = {
  readonly airport: string | null | undefined;
  readonly first: number;
  readonly savedSearch: SavedSearch | null | undefined;
};

export type Departures = {
  /** The IATA code asked for where it is a departure airport of ours, else the default's. */
  readonly airport: string;
  readonly isOfSavedSearch: boolean;
  readonly offers: readonly Offer[];
};

/** Where most of a market's customers leave from. */
const HOME_AIRPORTS: Readonly<Record<MarketName, string>> = { gb: 'LGW', ie: 'DUB' };
const MOST_ROWS = 12;
const BOARD_DAYS = { from: 21, step: 28, spans: 9, length: 27 };
/** Pages of a saved search that are looked through for other places. */
const PAGES = 5;
/** Days around a single date that was searched for. */
const SLACK = 3;

/**
 * Month after month one offer, or for a saved search page after page of its own days; one that
 * cannot run or finds nothing is as none.
 */
export async function findDepartures(
  context: DeparturesContext,
  { airport, first, savedSearch }: DeparturesWish,
  today: IsoDate,
): Promise<Departures> {
  const rows = Math.min(MOST_ROWS, Math.max(1, first));
  const iata =
    airport && findAirport(airport)?.role === 'departure'
      ? airport
      : HOME_AIRPORTS[context.market.market];
  const saved = savedSearch && criteriaOfSaved(context.index, savedSearch, today);
  const own = saved ? await otherPlaces(context, pagesOf(saved), rows, rows, today) : [];
  const isOfSavedSearch = own.length > 0;
  return {
    airport: iata,
    isOfSavedSearch,
    offers: isOfSavedSearch ? own : await otherPlaces(context, months(iata, today), rows, 1, today),
  };
}

/**
 * The first offers of the searches, `each` of one at most, none in a place that has a row already.
 */
async function otherPlaces(
  { index, hotels: loadHotels }: DeparturesContext,
  searches: readonly Criteria[],
  first: number,
  each: number,
  today: IsoDate,
): Promise<Offer[]> {
  const seen = new Set<string>();
  const offers: Offer[] = [];
  for (const criteria of searches) {
    if (offers.length === first) break;
    const found = searchHolidays(index, criteria, today).offers;
    const hotels = await loadHotels(found.map(({ hotelId }) => hotelId));
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

const months = (airport: string, today: IsoDate): Criteria[] =>
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
  index: SearchIndex,
  {
    party,
    departureAirports,
    departureDateRange: { startDate, endDate },
    numberOfNights,
    numberOfRooms,
  }: SavedSearch,
  today: IsoDate,
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
