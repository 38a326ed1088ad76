/** The days of a plan or series as 32-day chunks, with the limits that the index relies on. */
import type { Occupancy } from '#domain/catalogue/occupancy.ts';

export const CHUNK_DAYS = 32;

/** Columns of one chunk, in the table's order. */
export type Chunk = { readonly chunk: number; readonly columns: readonly Buffer[] };

/** Bytes a day of each column: 4 for pence, 1 for counts. */
export type ColumnWidths = readonly (1 | 4)[];

export const RATE_WIDTHS: ColumnWidths = [4, 1, 1];
export const FLIGHT_WIDTHS: ColumnWidths = [4, 4, 1];

/** Cuts columns into chunks; chunks with nothing on sale are left out. Throws when the columns are not of one length. */
export function cutChunks(firstChunk: number, columns: readonly Buffer[], widths: ColumnWidths): Chunk[] {
  const days = columns[0]!.length / widths[0]!;
  const fits = columns.every((column, i) => column.length === days * widths[i]!) && days > 0 && days % CHUNK_DAYS === 0;
  if (!fits) throw new RangeError('days are not whole chunks of 32, or columns differ in length');
  return Array.from({ length: days / CHUNK_DAYS }, (_, i) => ({
    chunk: firstChunk + i,
    columns: columns.map((column, c) => column.subarray(i * CHUNK_DAYS * widths[c]!, (i + 1) * CHUNK_DAYS * widths[c]!)),
  })).filter(({ columns: [prices] }) => prices!.some((byte) => byte !== 0));
}

const LONGEST_STAY = 28;
const INDEX_LIMIT = 2 ** 31;
const CLOSED = 2 ** 24;

/** The index counts in 32 bits: 28 dearest nights times the largest factor must stay below 2³¹, a night below 2²⁴. */
export function checkIndexLimits(prices: Buffer, occupancy: Occupancy): string | undefined {
  const dearest = dearestOf(prices);
  const largest = Math.max(...occupancy.adultFactors) + occupancy.maxChildren * occupancy.childFactor;
  if (dearest < 0) return 'a price is negative';
  if (dearest * LONGEST_STAY >= CLOSED) return `28 nights at ${dearest} pence are too dear for the index`;
  return dearest * LONGEST_STAY * largest < INDEX_LIMIT ? undefined : `28 nights at ${dearest} pence times factor ${largest} are above 2³¹`;
}

function dearestOf(prices: Buffer): number {
  let dearest = 0;
  for (let at = 0; at < prices.length; at += 4) {
    const price = prices.readInt32LE(at);
    if (price < 0) return price;
    if (price > dearest) dearest = price;
  }
  return dearest;
}
