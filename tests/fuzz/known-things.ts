/** What is really there, so that requests come past the first check. */
import { createBasket, findPackages, openCheckout } from '#testing/api-purchase.ts';
import type { SiteVisitor } from '#testing/callers/site-visitor.ts';

export type KnownThings = {
  /** Ids, quote ids and names that exist; each is also tried where it does not belong. */
  readonly texts: readonly string[];
  readonly basketId: string;
  readonly checkoutId: string;
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  /** The cookie of whoever owns them. */
  readonly cookie: string;
};

/** Searches, opens a basket and a checkout, as a visitor does. */
export async function makeKnownThings(visitor: SiteVisitor): Promise<KnownThings> {
  const [found] = await findPackages(visitor, {});
  if (!found) throw new Error('the world has nothing to sell');
  const basketId = await createBasket(visitor, found);
  const checkoutId = await openCheckout(visitor, basketId);
  const { hotelQuoteId, flightQuoteId } = found;
  return {
    basketId,
    checkoutId,
    hotelQuoteId,
    flightQuoteId,
    cookie: visitor.cookie(),
    texts: [
      basketId,
      checkoutId,
      hotelQuoteId,
      flightQuoteId,
      '1',
      '7',
      'spain',
      'greece-crete',
      'LGW',
    ],
  };
}
