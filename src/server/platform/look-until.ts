import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/**
 * Looks again and again until what it finds is the end of what is waited for, or the time is over.
 * Answers what it found last.
 */
export async function lookUntil<T>(
  look: () => Promise<T>,
  isEnd: (found: T) => boolean,
  timeoutMs: number,
): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (isEnd(found) || performance.now() > end) return found;
    await sleep(LOOK_EVERY_MS);
  }
}
