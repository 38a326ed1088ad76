type Looks = {
  readonly look: () => Promise<unknown>;
  /** Until it is time for the next look. */
  readonly pause: () => Promise<void>;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
};

/**
 * Looks after each pause until `signal` ends it. A look begins only when the last one has ended,
 * whatever came of it: the router drops one that is still under way when the next begins, and an
 * answer slower than the pause would never be seen.
 */
export async function keepLooking({ look, pause, signal }: Looks): Promise<void> {
  for (;;) {
    await pause();
    if (signal.aborted) return;
    await look().catch(() => undefined);
  }
}
