/**
 * The stream straight from PostgreSQL: a notification wakes, the outbox tells what, the tables tell
 * how it is now.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { ChangePage, ChangeStream, Cursor } from './change-stream.ts';
import { readChangedChunks } from './changed-chunks.ts';
import { readOutbox } from './outbox.ts';

const AGAIN_MS = 1_000;

export const makeOutboxStream = (pool: Pool): ChangeStream => ({
  pages: (after) => readPages(pool, after),
  listen: async (wake, onError) => {
    const stopping = new AbortController();
    const listening = keepListening(pool, wake, onError, stopping.signal);
    return async () => {
      stopping.abort();
      await listening;
    };
  },
});

async function* readPages(pool: Pool, after: Cursor): AsyncGenerator<ChangePage> {
  for await (const { changes, cursor } of readOutbox(pool, after)) {
    const hasStructure = changes.some(({ kind }) => kind === 'hotel' || kind === 'flight_series');
    yield { prices: await readChangedChunks(pool, changes), hasStructure, cursor };
  }
}

/**
 * A connection of its own that hears notifications; when it breaks another one is made, and
 * whatever came meanwhile is looked for.
 */
async function keepListening(
  pool: Pool,
  wake: () => void,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(pool, wake, signal).catch(onError);
    await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Hears until the connection ends or `signal` stops it, also while there is no connection yet. */
async function listenOnce(pool: Pool, wake: () => void, signal: AbortSignal): Promise<void> {
  const { promise: stopped, resolve } = Promise.withResolvers<undefined>();
  const stop = (): void => resolve(undefined);
  signal.addEventListener('abort', stop, { once: true });
  const connecting = pool.connect();
  try {
    const client = await Promise.race([connecting, stopped]);
    if (client) await Promise.race([hear(client, wake), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
    void connecting.then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}

function hear(client: PoolClient, wake: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    client.on('notification', wake);
    client.on('error', reject);
    client.on('end', resolve);
    client.query('listen catalogue_change').then(wake, reject);
  });
}
