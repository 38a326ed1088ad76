import { expect, test } from 'vitest';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { patchIndex, type ChunkChange } from '#server/price-index/lifecycle/build/patch-index.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { shapeOfAnswer, shapeOfOracle } from './answer-shapes.ts';
import { makeChance, type Chance } from './chance.ts';
import { askOracle } from './oracle.ts';
import { priceBytes } from './price-bytes.ts';
import { randomCriteria } from './random-criteria.ts';
import {
  makeFlightChunk,
  makeRateChunk,
  makeSmallWorld,
  SMALL_TILES,
  WORLD_TODAY,
  type SmallWorld,
} from './small-world.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
/**
 * 5,002 queries; ORACLE_WORLDS=n asks fewer or more. A twentieth of the worlds is asked again from
 * patch to patch.
 */
const WORLDS = Number(process.env['ORACLE_WORLDS'] ?? 122);
const QUERIES = 41;
const PATCHED_WORLDS = Math.ceil(WORLDS / 20);
const PATCH_ROUNDS = 3;
/** Changes of a round: most of a small world's chunks are written anew. */
const PATCHES = 120;
const HOTELS = 26;

test(`engine and oracle agree on every price, order and facet, seed ${SEED}`, () => {
  const chance = makeChance(SEED);
  let found = 0;
  for (let i = 0; i < WORLDS; i += 1) {
    // Small worlds are soon asked; every third has several pages.
    const hotels = i % 3 === 0 ? HOTELS : 10;
    const world = makeSmallWorld(chance, hotels);
    const index = attachIndex(
      buildIndex(world),
      chance.odds(0.5) ? { tilePlans: SMALL_TILES } : {},
    );
    for (let k = 0; k < QUERIES; k += 1) {
      const criteria = randomCriteria(chance, hotels);
      const answer = searchHolidays(index, criteria, WORLD_TODAY);
      found += answer.total;
      expect(shapeOfAnswer(answer), JSON.stringify(criteria)).toEqual(
        shapeOfOracle(askOracle(world, criteria, WORLD_TODAY)),
      );
    }
  }
  expect(found).toBeGreaterThan(WORLDS * QUERIES);
}, 900_000);

test(`the oracle on the patched source agrees with an index that was asked, patched and asked again, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 2);
  let moved = 0;
  for (let i = 0; i < PATCHED_WORLDS; i += 1) {
    let world = makeSmallWorld(chance, 10);
    const shared = buildIndex(world);
    // The writer has a view of its own, as in the site; the reader keeps results, tables and
    // roll-ups over every patch.
    const [reader, writer] = [attachIndex(shared), attachIndex(shared)];
    const questions = Array.from({ length: QUERIES }, () => randomCriteria(chance, 10));
    let before = questions.map((criteria) =>
      JSON.stringify(shapeOfAnswer(searchHolidays(reader, criteria, WORLD_TODAY))),
    );
    for (let round = 0; round < PATCH_ROUNDS; round += 1) {
      const changes = Array.from({ length: PATCHES }, () => randomChange(chance, world));
      patchIndex(writer, changes);
      world = changedWorld(world, changes);
      const after = questions.map((criteria) => {
        const answer = shapeOfAnswer(searchHolidays(reader, criteria, WORLD_TODAY));
        expect(answer, JSON.stringify(criteria)).toEqual(
          shapeOfOracle(askOracle(world, criteria, WORLD_TODAY)),
        );
        return JSON.stringify(answer);
      });
      moved += after.filter((answer, k) => answer !== before[k]).length;
      before = after;
    }
  }
  expect(moved).toBeGreaterThan((PATCHED_WORLDS * PATCH_ROUNDS * QUERIES) / 4);
}, 900_000);

test(`a patched index equals one that is rebuilt from the patched source, byte for byte, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 1);
  const world = makeSmallWorld(chance, HOTELS);
  const patched = buildIndex(world);
  const changes = Array.from({ length: 200 }, () => randomChange(chance, world));
  for (let i = 0; i < changes.length; i += 7)
    patchIndex(attachIndex(patched), changes.slice(i, i + 7));
  const rebuilt = buildIndex(changedWorld(world, changes));
  expect(priceBytes(patched).equals(priceBytes(rebuilt))).toBe(true);
  expect(priceBytes(patched).equals(priceBytes(buildIndex(world)))).toBe(false);
});

function randomChange(chance: Chance, world: SmallWorld): ChunkChange {
  const old = chance.pick(world.rateChunks);
  const oldFlight = chance.pick(world.flightChunks);
  return chance.odds(0.7)
    ? { kind: 'rate_chunk', chunk: makeRateChunk(chance, old.planId, old.chunk) }
    : { kind: 'flight_chunk', chunk: makeFlightChunk(chance, oldFlight.seriesId, oldFlight.chunk) };
}

function changedWorld(world: SmallWorld, changes: readonly ChunkChange[]): SmallWorld {
  const rates = new Map(world.rateChunks.map((chunk) => [`${chunk.planId} ${chunk.chunk}`, chunk]));
  const flights = new Map(
    world.flightChunks.map((chunk) => [`${chunk.seriesId} ${chunk.chunk}`, chunk]),
  );
  for (const change of changes) {
    if (change.kind === 'rate_chunk')
      rates.set(`${change.chunk.planId} ${change.chunk.chunk}`, change.chunk);
    else flights.set(`${change.chunk.seriesId} ${change.chunk.chunk}`, change.chunk);
  }
  return { ...world, rateChunks: [...rates.values()], flightChunks: [...flights.values()] };
}
