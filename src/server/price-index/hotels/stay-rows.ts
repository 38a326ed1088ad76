/** Nights of one rate plan, read from the columns themselves and not by the hot loops. */
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import { CLOSED } from '../memory/columns.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { roomsLeft, suppliedTerms } from '../memory/packed-terms.ts';
import type { SearchIndex } from '../search-index.ts';

/**
 * Sum of a plan's nights in pence; undefined when the stay cannot be had with `rooms` rooms left.
 */
export function nightsSum(
  index: SearchIndex,
  plan: number,
  checkIn: number,
  nights: number,
  rooms: number,
): number | undefined {
  const stay = stayRows(index, checkIn, nights);
  return stay && rowsSum(index, stay, plan, rooms);
}

/** A stay in the day columns: where the rows of its check-in and check-out begin. */
export type StayRows = {
  readonly checkIn: number;
  readonly nights: number;
  readonly start: number;
  readonly end: number;
};

/** Undefined when the index does not hold the whole stay. */
export function stayRows(
  { facts: { stride, firstDay } }: SearchIndex,
  checkIn: number,
  nights: number,
): StayRows | undefined {
  if (checkIn < firstDay || checkIn + nights >= firstDay + RING_DAYS) return undefined;
  return { checkIn, nights, start: rowOf(checkIn) * stride, end: rowOf(checkIn + nights) * stride };
}

/** nightsSum of a stay whose rows are known. */
export function rowsSum(
  { columns: { nightSums, terms }, facts: { stride } }: SearchIndex,
  { checkIn, nights, start, end }: StayRows,
  plan: number,
  rooms: number,
): number | undefined {
  const sum = (nightSums[end + plan]! - nightSums[start + plan]!) | 0;
  if (
    sum >>> 0 >= CLOSED ||
    !allowsStay(suppliedTerms(terms[start + plan]!), suppliedTerms(terms[end + plan]!), nights)
  )
    return undefined;
  const counted = rooms > 1 ? nights : 0;
  for (let day = checkIn; day < checkIn + counted; day += 1)
    if (roomsLeft(terms[rowOf(day) * stride + plan]!) < rooms) return undefined;
  return sum;
}
