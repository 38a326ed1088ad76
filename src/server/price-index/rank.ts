/** The order of results: total, with ties by hotel id, so that pages never overlap or skip. */
import { RESULTS_PER_PAGE, type Sort } from '#domain/search/criteria.ts';
import type { ResultSet } from './evaluate.ts';
import type { Columns } from './memory/columns.ts';
import type { CatalogueFacts, SearchIndex } from './search-index.ts';

/** Larger than any number of hotels; keys stay whole below 2⁵³. */
const RANKS = 2 ** 21;

/** Positions in the result set of the hotels on page `page` (from 1). */
export function pageOf(index: SearchIndex, result: ResultSet, sort: Sort, page: number): number[] {
  const first = (page - 1) * RESULTS_PER_PAGE;
  return smallest(result, orderBy(index, sort), first + RESULTS_PER_PAGE).slice(first);
}

/** A hotel's key is its total times `perPenny` and its place; ascending = earlier, keys differ. */
type Order = { readonly perPenny: number; readonly places: Int32Array };

const orderBy = (index: SearchIndex, sort: Sort): Order =>
  sort === 'PRICE_LOW_HIGH' || sort === 'PRICE_HIGH_LOW'
    ? { perPenny: sort === 'PRICE_LOW_HIGH' ? RANKS : -RANKS, places: index.columns.hotelRank }
    : { perPenny: 0, places: placesBy(index, sort) };

type FixedSort = Exclude<Sort, 'PRICE_LOW_HIGH' | 'PRICE_HIGH_LOW'>;

const known = new WeakMap<CatalogueFacts, Partial<Record<FixedSort, Int32Array>>>();

/** The place of each hotel among all, by what no search changes. */
const placesBy = ({ columns, facts }: SearchIndex, sort: FixedSort): Int32Array =>
  (known.getOrInsertComputed(facts, () => ({}))[sort] ??= makePlaces(columns, BY[sort](columns)));

function makePlaces({ hotelRank, hotelId }: Columns, weights: Int32Array | Uint8Array): Int32Array {
  const places = new Int32Array(hotelId.length);
  const order = Array.from(places.keys()).toSorted(
    (a, b) => weights[b]! - weights[a]! || hotelRank[a]! - hotelRank[b]!,
  );
  order.forEach((hotel, place) => (places[hotel] = place));
  return places;
}

/** Pages deeper than this are cut out of a full sort. */
const MOST_KEPT = 200;

/** Positions of the hotels with the `count` smallest keys, ascending. */
function smallest(
  { hotels, totals }: ResultSet,
  { perPenny, places }: Order,
  count: number,
): number[] {
  if (count > MOST_KEPT) {
    const all = Float64Array.from(hotels, (hotel, i) => totals[i]! * perPenny + places[hotel]!);
    return Array.from(all.keys())
      .sort((a, b) => all[a]! - all[b]!)
      .slice(0, count);
  }
  const kept: number[] = [];
  const keys: number[] = [];
  let threshold = Infinity;
  for (let i = 0; i < hotels.length; i += 1) {
    const key = totals[i]! * perPenny + places[hotels[i]!]!;
    if (key >= threshold) continue;
    let at = Math.min(kept.length, count - 1);
    for (; at > 0 && keys[at - 1]! > key; at -= 1) {
      kept[at] = kept[at - 1]!;
      keys[at] = keys[at - 1]!;
    }
    kept[at] = i;
    keys[at] = key;
    if (kept.length === count) threshold = keys[count - 1]!;
  }
  return kept;
}

/** More = earlier. */
const BY: Readonly<Record<FixedSort, (columns: Columns) => Int32Array | Uint8Array>> = {
  POPULARITY: ({ hotelPopularity }) => hotelPopularity,
  STAR_RATING: ({ hotelStars }) => hotelStars,
  TRIP_ADVISOR_SCORE: ({ hotelReview }) => hotelReview,
};
