import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadIndex } from '#server/search/load-index.ts';
import { makeChance } from '#server/search/oracle/chance.ts';
import { randomCriteria } from '#server/search/oracle/random-criteria.ts';
import { saveFlightChunk, saveRateChunk, saveWorld } from '#server/search/oracle/save-world.ts';
import { makeFlightChunk, makeRateChunk, makeSmallWorld, WORLD_TODAY } from '#server/search/oracle/small-world.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { attachIndex } from '#server/search/search-index.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';

const HOTELS = 12;
const QUESTIONS = 25;
const world = makeSmallWorld(makeChance(41), HOTELS);
const hasNats = spawnSync('nats-server', ['--version']).status === 0;
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
  const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-nats-'));
  cleanings.push(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const server = spawn('nats-server', ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  children.push(server);
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => text.includes('Server is ready') && resolve());
    server.once('exit', () => reject(new Error('nats-server ended')));
  });
  return `nats://127.0.0.1:${port}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a machine; `everyMs` = how often it looks without being woken. */
async function startMachine(db: TestDatabase, natsUrl: string | undefined, everyMs: number): Promise<ChildProcess> {
  const machine = fork(path.join(import.meta.dirname, 'machine.ts'), { env: { ...process.env, DATABASE_URL: db.url, EVERY_MS: String(everyMs), ...(natsUrl && { NATS_URL: natsUrl }) } });
  children.push(machine);
  expect((await once(machine, 'message'))[0]).toBe('ready');
  return machine;
}

async function ask(machine: ChildProcess, seed: number): Promise<unknown> {
  const answer = once(machine, 'message');
  machine.send({ seed, questions: QUESTIONS, hotels: HOTELS });
  return (await answer)[0];
}

/** What an index that is loaded now answers, as it comes through a pipe. */
async function askTables(db: TestDatabase, seed: number): Promise<unknown> {
  const index = attachIndex((await loadIndex(db.pool, world, WORLD_TODAY)).shared);
  const chance = makeChance(seed);
  return JSON.parse(JSON.stringify(Array.from({ length: QUESTIONS }, () => searchHolidays(index, randomCriteria(chance, HOTELS), WORLD_TODAY))));
}

async function changePrices(db: TestDatabase, seed: number): Promise<void> {
  const chance = makeChance(seed);
  for (const { planId, chunk } of world.rateChunks.filter(() => chance.between(1, 10) === 1)) await saveRateChunk(db.pool, makeRateChunk(chance, planId, chunk));
  for (const { seriesId, chunk } of world.flightChunks.filter(() => chance.between(1, 10) === 1)) await saveFlightChunk(db.pool, makeFlightChunk(chance, seriesId, chunk));
  await db.pool.query('notify catalogue_change');
}

const HOUR_MS = 3_600_000;

test('two machines on one PostgreSQL follow the same changes and give the same answers', async () => {
  const db = await openWorld();
  const machines = await Promise.all([startMachine(db, undefined, HOUR_MS), startMachine(db, undefined, HOUR_MS)]);
  const before = await askTables(db, 1);
  await changePrices(db, 2);
  const wanted = await askTables(db, 1);
  expect(wanted).not.toEqual(before);
  for (const machine of machines) await expect.poll(() => ask(machine, 1), { timeout: 20_000 }).toEqual(wanted);
});

test.skipIf(!hasNats)(`two machines that share NATS give the same answers, also after one was away${hasNats ? '' : ' (skipped: nats-server is not installed)'}`, async () => {
  const db = await openWorld();
  const nats = await startNats();
  const [first, second] = await Promise.all([startMachine(db, nats, HOUR_MS), startMachine(db, nats, HOUR_MS)]);
  await changePrices(db, 3);
  const wanted = await askTables(db, 1);
  for (const machine of [first, second]) await expect.poll(() => ask(machine, 1), { timeout: 20_000 }).toEqual(wanted);

  first.kill('SIGKILL');
  await changePrices(db, 4);
  const third = await startMachine(db, nats, HOUR_MS);
  await changePrices(db, 5);
  const later = await askTables(db, 7);
  for (const machine of [second, third]) await expect.poll(() => ask(machine, 7), { timeout: 20_000 }).toEqual(later);
});
