/**
 * What prices may be, so that sums of them can be counted in 32 bits (search-engine: Data). All in
 * pence.
 */

/** Nights of the longest stay that is sold. */
export const LONGEST_STAY = 28;
/** Nights of a stay together, before they are multiplied by who sleeps there. */
export const MAX_STAY_SUM = 2 ** 24 - 1;
export const MAX_NIGHT_PRICE = Math.floor(MAX_STAY_SUM / LONGEST_STAY);
/** No factor /128 is larger. */
export const MAX_FACTOR = 1_000;
/** The longest stay times a factor is below this. */
const SUM_LIMIT = 2 ** 31;

/** Nine seats both ways are far below the engine's largest number, and a fare has 23 bits. */
export const MAX_FARE = 5_000_000;
/** What an infant's fare has room for. */
export const MAX_INFANT_FARE = 65_535;

/** The dearest night that a plan may sell whose largest factor /128 this is. */
export const mostForNight = (factor: number): number =>
  Math.min(MAX_NIGHT_PRICE, Math.floor((SUM_LIMIT - 1) / (LONGEST_STAY * Math.max(1, factor))));
