/** What browsers report of errors in our pages, and what is not worth a report. */
import type { ErrorKind } from '#domain/errors/error-kinds.ts';

/** A browser that could not draw the map reports it as this, and the log tells it so (ERR-22). */
export const MAP_ERROR = 'MapError' satisfies ErrorKind;

/** One error as `POST /client-errors` takes it. */
export type ClientError = {
  readonly name: string;
  readonly message: string;
  /** The path of the page, without its query. */
  readonly page: string;
  readonly stack: string;
};

/** The most characters of each that are taken. */
export const LONGEST = { name: 100, message: 1_000, page: 1_000, stack: 4_000 } as const;

/** The longest body of a report, in bytes. */
export const LONGEST_CLIENT_ERROR = 8_192;

/** Of the network, and of what was given up: nothing of ours is wrong (LOG-01). */
const NETWORK = [
  'Failed to fetch',
  'NetworkError when attempting to fetch resource',
  'Load failed',
  'The network connection was lost',
  'The Internet connection appears to be offline',
  'Importing a module script failed',
  'error loading dynamically imported module',
];
const CANCELLED = ['AbortError', 'TimeoutError', 'CanceledError'];

/** Programs that read pages and are no visitors (LOG-01). */
const NO_VISITOR = /bot\b|crawl|spider|slurp|lighthouse|phantomjs/i;

/** What no page of ours has a part in (LOG-02). */
const NOT_OURS = [
  'Script error.',
  'Unhandled Promise Rejection: Load failed',
  'Minified React error',
  'sharedStorage is disabled',
];

/** Scripts that record visits and look into frames of others (LOG-02). */
const BLOCKED_FRAME = 'Blocked a frame';
const RECORDERS =
  /clarity|contentsquare|fullstory|glassbox|hotjar|mouseflow|quantummetric|smartlook/i;

/** Whether an error in a browser of this user agent is one to look at (LOG-01, LOG-02). */
export function isWorthReporting(
  { name, message, stack }: Pick<ClientError, 'name' | 'message' | 'stack'>,
  userAgent: string,
): boolean {
  const said = `${name}: ${message}`;
  return !(
    NO_VISITOR.test(userAgent) ||
    CANCELLED.includes(name) ||
    NETWORK.some((beginning) => message.startsWith(beginning)) ||
    NOT_OURS.some((known) => said.includes(known)) ||
    (said.includes(BLOCKED_FRAME) && RECORDERS.test(said + stack))
  );
}

/**
 * The same words without what a visitor may have typed or opens something: queries of addresses,
 * email addresses, long figures, and whatever stands in quotes (S-18).
 */
export const withoutPersonal = (words: string): string =>
  words
    .replace(/[?#][^\s:)]*/g, '')
    .replace(/\S+@\S+/g, '…@…')
    .replace(/(["'`])(?:(?!\1).){1,200}\1/g, '$1…$1')
    .replace(/\+?\d[\d -]{5,}\d/g, '…');
