/**
 * Departures: the cheapest good holidays from an airport, now or in a season, each in another
 * place, or those of a search that a browser has kept (SRCH-31).
 */
import type { IsoDate } from '#domain/dates.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { seasonOfBoard, type BoardSeason } from '#domain/market/travel-seasons.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { airportsIn } from '#server/catalogue/groups.ts';
import type { LoadHotels } from '#server/catalogue/hotels.ts';
import { findAirport } from '#server/catalogue/reference.ts';
import { departureWindow, type Market } from '#server/market/market.ts';
import { seasonsOf } from '#server/market/school-holidays.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { goodMonths, goodWeeks } from './board/good-weeks.ts';
import { criteriaOfSaved, type SavedSearch } from './board/saved-board.ts';
import { seasonRows } from './board/season-rows.ts';
import { searchHolidays } from './search-holidays.ts';

type DeparturesContext = {
  readonly index: SearchIndex;
  readonly hotels: LoadHotels;
  readonly market: Pick<Market, 'market'>;
};

/** `first` offers are wanted; any text may stand for the airport. */
export type DeparturesWish = {
  readonly airport: string | null | undefined;
  readonly first: number;
  /** Counts for now alone. */
  readonly savedSearch: SavedSearch | null | undefined;
  readonly season: BoardSeason;
};

export type Departures = {
  /**
   * The IATA code asked for where it is a departure airport of ours, the first of a group, else the
   * default's.
   */
  readonly airport: string;
  readonly isOfSavedSearch: boolean;
  /** Of a season in the order of their days, of a saved search the cheapest first. */
  readonly offers: readonly Offer[];
};

/** Where most of a market's customers leave from. */
const HOME_AIRPORTS: Readonly<Record<MarketName, string>> = { gb: 'LGW', ie: 'DUB' };
const MOST_ROWS = 12;
/** Pages of a saved search that are looked through for other places. */
const PAGES = 5;

/**
 * Month after month one offer, those of a season's days, or for a saved search page after page of
 * its own days; one that cannot run or finds nothing is as none.
 */
export async function findDepartures(
  context: DeparturesContext,
  { airport, first, savedSearch, season }: DeparturesWish,
  today: IsoDate,
): Promise<Departures> {
  const { index, market } = context;
  const rows = Math.min(MOST_ROWS, Math.max(1, first));
  const [asked = ''] = airportsIn([airport ?? '']);
  const iata = findAirport(asked)?.role === 'departure' ? asked : HOME_AIRPORTS[market.market];
  const saved =
    season === 'NOW' && savedSearch ? criteriaOfSaved(index, savedSearch, today) : undefined;
  const own = saved ? await otherPlaces(context, pagesOf(saved), rows, today) : [];
  if (own.length > 0) return { airport: iata, isOfSavedSearch: true, offers: own };
  const searches = searchesOf(season, { iata, market: market.market, rows }, today);
  const wish = { rows, isForSun: season === 'WINTER_SUN' };
  const offers = seasonRows(index, searches, wish, today);
  return { airport: iata, isOfSavedSearch: false, offers };
}

type Board = { readonly iata: string; readonly market: MarketName; readonly rows: number };

/** What is searched for each row: of a season the same days. */
function searchesOf(
  season: BoardSeason,
  { iata, market, rows }: Board,
  today: IsoDate,
): Criteria[] {
  const { earliest } = departureWindow(today);
  if (season === 'NOW') return goodMonths(iata, earliest);
  const days = seasonOfBoard(seasonsOf(market, earliest), season);
  return days ? Array<Criteria>(rows).fill(goodWeeks(iata, days)) : [];
}

/** The first offers of the searches, none in a place that has a row already. */
async function otherPlaces(
  { index, hotels: loadHotels }: DeparturesContext,
  searches: readonly Criteria[],
  first: number,
  today: IsoDate,
): Promise<Offer[]> {
  const seen = new Set<string>();
  const offers: Offer[] = [];
  for (const criteria of searches) {
    const found = searchHolidays(index, criteria, today).offers;
    const hotels = await loadHotels(found.map(({ hotelId }) => hotelId));
    for (const offer of found) {
      const place = hotels.get(offer.hotelId)?.place.parent ?? '';
      if (offers.length === first) return offers;
      if (seen.has(place)) continue;
      seen.add(place);
      offers.push(offer);
    }
  }
  return offers;
}

const pagesOf = (criteria: Criteria): Criteria[] =>
  Array.from({ length: PAGES }, (_, i) => ({ ...criteria, page: i + 1 }));
