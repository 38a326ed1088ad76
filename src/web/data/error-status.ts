/** The status of a page that failed. */
import { isRouteErrorResponse } from 'react-router';
import { DataError } from './data-error.ts';

export const BUG = 500;
/** Nothing is wrong: the same address, asked again, answers. */
export const BUSY = 503;

/**
 * What a loader said on purpose; busy while prices move faster than they can be read; else a bug.
 */
export const statusOfError = (error: unknown): number =>
  isRouteErrorResponse(error)
    ? error.status
    : error instanceof DataError && error.kind === 'PRICES_MOVING'
      ? BUSY
      : BUG;
