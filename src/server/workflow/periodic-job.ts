/** Work repeated on what the tables say is to be done; what one run misses, the next one finds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTrouble, type Trouble } from '#server/db/trouble.ts';
import { pauseAfter } from '#server/platform/backoff.ts';
import type { Rest } from './rest.ts';

export type PeriodicJob = { stop(): Promise<void> };

/** Runs after a failure come no sooner than others, and hardly later. */
const AFTER_FAILURE = { firstMs: 250, longestMs: 2_000 };

/**
 * What one run of a job comes to, unless it throws: `waiting` when nothing failed and something
 * that failed before is still to be tried again, so that the trouble is not over.
 */
type RunEnd = 'done' | 'waiting' | void;

/** Milliseconds from one run to the next; with a rest, more while nobody asks for anything. */
export type JobPace = number | { readonly everyMs: number; readonly rest?: Rest | undefined };

/**
 * Runs `work` at once and then at this pace after it has ended; never twice at a time. A failed run
 * does not end the job: `onError` hears of the first in a row and of each that differs from the one
 * before, `onBack` of the success after them.
 */
export function startPeriodicJob(
  pace: JobPace,
  work: () => Promise<RunEnd>,
  onError: (error: unknown) => void,
  onBack?: () => void,
): PeriodicJob {
  const stopping = new AbortController();
  const ended = loop(
    typeof pace === 'number' ? { everyMs: pace } : pace,
    work,
    makeTrouble(onError, onBack),
    stopping.signal,
  );
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function loop(
  { everyMs, rest }: Exclude<JobPace, number>,
  work: () => Promise<RunEnd>,
  trouble: Trouble,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let isCalm = false;
    try {
      isCalm = (await work()) !== 'waiting';
      if (isCalm) trouble.over();
      failures = 0;
    } catch (error) {
      trouble.met(error);
      failures += 1;
    }
    const pauseMs = failures > 0 ? Math.max(everyMs, pauseAfter(failures, AFTER_FAILURE)) : everyMs;
    if (rest && isCalm) await rest.pause(pauseMs, signal);
    else await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
