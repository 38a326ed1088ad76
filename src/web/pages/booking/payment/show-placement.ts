import type { PlacementStep } from './placement-step.ts';
import { streamPlacement } from './stream-placement.ts';

type Shown = {
  readonly checkoutId: string;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Takes what has been done, in order. */
  readonly show: (steps: readonly PlacementStep[]) => void;
  /** Nothing more comes of a try: how the checkout stands is to be asked. */
  readonly onOver?: (() => Promise<void>) | undefined;
};

/**
 * Shows each step of a placement until it has come to an order or `signal` ends it; fetched when
 * there is one (GQL-09). A try that was given back is the one before, or ends this one and is told
 * by the answer to the press: what is shown stays.
 */
export async function showPlacement({ checkoutId, signal, show, onOver }: Shown): Promise<void> {
  for await (const { steps, isOver } of streamPlacement({
    checkoutId,
    send: fetch,
    pause,
    signal,
  })) {
    const isGivenBack = isOver && steps.at(-1)?.state === 'RELEASED';
    if (!isGivenBack) show(steps);
    if (isOver) await onOver?.();
    if (isOver && !isGivenBack) return;
  }
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** By chance up to half shorter, so that those who were cut off together do not come together. */
const pause = (failures: number) =>
  new Promise<void>((resolve) =>
    setTimeout(
      resolve,
      Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (1 - Math.random() / 2),
    ),
  );
