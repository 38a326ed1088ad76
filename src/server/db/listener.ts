import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { pauseAfter } from '#server/platform/backoff.ts';
import { makeTrouble } from './trouble.ts';
import { DATABASE_BACKOFF } from './when-available.ts';

export type ListenerOptions = {
  /** Gives the connection that listens, for as long as it lasts. */
  readonly pool: Pool;
  readonly channel: string;
  readonly onNotification: (payload: string | undefined) => void;
  /** Called whenever it listens, anew or at first: what was said before went unheard. */
  readonly onListening: () => void;
  /** Is told when the connection is lost, and of each failure to make another that differs. */
  readonly onError: (error: unknown) => void;
};

/**
 * Listens on a channel of PostgreSQL by a connection of its own; when that breaks, another one is
 * made. Gives back what ends it.
 */
export function openListener(options: ListenerOptions): () => Promise<void> {
  const stopping = new AbortController();
  const listening = keepListening(options, stopping.signal);
  return async () => {
    stopping.abort();
    await listening;
  };
}

async function keepListening(options: ListenerOptions, signal: AbortSignal): Promise<void> {
  const trouble = makeTrouble(options.onError);
  let failures = 0;
  const onListening = (): void => {
    failures = 0;
    trouble.over();
    options.onListening();
  };
  while (!signal.aborted) {
    await listenOnce({ ...options, onListening }, signal).catch(trouble.met);
    failures += 1;
    await sleep(pauseAfter(failures, DATABASE_BACKOFF), undefined, { signal }).catch(
      () => undefined,
    );
  }
}

/** Listens until the connection ends or `signal` stops it, even while there is none yet. */
async function listenOnce(options: ListenerOptions, signal: AbortSignal): Promise<void> {
  const { promise: stopped, resolve } = Promise.withResolvers<undefined>();
  const stop = (): void => resolve(undefined);
  signal.addEventListener('abort', stop, { once: true });
  const connecting = options.pool.connect();
  try {
    const client = await Promise.race([connecting, stopped]);
    if (client) await Promise.race([listenOn(client, options), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
    void connecting.then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}

/** Resolves or rejects when the connection ends. */
function listenOn(
  client: PoolClient,
  { channel, onNotification, onListening }: ListenerOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.on('notification', ({ payload }) => onNotification(payload));
    client.on('error', reject);
    client.on('end', resolve);
    client.query(`listen ${channel}`).then(onListening, reject);
  });
}
