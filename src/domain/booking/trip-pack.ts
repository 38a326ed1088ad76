/**
 * A booking's papers on a device of its people, kept there because they asked for it: the one
 * private thing that a browser keeps of us (S-28). The service worker, which is not built, names
 * the same things (`src/web/browser/service-worker/service-worker.mjs`).
 */
import { addDays, type IsoDate } from '../dates.ts';

const KEPT_DAYS = 7;

/** The last day on which the papers of a holiday are kept. */
export const packUntil = (returnDate: IsoDate): IsoDate => addDays(returnDate, KEPT_DAYS);

/** Name of the cache that has the papers of a booking, and nothing else. */
export const packCache = (orderCode: string): string => `trip-pack:${orderCode}`;

/**
 * What is said of papers in headers: whose they are, and which state of the booking they tell;
 * where they are kept also until which day, from where, and since when.
 */
export const PACK_HEADERS = {
  /** Of every page as well, so that a browser knows when its papers are another's. */
  of: 'trip-pack-of',
  version: 'trip-pack-version',
  until: 'trip-pack-until',
  /** Where they came from: the site is asked there whether they are theirs still. */
  file: 'trip-pack-file',
  keptAt: 'trip-pack-kept-at',
} as const;

/** Stands in place of a customer once a session has been ended. */
export const PACK_OF_NOBODY = 'nobody';
