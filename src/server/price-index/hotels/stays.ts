/** The stays of a query as the hot loops take them. */
import { BLOCK_STAYS, MOST_STAYS } from '../kernel/limits.ts';
import { STAY } from '../kernel/records/stays.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { blockCount, stayCount, checkInDays, type Query } from '../query.ts';

/** Rate plans of a tile of the query. */
export const tilePlansOf = (query: Query): number =>
  query.index.space().tilePlans[blockCount(query) > 1 ? 'long' : 'short'];

/** Writes the dates of a stay into the record at a word. */
export function writeDates(
  {
    index: {
      columns: { nightSums, terms },
      facts: { stride },
    },
    firstDay,
  }: Query,
  records: Int32Array,
  at: number,
  day: number,
  nights: number,
): void {
  const [first, last] = [rowOf(firstDay + day), rowOf(firstDay + day + nights)];
  records[at + STAY.at.startSums] = nightSums.byteOffset + 4 * first * stride;
  records[at + STAY.at.endSums] = nightSums.byteOffset + 4 * last * stride;
  records[at + STAY.at.arrivalTerms] = terms.byteOffset + first * stride;
  records[at + STAY.at.departureTerms] = terms.byteOffset + last * stride;
  records[at + STAY.at.nights] = nights;
  records[at + STAY.at.firstRow] = first;
}

/**
 * Writes the records of all stays; those where the index does not hold the whole stay have no
 * nights.
 */
export function writeStays(query: Query): void {
  const all = stayCount(query);
  if (all > MOST_STAYS)
    throw new RangeError(`${all} stays in one search: the engine takes ${MOST_STAYS} at once`);
  const {
    index: {
      facts: { firstDay },
    },
    nights,
  } = query;
  const { stayRecords } = query.index.space().words;
  const days = checkInDays(query);
  for (let stay = 0, at = 0; stay < all; stay += 1, at += STAY.words) {
    const count = nights[Math.floor(stay / days)]!;
    const checkIn = query.firstDay + (stay % days);
    writeDates(query, stayRecords, at, stay % days, count);
    if (checkIn < firstDay || checkIn + count >= firstDay + RING_DAYS)
      stayRecords[at + STAY.at.nights] = 0;
    stayRecords[at + STAY.at.bit] = 1 << (stay % BLOCK_STAYS);
    stayRecords[at + STAY.at.index] = stay;
  }
}

/**
 * Brings the records of one block's live stays to where the hot loops read them; returns how many.
 */
export function gatherStays(
  { words: { stays, stayRecords } }: WorkingSpace,
  block: number,
  live: number,
): number {
  let to = 0;
  for (let bits = live; bits !== 0; bits &= bits - 1) {
    const from = STAY.words * (block * BLOCK_STAYS + 31 - Math.clz32(bits & -bits));
    if (stayRecords[from + STAY.at.nights] === 0) continue;
    for (let word = 0; word < STAY.words; word += 1) stays[to++] = stayRecords[from + word]!;
  }
  return to / STAY.words;
}
