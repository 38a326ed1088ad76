import type { Position } from '#domain/catalogue/map-frame.ts';

type Pin = { readonly id: string; readonly hotelId: string; readonly position: Position };

/**
 * The pin that is chosen by its id; once that is gone, as close up a resort gives way to its
 * hotels, the one with the same hotel, else the nearest to where it stood. The first where none was
 * chosen.
 */
export const chosenPin = <One extends Pin>(
  pins: readonly One[],
  id: string | undefined,
  before: Pin | undefined,
): One | undefined =>
  pins.find((pin) => pin.id === id) ??
  (before &&
    (pins.find(({ hotelId }) => hotelId === before.hotelId) ??
      pins.toSorted((a, b) => apart(a, before) - apart(b, before))[0])) ??
  pins[0];

const apart = ({ position: a }: Pin, { position: b }: Pin): number =>
  Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((b.lat * Math.PI) / 180));
