/** What the address of a place says: which tab, in which order the places below it, and whose. */
import type { Money } from '#domain/money.ts';
import { routes } from '#web/routes.ts';

/** LAND-02. */
export const TABS = ['overview', 'things-to-do', 'travel-advice'] as const;
export type PlaceTab = (typeof TABS)[number];

export const ORDERS_BELOW = ['price', 'warm'] as const;
export type PlaceOrder = (typeof ORDERS_BELOW)[number];

export const readTab = (text: string | null): PlaceTab =>
  TABS.find((tab) => tab === text) ?? 'overview';
export const readOrder = (text: string | null): PlaceOrder =>
  ORDERS_BELOW.find((order) => order === text) ?? 'price';

/** The page of a place by its path, as `spain/majorca`. */
export function placePageHref(path: string, query = ''): string {
  const [country = '', region, resort] = path.split('/');
  return routes.destination.href({ country, region, resort, query });
}

type Priced = { readonly from: Money; readonly warmth: number | null };

/** Places that come cheapest first in another order; what nothing is known of comes last. */
export const orderedBelow = <Place extends Priced>(
  places: readonly Place[],
  order: PlaceOrder,
): readonly Place[] =>
  order === 'warm' ? places.toSorted((a, b) => (b.warmth ?? -100) - (a.warmth ?? -100)) : places;

type Sold = {
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly total: Money;
};

/** The deal that a price opens as. */
export const dealHref = ({ hotelQuoteId, flightQuoteId, total }: Sold): string =>
  routes.deal.href({ hotelQuoteId, flightQuoteId, query: `seen=${total.amount}` });

/** Pence in a pound, cents in a euro. */
const WHOLE = 100;

/** A share as posters and months tell it: rounded up to the pound. */
export const roundedUp = ({ amount, currencyCode }: Money): Money => ({
  amount: Math.ceil(amount / WHOLE) * WHOLE,
  currencyCode,
});
