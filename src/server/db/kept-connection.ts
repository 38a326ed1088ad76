/** A connection that is held for what lasts as long as it does: listening, a lock. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { pauseAfter } from '#server/platform/backoff.ts';
import { makeTrouble } from './trouble.ts';
import { DATABASE_BACKOFF } from './when-available.ts';

export type KeptConnection = {
  /** Gives the connection, for as long as it lasts. */
  readonly pool: Pool;
  /** Makes a new connection into what is wanted of it; resolves when it is. */
  readonly begin: (client: PoolClient) => Promise<void>;
  /** Is told when the connection is lost, and of each failure to make another that differs. */
  readonly onError: (error: unknown) => void;
};

/** Keeps a connection; when that breaks, another one is made. Gives back what ends it. */
export function keepConnection(options: KeptConnection): () => Promise<void> {
  const stopping = new AbortController();
  const kept = keepOn(options, stopping.signal);
  return async () => {
    stopping.abort();
    await kept;
  };
}

async function keepOn({ pool, begin, onError }: KeptConnection, signal: AbortSignal) {
  const trouble = makeTrouble(onError);
  let failures = 0;
  const beginAnew = async (client: PoolClient): Promise<void> => {
    await begin(client);
    failures = 0;
    trouble.over();
  };
  while (!signal.aborted) {
    await keepOnce(pool, beginAnew, signal).catch(trouble.met);
    failures += 1;
    await sleep(pauseAfter(failures, DATABASE_BACKOFF), undefined, { signal }).catch(
      () => undefined,
    );
  }
}

/** Until the connection ends or `signal` stops it, even while there is none yet. */
async function keepOnce(
  pool: Pool,
  begin: KeptConnection['begin'],
  signal: AbortSignal,
): Promise<void> {
  const { promise: stopped, resolve } = Promise.withResolvers<undefined>();
  const stop = (): void => resolve(undefined);
  signal.addEventListener('abort', stop, { once: true });
  const connecting = pool.connect();
  try {
    const client = await Promise.race([connecting, stopped]);
    if (client) await Promise.race([untilEnded(client, begin), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
    void connecting.then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}

/** Resolves or rejects when the connection ends. */
function untilEnded(client: PoolClient, begin: KeptConnection['begin']): Promise<void> {
  return new Promise((resolve, reject) => {
    client.on('error', reject);
    client.on('end', resolve);
    begin(client).catch(reject);
  });
}
