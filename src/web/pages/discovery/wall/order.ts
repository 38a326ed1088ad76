import type { DiscoveredPlaceFragment } from '../query.generated.ts';

/** In which order the wall stands; `order` of the address. */
export const ORDERS = ['price', 'warmth', 'flight'] as const;
export type WallOrder = (typeof ORDERS)[number];

/** The order of an address; the cheapest first where it says none. */
export const readWallOrder = (query: URLSearchParams): WallOrder =>
  ORDERS.find((order) => order === query.get('order')) ?? 'price';

/** Places, which come cheapest first, in an order; what is not known comes last. */
export function inOrder(
  places: readonly DiscoveredPlaceFragment[],
  order: WallOrder,
): readonly DiscoveredPlaceFragment[] {
  if (order === 'price') return places;
  const rank = ({ warmth, flightMinutes }: DiscoveredPlaceFragment): number =>
    order === 'warmth' ? -(warmth ?? -Infinity) : (flightMinutes ?? Infinity);
  return places.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
