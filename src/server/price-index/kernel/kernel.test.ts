import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { holidayCalendar } from '#server/search/holiday-calendar.ts';
import { holidayGrid } from '#server/search/holiday-grid.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { makeChance, type Chance } from '../../../../tests/oracle/chance.ts';
import { randomCriteria } from '../../../../tests/oracle/random-criteria.ts';
import {
  makeSmallWorld,
  SMALL_TILES,
  WORLD_TODAY,
  type SmallWorld,
} from '../../../../tests/oracle/small-world.ts';
import { buildIndex } from '../lifecycle/build/build-index.ts';
import { attachIndex, type SearchIndex } from '../search-index.ts';
import type { Kernel } from './kernel.ts';
import { makeKernel } from './make-kernel.ts';
import { scalarKernel } from './scalar/kernel.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
const WORLDS = 3;
const QUERIES = 60;
const MONTHS = 80;
const HOTELS = 26;

const LOOPS = [
  'gatherPlans',
  'fillFactors',
  'accumulate',
  'prunePlans',
  'pricePlans',
  'priceCells',
  'foldCells',
  'reduceHotels',
  'collectHotels',
  'countOpen',
  'countOptions',
  'countPriced',
  'fillTables',
  'mergeTables',
  'sumCounts',
  'findCostGroups',
  'addCosts',
  'nextTile',
  'priceLegs',
  'addPair',
  'keepRange',
  'leastStays',
  'leastTogether',
] as const satisfies readonly (keyof Kernel)[];

/** So many stays that the vector code leaves out those that can change nothing. */
function randomMonth(chance: Chance): Criteria {
  const { filters, ...criteria } = randomCriteria(chance, HOTELS);
  const nights = chance.pick([
    [7, 10, 14],
    [2, 3, 4],
    [4, 5, 6],
    [7, 8, 9, 10],
  ]);
  return {
    ...criteria,
    filters: chance.odds(0.7) ? NO_FILTERS : { ...filters, price: {} },
    locationIds: [],
    hotelIds: [],
    departureAirports: [],
    departureRangeEndDate: addDays(criteria.departureDate, 30),
    nights,
    party: [{ adults: 2, childAges: [] }],
  };
}

/**
 * The world with fares so many times as high: totals on both sides of those that the vector code no
 * longer computes in 128ths of a penny.
 */
const withFares = (world: SmallWorld, times: number): SmallWorld => ({
  ...world,
  flightChunks: world.flightChunks.map((chunk) => ({
    ...chunk,
    fares: new Uint8Array(new Int32Array(chunk.fares.buffer).map((fare) => fare * times).buffer),
  })),
});

test(`vector and scalar code give the same answers, every loop among them, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 31);
  const called = new Set<string>();
  const watched = (memory: WebAssembly.Memory): Kernel => {
    const kernel = makeKernel(memory);
    return new Proxy(kernel, {
      get: (target, name) => (called.add(String(name)), Reflect.get(target, name)),
    });
  };
  let found = 0;
  for (let i = 0; i < WORLDS; i += 1) {
    const shared = buildIndex(withFares(makeSmallWorld(chance, HOTELS), i === 0 ? 500 : 1));
    const [vector, scalar] = [
      attachIndex(shared, { kernel: watched, tilePlans: SMALL_TILES }),
      attachIndex(shared, { kernel: scalarKernel }),
    ];
    for (let k = 0; k < QUERIES + MONTHS; k += 1) {
      const criteria = k < QUERIES ? randomCriteria(chance, HOTELS) : randomMonth(chance);
      const ask = (index: SearchIndex) => searchHolidays(index, criteria, WORLD_TODAY);
      const answer = ask(vector);
      found += answer.total;
      expect(answer, JSON.stringify(criteria)).toEqual(ask(scalar));
    }
    const criteria = {
      ...randomCriteria(chance, HOTELS),
      party: [
        { adults: 2, childAges: [] },
        { adults: 2, childAges: [4] },
      ],
    };
    const calendarOf = (index: SearchIndex) =>
      holidayCalendar(index, criteria, addDays(WORLD_TODAY, 5), 40, WORLD_TODAY);
    expect(calendarOf(vector)).toEqual(calendarOf(scalar));
    for (const party of [criteria.party, [{ adults: 2, childAges: [] }]]) {
      const gridOf = (index: SearchIndex) => holidayGrid(index, i + 1, party, {}, WORLD_TODAY);
      expect(gridOf(vector)).toEqual(gridOf(scalar));
    }
  }
  expect(found).toBeGreaterThan(WORLDS * QUERIES);
  expect([...called].toSorted()).toEqual([...LOOPS].toSorted());
});
