/**
 * The seasons that people ask for, school holidays before all, each as the days on which a holiday
 * in it can leave.
 */
import { addDays, weekday, type IsoDate } from '#domain/dates.ts';

export type SchoolSeason = 'EASTER' | 'MAY_HALF_TERM' | 'SUMMER' | 'OCTOBER_HALF_TERM';

/** First and last day without school. */
export type SchoolHoliday = {
  readonly season: SchoolSeason;
  readonly start: IsoDate;
  readonly end: IsoDate;
};

/** First and last day of departure. */
export type TravelSeason = {
  readonly name: SchoolSeason | 'WINTER';
  readonly start: IsoDate;
  readonly end: IsoDate;
};

/** What the board of departures may be of: what is good to book now, or a season. */
export const BOARD_SEASONS = [
  'NOW',
  'EASTER',
  'SUMMER',
  'OCTOBER_HALF_TERM',
  'WINTER_SUN',
] as const;
export type BoardSeason = (typeof BOARD_SEASONS)[number];

/** Days of departure of a season of the board; undefined while they cannot be booked. */
export const seasonOfBoard = (
  seasons: readonly TravelSeason[],
  season: BoardSeason,
): TravelSeason | undefined =>
  seasons.find(({ name }) => name === (season === 'WINTER_SUN' ? 'WINTER' : season));

/** A week, the usual stay: who leaves on the last day is back before school begins. */
const STAY = 7;
/** A season is offered while so many days are left to get ready in. */
const NOTICE_DAYS = 14;

const [MONDAY, FRIDAY] = [1, 5] as const;

/**
 * The next of each season that can still be booked, the soonest first; `earliest` is the first day
 * of departure that can be.
 */
export function travelSeasons(
  holidays: readonly SchoolHoliday[],
  earliest: IsoDate,
): TravelSeason[] {
  const year = Number(earliest.slice(0, 4));
  const all = [
    ...[year - 1, year, year + 1].map(winterOf),
    ...holidays.map(({ season, start, end }) => ({ name: season, ...departuresOf(start, end) })),
  ].filter(({ end }) => end >= addDays(earliest, NOTICE_DAYS));
  const inOrder = all.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  return inOrder
    .filter(({ name }, at) => inOrder.findIndex((one) => one.name === name) === at)
    .map((season) => (season.start < earliest ? { ...season, start: earliest } : season));
}

/**
 * The season that a form begins with: the next school holiday that leaves time to get ready, else
 * the next season that does, if any.
 */
export function suggestedSeason(
  seasons: readonly TravelSeason[],
  earliest: IsoDate,
): TravelSeason | undefined {
  const inTime = seasons.filter(({ start }) => start >= addDays(earliest, NOTICE_DAYS));
  return inTime.find(({ name }) => name !== 'WINTER') ?? inTime[0];
}

/** From the weekend before it, or its first day, until a week before its last Sunday. */
function departuresOf(first: IsoDate, last: IsoDate): Omit<TravelSeason, 'name'> {
  const start = weekday(first) === MONDAY ? addDays(first, -2) : first;
  const home = weekday(last) === FRIDAY ? addDays(last, 2) : last;
  const end = addDays(home, -STAY);
  return { start, end: end > start ? end : start };
}

/** December to February. */
const winterOf = (year: number): TravelSeason => ({
  name: 'WINTER',
  start: `${year}-12-01`,
  end: addDays(`${year + 1}-03-01`, -1),
});
