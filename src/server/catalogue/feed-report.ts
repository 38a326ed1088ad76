/** A record that was not taken: its line in the feed, its id and why. */
export type RefusedRecord = { readonly line: number; readonly id: string; readonly reason: string };

/** What one feed brought; `refusals` tells the first thousand of those refused. */
export type FeedReport = {
  readonly feed: string;
  readonly accepted: number;
  readonly refused: number;
  readonly refusals: readonly RefusedRecord[];
  readonly lastChunk: number;
};
