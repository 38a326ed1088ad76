import type { IsoDate } from '#domain/dates.ts';

/**
 * The server's now, ISO with Z: `rendered` is the instant of the document's render. In the browser
 * the time since then is added, by a clock that nobody sets.
 */
export const serverNow = (rendered: string): string =>
  typeof window === 'undefined'
    ? rendered
    : new Date(Date.parse(rendered) + performance.now()).toISOString();

/** The calendar date of an instant in a time zone. */
export const dateIn = (timeZone: string, instant: string): IsoDate =>
  new Date(instant).toLocaleDateString('en-CA', { timeZone });
