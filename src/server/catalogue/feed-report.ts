import type { ErrorKind } from '#domain/errors/error-kinds.ts';
import { reportError, type ErrorLog } from '#server/platform/report-error.ts';

/** A record that was not taken: its line in the feed, its id and why. */
export type RefusedRecord = { readonly line: number; readonly id: string; readonly reason: string };

/** Records of a feed with one defect (ERR-20): how many, and the ids of the first of them. */
export type DataDefect = {
  readonly kind: DataDefectKind;
  readonly count: number;
  readonly ids: readonly string[];
};

export type DataDefectKind = Extract<
  ErrorKind,
  | 'MisconfiguredHotelError'
  | 'MissingFlightPriceError'
  | 'MissingBagsInfoError'
  | 'MissingRoomImageError'
>;

/** What one feed brought; `refusals` tells the first thousand of those refused. */
export type FeedReport = {
  readonly feed: string;
  readonly accepted: number;
  readonly refused: number;
  readonly refusals: readonly RefusedRecord[];
  /** Of those refused, and of those taken that lack something all the same. */
  readonly defects: readonly DataDefect[];
  readonly lastChunk: number;
};

/** Tells each defect of the feeds in one line, under the name of its kind. */
export const reportDefects = (log: ErrorLog, reports: readonly FeedReport[]): void => {
  for (const { feed, defects } of reports)
    for (const { kind, count, ids } of defects) reportError(log, kind, { feed, count, ids });
};
