import type { HydrationState } from 'react-router';
import { BUG, busyReasonOf, statusOfError } from '#web/data/error-status.ts';
import type { PageProperties } from '#web/page-properties.ts';

/** What the server hands to the browser with the first page. */
export type Hydration = { readonly router: HydrationState; readonly page: PageProperties };

export const HYDRATION_ID = 'hydration';

/**
 * JSON that is safe inside a script element and in every reader of JavaScript; sign by sign is
 * faster than all in one expression.
 */
export const serialiseHydration = (hydration: Hydration): string =>
  JSON.stringify(hydration)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/**
 * The inverse of serialiseHydration: the server's own words, which this origin wrote a moment ago.
 */
export const parseHydration: (json: string) => Hydration = JSON.parse;

/**
 * Errors as both sides may show them: a status, why to wait or what the log knows a bug by, and
 * nothing of the inside.
 */
export const publicErrors = (
  errors: HydrationState['errors'],
  reference: string,
): HydrationState['errors'] =>
  errors
    ? Object.fromEntries(
        Object.entries(errors).map(([route, error]) => [route, publicError(error, reference)]),
      )
    : null;

const publicError = (error: unknown, reference: string) => ({
  status: statusOfError(error),
  statusText: '',
  internal: false,
  data: busyReasonOf(error) ?? (statusOfError(error) === BUG ? { reference } : null),
});
