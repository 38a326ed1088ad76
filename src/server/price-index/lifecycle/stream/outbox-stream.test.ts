import type { EventEmitter } from 'node:events';
import { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';
import { makeOutboxStream } from './outbox-stream.ts';

test('a stream that is stopped while it still connects stops, and gives the connection back', async () => {
  const db = await openTestDatabase();
  onTestFinished(db.close);
  const pool = new Pool({ connectionString: db.url, max: 1 });
  const only = await pool.connect();
  const stop = await makeOutboxStream(pool).listen(
    () => undefined,
    (error) => expect.fail(String(error)),
  );
  await stop();
  only.release();
  await pool.end();
  expect(pool.totalCount).toBe(0);
});

test('a stream whose connection breaks listens on another one, and leaves nothing on the old', async () => {
  const db = await openTestDatabase();
  onTestFinished(db.close);
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  onTestFinished(() => void vi.restoreAllMocks());
  const clients: EventEmitter[] = [];
  db.pool.on('acquire', (client) => void clients.push(client));
  let woken = 0;
  const errors: unknown[] = [];
  const stop = await makeOutboxStream(db.pool).listen(
    () => (woken += 1),
    (error) => errors.push(error),
  );
  await expect.poll(() => woken).toBe(1);
  clients[0]!.emit('error', new Error('broken'));
  await expect.poll(() => woken).toBe(2);
  const listeners = added.mock.calls
    .filter(([event]) => event === 'abort')
    .map(([, listener]) => listener);
  const gone = new Set(removed.mock.calls.map(([, listener]) => listener));
  expect(listeners.filter((listener) => !gone.has(listener))).toHaveLength(1);
  expect(errors.map(String)).toEqual(['Error: broken']);
  await stop();
});
