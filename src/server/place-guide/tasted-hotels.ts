import type { IsoDate } from '#domain/dates.ts';
import {
  criteriaForTaste,
  HOTEL_TASTES,
  LEAST_REVIEWS,
  SHOWN_TASTES,
  type HotelTaste,
} from '#domain/place-guide/hotel-tastes.ts';
import { RESULTS_PER_PAGE, type Criteria } from '#domain/search/criteria.ts';
import type { LoadHotels } from '#server/catalogue/hotels.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { topOffers } from '#server/search/search-holidays.ts';

export type TastedOffer = { readonly taste: HotelTaste; readonly offer: Offer };

type TastesContext = { readonly index: SearchIndex; readonly hotels: LoadHotels };

/**
 * A hotel for each of five tastes under criteria that checkCriteria calls sound, no hotel twice. A
 * taste that no hotel meets, or the best reviewed where that is the cheapest, gives its place to
 * the next in the list; fewer than five where the place has no more hotels.
 */
export async function tastedHotels(
  { index, hotels: loadHotels }: TastesContext,
  criteria: Criteria,
  today: IsoDate,
): Promise<TastedOffer[]> {
  const found: TastedOffer[] = [];
  const taken = new Set<number>();
  for (const taste of HOTEL_TASTES) {
    if (found.length === SHOWN_TASTES) break;
    // As many as surely hold one that is not taken; the best may have too few reviews.
    const most = taste === 'BEST_REVIEWED' ? RESULTS_PER_PAGE : SHOWN_TASTES;
    const offers = topOffers(index, criteriaForTaste(criteria, taste), most, today);
    const hotels = await loadHotels(offers.map(({ hotelId }) => hotelId));
    const offer =
      taste === 'BEST_REVIEWED'
        ? bestReviewed(offers, hotels, taken)
        : offers.find(({ hotelId }) => hotels.has(hotelId) && !taken.has(hotelId));
    if (!offer) continue;
    taken.add(offer.hotelId);
    found.push({ taste, offer });
  }
  return found;
}

/** None but one of the highest score may be called so. */
function bestReviewed(
  offers: readonly Offer[],
  hotels: Awaited<ReturnType<LoadHotels>>,
  taken: ReadonlySet<number>,
): Offer | undefined {
  const reviewed = offers.flatMap((offer) => {
    const hotel = hotels.get(offer.hotelId);
    return hotel && hotel.reviewCount >= LEAST_REVIEWS ? [{ offer, score: hotel.reviewScore }] : [];
  });
  return reviewed.find(
    ({ offer, score }) => score === reviewed[0]!.score && !taken.has(offer.hotelId),
  )?.offer;
}
