/** The slots of a query as the hot loops take them. */
import { SLOT, SLOT_WORDS } from '../kernel/kernel.ts';
import { BLOCK_SLOTS, MOST_SLOTS } from '../kernel/limits.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { blockCount, slotCount, slotDays, type Query } from '../query.ts';

/** Lanes of a tile of the query. */
export const tileLanesOf = (query: Query): number =>
  query.index.space().tileLanes[blockCount(query) > 1 ? 'long' : 'short'];

/** Writes the dates of a slot into the record at a word. */
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
  records[at + SLOT.startSums] = nightSums.byteOffset + 4 * first * stride;
  records[at + SLOT.endSums] = nightSums.byteOffset + 4 * last * stride;
  records[at + SLOT.arrivalTerms] = terms.byteOffset + first * stride;
  records[at + SLOT.departureTerms] = terms.byteOffset + last * stride;
  records[at + SLOT.nights] = nights;
  records[at + SLOT.firstRow] = first;
}

/**
 * Writes the records of all slots; those where the index does not hold the whole stay have no
 * nights.
 */
export function writeSlots(query: Query): void {
  const count = slotCount(query);
  if (count > MOST_SLOTS)
    throw new RangeError(`${count} stays in one search: the engine takes ${MOST_SLOTS} at once`);
  const {
    index: {
      facts: { firstDay },
    },
    nights,
  } = query;
  const { slotRecords } = query.index.space().words;
  const days = slotDays(query);
  for (let slot = 0, at = 0; slot < count; slot += 1, at += SLOT_WORDS) {
    const stay = nights[Math.floor(slot / days)]!;
    const checkIn = query.firstDay + (slot % days);
    writeDates(query, slotRecords, at, slot % days, stay);
    if (checkIn < firstDay || checkIn + stay >= firstDay + RING_DAYS)
      slotRecords[at + SLOT.nights] = 0;
    slotRecords[at + SLOT.bit] = 1 << (slot % BLOCK_SLOTS);
    slotRecords[at + SLOT.index] = slot;
  }
}

/**
 * Brings the records of one block's live slots to where the hot loops read them; returns how many.
 */
export function fillSlots(
  { words: { slots, slotRecords } }: WorkingSpace,
  block: number,
  live: number,
): number {
  let to = 0;
  for (let bits = live; bits !== 0; bits &= bits - 1) {
    const from = SLOT_WORDS * (block * BLOCK_SLOTS + 31 - Math.clz32(bits & -bits));
    if (slotRecords[from + SLOT.nights] === 0) continue;
    for (let word = 0; word < SLOT_WORDS; word += 1) slots[to++] = slotRecords[from + word]!;
  }
  return to / SLOT_WORDS;
}
