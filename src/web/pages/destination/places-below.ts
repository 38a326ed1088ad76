/** Which places stand on the page of a place beside its map, and in which order. */
import type { Position } from '#domain/catalogue/map-frame.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import type { Money } from '#domain/money.ts';
import type { PlaceOrder } from './place-address.ts';

type Priced = { readonly from: Money; readonly warmth: number | null };

/** Places that come cheapest first in another order; what nothing is known of comes last. */
export const orderedBelow = <Place extends Priced>(
  places: readonly Place[],
  order: PlaceOrder,
): readonly Place[] =>
  order === 'warm' ? places.toSorted((a, b) => (b.warmth ?? -100) - (a.warmth ?? -100)) : places;

/** Neighbours of a resort that stand beside the map around it. */
const NEIGHBOURS = 8;

/** Of the places beside a resort those that lie nearest, in the order in which they came. */
export function nearestTo<Place extends { readonly position: Position }>(
  here: Position | null,
  places: readonly Place[],
): readonly Place[] {
  if (!here) return [];
  const far = (place: Place): number => kmBetween(here, place.position);
  const nearest = places.toSorted((a, b) => far(a) - far(b)).slice(0, NEIGHBOURS);
  return places.filter((place) => nearest.includes(place));
}
