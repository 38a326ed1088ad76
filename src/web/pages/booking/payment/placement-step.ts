import type { PlacementProgressSubscription } from './query.generated.ts';

/** One thing that has been done of an order that is being placed. */
export type PlacementStep = PlacementProgressSubscription['placementProgress']['steps'][number];

/**
 * The steps to show once `heard` has come after `shown`: an answer that was on its way for longer
 * never takes a step back.
 */
export const latestSteps = (
  shown: readonly PlacementStep[],
  heard: readonly PlacementStep[],
): readonly PlacementStep[] =>
  heard.every(({ state }, i) => shown[i]?.state === state) ? shown : heard;
