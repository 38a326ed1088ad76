/** A rate of exchange as an operator writes it, and as prices are converted by it (SITE-07). */

/** Millionths of a currency's unit for a pound: 1,155,000 at €1.155. */
export type ExchangeRate = number;

const MILLION = 1_000_000;
const LEAST: ExchangeRate = 500_000;
const MOST: ExchangeRate = 2_000_000;

/**
 * The rate that a decimal number of at most six places writes, such as `1.155`; undefined for
 * anything else, and for what nobody sells a pound at.
 */
export function parseRate(text: string): ExchangeRate | undefined {
  if (!/^\d(\.\d{1,6})?$/.test(text)) return undefined;
  const rate = Math.round(Number(text) * MILLION);
  return rate >= LEAST && rate <= MOST ? rate : undefined;
}

/** As it is read: `1.155`. */
export const formatRate = (rate: ExchangeRate): string => String(rate / MILLION);

/** Whether a change is so large that it may be a slip of the hand: by more than a tenth. */
export const isLeap = (before: ExchangeRate, after: ExchangeRate): boolean =>
  10 * Math.abs(after - before) > before;
