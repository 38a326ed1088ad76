import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { makeChance } from '../../../../tests/oracle/chance.ts';
import { makeSmallWorld, WORLD_TODAY } from '../../../../tests/oracle/small-world.ts';
import { evaluate } from '../evaluate.ts';
import { costsOf } from '../hotels/costs.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { makeKernel } from '../kernel/make-kernel.ts';
import { buildIndex } from '../lifecycle/build/build-index.ts';
import { patchIndex } from '../lifecycle/build/patch-index.ts';
import { makeQuery, type Query } from '../query.ts';
import { attachIndex, type SearchIndex } from '../search-index.ts';

const CRITERIA = defaultCriteria(addDays(WORLD_TODAY, 40));
const world = makeSmallWorld(makeChance(5), 12);

const soldOut = world.flightChunks.map((chunk) => ({
  kind: 'flight_chunk' as const,
  chunk: { ...chunk, seats: new Uint8Array(chunk.seats.length) },
}));

const queryOf = (index: SearchIndex, change: Partial<typeof CRITERIA> = {}): Query =>
  makeQuery(index, { ...CRITERIA, ...change }, WORLD_TODAY);

test('tables of flights whose routes are written while they are made are made again, those alone', () => {
  const shared = buildIndex(world);
  const writer = attachIndex(shared);
  const fills: number[] = [];
  const kernel = (memory: WebAssembly.Memory): Kernel => ({
    ...makeKernel(memory),
    fillTables: (work, airports, count) => {
      makeKernel(memory).fillTables(work, airports, count);
      fills.push(count);
      if (fills.length === 1) patchIndex(writer, soldOut);
    },
  });
  const index = attachIndex(shared, { kernel });
  expect(evaluate(queryOf(attachIndex(buildIndex(world)))).hotels.length).toBeGreaterThan(0);
  expect(evaluate(queryOf(index)).hotels).toHaveLength(0);
  const flownTo = index.pairsTo.filter((pairs) => pairs.length > 0).length;
  expect(fills).toEqual([fills[0], ...Array.from({ length: flownTo }, () => 1)]);
});

test('a query whose tables gave way to those of another has the same flights as before', () => {
  const index = attachIndex(buildIndex(world));
  const [first, second] = [queryOf(index), queryOf(index, { nights: [10], bags: 1 })];
  const sets = [...index.facts.airportSets.keys()];
  const pricesOf = (query: Query): Int32Array[] =>
    sets.map((set) => costsOf(query, 'asked').tables.tableOf(set).prices);
  const [before, other] = [pricesOf(first), pricesOf(second)];
  expect(other).not.toEqual(before);
  const early = costsOf(first, 'asked').tables.tableOf(sets[0]!);
  expect([early.prices, ...pricesOf(first).slice(1)]).toEqual(before);
  expect(evaluate(second).hotels).toEqual(
    evaluate(queryOf(index, { nights: [10], bags: 1 })).hotels,
  );
});
