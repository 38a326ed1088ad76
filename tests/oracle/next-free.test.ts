import { expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { MAX_CALENDAR_NIGHTS, MAX_NIGHTS, MIN_NIGHTS } from '#domain/search/limits.ts';
import { nextFree } from '#server/place-guide/next-free.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { CHUNK_DAYS } from '#server/price-index/lifecycle/build/source.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { makeChance } from './chance.ts';
import { askOracle } from './oracle.ts';
import { randomCriteria } from './random-criteria.ts';
import { makeSmallWorld, WORLD_DAYS, WORLD_TODAY, type SmallWorld } from './small-world.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
const HOTELS = 12;
const QUESTIONS = 30;
const LATEST = addDays(WORLD_TODAY, WORLD_DAYS);

type Days = { readonly from: string; readonly latest: string };

/** What the oracle finds first, day by day, each number of nights by itself as calendars do. */
function firstByOracle(world: SmallWorld, criteria: Criteria, { from, latest }: Days) {
  for (let day = from; day <= latest; day = addDays(day, 1)) {
    const totals = criteria.nights.flatMap((nights) => {
      const onTheDay: Criteria = {
        ...criteria,
        departureDate: day,
        departureRangeEndDate: day,
        flexibility: 0,
        nights: [nights],
        sort: 'PRICE_LOW_HIGH',
        page: 1,
      };
      return askOracle(world, onTheDay, WORLD_TODAY).offers[0]?.total ?? [];
    });
    if (totals.length > 0) return [day, Math.min(...totals)];
  }
  return undefined;
}

/** The world without the first so many chunks of rates, as of hotels that open later. */
const openingLate = (world: SmallWorld, chunks: number): SmallWorld => {
  const first = Math.min(...world.rateChunks.map(({ chunk }) => chunk));
  const rateChunks = world.rateChunks.filter(({ chunk }) => chunk >= first + chunks);
  return { ...world, rateChunks };
};

const lastPricedDay = ({ rateChunks }: SmallWorld) =>
  isoDate((Math.max(...rateChunks.map(({ chunk }) => chunk)) + 1) * CHUNK_DAYS - 1);

const answerOf = (world: SmallWorld, criteria: Criteria, days: Days) => {
  const index = attachIndex(buildIndex(world));
  const offer = nextFree(index, criteria, days, { today: WORLD_TODAY, now: 0 });
  return (
    offer && {
      found: [offer.flightQuote?.outbound.date ?? offer.hotelQuote.checkIn, offer.total],
      nights: offer.hotelQuote.nights,
    }
  );
};

const aCouple = (chance: ReturnType<typeof makeChance>, hotelIds: readonly number[]): Criteria => ({
  ...randomCriteria(chance, HOTELS),
  locationIds: [],
  hotelIds,
  party: [{ adults: 2, childAges: [] }],
});

test(`next free is the cheapest of the first day on which the oracle finds any of the nights, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 41);
  let later = 0;
  for (let i = 0; i < QUESTIONS; i += 1) {
    const world = openingLate(makeSmallWorld(chance, HOTELS), chance.between(0, 2));
    const criteria = aCouple(chance, i % 3 === 0 ? [] : [chance.between(1, HOTELS)]);
    const days = { from: addDays(WORLD_TODAY, chance.between(3, 20)), latest: LATEST };
    const expected = firstByOracle(world, criteria, days);
    // Where it has none of its nights, the next test says what then.
    if (!expected) continue;
    const question = JSON.stringify(criteria);
    const answer = answerOf(world, criteria, days);
    expect(answer?.found, question).toEqual(expected);
    expect(criteria.nights, question).toContain(answer?.nights);
    if (expected[0] !== days.from) later += 1;
  }
  expect(later).toBeGreaterThan(2);
});

test(`a hotel that has its nights on no day is next free for the nearest seven that it has, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 42);
  const nearest = Array.from({ length: MAX_NIGHTS - MIN_NIGHTS + 1 }, (_, at) => MIN_NIGHTS + at)
    .filter((nights) => nights !== MAX_NIGHTS)
    .toReversed();
  let free = 0;
  for (let i = 0; i < QUESTIONS; i += 1) {
    const world = makeSmallWorld(chance, HOTELS);
    const criteria = { ...aCouple(chance, [chance.between(1, HOTELS)]), nights: [MAX_NIGHTS] };
    // Prices end before a stay of the longest would: shorter ones are what there is.
    const end = lastPricedDay(world);
    const days = { from: addDays(end, -12), latest: end };
    const asked = [criteria.nights];
    for (let at = 0; at < nearest.length; at += MAX_CALENDAR_NIGHTS)
      asked.push(nearest.slice(at, at + MAX_CALENDAR_NIGHTS));
    const expected = asked
      .map((nights) => firstByOracle(world, { ...criteria, nights }, days))
      .find((found) => found !== undefined);
    const answer = answerOf(world, criteria, days);
    expect(answer?.found, JSON.stringify(criteria)).toEqual(expected);
    expect(answer?.nights).not.toBe(MAX_NIGHTS);
    if (expected) free += 1;
  }
  expect(free).toBeGreaterThan(2);
});

test('nothing is free after the last day, nor other nights of hotels that nobody named', () => {
  const chance = makeChance(SEED + 43);
  const world = makeSmallWorld(chance, HOTELS);
  const anywhere: Criteria = {
    ...aCouple(chance, []),
    searchType: 'UNKNOWN',
    nights: [2],
    filters: { ...aCouple(chance, []).filters, price: {} },
  };
  const from = addDays(WORLD_TODAY, 3);
  const end = lastPricedDay(world);
  expect(answerOf(world, anywhere, { from, latest: addDays(from, -1) })).toBeUndefined();
  expect(
    answerOf(world, { ...anywhere, nights: [MAX_NIGHTS] }, { from: addDays(end, -9), latest: end }),
  ).toBeUndefined();
});
