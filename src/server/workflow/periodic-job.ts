/** Work repeated on what the tables say is to be done; what one run misses, the next one finds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTrouble, type Trouble } from '#server/db/trouble.ts';
import { pauseAfter } from '#server/platform/backoff.ts';

export type PeriodicJob = { stop(): Promise<void> };

/** Runs after a failure come no sooner than others, and hardly later. */
const AFTER_FAILURE = { firstMs: 250, longestMs: 2_000 };

/**
 * What one run of a job comes to, unless it throws: `waiting` when nothing failed and something
 * that failed before is still to be tried again, so that the trouble is not over.
 */
type RunEnd = 'done' | 'waiting' | void;

/**
 * Runs `work` at once and then every `everyMs` after it has ended; never twice at a time. A failed
 * run does not end the job: `onError` hears of the first in a row and of each that differs from the
 * one before, `onBack` of the success after them.
 */
export function startPeriodicJob(
  everyMs: number,
  work: () => Promise<RunEnd>,
  onError: (error: unknown) => void,
  onBack?: () => void,
): PeriodicJob {
  const stopping = new AbortController();
  const ended = loop(everyMs, work, makeTrouble(onError, onBack), stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function loop(
  everyMs: number,
  work: () => Promise<RunEnd>,
  trouble: Trouble,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      if ((await work()) !== 'waiting') trouble.over();
      failures = 0;
    } catch (error) {
      trouble.met(error);
      failures += 1;
    }
    const pauseMs = failures > 0 ? Math.max(everyMs, pauseAfter(failures, AFTER_FAILURE)) : everyMs;
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
