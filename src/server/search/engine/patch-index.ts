/** Changed prices into an index that is being read. */
import { writeExclusively } from './index-lock.ts';
import type { SearchIndex } from '../search-index.ts';
import type { FlightChunk, RateChunk } from './source.ts';
import { patchRateChunk, putFlightChunk } from './write-chunks.ts';

export type PriceChange = { readonly kind: 'rate_chunk'; readonly chunk: RateChunk } | { readonly kind: 'flight_chunk'; readonly chunk: FlightChunk };

/** Writes changes together: a reader sees all of them or none. */
export function patchIndex(index: SearchIndex, changes: readonly PriceChange[]): void {
  writeExclusively(index, () => {
    for (const change of changes) {
      if (change.kind === 'rate_chunk') patchRateChunk(index, change.chunk);
      else putFlightChunk(index, change.chunk);
    }
  });
}
