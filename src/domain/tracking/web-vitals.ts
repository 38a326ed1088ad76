/**
 * How soon a page came, drew and answered, and how still it stood
 * (https://web.dev/articles/vitals).
 */

/** What a browser measured of one document, as `POST /web-vitals` takes it: times in ms. */
export type WebVitals = {
  /** The path that it came under, without its query. */
  readonly page: string;
  /** Time to the first byte. */
  readonly ttfb?: number | undefined;
  /** Largest contentful paint. */
  readonly lcp?: number | undefined;
  /** Interaction to next paint; none where nothing was pressed. */
  readonly inp?: number | undefined;
  /** Cumulative layout shift, in shares of the screen. */
  readonly cls?: number | undefined;
};

/** The longest body of them, in bytes, and the longest path. */
export const LONGEST_WEB_VITALS = 2_048;
export const LONGEST_PAGE = 1_000;

/** A time above is a machine that slept. */
export const LONGEST_VITAL_MS = 600_000;
export const LARGEST_SHIFT = 100;
