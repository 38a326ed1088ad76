/** What the price index can count to, asserted before anything reaches it (search-engine: Data). */
import {
  LONGEST_STAY,
  MAX_FACTOR,
  MAX_FARE,
  MAX_INFANT_FARE,
  MAX_NIGHT_PRICE,
  mostForNight,
} from '#domain/catalogue/price-limits.ts';
import { isStayTerms } from '#domain/catalogue/stay-terms.ts';

/**
 * A reason to refuse nights in pence (little-endian int32) sold with this largest factor; undefined
 * when the index can hold them.
 */
export function checkRates(prices: Buffer, factor: number): string | undefined {
  const [least, most] = rangeOf(prices);
  if (least < 0) return `a night costs ${least} pence`;
  if (most > MAX_NIGHT_PRICE)
    return `${LONGEST_STAY} nights at ${most} pence are too dear for the index`;
  if (factor > MAX_FACTOR) return `factor ${factor} is above ${MAX_FACTOR}`;
  return most <= mostForNight(factor)
    ? undefined
    : `${LONGEST_STAY} nights at ${most} pence times factor ${factor} are above 2³¹`;
}

/**
 * A reason to refuse days whose terms (a byte each) say nothing; undefined when all are understood.
 */
export function checkTerms(terms: Buffer): string | undefined {
  const wrong = terms.find((byte) => !isStayTerms(byte));
  return wrong === undefined ? undefined : `terms of ${wrong} are not understood`;
}

/**
 * A reason to refuse seats' fares in pence (little-endian int32); undefined when the index can hold
 * them.
 */
export const checkFares = (fares: Buffer): string | undefined => checkPence(fares, MAX_FARE);

/** The same for what infants pay. */
export const checkInfantFares = (fares: Buffer): string | undefined =>
  checkPence(fares, MAX_INFANT_FARE);

function checkPence(fares: Buffer, limit: number): string | undefined {
  const [least, most] = rangeOf(fares);
  if (least < 0) return `a fare is ${least} pence`;
  return most <= limit ? undefined : `a fare of ${most} pence is too dear for the index`;
}

/**
 * A reason to refuse a saving on a return that leaves nothing of some fare; fares of 0 do not fly.
 */
export function checkSaving(fares: Buffer, returnSaving: number): string | undefined {
  for (let at = 0; at < fares.length; at += 4) {
    const fare = fares.readInt32LE(at);
    if (fare > 0 && fare <= returnSaving)
      return `a return saves ${returnSaving} pence of a fare of ${fare}`;
  }
  return undefined;
}

function rangeOf(values: Buffer): readonly [least: number, most: number] {
  let least = 0;
  let most = 0;
  for (let at = 0; at < values.length; at += 4) {
    const value = values.readInt32LE(at);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
