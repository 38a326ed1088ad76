/** What a placement works with besides what every purchase does. */

import type { PurchaseContext } from '#server/purchase-context.ts';
import type { Steps } from '#server/workflow/engine.ts';

/** How long the other sides are waited for. */
export type Timeouts = {
  /** For one booking, its repetitions included, in milliseconds. */
  readonly bookingMs: number;
  /**
   * When a supplier that left us in doubt is asked again after a release, in milliseconds after it.
   */
  readonly lateLooksMs: readonly number[];
};

export const TIMEOUTS: Timeouts = { bookingMs: 25_000, lateLooksMs: [60_000, 600_000, 3_600_000] };

export type PlacementContext = PurchaseContext & {
  readonly steps: Steps;
  readonly timeouts: Timeouts;
};
