import { afterAll, beforeAll, expect, test } from 'vitest';
import { followChanges } from '#server/price-index/lifecycle/follow-changes.ts';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import { makeOutboxStream } from '#server/price-index/lifecycle/stream/outbox-stream.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { openTestDatabase } from '#testing/database.ts';
import { commitToSearchable } from '#testing/waiting/commit-to-searchable.ts';
import { makeChance } from './chance.ts';
import { saveWorld } from './save-world.ts';
import { makeRateChunk, makeSmallWorld, WORLD_TODAY } from './small-world.ts';

const world = makeSmallWorld(makeChance(61), 6);
const db = await openTestDatabase();
afterAll(db.close);
beforeAll(() => saveWorld(db.pool, world));

test('what the import commits is searched soon after, woken by its notification alone', async () => {
  const { shared, cursor } = await loadIndex(db.pool, world, WORLD_TODAY);
  const index = attachIndex(shared);
  const follower = followChanges(makeOutboxStream(db.pool), index, {
    cursor,
    onStructureChange: () => expect.fail('structure'),
    onError: (error) => expect.fail(String(error)),
  });
  await follower.start(3_600_000);
  await follower.catchUp();
  const times: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    const rates = makeRateChunk(
      makeChance(500 + i),
      world.rateChunks[i]!.planId,
      world.rateChunks[i]!.chunk,
    );
    const sums = index.columns.nightSums.slice();
    const isSeen = () => index.columns.nightSums.some((sum, at) => sum !== sums[at]);
    times.push(await commitToSearchable({ pool: db.pool, rates, isSeen }));
  }
  await follower.stop();
  expect(times).toHaveLength(20);
  const fresh = attachIndex((await loadIndex(db.pool, world, WORLD_TODAY)).shared);
  expect(Buffer.from(index.columns.nightSums).equals(Buffer.from(fresh.columns.nightSums))).toBe(
    true,
  );
});
