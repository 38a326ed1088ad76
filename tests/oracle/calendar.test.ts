import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { checkCalendar } from '#domain/search/check-calendar.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { scalarKernel } from '#server/price-index/kernel/scalar/kernel.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { patchIndex } from '#server/price-index/lifecycle/build/patch-index.ts';
import { attachIndex, type SearchIndex } from '#server/price-index/search-index.ts';
import {
  cheapestOfMonths,
  cheapestCell,
  holidayCalendar,
  type HolidayCalendar,
} from '#server/search/holiday-calendar.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { makeChance } from './chance.ts';
import { askOracle } from './oracle.ts';
import { randomCriteria } from './random-criteria.ts';
import { makeFlightChunk, makeRateChunk, makeSmallWorld, WORLD_TODAY } from './small-world.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
const HOTELS = 20;
const QUESTIONS = 24;

/** The search whose first price a cell shows. */
const searchOf = (criteria: Criteria, date: string, nights: number): Criteria => ({
  ...criteria,
  departureDate: date,
  departureRangeEndDate: date,
  flexibility: 0,
  nights: [nights],
  sort: 'PRICE_LOW_HIGH',
  page: 1,
});

test(`each cell of a calendar is the first price of the search for its date and nights, by the engine and by the oracle, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 11);
  let priced = 0;
  for (let i = 0; i < QUESTIONS; i += 1) {
    const world = makeSmallWorld(chance, HOTELS);
    const index = attachIndex(buildIndex(world), chance.odds(0.3) ? { kernel: scalarKernel } : {});
    const criteria = randomCriteria(chance, HOTELS);
    const from = addDays(WORLD_TODAY, chance.between(3, 30));
    const calendar = holidayCalendar(index, criteria, from, chance.between(1, 12), WORLD_TODAY);
    expect(calendar.firstDate).toBe(from);
    expect(calendar.nights).toEqual([...new Set(criteria.nights)].toSorted((a, b) => a - b));
    for (const { date, nights, total } of cellsOf(calendar)) {
      const exact = searchOf(criteria, date, nights);
      expect([date, nights, total], JSON.stringify(criteria)).toEqual([
        date,
        nights,
        searchHolidays(index, exact, WORLD_TODAY).offers[0]?.total ?? 0,
      ]);
      expect(total, JSON.stringify(exact)).toBe(
        askOracle(world, exact, WORLD_TODAY).offers[0]?.total ?? 0,
      );
      if (total > 0) priced += 1;
    }
  }
  expect(priced).toBeGreaterThan(QUESTIONS);
});

test(`what is kept from calendar to calendar is never out of date, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 14);
  const world = makeSmallWorld(chance, HOTELS);
  const shared = buildIndex(world);
  const index = attachIndex(shared);
  const questions = Array.from({ length: 6 }, () => ({
    ...randomCriteria(chance, HOTELS),
    party: [{ adults: 2, childAges: [] }],
  }));
  const answers = (asked: SearchIndex): HolidayCalendar[] =>
    questions.map((criteria) =>
      holidayCalendar(asked, criteria, addDays(WORLD_TODAY, 3), 40, WORLD_TODAY),
    );
  let before = answers(index);
  let changed = 0;
  for (let i = 0; i < 20; i += 1) {
    const [rates, flights] = [chance.pick(world.rateChunks), chance.pick(world.flightChunks)];
    patchIndex(index, [
      { kind: 'rate_chunk', chunk: makeRateChunk(chance, rates.planId, rates.chunk) },
      { kind: 'flight_chunk', chunk: makeFlightChunk(chance, flights.seriesId, flights.chunk) },
    ]);
    const after = answers(index);
    expect(after).toEqual(answers(attachIndex(shared)));
    if (JSON.stringify(after) !== JSON.stringify(before)) changed += 1;
    before = after;
  }
  expect(changed).toBeGreaterThan(0);
});

test('the cheapest cell is the earliest with the fewest nights among equals, of a month and of all', () => {
  const chance = makeChance(SEED + 12);
  const index = attachIndex(buildIndex(makeSmallWorld(chance, HOTELS)));
  const calendar = holidayCalendar(
    index,
    {
      ...randomCriteria(chance, 1),
      locationIds: [],
      hotelIds: [],
      searchType: 'UNKNOWN',
      nights: [7, 2, 3],
      party: [{ adults: 2, childAges: [] }],
    },
    addDays(WORLD_TODAY, 3),
    40,
    WORLD_TODAY,
  );
  const cells = cellsOf(calendar).filter(({ total }) => total > 0);
  const cheapestOf = (some: typeof cells) =>
    some.toSorted(
      (a, b) =>
        a.total - b.total || (a.date < b.date ? -1 : a.date > b.date ? 1 : a.nights - b.nights),
    )[0];
  expect(cheapestCell(calendar)).toEqual(cheapestOf(cells));
  expect(cheapestOfMonths(calendar)).toEqual(
    [...Map.groupBy(cells, ({ date }) => date.slice(0, 7)).values()].map(cheapestOf),
  );
});

test('a calendar ends where dates that can be booked end', () => {
  const chance = makeChance(SEED + 13);
  const index = attachIndex(buildIndex(makeSmallWorld(chance, HOTELS)));
  const calendar = holidayCalendar(
    index,
    randomCriteria(chance, HOTELS),
    addDays(WORLD_TODAY, 725),
    270,
    WORLD_TODAY,
  );
  expect([calendar.firstDate, calendar.days]).toEqual([addDays(WORLD_TODAY, 725), 6]);
});

test('what a calendar cannot be made of is told at its field [DATE-08, DATE-09, DATE-13, SRCH-15, SRCH-19]', () => {
  const sound = {
    ...randomCriteria(makeChance(1), HOTELS),
    nights: [7],
    party: [{ adults: 2, childAges: [] }],
    departureAirports: [],
  };
  const refusals = (
    change: Partial<Criteria>,
    from = addDays(WORLD_TODAY, 3),
    days = 270,
  ): unknown => {
    const check = checkCalendar({ ...sound, ...change }, from, days, WORLD_TODAY);
    return check.kind === 'refused'
      ? check.problems.map(({ code, field }) => `${field} ${code}`)
      : check.kind;
  };
  expect(refusals({ departureDate: '1999-01-01', page: 0 })).toBe('sound');
  expect(refusals({}, addDays(WORLD_TODAY, 2))).toEqual(['from late_booking']);
  expect(refusals({}, addDays(WORLD_TODAY, 731))).toContain('from date_too_late');
  expect(refusals({}, '2027-02-30')).toEqual(['from date_unknown']);
  expect(refusals({}, undefined, 271)).toEqual(['days days_out_of_range']);
  expect(refusals({}, undefined, 0)).toEqual(['days days_out_of_range']);
  expect(refusals({ nights: [-1] })).toEqual(['nights nights_out_of_range']);
  expect(refusals({ nights: [2, 3, 4, 5, 6, 7, 8, 9] })).toEqual(['nights too_many_nights']);
  expect(refusals({ departureAirports: Array.from({ length: 11 }, () => 'LGW') })).toEqual([
    'departureAirports too_many_airports',
  ]);
  expect(refusals({ party: [{ adults: 10, childAges: [] }] })).toBe('large_party');
});

const cellsOf = ({ firstDate, nights, totals }: HolidayCalendar) =>
  Array.from(totals, (total, at) => ({
    date: addDays(firstDate, Math.floor(at / nights.length)),
    nights: nights[at % nights.length]!,
    total,
  }));
