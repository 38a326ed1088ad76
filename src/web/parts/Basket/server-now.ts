/**
 * The server's now, ISO with Z: `rendered` is the instant of the document's render. In the browser
 * the time since then is added, by a clock that nobody sets.
 */
export const serverNow = (rendered: string): string =>
  typeof window === 'undefined'
    ? rendered
    : new Date(Date.parse(rendered) + performance.now()).toISOString();

/** The calendar date in Britain of an instant. */
export const dateInLondon = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
