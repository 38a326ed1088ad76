import { expect, test } from 'vitest';
import { attachIndex } from '../search-index.ts';
import { buildIndex } from '../engine/build-index.ts';
import { patchIndex, type PriceChange } from '../engine/patch-index.ts';
import { searchHolidays } from '../search-holidays.ts';
import { makeChance, type Chance } from './chance.ts';
import { askOracle } from './oracle.ts';
import { shapeOfAnswer, shapeOfOracle } from './answer-shapes.ts';
import { randomCriteria } from './random-criteria.ts';
import { makeFlightChunk, makeRateChunk, makeSmallWorld, WORLD_TODAY, type SmallWorld } from './small-world.ts';
import { priceBytes } from './price-bytes.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const WORLDS = Number(process.env['ORACLE_WORLDS'] ?? 10);
const QUERIES = 41;
const HOTELS = 26;

test(`engine and oracle agree on every price, order and facet, seed ${SEED} [SRCH-05] [RSLT-06] [RSLT-09] [RSLT-10]`, () => {
  const chance = makeChance(SEED);
  let found = 0;
  for (let i = 0; i < WORLDS; i += 1) {
    const world = makeSmallWorld(chance, HOTELS);
    const index = attachIndex(buildIndex(world));
    for (let k = 0; k < QUERIES; k += 1) {
      const criteria = randomCriteria(chance, HOTELS);
      const answer = searchHolidays(index, criteria, WORLD_TODAY);
      found += answer.total;
      expect(shapeOfAnswer(answer), JSON.stringify(criteria)).toEqual(shapeOfOracle(askOracle(world, criteria, WORLD_TODAY)));
    }
  }
  expect(found).toBeGreaterThan(WORLDS * QUERIES);
}, 120_000);

test(`a patched index equals one that is rebuilt from the patched source, byte for byte, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 1);
  const world = makeSmallWorld(chance, HOTELS);
  const patched = buildIndex(world);
  const changes = Array.from({ length: 200 }, () => randomChange(chance, world));
  for (let i = 0; i < changes.length; i += 7) patchIndex(attachIndex(patched), changes.slice(i, i + 7));
  const rebuilt = buildIndex(changedWorld(world, changes));
  expect(priceBytes(patched).equals(priceBytes(rebuilt))).toBe(true);
  expect(priceBytes(patched).equals(priceBytes(buildIndex(world)))).toBe(false);
});

function randomChange(chance: Chance, world: SmallWorld): PriceChange {
  const old = chance.pick(world.rateChunks);
  const oldFlight = chance.pick(world.flightChunks);
  return chance.odds(0.7)
    ? { kind: 'rate_chunk', chunk: makeRateChunk(chance, old.planId, old.chunk) }
    : { kind: 'flight_chunk', chunk: makeFlightChunk(chance, oldFlight.seriesId, oldFlight.chunk) };
}

function changedWorld(world: SmallWorld, changes: readonly PriceChange[]): SmallWorld {
  const rates = new Map(world.rateChunks.map((chunk) => [`${chunk.planId} ${chunk.chunk}`, chunk]));
  const flights = new Map(world.flightChunks.map((chunk) => [`${chunk.seriesId} ${chunk.chunk}`, chunk]));
  for (const change of changes) {
    if (change.kind === 'rate_chunk') rates.set(`${change.chunk.planId} ${change.chunk.chunk}`, change.chunk);
    else flights.set(`${change.chunk.seriesId} ${change.chunk.chunk}`, change.chunk);
  }
  return { ...world, rateChunks: [...rates.values()], flightChunks: [...flights.values()] };
}
