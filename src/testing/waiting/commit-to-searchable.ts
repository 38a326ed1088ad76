/**
 * How long a committed price takes until a search sees it: the way of the import to the tables,
 * then the outbox, the follower, the index.
 */
import type { Pool } from 'pg';
import { changeRates, type RateDays } from '#server/catalogue/change-rates.ts';

export type Commit = {
  readonly pool: Pool;
  readonly rates: RateDays;
  /** Whether a search sees the change: ask the index that is followed, in any thread. */
  readonly isSeen: () => boolean;
};

const LONGEST_MS = 120_000;

/**
 * Saves a changed chunk as the import does. Milliseconds from the commit to the first look that
 * sees it, 0 when it was seen before the commit answered; throws when nothing sees it for two
 * minutes.
 */
export async function commitToSearchable({ pool, rates, isSeen }: Commit): Promise<number> {
  await changeRates(pool, rates);
  const committed = performance.now();
  while (!isSeen()) {
    if (performance.now() - committed > LONGEST_MS)
      throw new Error(`a change of plan ${rates.planId} was not seen`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return performance.now() - committed;
}
