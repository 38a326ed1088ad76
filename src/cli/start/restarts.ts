import { pauseAfter } from '#server/platform/backoff.ts';

export const MOST_RESTARTS = 3;
const WITHIN_MS = 60_000;
const BACKOFF = { firstMs: 500, longestMs: 4_000 };

/**
 * Milliseconds to wait before a part that ended at `now` is started again; undefined when it has
 * been started three times within the last minute already: what breaks it lasts. `before`: when it
 * was started again so far (milliseconds of any clock that does not go back).
 */
export function pauseBeforeRestart(before: readonly number[], now: number): number | undefined {
  const recent = before.filter((at) => now - at < WITHIN_MS).length;
  return recent < MOST_RESTARTS ? pauseAfter(recent + 1, BACKOFF) : undefined;
}
