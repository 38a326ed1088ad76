import type { Position } from '#domain/catalogue/map-frame.ts';

/** What a map of a hotel's surroundings says. */
export type LocatedHotel = {
  readonly name: string;
  readonly placeLine: string;
  readonly resortName: string;
  readonly position: Position;
  readonly resortPosition: Position;
};
