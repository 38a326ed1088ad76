/** The status of a page that failed. */
import { isRouteErrorResponse } from 'react-router';
import { DataError, readReference, type DataErrorKind } from './data-error.ts';

export const BUG = 500;
/** Nothing is wrong: the same address, asked again, answers. */
export const BUSY = 503;

/**
 * Why the same address answers in a moment: prices move too fast, our records are away, the
 * visitor's line is, or too many ask at once.
 */
const REASONS = ['prices', 'outage', 'offline', 'overload'] as const;
export type BusyReason = (typeof REASONS)[number];

const BUSY_REASONS: Partial<Record<DataErrorKind, BusyReason>> = {
  PRICES_MOVING: 'prices',
  UNAVAILABLE: 'outage',
  NO_CONNECTION: 'offline',
  OVERLOADED: 'overload',
};

/** A page's script that did not come, in the words of Chromium, Firefox and Safari. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

/** Undefined when it is no matter of a moment. */
export function busyReasonOf(error: unknown): BusyReason | undefined {
  if (error instanceof DataError) return BUSY_REASONS[error.kind];
  if (error instanceof TypeError && NOT_FETCHED.test(error.message)) return 'offline';
  return isRouteErrorResponse(error) ? REASONS.find((one) => one === error.data) : undefined;
}

/** What the log knows a bug by; undefined for every other failure, and where nothing was logged. */
export function referenceOf(error: unknown): string | undefined {
  if (error instanceof DataError) return error.reference;
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return readReference(data);
}

/** What a loader said on purpose; busy for what passes in a moment; else a bug. */
export function statusOfError(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return busyReasonOf(error) ? BUSY : BUG;
}
