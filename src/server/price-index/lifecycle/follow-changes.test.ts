import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { MAX_NIGHT_PRICE } from '#domain/catalogue/price-limits.ts';
import { openTestDatabase } from '#testing/database.ts';
import { makeChance } from '../../../../tests/oracle/chance.ts';
import { saveRateChunk, saveWorld } from '../../../../tests/oracle/save-world.ts';
import {
  makeRateChunk,
  makeSmallWorld,
  WORLD_TODAY,
} from '../../../../tests/oracle/small-world.ts';
import { passingWords } from '../memory/columns.ts';
import { attachIndex, type SharedIndex } from '../search-index.ts';
import { patchIndex, type ChunkChange } from './build/patch-index.ts';
import { CHUNK_DAYS } from './build/source.ts';
import { mostForPlan, planOf } from './build/write-chunks.ts';
import { followChanges } from './follow-changes.ts';
import { loadIndex } from './load-index.ts';
import type { ChangePage, ChangeStream, Cursor } from './stream/change-stream.ts';
import { newsAfter } from './stream/nats-stream.ts';
import { readNews, writeNews, type News } from './stream/news.ts';
import { makeOutboxStream } from './stream/outbox-stream.ts';

const world = makeSmallWorld(makeChance(51), 24);
const db = await openTestDatabase();
afterAll(db.close);
beforeAll(() => saveWorld(db.pool, world));

const load = () => loadIndex(db.pool, world, WORLD_TODAY);
const pricesOf = ({ memory, bytes, sections }: SharedIndex): Buffer =>
  Buffer.from(new Uint8Array(memory.buffer).slice(4 * passingWords(sections).length, bytes));
const isAsFresh = async (shared: SharedIndex): Promise<boolean> =>
  pricesOf(shared).equals(pricesOf((await load()).shared));
const follow = (
  shared: SharedIndex,
  cursor: Cursor,
  stream: ChangeStream = makeOutboxStream(db.pool),
  onError: (error: unknown) => void = (error) => expect.fail(String(error)),
) =>
  followChanges(stream, attachIndex(shared), {
    cursor,
    onStructureChange: () => expect.fail('structure'),
    onError,
  });
const chunkOf = (seed: number, at = 0) =>
  makeRateChunk(makeChance(seed), world.rateChunks[at]!.planId, world.rateChunks[at]!.chunk);

test('a long transaction that began first and ends last is not lost, however many came in between', async () => {
  const { shared, cursor } = await load();
  const follower = follow(shared, cursor);
  const late = await db.pool.connect();
  onTestFinished(() => late.release(true));
  await late.query('begin');
  for (let i = 0; i < 30; i += 1) await saveRateChunk(late, chunkOf(100 + i, i));
  await late.query(
    `insert into catalogue_change (kind, subject_id, chunk) select 'rate_chunk', $1::int, $2::int from generate_series(1, 5000)`,
    [chunkOf(1).planId, chunkOf(1).chunk],
  );
  await saveRateChunk(db.pool, chunkOf(7, 40));
  const before = await follower.catchUp();
  await late.query('commit');
  expect(await follower.catchUp()).toBe(before);
  expect(await isAsFresh(shared)).toBe(true);
});

test('what was rolled back is neither waited for nor written', async () => {
  const { shared, cursor } = await load();
  const follower = follow(shared, cursor);
  const client = await db.pool.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin');
  await saveRateChunk(client, chunkOf(8, 2));
  await client.query('rollback');
  await saveRateChunk(db.pool, chunkOf(9, 3));
  await follower.catchUp();
  expect(await isAsFresh(shared)).toBe(true);
});

test('a stream that breaks in the middle of a page begins that page again', async () => {
  const { shared, cursor } = await load();
  const outbox = makeOutboxStream(db.pool);
  let isBroken = true;
  const breaking: ChangeStream = {
    ...outbox,
    pages: async function* (after) {
      for await (const page of outbox.pages(after)) {
        const half = { ...page, prices: page.prices.slice(0, 3), cursor: after };
        yield isBroken ? half : page;
        if (isBroken) throw new Error('torn');
      }
    },
  };
  const follower = follow(shared, cursor, breaking);
  for (let i = 0; i < 10; i += 1) await saveRateChunk(db.pool, chunkOf(200 + i, i));
  await expect(follower.catchUp()).rejects.toThrow('torn');
  isBroken = false;
  await follower.catchUp();
  expect(await isAsFresh(shared)).toBe(true);
});

test('a reader that is overtaken again and again gets its answer: the follower pauses in the middle of a flood of changes', async () => {
  const { shared, cursor } = await load();
  const change: ChunkChange = { kind: 'rate_chunk', chunk: chunkOf(400) };
  const reader = new Worker(
    new URL('../../../../tests/oracle/overtaken-reader.ts', import.meta.url),
    { workerData: shared },
  );
  onTestFinished(() => void reader.terminate());
  const reported: unknown[] = [];
  reader
    .once('message', (message) => reported.push(message))
    .once('error', (error) => reported.push(error));
  let written = 0;
  const flood: ChangeStream = {
    pages: async function* () {
      for (; reported.length === 0; written += 100)
        yield { prices: Array.from({ length: 100 }, () => change), hasStructure: false, cursor };
    },
    listen: async () => async () => undefined,
  };
  await follow(shared, cursor, flood).catchUp();
  expect(reported).toEqual([{ tries: expect.toSatisfy((tries: number) => tries > 3) }]);
  expect(written).toBeGreaterThan(0);
});

test('a page that comes twice changes nothing, and days that cannot be counted are told and closed', async () => {
  const { shared, cursor } = await load();
  const good: ChunkChange = { kind: 'rate_chunk', chunk: chunkOf(300) };
  const dear = new Uint8Array(good.chunk.prices);
  new DataView(dear.buffer).setInt32(4 * 20, 2 ** 30, true);
  const bad: ChunkChange[] = [
    { kind: 'rate_chunk', chunk: { ...chunkOf(301, 1), prices: dear } },
    { kind: 'rate_chunk', chunk: { ...chunkOf(302, 2), allotment: new Uint8Array(7) } },
  ];
  let pages: ChangePage[] = [{ prices: [good], hasStructure: false, cursor }];
  const stream: ChangeStream = {
    pages: async function* () {
      yield* pages;
    },
    listen: async () => async () => undefined,
  };
  const errors: unknown[] = [];
  const follower = follow(shared, cursor, stream, (error) => errors.push(error));
  await follower.catchUp();
  const once = pricesOf(shared);
  await follower.catchUp();
  expect(pricesOf(shared).equals(once)).toBe(true);
  pages = [{ prices: bad, hasStructure: false, cursor }];
  await follower.catchUp();
  const { shared: twin } = await load();
  const [rates, bytes] = [new Uint8Array(4 * CHUNK_DAYS), new Uint8Array(CHUNK_DAYS)];
  patchIndex(attachIndex(twin), [
    good,
    ...[1, 2].map((at): ChunkChange => ({
      kind: 'rate_chunk',
      chunk: { ...chunkOf(1, at), prices: rates, terms: bytes, allotment: bytes },
    })),
  ]);
  expect(pricesOf(shared).equals(pricesOf(twin))).toBe(true);
  expect(pricesOf(shared).equals(once)).toBe(false);
  expect(String(errors[0])).toContain(
    '2 changes are no days of prices that can be counted, and their days are closed',
  );
});

test('a price that a plan could sell only to fewer people closes its days, and the changes after it come in', async () => {
  const { shared, cursor } = await load();
  const index = attachIndex(shared);
  const { planId, chunk } = world.rateChunks[0]!;
  const dear = MAX_NIGHT_PRICE;
  expect(mostForPlan(index, planOf(index, world.rateChunks[0]!))).toBeLessThan(dear);
  const prices = new Uint8Array(4 * CHUNK_DAYS);
  new DataView(prices.buffer).setInt32(0, dear, true);
  await saveRateChunk(db.pool, { ...chunkOf(500), planId, chunk, prices });
  const errors: unknown[] = [];
  const follower = follow(shared, cursor, undefined, (error) => errors.push(error));
  const stopped = await follower.catchUp();
  await saveRateChunk(db.pool, chunkOf(501, 5));
  expect(await follower.catchUp()).toBeGreaterThan(stopped);
  expect(errors.map(String)).toEqual([expect.stringContaining('1 changes are no days of prices')]);

  const fresh = await load();
  expect(fresh.uncountable).toBe(1);
  expect(pricesOf(shared).equals(pricesOf(fresh.shared))).toBe(true);
  await saveRateChunk(db.pool, chunkOf(502));
});

test('a message is read as it was written, and a torn or damaged one is none', () => {
  const news: News = {
    before: { sequence: 1, seen: '5:9:6,7' },
    after: null,
    prices: [{ kind: 'rate_chunk', chunk: chunkOf(1) }],
    hasStructure: false,
  };
  const text = writeNews(news);
  const read = readNews(text);
  expect(writeNews(read!)).toBe(text);
  const [change] = read!.prices;
  expect(change?.kind === 'rate_chunk' && [...change.chunk.prices]).toEqual([...chunkOf(1).prices]);
  for (const damaged of [
    text.slice(0, -10),
    text.replace('"rate_chunk"', '"plan"'),
    text.replace('5:9:6,7', 'now'),
    text.replace(/"allotment":"..../, '"allotment":"'),
  ])
    expect(readNews(damaged)).toBeUndefined();
});

test('news are taken up after what a cursor covers, and not at all where something may be missing', () => {
  const news = (seen: string | null): News => ({
    before: { sequence: 0, seen: '1:1:' },
    after: seen === null ? null : { sequence: 0, seen },
    prices: [],
    hasStructure: false,
  });
  const recent = [news('10:10:'), news('12:14:13'), news(null), news('20:20:')];
  const after = (seen: string) => newsAfter(recent, { sequence: 0, seen });
  expect(after('20:20:')).toEqual([]);
  expect(after('12:14:13')).toEqual(recent.slice(2));
  expect(after('13:30:13')).toEqual(recent.slice(1));
  expect(after('14:30:14')).toEqual(recent.slice(2));
  expect(after('9:11:9')).toBeUndefined();
  expect(newsAfter([], { sequence: 0, seen: '1:1:' })).toBeUndefined();
});
