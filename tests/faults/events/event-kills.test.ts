import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';

/** Boundaries of an event's way: written, dealt out, on the way, taken and not yet noted. */
const BOUNDARIES = ['event:written', 'event-dealt:written', 'event:before', 'event:after'] as const;
/** How often each is died at; `EVENT_KILLS=20` for a longer look. */
const ROUNDS = Number(process.env['EVENT_KILLS'] ?? 2);

const BodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.looseObject({ bookmarks: v.number() }) }),
);

let db: TestDatabase;
let collector: Server;
let collectorUrl: string;
/** What the collector was sent: which fact, under which id, in this order. */
const taken: { readonly fact: number; readonly id: string }[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      const { data } = v.parse(BodySchema, body);
      taken.push({ fact: data.bookmarks, id: String(request.headers['idempotency-key']) });
      return response.writeHead(204).end();
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  collectorUrl = `http://127.0.0.1:${typeof address === 'object' ? address!.port : 0}/`;
});
afterAll(async () => {
  collector.close();
  await db.close();
});

/** Runs the process to its end; the signal that it died by. */
async function run(fact: number | null, crashAt?: string): Promise<NodeJS.Signals | null> {
  // Whoever held them is dead, and nobody here has half a minute to wait.
  await db.pool.query('update event_delivery set leased_until = null');
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'event-process.ts')], {
    env: {
      ...inherited,
      NODE_NO_WARNINGS: '1',
      EVENT_FAULTS: JSON.stringify({ databaseUrl: db.url, collectorUrl, fact }),
      ...(crashAt !== undefined && { CRASH_AT: crashAt }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal]: unknown[] = await once(child, 'exit');
  return signal === 'SIGKILL' ? signal : null;
}

test('killed at every boundary, no event is lost, none comes under two ids, none before an earlier one', async () => {
  let fact = 0;
  for (const boundary of BOUNDARIES)
    for (let round = 0; round < ROUNDS; round++)
      expect(await run((fact += 1), boundary)).toBe('SIGKILL');
  expect(await run(null)).toBeNull();
  const { rows } = await db.pool.query<{ key: string }>('select key from quota');
  const done = rows.map(({ key }) => Number(key)).toSorted((a, b) => a - b);
  // What was killed before its transaction stood has not happened, and is told to nobody.
  expect(done).toHaveLength((BOUNDARIES.length - 1) * ROUNDS);
  const first = [...new Set(taken.map((one) => one.fact))];
  expect(first).toEqual(done);
  const ids = new Map(taken.map((one) => [one.fact, one.id]));
  expect(taken.filter((one) => ids.get(one.fact) !== one.id)).toEqual([]);
});
