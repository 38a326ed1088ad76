import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeNatsServer, withoutNats, type NatsServer } from '#testing/machine/nats-server.ts';
import { makeChance } from '../../../tests/oracle/chance.ts';
import { priceBytes } from '../../../tests/oracle/price-bytes.ts';
import { saveRateChunk, saveWorld } from '../../../tests/oracle/save-world.ts';
import { makeRateChunk, makeSmallWorld, WORLD_TODAY } from '../../../tests/oracle/small-world.ts';
import { followChanges, type Follower } from './lifecycle/follow-changes.ts';
import { loadIndex } from './lifecycle/load-index.ts';
import { openNats, STREAM } from './lifecycle/stream/nats.ts';
import { openChangeStream } from './open-change-stream.ts';
import { attachIndex, type SharedIndex } from './search-index.ts';

const world = makeSmallWorld(makeChance(51), 8);
const HOUR_MS = 3_600_000;
let db: TestDatabase;
let nats: NatsServer;
let stop = async (): Promise<void> => undefined;

beforeEach(async () => {
  db = await openTestDatabase();
  nats = await makeNatsServer();
  await saveWorld(db.pool, world);
});
afterEach(async () => {
  await stop();
  await nats.kill();
  await db.close();
});

/** An index that is followed when the stream wakes it, and what was logged meanwhile. */
async function follow(): Promise<{
  readonly shared: SharedIndex;
  readonly follower: Follower;
  readonly reported: string[];
}> {
  const reported: string[] = [];
  const log = pino({}, { write: (line: string) => void reported.push(JSON.parse(line).msg) });
  const { shared, cursor } = await loadIndex(db.pool, world, WORLD_TODAY);
  const { stream, close } = openChangeStream(db.pool, nats.url, log);
  const follower = followChanges(stream, attachIndex(shared), {
    cursor,
    onStructureChange: () => expect.fail('structure'),
    onError: (error) => expect.fail(String(error)),
  });
  await follower.start(HOUR_MS);
  stop = async () => {
    await follower.stop();
    await close();
  };
  return { shared, follower, reported };
}

async function change(seed: number): Promise<void> {
  const chance = makeChance(seed);
  for (const { planId, chunk } of world.rateChunks.slice(0, 5))
    await saveRateChunk(db.pool, makeRateChunk(chance, planId, chunk));
  await db.pool.query('notify catalogue_change');
}

const comesThrough = (shared: SharedIndex) =>
  vi.waitFor(
    async () =>
      expect(
        priceBytes(shared).equals(
          priceBytes((await loadIndex(db.pool, world, WORLD_TODAY)).shared),
        ),
      ).toBe(true),
    { timeout: 120_000, interval: 50 },
  );

/** How many messages NATS keeps. */
async function published(): Promise<number> {
  const { manager, connection } = await openNats(nats.url);
  const { state } = await manager.streams.info(STREAM);
  await connection.close();
  return state.messages;
}

const AWAY = 'NATS is away: changes are read from PostgreSQL';
const THERE = 'changes come by way of NATS';

test.skipIf(withoutNats.isSkipped)(
  `a NATS server that is away at the start, comes, dies and comes back stops nothing and is told of once each time${withoutNats.note}`,
  async () => {
    const { shared, reported } = await follow();
    await change(1);
    await comesThrough(shared);
    await expect.poll(() => reported).toEqual([AWAY]);

    await nats.start();
    await expect.poll(() => reported).toEqual([AWAY, THERE]);
    await change(2);
    await comesThrough(shared);
    expect(await published()).toBeGreaterThan(1);

    await nats.kill();
    await change(3);
    await comesThrough(shared);
    await expect.poll(() => reported).toEqual([AWAY, THERE, AWAY]);

    await nats.start();
    await expect.poll(() => reported).toEqual([AWAY, THERE, AWAY, THERE]);
    await change(4);
    await comesThrough(shared);
    expect(await published()).toBeGreaterThan(1);
  },
  600_000,
);
