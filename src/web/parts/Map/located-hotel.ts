import { frameOf, type MapFrame, type Position } from '#domain/catalogue/map-frame.ts';

/** What a map of a hotel's surroundings says. */
export type LocatedHotel = {
  readonly name: string;
  readonly placeLine: string;
  readonly resortName: string;
  readonly position: Position;
  readonly resortPosition: Position;
};

/** The surroundings of a hotel, some 30 km across, and the middle of its resort in any case. */
export const frameOfHotel = ({ position, resortPosition }: LocatedHotel): MapFrame =>
  frameOf([position, resortPosition], 'wide');
