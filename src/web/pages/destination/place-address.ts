/** What the address of a place says: which tab, and in which order the places below it. */
import type { Money } from '#domain/money.ts';
/** LAND-02. */
export const TABS = ['overview', 'things-to-do', 'travel-advice'] as const;
export type PlaceTab = (typeof TABS)[number];

export const ORDERS_BELOW = ['price', 'warm'] as const;
export type PlaceOrder = (typeof ORDERS_BELOW)[number];

export const readTab = (text: string | null): PlaceTab =>
  TABS.find((tab) => tab === text) ?? 'overview';
export const readOrder = (text: string | null): PlaceOrder =>
  ORDERS_BELOW.find((order) => order === text) ?? 'price';

type Priced = { readonly from: Money; readonly warmth: number | null };

/** Places that come cheapest first in another order; what nothing is known of comes last. */
export const orderedBelow = <Place extends Priced>(
  places: readonly Place[],
  order: PlaceOrder,
): readonly Place[] =>
  order === 'warm' ? places.toSorted((a, b) => (b.warmth ?? -100) - (a.warmth ?? -100)) : places;
