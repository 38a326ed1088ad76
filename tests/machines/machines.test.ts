import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeNatsServer, withoutNats } from '#testing/machine/nats-server.ts';
import { makeChance } from '../oracle/chance.ts';
import { randomCriteria } from '../oracle/random-criteria.ts';
import { saveFlightChunk, saveRateChunk, saveWorld } from '../oracle/save-world.ts';
import {
  makeFlightChunk,
  makeRateChunk,
  makeSmallWorld,
  WORLD_TODAY,
} from '../oracle/small-world.ts';

const HOTELS = 12;
const QUESTIONS = 25;
const world = makeSmallWorld(makeChance(41), HOTELS);
const children: ChildProcess[] = [];
const cleanings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  for (const clean of cleanings.splice(0)) await clean();
});

async function openWorld(): Promise<TestDatabase> {
  const db = await openTestDatabase();
  cleanings.push(db.close);
  await saveWorld(db.pool, world);
  return db;
}

/** A NATS server of its own; gives back its address. */
async function startNats(): Promise<string> {
  const nats = await makeNatsServer();
  cleanings.push(nats.kill);
  await nats.start();
  return nats.url;
}

/**
 * Starts a machine; `everyMs` = how often it looks without being woken, `more` = further settings
 * of its environment.
 */
async function startMachine(
  db: TestDatabase,
  natsUrl: string | undefined,
  everyMs: number,
  more: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const machine = fork(path.join(import.meta.dirname, 'machine.ts'), {
    env: {
      ...process.env,
      ...more,
      DATABASE_URL: db.url,
      EVERY_MS: String(everyMs),
      ...(natsUrl && { NATS_URL: natsUrl }),
    },
  });
  children.push(machine);
  expect((await once(machine, 'message'))[0]).toBe('ready');
  return machine;
}

const Answer = v.object({ answers: v.array(v.unknown()), looks: v.number() });

async function askAll(machine: ChildProcess, seed: number): Promise<v.InferOutput<typeof Answer>> {
  const answer = once(machine, 'message');
  machine.send({ seed, questions: QUESTIONS, hotels: HOTELS });
  return v.parse(Answer, (await answer)[0]);
}

const ask = async (machine: ChildProcess, seed: number): Promise<unknown> =>
  (await askAll(machine, seed)).answers;

/** What an index that is loaded now answers, as it comes through a pipe. */
async function askTables(db: TestDatabase, seed: number): Promise<unknown> {
  const index = attachIndex((await loadIndex(db.pool, world, WORLD_TODAY)).shared);
  const chance = makeChance(seed);
  return JSON.parse(
    JSON.stringify(
      Array.from({ length: QUESTIONS }, () =>
        searchHolidays(index, randomCriteria(chance, HOTELS), WORLD_TODAY),
      ),
    ),
  );
}

async function changePrices(db: TestDatabase, seed: number): Promise<void> {
  const chance = makeChance(seed);
  for (const { planId, chunk } of world.rateChunks.filter(() => chance.between(1, 10) === 1))
    await saveRateChunk(db.pool, makeRateChunk(chance, planId, chunk));
  for (const { seriesId, chunk } of world.flightChunks.filter(() => chance.between(1, 10) === 1))
    await saveFlightChunk(db.pool, makeFlightChunk(chance, seriesId, chunk));
  await db.pool.query('notify catalogue_change');
}

const HOUR_MS = 3_600_000;

test('two machines on one PostgreSQL follow the same changes and give the same answers', async () => {
  const db = await openWorld();
  const machines = await Promise.all([
    startMachine(db, undefined, HOUR_MS),
    startMachine(db, undefined, HOUR_MS),
  ]);
  const before = await askTables(db, 1);
  await changePrices(db, 2);
  const wanted = await askTables(db, 1);
  expect(wanted).not.toEqual(before);
  for (const machine of machines) await expect.poll(() => ask(machine, 1)).toEqual(wanted);
});

test.skipIf(withoutNats.isSkipped)(
  `two machines that share NATS give the same answers, also after one was away${withoutNats.note}`,
  async () => {
    const db = await openWorld();
    const nats = await startNats();
    const [first, second] = await Promise.all([
      startMachine(db, nats, HOUR_MS),
      startMachine(db, nats, HOUR_MS),
    ]);
    await changePrices(db, 3);
    const wanted = await askTables(db, 1);
    for (const machine of [first, second]) await expect.poll(() => ask(machine, 1)).toEqual(wanted);

    first.kill('SIGKILL');
    await changePrices(db, 4);
    const third = await startMachine(db, nats, HOUR_MS);
    await changePrices(db, 5);
    const later = await askTables(db, 7);
    for (const machine of [second, third]) await expect.poll(() => ask(machine, 7)).toEqual(later);
  },
);

test.skipIf(withoutNats.isSkipped)(
  `what one machine publishes reaches the other by way of NATS alone${withoutNats.note}`,
  async () => {
    const db = await openWorld();
    const nats = await startNats();
    await startMachine(db, nats, HOUR_MS);
    const reader = await startMachine(db, nats, HOUR_MS, { READS_ONLY: 'yes' });
    const changeOnce = async (seed: number): Promise<number> => {
      const before = await askTables(db, 1);
      await changePrices(db, seed);
      const wanted = await askTables(db, 1);
      expect(wanted).not.toEqual(before);
      await expect.poll(() => ask(reader, 1)).toEqual(wanted);
      return (await askAll(reader, 1)).looks;
    };
    // The first changes bring the reader to where the stream begins.
    const looks = await vi.waitUntil(() => reachesTheStream(changeOnce), { timeout: 120_000 });
    for (const seed of [201, 202, 203]) expect(await changeOnce(seed)).toBe(looks);
  },
  600_000,
);

/**
 * One of two machines stands still while prices change several times, then goes on: that one, and
 * what it has to answer.
 */
async function standStill(
  natsUrl: string | undefined,
): Promise<{ readonly machine: ChildProcess; readonly wanted: unknown }> {
  const db = await openWorld();
  const [awake, machine] = await Promise.all([
    startMachine(db, natsUrl, HOUR_MS),
    startMachine(db, natsUrl, HOUR_MS),
  ]);
  const before = await askTables(db, 1);
  machine.kill('SIGSTOP');
  for (const seed of [31, 32, 33]) await changePrices(db, seed);
  const wanted = await askTables(db, 1);
  expect(wanted).not.toEqual(before);
  await expect.poll(() => ask(awake, 1)).toEqual(wanted);
  machine.kill('SIGCONT');
  return { machine, wanted };
}

test('a machine that stood still while prices changed has all of them when it goes on', async () => {
  const { machine, wanted } = await standStill(undefined);
  await expect.poll(() => ask(machine, 1)).toEqual(wanted);
});

test.skipIf(withoutNats.isSkipped)(
  `a machine on NATS that stood still while prices changed has all of them when it goes on${withoutNats.note}`,
  async () => {
    const { machine, wanted } = await standStill(await startNats());
    await expect.poll(() => ask(machine, 1)).toEqual(wanted);
  },
);

/**
 * How often the reader had looked into PostgreSQL when a change came without a look; 0 while it
 * still looks.
 */
async function reachesTheStream(changeOnce: (seed: number) => Promise<number>): Promise<number> {
  const before = await changeOnce(101);
  const after = await changeOnce(102);
  return before === after ? after : 0;
}
