export const TRACKERS = ['collector', 'ga4', 'experiments', 'container', 'tag', 'ad'] as const;
export type Tracker = (typeof TRACKERS)[number];

/** What one request brought; `wrong` says what its service would not have taken. */
export type Arrival = {
  readonly at: string;
  readonly tracker: Tracker;
  /** The kind of an event for the collector. */
  readonly name: string;
  readonly body: unknown;
  readonly wrong: readonly string[];
};
