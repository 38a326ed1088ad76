import type { HydrationState } from 'react-router';
import { BUG, busyReasonOf, statusOfError } from '#web/data/error-status.ts';
import type { PageProperties } from '#web/page-properties.ts';

/** What the server hands to the browser with the first page. */
export type Hydration = { readonly router: HydrationState; readonly page: PageProperties };

export const HYDRATION_ID = 'hydration';

/** What would end a script element, or a line in old readers of JavaScript. */
const UNSAFE = [
  ['<', String.raw`\u003c`],
  ['\u2028', String.raw`\u2028`],
  ['\u2029', String.raw`\u2029`],
] as const;

/** JSON that is safe inside a script element and in every reader of JavaScript. */
export const safeJson = (value: object): string =>
  UNSAFE.reduce(
    // To look for a sign that is not there is faster than to copy the text without it.
    (json, [sign, written]) => (json.includes(sign) ? json.replaceAll(sign, written) : json),
    JSON.stringify(value),
  );

/** What a browser takes over with, of its parts as `safeJson` writes them. */
export const joinHydration = (router: string, page: string): string =>
  `{"router":${router},"page":${page}}`;

/** The same of what was not written yet. */
export const serialiseHydration = ({ router, page }: Hydration): string =>
  joinHydration(safeJson(router), safeJson(page));

/**
 * The inverse of `serialiseHydration`: the server's own words, which this origin wrote a moment
 * ago.
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
