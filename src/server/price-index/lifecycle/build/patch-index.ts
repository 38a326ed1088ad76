/** Changed prices into an index that is being read. */
import { writeUnit } from '../../read-stable.ts';
import type { SearchIndex } from '../../search-index.ts';
import type { FlightChunk, RateChunk } from './source.ts';
import { planOf, patchRateChunk, putFlightChunk, seriesOf } from './write-chunks.ts';

export type ChunkChange =
  | { readonly kind: 'rate_chunk'; readonly chunk: RateChunk }
  | { readonly kind: 'flight_chunk'; readonly chunk: FlightChunk };

/** Writes changes one by one: a reader sees each wholly or not at all. */
export function patchIndex(index: SearchIndex, changes: readonly ChunkChange[]): void {
  const { columns } = index;
  for (const change of changes) {
    if (change.kind === 'rate_chunk')
      writeUnit(index, columns.hotelVersion, columns.planHotel[planOf(index, change.chunk)]!, () =>
        patchRateChunk(index, change.chunk),
      );
    else
      writeUnit(
        index,
        columns.routeVersion,
        columns.seriesRoute[seriesOf(index, change.chunk)]!,
        () => putFlightChunk(index, change.chunk),
      );
  }
}
