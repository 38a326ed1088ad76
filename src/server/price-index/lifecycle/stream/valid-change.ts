/**
 * Whether a change can be written, and what is written in its place: the engine throws in the
 * middle of one that it cannot count, and half of it would stand.
 */
import { MAX_FARE, MAX_INFANT_FARE, MAX_NIGHT_PRICE } from '#domain/catalogue/price-limits.ts';
import type { SearchIndex } from '../../search-index.ts';
import type { ChunkChange } from '../build/patch-index.ts';
import { CHUNK_DAYS } from '../build/source.ts';
import { mostForPlan, planOf } from '../build/write-chunks.ts';

/** Every column has its 32 days, and every price is one that the index can hold. */
export function isValidChange(change: ChunkChange): boolean {
  if (change.kind === 'rate_chunk') {
    const { prices, terms, allotment } = change.chunk;
    return isPence(prices, MAX_NIGHT_PRICE) && isCounts(terms) && isCounts(allotment);
  }
  const { fares, infantFares, seats } = change.chunk;
  return isPence(fares, MAX_FARE) && isPence(infantFares, MAX_INFANT_FARE) && isCounts(seats);
}

/**
 * Whether an index can hold a valid change: a plan that takes more people sells dearer stays, and
 * can count fewer pence a night. What is for a plan that takes other people by now fits the next
 * index, which is built for it.
 */
export const fitsIndex = (index: SearchIndex, change: ChunkChange): boolean =>
  change.kind === 'flight_chunk' ||
  isPence(change.chunk.prices, mostForPlan(index, planOf(index, change.chunk)));

/** Takes a change's days off sale: what cannot be counted must not leave older prices behind. */
export const closeDays = (change: ChunkChange): ChunkChange =>
  change.kind === 'rate_chunk'
    ? {
        kind: 'rate_chunk',
        chunk: { ...change.chunk, prices: none(4), terms: none(1), allotment: none(1) },
      }
    : {
        kind: 'flight_chunk',
        chunk: { ...change.chunk, fares: none(4), infantFares: none(4), seats: none(1) },
      };

/** Nothing is sold on any of its days. */
export const isEmpty = (change: ChunkChange): boolean =>
  (change.kind === 'rate_chunk' ? change.chunk.prices : change.chunk.fares).every(
    (byte) => byte === 0,
  );

const none = (width: number): Uint8Array => new Uint8Array(CHUNK_DAYS * width);

const isCounts = (column: Uint8Array): boolean => column.length === CHUNK_DAYS;

function isPence(column: Uint8Array, most: number): boolean {
  if (column.length !== 4 * CHUNK_DAYS) return false;
  const view = new DataView(column.buffer, column.byteOffset, column.byteLength);
  for (let at = 0; at < column.length; at += 4) {
    const price = view.getInt32(at, true);
    if (price < 0 || price > most) return false;
  }
  return true;
}
