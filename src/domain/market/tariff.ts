/**
 * What a market sells at: suppliers and the price index are in pence, and every amount that a
 * customer sees or pays is in the market's currency. A total is converted once and its parts
 * follow, so that it is the same wherever it stands; conversion keeps the order of totals, and so
 * whatever is cheapest (SITE-07).
 */
import type { Currency, Pence } from '#domain/money.ts';

export type Tariff = {
  readonly currency: Currency;
  /** Millionths of the currency's minor unit for a penny: 1,155,000 at €1.155 for a pound. */
  readonly rate: number;
  /** Protection contribution of each person with a seat, in pence. */
  readonly contribution: Pence;
};

const MILLION = 1_000_000;

/** Pounds are sold at what they cost. */
export const STERLING_RATE = MILLION;

/** Minor units of the market's currency for a sum in pence, half up. */
export const convert = (pence: Pence, rate: number): number =>
  Math.floor((2 * pence * rate + MILLION) / (2 * MILLION));

/** The least pence that are converted to `minor` or more. */
export const leastPence = (minor: number, rate: number): Pence =>
  Math.ceil((MILLION * (2 * minor - 1)) / (2 * rate));

/** The most pence that are converted to `minor` or less. */
export const mostPence = (minor: number, rate: number): Pence => leastPence(minor + 1, rate) - 1;

/** A holiday as it was sold: at which rate, and what it came to in pence without hold bags. */
export type Sale = { readonly rate: number; readonly pence: Pence };

/** In pounds, where everything is sold at what it costs. */
export const AT_COST: Sale = { rate: STERLING_RATE, pence: 0 };

/** What the holiday costs more with hold bags of so many pence, in minor units. */
export const addedPrice = ({ rate, pence }: Sale, bags: Pence): number =>
  convert(pence + bags, rate) - convert(pence, rate);

/**
 * Shares of a whole in proportion to weights of which one is positive, by largest remainder; among
 * equal remainders the first get the odd units (Hamilton's method).
 */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const floors = exact.map(Math.floor);
  const odd = whole - floors.reduce((all, floor) => all + floor, 0);
  const first = exact
    .map((share, i) => ({ i, remainder: share - floors[i]! }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, odd);
  return floors.map((floor, i) => (first.some((one) => one.i === i) ? floor + 1 : floor));
}
