/**
 * Single questions: the median of distinct ones of each kind, none of which the run has asked
 * before, so that no kept result answers.
 */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { holidayCalendar } from '#server/search/holiday-calendar.ts';
import { holidayGrid } from '#server/search/holiday-grid.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { makeChance } from '../../tests/oracle/chance.ts';
import { quantile, round, timed } from './measure.ts';
import { COUPLE, TWO_ROOMS } from './query-mix.ts';
import { BENCH_TODAY, type BenchWorld } from './world.ts';

const CALENDAR_DAYS = 270;
/**
 * Searches and calendars of anywhere; kinds follow each other day by day, so that no two ask for
 * the same days.
 */
const DATES = 25;
const DAYS_BETWEEN = 22;
/** The countries with most hotels. */
const COUNTRIES = 15;
const HOTELS = 100;
/** Of a kind. */
const FEWEST = 15;

export type QuestionTimes = {
  readonly anywhereMs: number;
  readonly anywherePriceFilterMs: number;
  readonly twoRoomsMs: number;
  readonly rangeMs: number;
  readonly calendarMs: {
    readonly hotel: number;
    readonly country: number;
    readonly anywhere: number;
  };
  readonly gridMs: number;
};

/**
 * Medians in milliseconds; `indexFor` gives the index that the next question is asked of, `asked`
 * the searches that went before.
 */
export function measureQuestions(
  world: BenchWorld,
  indexFor: () => SearchIndex,
  asked: readonly Criteria[],
): QuestionTimes {
  const known = new Set(asked.map(resultKey));
  const median = <Question>(questions: readonly Question[], ask: Ask<Question>): number =>
    medianMs(questions, (question) => {
      const index = indexFor();
      return timed(() => ask(index, question));
    });
  const search = (first: number, change: (date: IsoDate) => Partial<Criteria>): number =>
    median(newSearches(known, first, change), (index, criteria) =>
      searchHolidays(index, criteria, BENCH_TODAY),
    );
  const calendar = (
    questions: readonly { readonly criteria: Criteria; readonly from: IsoDate }[],
  ): number =>
    median(questions, (index, { criteria, from }) =>
      holidayCalendar(index, criteria, from, CALENDAR_DAYS, BENCH_TODAY),
    );
  const hotels = someHotels(world);
  return {
    anywhereMs: search(20, () => ({})),
    anywherePriceFilterMs: search(21, () => ({
      filters: { ...NO_FILTERS, price: { max: 150_000 } },
    })),
    twoRoomsMs: search(22, () => ({ party: TWO_ROOMS })),
    rangeMs: search(23, (date) => ({
      departureRangeEndDate: addDays(date, 30),
      nights: [7, 10, 14],
    })),
    calendarMs: {
      hotel: calendar(
        hotels.map((hotel) => ({
          criteria: { ...couplesWeek(SHARED_DATE), hotelIds: [hotel] },
          from: SHARED_DATE,
        })),
      ),
      country: calendar(
        largestCountries(world).map((country) => ({
          criteria: { ...couplesWeek(SHARED_DATE), locationIds: [country] },
          from: SHARED_DATE,
        })),
      ),
      anywhere: calendar(dates(24, 13).map((from) => ({ criteria: couplesWeek(from), from }))),
    },
    gridMs: median(hotels, (index, hotel) => holidayGrid(index, hotel, COUPLE, {}, BENCH_TODAY)),
  };
}

type Ask<Question> = (index: SearchIndex, question: Question) => unknown;

function medianMs<Question>(
  questions: readonly Question[],
  timeOf: (question: Question) => number,
): number {
  if (questions.length < FEWEST)
    throw new Error(`only ${questions.length} questions of a kind are new`);
  return round(quantile(questions.map(timeOf), 0.5));
}

/** Calendars of hotels and countries begin on one day, as visitors' do. */
const SHARED_DATE = addDays(BENCH_TODAY, 3);

const couplesWeek = (departureDate: IsoDate): Criteria => ({
  ...defaultCriteria(departureDate),
  nights: [7],
  party: COUPLE,
});

const dates = (first: number, daysBetween: number): IsoDate[] =>
  Array.from({ length: DATES }, (_, i) => addDays(BENCH_TODAY, first + i * daysBetween));

/** Order and page are cut out of one kept result. */
const resultKey = (criteria: Criteria): string =>
  makeCriteriaQuery({ ...criteria, sort: 'POPULARITY', page: 1 });

const newSearches = (
  known: ReadonlySet<string>,
  first: number,
  change: (date: IsoDate) => Partial<Criteria>,
): Criteria[] =>
  dates(first, DAYS_BETWEEN)
    .map((date) => ({ ...couplesWeek(date), ...change(date) }))
    .filter((criteria) => !known.has(resultKey(criteria)));

function someHotels({ hotels }: BenchWorld): number[] {
  const chance = makeChance(5);
  return [...new Set(Array.from({ length: HOTELS }, () => chance.pick(hotels).id))];
}

function largestCountries({ hotels, places }: BenchWorld): string[] {
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const countryOf = (id: string): string => {
    const place = placeOf.get(id)!;
    return place.kind === 'country' || place.parent === null ? id : countryOf(place.parent);
  };
  const byCountry = Map.groupBy(hotels, ({ placeId }) => countryOf(placeId));
  return [...byCountry]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, COUNTRIES)
    .map(([id]) => id);
}
