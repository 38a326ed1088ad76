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

export type Shift = { readonly atMs: number; readonly value: number };

/**
 * The worst five seconds of moving, moves more than a second apart counted by themselves
 * (https://web.dev/articles/cls); `shifts` in their order.
 */
export function layoutShiftOf(shifts: readonly Shift[]): number {
  let worst = 0;
  let spell = { from: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { atMs, value } of shifts) {
    const goesOn = atMs - spell.last < 1_000 && atMs - spell.from < 5_000;
    spell = goesOn
      ? { ...spell, last: atMs, sum: spell.sum + value }
      : { from: atMs, last: atMs, sum: value };
    worst = Math.max(worst, spell.sum);
  }
  return worst;
}

/**
 * The longest of all presses; of fifty the longest is left out, of a hundred two, and so on
 * (https://web.dev/articles/inp). Undefined where nothing was pressed.
 */
export const interactionToNextPaint = (durations: readonly number[]): number | undefined =>
  durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)];
