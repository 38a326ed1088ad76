import {
  BOARD_SEASONS,
  seasonOfBoard,
  type BoardSeason,
  type TravelSeason,
} from '#domain/market/travel-seasons.ts';
import type { DomainConfig } from '#web/page-properties.ts';

const FIELD = 'season';

type Config = Pick<DomainConfig, 'travelSeasons'>;

/** A tab of the board: a season with its days, now without. */
export type BoardTab = {
  readonly season: BoardSeason;
  readonly days: TravelSeason | undefined;
};

/** The seasons of the board that can be booked. */
export const boardTabs = ({ travelSeasons }: Config): BoardTab[] =>
  BOARD_SEASONS.map((season) => ({ season, days: seasonOfBoard(travelSeasons, season) })).filter(
    ({ season, days }) => season === 'NOW' || days,
  );

/** The season that an address asks for; now where it names none that can be booked. */
export function boardSeasonOf(query: URLSearchParams | string, config: Config): BoardSeason {
  const asked = new URLSearchParams(query).get(FIELD);
  return boardTabs(config).find(({ season }) => nameOf(season) === asked)?.season ?? 'NOW';
}

/** The query without the season of the board: the search that the address brings. */
export function withoutBoardSeason(query: URLSearchParams | string): string {
  const fields = new URLSearchParams(query);
  fields.delete(FIELD);
  return fields.toString();
}

/** The same page with its board of a season, `?season=easter#departures`. */
export function boardHref(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  season: BoardSeason,
): string {
  const fields = new URLSearchParams(withoutBoardSeason(search));
  if (season !== 'NOW') fields.set(FIELD, nameOf(season));
  return `${pathname}${fields.size > 0 ? `?${fields}` : ''}#departures`;
}

/** `october-half-term`. */
const nameOf = (season: BoardSeason): string => season.toLowerCase().replaceAll('_', '-');

const SHOWN = 5;
/** Now also prices the wall of places. */
const PRICED = 9;

/** Offers to ask for. */
export const rowsOf = (season: BoardSeason): number => (season === 'NOW' ? PRICED : SHOWN);
