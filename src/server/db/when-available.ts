import { keepTrying } from './keep-trying.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** How soon it is tried again: everything is back a few seconds after PostgreSQL is. */
export const DATABASE_BACKOFF = { firstMs: 250, longestMs: 2_000 };

export type WhenAvailableOptions = {
  /** Gives up: the last error is thrown. */
  readonly signal?: AbortSignal;
  /** Is told when PostgreSQL is found away. */
  readonly onLost: (error: unknown) => void;
};

/**
 * Does `work`, and does it again as often as PostgreSQL went away under it; any other failure is
 * thrown. `work` must bear to be done twice.
 */
export const whenAvailable = <T>(
  work: () => Promise<T>,
  { signal, onLost }: WhenAvailableOptions,
): Promise<T> =>
  keepTrying(work, {
    backoff: DATABASE_BACKOFF,
    isPassing: isDatabaseUnavailable,
    onLost,
    ...(signal && { signal }),
  });
