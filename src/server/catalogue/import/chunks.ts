/** The days of a plan or series as 32-day chunks. */
import { CLOSED_TO_DEPARTURE } from '#domain/catalogue/stay-terms.ts';

export const FEED_CHUNK_DAYS = 32;

/** Columns of one chunk, in the table's order. */
export type Chunk = { readonly chunk: number; readonly columns: readonly Buffer[] };

/** Bytes a day of each column: 4 for pence, 1 for counts. */
export type ColumnWidths = readonly (1 | 4)[];

export const RATE_WIDTHS: ColumnWidths = [4, 1, 1];
export const FLIGHT_WIDTHS: ColumnWidths = [4, 4, 1];

/**
 * Cuts columns of days into chunks; a reason to refuse them when they are not whole chunks of one
 * length.
 */
export function cutChunks(
  firstChunk: number,
  columns: readonly Buffer[],
  widths: ColumnWidths,
): Chunk[] | string {
  const days = columns[0]!.length / widths[0]!;
  const isWhole = days > 0 && days % FEED_CHUNK_DAYS === 0;
  if (!isWhole || columns.some((column, i) => column.length !== days * widths[i]!))
    return 'days are not whole chunks of 32, or columns differ in length';
  return Array.from({ length: days / FEED_CHUNK_DAYS }, (_, i) => ({
    chunk: firstChunk + i,
    columns: columns.map((column, c) =>
      column.subarray(i * FEED_CHUNK_DAYS * widths[c]!, (i + 1) * FEED_CHUNK_DAYS * widths[c]!),
    ),
  }));
}

/**
 * Whether any seat is on sale in a chunk of a series: some fare is not 0. A full import leaves the
 * others out.
 */
export const isOnSale = ({ columns: [prices] }: Chunk): boolean =>
  prices!.some((byte) => byte !== 0);

/** The same for a plan; the terms of a day without a price say whether a stay may end on it. */
export const hasRates = (chunk: Chunk): boolean =>
  isOnSale(chunk) || chunk.columns[1]!.some((terms) => (terms & CLOSED_TO_DEPARTURE) !== 0);
