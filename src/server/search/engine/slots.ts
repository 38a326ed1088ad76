/** The slots of a query as the hot loops take them. */
import { RING_DAYS, rowOf } from './columns.ts';
import { makeRecord, SLOT, SLOT_WORDS } from './kernel/kernel.ts';
import { slotCount, slotDays, type Query } from './query.ts';
import { BLOCK_SLOTS, MOST_SLOTS, type WorkingSpace } from './working-space.ts';

/** Words of a bit for each slot. */
export const blockCount = (query: Query): number => Math.ceil(slotCount(query) / BLOCK_SLOTS);

/** Records of all slots; undefined where the index does not hold the whole stay. */
export function slotRecords(query: Query): (Int32Array | undefined)[] {
  const count = slotCount(query);
  if (count > MOST_SLOTS) throw new RangeError(`${count} stays in one search: the engine takes ${MOST_SLOTS} at once`);
  const { index: { columns: { nightSums, terms }, facts }, firstDay, nights } = query;
  const days = slotDays(query);
  return Array.from({ length: count }, (_, slot) => {
    const stay = nights[Math.floor(slot / days)]!;
    const checkIn = firstDay + (slot % days);
    if (checkIn < facts.firstDay || checkIn + stay >= facts.firstDay + RING_DAYS) return undefined;
    const [first, last] = [rowOf(checkIn), rowOf(checkIn + stay)];
    const sums = (row: number): number => nightSums.byteOffset + 4 * row * facts.stride;
    const termsOf = (row: number): number => terms.byteOffset + row * facts.stride;
    return makeRecord(SLOT, {
      startSums: sums(first), endSums: sums(last), arrivalTerms: termsOf(first), departureTerms: termsOf(last),
      nights: stay, bit: 1 << (slot % BLOCK_SLOTS), firstRow: first, index: slot, addend: 0,
    });
  });
}

/** Writes the records of one block's live slots into the working space; returns how many. */
export function fillSlots({ words: { slots } }: WorkingSpace, records: readonly (Int32Array | undefined)[], block: number, live: number): number {
  let count = 0;
  for (let bits = live; bits !== 0; bits &= bits - 1) {
    const record = records[block * BLOCK_SLOTS + 31 - Math.clz32(bits & -bits)];
    if (record) slots.set(record, SLOT_WORDS * count++);
  }
  return count;
}
