/** Repeated looks at what the tables say is to be done; what a look misses, the next one finds. */
import { setTimeout as sleep } from 'node:timers/promises';

export type Sweep = { stop(): Promise<void> };

/**
 * Runs `work` at once and then every `everyMs` after it has ended; never twice at a time. A failed
 * look is told to `onError` and does not end the sweep.
 */
export function startSweep(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Sweep {
  const stopping = new AbortController();
  const ended = loop(everyMs, work, onError, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function loop(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch(onError);
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
