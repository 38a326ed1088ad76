import { setTimeout as sleep } from 'node:timers/promises';
import { pauseAfter, type Backoff } from '#server/platform/backoff.ts';
import { makeTrouble } from './trouble.ts';

export type KeepTryingOptions = {
  readonly backoff: Backoff;
  /** Ends the trying (default: nothing does). */
  readonly signal?: AbortSignal;
  /** Is told of the first failure, and of each that differs from the one before. */
  readonly onLost: (error: unknown) => void;
  /** Is told of the success after a failure. */
  readonly onBack?: () => void;
  /** Which failures pass by themselves (default: all); any other one is thrown. */
  readonly isPassing?: (error: unknown) => boolean;
};

/**
 * Does `work` again and again until it succeeds, and gives its answer. Throws the last error once
 * `signal` is aborted.
 */
export async function keepTrying<T>(
  work: () => Promise<T>,
  { backoff, signal, onLost, onBack, isPassing = () => true }: KeepTryingOptions,
): Promise<T> {
  const trouble = makeTrouble(onLost, onBack);
  for (let failures = 1; ; failures++) {
    try {
      const answer = await work();
      trouble.over();
      return answer;
    } catch (error) {
      if (signal?.aborted || !isPassing(error)) throw error;
      trouble.met(error);
      await sleep(pauseAfter(failures, backoff), undefined, signal && { signal }).catch(
        () => undefined,
      );
    }
  }
}
