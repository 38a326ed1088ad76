/** Asks the other side until its answer is known (reliability-security, rule 4). */
import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentInProgress, PaymentProviderUnavailable } from '#server/payments/port.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';

/** `uncertain`: at least one call ended without an answer, so a late effect may still come. */
export type Known<T> =
  | { readonly kind: 'known'; readonly answer: T; readonly uncertain: boolean }
  | {
      readonly kind: 'unknown';
      readonly why: string;
      /** The other side has said no to this, at its first try: nothing can come of it. */
      readonly isRefused: boolean;
    };

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A request that is said to be worked on for longer than this is no longer waited for. */
const IN_PROGRESS_MS = 60_000;

/**
 * Repeats `ask`, which carries the same key each time, until it answers or `timeoutMs` have passed
 * (Infinity: for ever). Only an unreachable side is asked again; any other failure is an answer
 * nobody understands, as is a request that stays in progress: `unknown` at once, or thrown where
 * there is for ever to wait.
 */
export async function retryUncertain<T>(
  timeoutMs: number,
  ask: () => Promise<T>,
  inProgressMs = IN_PROGRESS_MS,
): Promise<Known<T>> {
  const start = performance.now();
  const end = performance.now() + timeoutMs;
  for (let tries = 0; ; tries++) {
    try {
      return { kind: 'known', answer: await ask(), uncertain: tries > 0 };
    } catch (error) {
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      const isSilent =
        error instanceof SupplierUnavailable || error instanceof PaymentProviderUnavailable;
      const isStuck =
        error instanceof PaymentInProgress && performance.now() - start > inProgressMs;
      const isAnswered = !isSilent || isStuck;
      if (timeoutMs === Infinity && isAnswered) throw error;
      if (isAnswered || performance.now() + pause > end)
        return { kind: 'unknown', why: String(error), isRefused: !isSilent && tries === 0 };
      await sleep(pause);
    }
  }
}

/** How the answer to a question is come by that must have one in the end. */
export type Asking = <T>(ask: () => Promise<T>) => Promise<T>;

/** The answer, however long it takes: for a workflow, which nobody else waits for. */
export const finallyKnown: Asking = async (ask) => {
  const known = await retryUncertain(Infinity, ask);
  if (known.kind === 'unknown') throw new Error(known.why);
  return known.answer;
};

/** The answer to one try: for work of a queue, which is tried again later while others go on. */
export const knownAtOnce: Asking = (ask) => ask();
