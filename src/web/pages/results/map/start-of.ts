import { MAP_SHAPES } from '#domain/catalogue/map-frame.ts';
import { viewOf } from '#domain/catalogue/moving-map.ts';
import { columnPins } from '#web/parts/map-pins.ts';
import type { MapView } from '#web/parts/Map/use-map.ts';
import type { ResultsData } from '../results-data.ts';

const { width: COLUMN_WIDTH, height: COLUMN_HEIGHT } = MAP_SHAPES.column;

/** The view in which the drawn map covers a box: nothing jumps when the one that moves comes. */
export function startOf({ packageSearchResults: found }: ResultsData) {
  const { frame } = columnPins(
    found.packages.map(({ hotel, price }) => ({
      position: hotel.position,
      amount: price.total.amount,
    })),
  );
  return (width: number, height: number): MapView =>
    viewOf(frame, Math.max(width, (height * COLUMN_WIDTH) / COLUMN_HEIGHT));
}
