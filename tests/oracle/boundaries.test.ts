import { expect, test } from 'vitest';
import { addDays, dayNumber } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { scalarKernel } from '#server/price-index/kernel/scalar/kernel.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { CHUNK_DAYS } from '#server/price-index/lifecycle/build/source.ts';
import { RING_DAYS } from '#server/price-index/memory/days.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { shapeOfAnswer, shapeOfOracle } from './answer-shapes.ts';
import { makeChance } from './chance.ts';
import { askOracle } from './oracle.ts';
import {
  makeFlightChunk,
  makeRateChunk,
  makeSmallWorld,
  WORLD_TODAY,
  type SmallWorld,
} from './small-world.ts';

const LAST = addDays(WORLD_TODAY, LATEST_DEPARTURE_DAYS);
/** Nights that are open and rooms for all, so that long stays and large parties find something. */
const TERMS = new Uint8Array(CHUNK_DAYS).fill(1);
const ROOMS = new Uint8Array(CHUNK_DAYS).fill(9);

const world = pricedToTheEnd();
const [vector, scalar] = [
  attachIndex(buildIndex(world)),
  attachIndex(buildIndex(world), { kernel: scalarKernel }),
];

const on = (departureDate: string, change: Partial<Criteria> = {}): Criteria => ({
  ...defaultCriteria(departureDate),
  ...change,
});
const couple = { adults: 2, childAges: [] };

test.each<[string, Criteria]>([
  [
    'the first day that can be booked [DATE-08]',
    on(addDays(WORLD_TODAY, EARLIEST_DEPARTURE_DAYS), { flexibility: 0 }),
  ],
  [
    'days before the first that can be booked [DATE-08]',
    on(addDays(WORLD_TODAY, EARLIEST_DEPARTURE_DAYS)),
  ],
  ['the last day that can be booked [DATE-09]', on(LAST, { flexibility: 0 })],
  ['days past the last that can be booked [DATE-09]', on(LAST)],
  ['28 nights from the last day [DATE-13]', on(LAST, { nights: [28], flexibility: 0 })],
  [
    'a month up to the last day',
    on(addDays(LAST, -30), { departureRangeEndDate: LAST, flexibility: 0, nights: [2, 7, 28] }),
  ],
  ['a stay over 29 February', on('2028-02-27', { nights: [2, 3], flexibility: 3 })],
  ['the night that summer time begins', on('2027-03-27', { nights: [2], flexibility: 1 })],
  ['the night that summer time ends', on('2027-10-30', { nights: [2], flexibility: 1 })],
  ['two couples', on('2027-04-10', { party: [couple, couple] })],
  ['four alike rooms', on('2027-04-10', { party: [couple, couple, couple, couple] })],
  [
    'nine people in four rooms [SRCH-19]',
    on('2027-04-10', {
      party: [{ adults: 2, childAges: [5] }, couple, couple, { adults: 1, childAges: [9] }],
    }),
  ],
  [
    'an infant in each room [SRCH-12]',
    on('2027-04-10', {
      party: [
        { adults: 2, childAges: [1] },
        { adults: 2, childAges: [0] },
      ],
    }),
  ],
  [
    'four rooms with the first adapted',
    on('2027-04-10', {
      party: [couple, couple, couple, couple],
      filters: { ...defaultCriteria(LAST).filters, adaptedRoom: true },
    }),
  ],
])('engine and oracle agree at a boundary: %s', (_, criteria) => {
  const answer = searchHolidays(vector, criteria, WORLD_TODAY);
  expect(answer.total).toBeGreaterThan(0);
  expect(shapeOfAnswer(answer)).toEqual(shapeOfOracle(askOracle(world, criteria, WORLD_TODAY)));
  expect(searchHolidays(scalar, criteria, WORLD_TODAY)).toEqual(answer);
});

/** A world with a price on every day that the index holds. */
function pricedToTheEnd(): SmallWorld {
  const chance = makeChance(77);
  const small = makeSmallWorld(chance, 30);
  const first = Math.floor(dayNumber(WORLD_TODAY) / CHUNK_DAYS);
  const chunks = Array.from({ length: Math.ceil(RING_DAYS / CHUNK_DAYS) + 1 }, (_, i) => first + i);
  return {
    ...small,
    rateChunks: small.plans.flatMap(({ id }) =>
      chunks.map((chunk) => ({
        ...makeRateChunk(chance, id, chunk),
        terms: TERMS,
        allotment: ROOMS,
      })),
    ),
    flightChunks: small.series.flatMap(({ id }) =>
      chunks.map((chunk) => ({ ...makeFlightChunk(chance, id, chunk), seats: ROOMS })),
    ),
  };
}
