/**
 * What is looked for again and again rests while nobody asks for it: a notification of PostgreSQL,
 * or a visitor, wakes it, and a waking that is lost costs the time of a rest.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Channel on which the tables of asked work tell of a new or changed row (0145). */
export const WORK_CHANNEL = 'work_asked';

export type Rest = {
  /** Something is asked for: those that rest look now, and all of them often for a while. */
  readonly wake: () => void;
  /**
   * The pause of one of those that look: `everyMs`, and up to a whole rest when nothing was asked
   * for lately. Resolves early when `signal` is aborted.
   */
  readonly pause: (everyMs: number, signal: AbortSignal) => Promise<void>;
};

type RestTimes = {
  /** So long after a waking nobody rests: what follows from work comes with pauses. */
  readonly awakeMs: number;
  readonly restMs: number;
};

const TIMES: RestTimes = { awakeMs: 60_000, restMs: 10_000 };

/** Begins awake: what was asked for before is found. */
export function makeRest({ awakeMs, restMs }: RestTimes = TIMES): Rest {
  const resting = new Set<() => void>();
  let awakeUntil = performance.now() + awakeMs;
  return {
    wake: () => {
      awakeUntil = performance.now() + awakeMs;
      for (const end of resting) end();
    },
    pause: async (everyMs, signal) => {
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || performance.now() < awakeUntil) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = (): void => resolve();
      const timer = setTimeout(end, restMs - everyMs);
      resting.add(end);
      signal.addEventListener('abort', end);
      await promise;
      clearTimeout(timer);
      resting.delete(end);
      signal.removeEventListener('abort', end);
    },
  };
}
