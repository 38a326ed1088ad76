import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExchangeRates } from '#server/market/exchange-rates.ts';
import { findOpenPort } from '#server/platform/open-port.ts';
import type { CatalogueFacts, SharedIndex } from '#server/price-index/search-index.ts';
import { collectGarbage } from '#testing/machine/collect-garbage.ts';
import { startWebThreads, type WebThreads } from './threads.ts';

const script = new URL('../../testing/machine/faulty-thread.ts', import.meta.url);
const limits = { openingMs: 20_000, silenceMs: 1_000, stoppingMs: 5_000 };
const VISITORS = 8;

/** An index that is nothing but its name, and the thread that dies over it. */
const indexOf = (hotels: number, firstDay = 99): SharedIndex => ({
  memory: new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }),
  bytes: 8,
  sections: {},
  facts: { hotels, firstDay } as CatalogueFacts,
});

type Ended = { readonly reason: string; readonly failures: number; readonly pauseMs: number };
let ended: Ended[] = [];
const log = pino({}, { write: (line: string) => void ended.push(JSON.parse(line) as Ended) });

let threads: WebThreads | undefined;
let visits = 0;
let port = 0;
beforeEach(async () => {
  ended = [];
  visits = 0;
  port = (await findOpenPort(0, '127.0.0.1'))!;
  process.env['FAULTY_THREAD_PORT'] = String(port);
});
afterEach(() => threads?.stop());

const open = async (index: SharedIndex, count = 2) =>
  (threads = await startWebThreads({
    index: Promise.resolve(index),
    flags: Promise.resolve('at first'),
    rates: Promise.resolve({ EUR: 1_155_000 }),
    count,
    limits,
    log,
    script,
    onVisit: () => void (visits += 1),
  }));

type Answer = {
  readonly thread: number;
  readonly hotels: number;
  readonly flags: string;
  readonly rates: ExchangeRates;
};

/** One request on a connection of its own. */
const ask = (path = '/'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path, agent: new Agent() },
      (response) => void text(response).then((body) => resolve(JSON.parse(body) as Answer), reject),
    ).on('error', reject);
  });

const answering = async (): Promise<number[]> =>
  [
    ...new Set(
      (await Promise.all(Array.from({ length: 40 }, () => ask()))).map(({ thread }) => thread),
    ),
  ].toSorted((a, b) => a - b);

/**
 * Visitors who ask one thing after the other until told; how many requests were answered and how
 * many failed until now, and when all are decided that are in hand.
 */
function visit() {
  const over = new AbortController();
  const count = { answered: 0, failed: 0 };
  const inHand: Promise<unknown>[] = [];
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    while (!over.signal.aborted)
      await (inHand[visitor] = ask().then(
        () => (count.answered += 1),
        () => (count.failed += 1),
      ));
  });
  return {
    count,
    decided: () => Promise.all(inHand),
    over: async () => (over.abort(), await Promise.all(visitors)),
  };
}

test.each([
  ['dies', '/die', 'the roof fell in'],
  ['hangs', '/hang', 'its event loop stood still for 1 seconds'],
])(
  'a thread that %s under load is replaced, and nothing fails but what it had in hand',
  async (_name, path, reason) => {
    await open(indexOf(1));
    await expect.poll(answering).toEqual([0, 1]);
    const load = visit();
    await expect(ask(path)).rejects.toThrow(/hang up|ECONNRESET/);
    await expect.poll(() => ended.map((one) => one.reason).join()).toContain(reason);
    await load.decided();
    const { failed, answered } = load.count;
    expect(failed).toBeLessThanOrEqual(VISITORS);
    // The other one answers everybody until the two answer again.
    await expect.poll(answering).toEqual([0, 1]);
    await load.over();
    expect(load.count.answered).toBeGreaterThan(answered);
    expect(load.count.failed).toBe(failed);
  },
);

test('a thread that keeps dying of its start is tried ever more seldom, and the other one answers', async () => {
  await open(indexOf(1, 1));
  await expect.poll(() => ended.length).toBeGreaterThanOrEqual(3);
  expect(ended.slice(0, 3).map(({ failures, pauseMs }) => [failures, pauseMs])).toEqual([
    [1, 100],
    [2, 200],
    [3, 400],
  ]);
  expect(ended[0]?.reason).toContain('dies of its start');
  expect(await answering()).toEqual([0]);
});

test('the first thread’s refusal to open is told to whoever starts the threads', async () => {
  await expect(open(indexOf(1, 0))).rejects.toThrow('thread 0 dies of its start');
});

test('a new index is sold by every thread once it is handed over, and by those that are replaced later', async () => {
  const kept = await open(indexOf(1));
  await expect.poll(answering).toEqual([0, 1]);
  const hotels = async () =>
    new Set(
      (await Promise.all(Array.from({ length: 40 }, () => ask()))).map((answer) => answer.hotels),
    );
  expect(await hotels()).toEqual(new Set([1]));
  await kept.changeOver(indexOf(2));
  expect(await hotels()).toEqual(new Set([2]));
  await ask('/die').catch(() => undefined);
  await expect.poll(() => ended.length).toBe(1);
  await expect.poll(answering).toEqual([0, 1]);
  expect(await hotels()).toEqual(new Set([2]));
});

test('what has begun is answered before the threads stop; then nobody listens', async () => {
  const kept = await open(indexOf(1));
  const slow = Array.from({ length: 6 }, () => ask('/slow'));
  await ask();
  await kept.stop();
  expect(await Promise.all(slow)).toHaveLength(6);
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  expect(ended).toEqual([]);
});

test('whoever keeps the threads hears of a visitor', async () => {
  await open(indexOf(1), 1);
  expect(visits).toBe(0);
  await ask();
  await expect.poll(() => visits).toBe(1);
});

test('an index that all threads have left is let go', async () => {
  let first: SharedIndex | undefined = indexOf(1);
  const left = new WeakRef(first);
  const kept = await open(first);
  first = undefined;
  await expect.poll(answering).toEqual([0, 1]);
  await kept.changeOver(indexOf(2));
  await expect.poll(() => (collectGarbage(), left.deref() === undefined)).toBe(true);
});

test('under load every thread has new flags within a second, one that is started later too, and nothing fails', async () => {
  await open(indexOf(1), 3);
  await expect.poll(answering).toEqual([0, 1, 2]);
  const said = async (): Promise<string[]> =>
    (await Promise.all(Array.from({ length: 40 }, () => ask()))).map(
      ({ thread, flags }) => `${thread}: ${flags}`,
    );
  const ofAll = (flags: string): string[] => [0, 1, 2].map((thread) => `${thread}: ${flags}`);
  const sorted = async (): Promise<string[]> => [...new Set(await said())].toSorted();
  expect(await sorted()).toEqual(ofAll('at first'));
  const { count, over } = visit();
  threads!.changeFlags('then');
  await expect.poll(sorted, { timeout: 1_000, interval: 10 }).toEqual(ofAll('then'));
  await over();
  expect(count.failed).toBe(0);
  expect(count.answered).toBeGreaterThan(0);
  await ask('/die').catch(() => undefined);
  await expect.poll(() => ended.length).toBe(1);
  await expect.poll(sorted).toEqual(ofAll('then'));
});

test('a new rate is known to every thread within a second, and to those that are started later', async () => {
  await open(indexOf(1));
  await expect.poll(answering).toEqual([0, 1]);
  const soldAt = async (): Promise<string[]> => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask()));
    return [...new Set(answers.map(({ thread, rates }) => `${thread} ${rates.EUR}`))].toSorted();
  };
  expect(await soldAt()).toEqual(['0 1155000', '1 1155000']);
  threads!.changeRates({ EUR: 1_200_000 });
  await expect.poll(soldAt, { timeout: 1_000, interval: 10 }).toEqual(['0 1200000', '1 1200000']);
  await ask('/die').catch(() => undefined);
  await expect.poll(() => ended.length).toBe(1);
  await expect.poll(soldAt).toEqual(['0 1200000', '1 1200000']);
});
