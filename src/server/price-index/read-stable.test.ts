import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { makeChance } from '../../../tests/oracle/chance.ts';
import { makeRateChunk, makeSmallWorld, WORLD_TODAY } from '../../../tests/oracle/small-world.ts';
import { buildIndex } from './lifecycle/build/build-index.ts';
import { patchIndex } from './lifecycle/build/patch-index.ts';
import { CHUNK_DAYS } from './lifecycle/build/source.ts';
import {
  epochOf,
  giveWay,
  isWorn,
  readConsistently,
  readStable,
  PriceConflictError,
  writeUnit,
} from './read-stable.ts';
import { isMoved, scopeOf } from './scope.ts';
import { attachIndex } from './search-index.ts';

/**
 * A writer thread: for each number it is told in cell 14, sets two cells to it as one unit and
 * tells in cell 15 how far it is.
 */
const WRITER = `
  const { control } = require('node:worker_threads').workerData;
  const notify = (step) => (Atomics.store(control, 15, step), Atomics.notify(control, 15));
  for (let n = 1; n <= 2; n += 1) {
    while (Atomics.load(control, 14) < n) Atomics.wait(control, 14, n - 1);
    Atomics.add(control, 0, 1);
    control[10] = n;
    notify(2 * n - 1);
    if (n === 2) Atomics.wait(control, 13, 0, 100);
    control[11] = n;
    Atomics.add(control, 0, 1);
    Atomics.notify(control, 0);
    notify(2 * n);
  }
`;

test('no reader sees half a change, whether the writer comes in between or is at work already', async () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(1), 3)));
  const { control } = index.columns;
  const writer = new Worker(WRITER, { eval: true, workerData: { control } });
  const order = (change: number, step: number) => {
    Atomics.store(control, 14, change);
    Atomics.notify(control, 14);
    while (Atomics.load(control, 15) < step) Atomics.wait(control, 15, Atomics.load(control, 15));
  };
  const interrupted = readConsistently(index, () => {
    const first = control[10];
    if (Atomics.load(control, 14) === 0) order(1, 2);
    return [first, control[11]];
  });
  order(2, 3);
  const waited = readConsistently(index, () => [control[10], control[11]]);
  await new Promise((resolve) => writer.once('exit', resolve));
  expect(interrupted).toEqual([1, 1]);
  expect(waited).toEqual([2, 2]);
});

test('a failed write leaves the index open, and a failed read is thrown', () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(1), 3)));
  expect(() =>
    writeUnit(index, index.columns.hotelVersion, 0, () => {
      throw new Error('write');
    }),
  ).toThrow('write');
  expect(() =>
    readConsistently(index, () => {
      throw new Error('read');
    }),
  ).toThrow('read');
  expect(readConsistently(index, () => 7)).toBe(7);
});

test('a hotel that is half written has moved, the others have not', () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(5), 6)));
  const epoch = epochOf(index);
  const moved: boolean[] = [];
  writeUnit(
    index,
    index.columns.hotelVersion,
    2,
    () => void moved.push(...[2, 3].map((hotel) => isMoved(index, scopeOf(index, [hotel]), epoch))),
  );
  expect(moved).toEqual([true, false]);
});

test('a search whose best hotel stays half written fails in the end rather than sell from it', () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(5), 6)));
  const criteria = { ...defaultCriteria(addDays(WORLD_TODAY, 10)), searchType: 'UNKNOWN' as const };
  const [first] = searchHolidays(index, criteria, WORLD_TODAY).offers;
  const { nightSums, hotelVersion } = index.columns;
  const whole = nightSums.slice();
  let failure: unknown;
  writeUnit(index, hotelVersion, index.hotelAt.get(first!.hotelId)!, () => {
    nightSums.forEach((sum, i) => (nightSums[i] = sum + 777 * (i % 2)));
    try {
      searchHolidays(index, criteria, WORLD_TODAY);
    } catch (error) {
      failure = error;
    }
    nightSums.set(whole);
  });
  expect(failure).toBeInstanceOf(PriceConflictError);
  expect(searchHolidays(index, criteria, WORLD_TODAY).offers[0]).toEqual(first);
});

test('a thread that ends while it reads, however it stood, stops neither the writer nor other readers', async () => {
  const shared = buildIndex(makeSmallWorld(makeChance(5), 6));
  const index = attachIndex(shared);
  const { control, hotelVersion } = index.columns;
  const reader = new Worker(new URL('../../../tests/oracle/stuck-reader.ts', import.meta.url), {
    workerData: shared,
  });
  await new Promise((resolve) => reader.once('message', resolve));
  await reader.terminate();
  expect(control[1]).toBeGreaterThan(0);
  await giveWay(index);
  writeUnit(index, hotelVersion, 0, () => undefined);
  expect(control[1]).toBe(0);
  expect(readConsistently(index, (epoch) => epoch)).toBe(Atomics.load(control, 0));
});

test('a reader that is overtaken again and again asks the writer to pause, and gives up in the end', () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(5), 6)));
  const asked: number[] = [];
  const read = () => {
    asked.push(index.columns.control[1]!);
    writeUnit(index, index.columns.hotelVersion, 0, () => undefined);
  };
  expect(() => readConsistently(index, read)).toThrow(PriceConflictError);
  expect(asked).toEqual([0, 0, 0, 20, 40, 80, 160, 320, 640]);
  expect(
    readStable(
      index,
      () => true,
      () => index.columns.control[1],
    ),
  ).toBe(0);
});

test('an index whose words could wrap is worn', () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(5), 6)));
  index.columns.control[0] = 2 ** 29;
  expect(isWorn(index)).toBe(false);
  writeUnit(index, index.columns.hotelVersion, 0, () => undefined);
  expect(isWorn(index)).toBe(true);
  index.columns.control[0] = -2;
  expect(isWorn(index)).toBe(true);
});

test('a changed price is searched at once, whatever was kept of earlier searches', () => {
  const chance = makeChance(5);
  const world = makeSmallWorld(chance, 6);
  const index = attachIndex(buildIndex(world));
  const criteria = { ...defaultCriteria(addDays(WORLD_TODAY, 10)), searchType: 'UNKNOWN' as const };
  const before = searchHolidays(index, criteria, WORLD_TODAY);
  const closed = { terms: new Uint8Array(CHUNK_DAYS), allotment: new Uint8Array(CHUNK_DAYS) };
  patchIndex(
    index,
    world.rateChunks.map((chunk) => ({ kind: 'rate_chunk', chunk: { ...chunk, ...closed } })),
  );
  expect(before.total).toBeGreaterThan(0);
  expect(searchHolidays(index, criteria, WORLD_TODAY).total).toBe(0);
});

test('records that would break the engine are named', () => {
  const world = makeSmallWorld(makeChance(1), 3);
  const dear = {
    ...makeRateChunk(makeChance(2), world.plans[0]!.id, world.rateChunks[0]!.chunk),
    prices: new Uint8Array(Int32Array.from({ length: CHUNK_DAYS }, () => 600_000).buffer),
  };
  expect(() =>
    buildIndex({
      ...world,
      rateChunks: [{ ...dear, allotment: new Uint8Array(CHUNK_DAYS).fill(5) }],
    }),
  ).toThrow(`plan ${world.plans[0]!.id}: price 600000`);
  expect(() =>
    buildIndex({ ...world, hotels: [{ ...world.hotels[0]!, placeId: 'atlantis' }], plans: [] }),
  ).toThrow('hotel 1: unknown place atlantis');
  expect(() => buildIndex({ ...world, plans: [{ ...world.plans[0]!, hotelId: 77 }] })).toThrow(
    `plan ${world.plans[0]!.id}: unknown hotel 77`,
  );
  expect(() =>
    buildIndex({
      ...world,
      plans: [
        {
          ...world.plans[0]!,
          occupancy: { ...world.plans[0]!.occupancy, adultFactors: [0, 2_000] },
        },
      ],
    }),
  ).toThrow('occupancy factor');
  const [series] = world.series;
  const likeIt = (count: number, change: (i: number) => Partial<typeof series>) =>
    Array.from({ length: count }, (_, i) => ({ ...series!, id: i + 1, ...change(i) }));
  expect(() => buildIndex({ ...world, series: likeIt(65, () => ({})), flightChunks: [] })).toThrow(
    `route ${series!.origin}-${series!.destination}: 65 series`,
  );
  const served = world.hotels.find(({ airports }) => airports.length > 0)!.airports[0]!;
  expect(() =>
    buildIndex({
      ...world,
      series: likeIt(130, (i) => ({ origin: `O${i}`, destination: served, carrier: `C${i}` })),
      flightChunks: [],
    }),
  ).toThrow(/^airports .*130 carriers/);
});

test('a thread that takes the place of one that ended takes its memory too, and answers as it did', () => {
  const shared = buildIndex(makeSmallWorld(makeChance(7), 12));
  const criteria = [20, 40, 60].flatMap((day) =>
    [[7], [7, 10, 14]].map((nights) => ({ ...defaultCriteria(addDays(WORLD_TODAY, day)), nights })),
  );
  const answersOf = (worker?: number) => {
    const index = attachIndex(shared, worker === undefined ? {} : { worker });
    return criteria.map((one) => searchHolidays(index, one, WORLD_TODAY));
  };
  const wanted = answersOf();
  const sizes = [3, 3, 4, 4, 3].map((worker) => {
    expect(answersOf(worker)).toEqual(wanted);
    return shared.memory.buffer.byteLength;
  });
  expect(new Set(sizes).size).toBe(2);
});
