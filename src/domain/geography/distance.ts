/** Distances on the earth, and on the small flat piece of it around a place. */
import type { Position } from '../catalogue/map-frame.ts';

const EARTH_KM = 6_371;
/** Metres of a degree of latitude; of a degree of longitude at the equator. */
const DEGREE_METRES = 111_195;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres in a straight line over the earth (haversine). */
export function kmBetween(a: Position, b: Position): number {
  const rise = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const turn = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const chord = rise + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * turn;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** Metres east (`x`) and north (`y`) of an origin; true to a percent within some 20 km. */
export type Metres = { readonly x: number; readonly y: number };

/** A position as seen from an origin. */
export const metresFrom = (origin: Position, { lat, lon }: Position): Metres => ({
  x: (lon - origin.lon) * DEGREE_METRES * Math.cos(radians(origin.lat)),
  y: (lat - origin.lat) * DEGREE_METRES,
});

const SIDES = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** To which side of an origin a position near it lies. */
export function sideTo(origin: Position, position: Position): (typeof SIDES)[number] {
  const { x, y } = metresFrom(origin, position);
  const eighths = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return SIDES.at(eighths % SIDES.length) ?? 'north';
}

/** The position so many metres east and north of an origin. */
export const positionAt = (origin: Position, { x, y }: Metres): Position => ({
  lat: origin.lat + y / DEGREE_METRES,
  lon: origin.lon + x / (DEGREE_METRES * Math.cos(radians(origin.lat))),
});
