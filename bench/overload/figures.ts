/** What is read from the samples of a load. */
import { quantile, round } from '../search/measure.ts';
import type { Sample } from './load.ts';

/** Nobody is well served who waits longer. */
const GOOD_MS = 3_000;

export type Figures = {
  readonly arrivedPerSecond: number;
  /** Answered 200 within three seconds. */
  readonly goodPerSecond: number;
  readonly refusedShare: number;
  readonly failed: number;
  readonly answeredP50Ms: number;
  readonly answeredP99Ms: number;
  readonly refusedP99Ms: number;
  readonly purchases: number;
  readonly purchasesNotAnswered: number;
  readonly purchaseP50Ms: number;
  readonly purchaseP99Ms: number;
};

/** The figures of all samples of a load that lasted so many seconds. */
export function readFigures(samples: readonly Sample[], seconds: number): Figures {
  const answered = samples.filter(({ outcome }) => outcome === 'answered');
  const refused = samples.filter(({ outcome }) => outcome === 'refused');
  const purchases = samples.filter(({ kind }) => kind === 'purchase');
  const bought = purchases.filter(({ outcome }) => outcome === 'answered');
  const [times, refusals, buying] = [answered, refused, bought].map((some) =>
    some.map(({ ms }) => ms),
  );
  return {
    arrivedPerSecond: round(samples.length / seconds),
    goodPerSecond: round(answered.filter(({ ms }) => ms <= GOOD_MS).length / seconds),
    refusedShare: round(refused.length / samples.length),
    failed: samples.length - answered.length - refused.length,
    answeredP50Ms: round(quantile(times!, 0.5)),
    answeredP99Ms: round(quantile(times!, 0.99)),
    refusedP99Ms: round(quantile(refusals!, 0.99)),
    purchases: purchases.length,
    purchasesNotAnswered: purchases.length - bought.length,
    purchaseP50Ms: round(quantile(buying!, 0.5)),
    purchaseP99Ms: round(quantile(buying!, 0.99)),
  };
}

/** Seconds from the beginning until nobody is refused, fails or waits over a second any more. */
export const recoverySeconds = (samples: readonly Sample[]): number =>
  Math.max(
    0,
    ...samples
      .filter(({ outcome, ms }) => outcome !== 'answered' || ms > 1_000)
      .map(({ atMs, ms }) => round((atMs + ms) / 1_000)),
  );
