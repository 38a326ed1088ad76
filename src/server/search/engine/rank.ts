/** The order of results: total, with ties by hotel id, so that pages never overlap or skip. */
import { RESULTS_PER_PAGE, type Sort } from '#domain/search/criteria.ts';
import type { Columns } from './columns.ts';
import type { ResultSet } from './evaluate.ts';
import type { CatalogueFacts, SearchIndex } from '../search-index.ts';

/** Larger than any number of hotels; keys stay whole below 2⁵³. */
const RANKS = 2 ** 21;

/** Positions in the result set of the hotels on page `page` (from 1). */
export function pageOf(index: SearchIndex, result: ResultSet, sort: Sort, page: number): number[] {
  const first = (page - 1) * RESULTS_PER_PAGE;
  return smallest(keysOf(index, result, sort), first + RESULTS_PER_PAGE).slice(first);
}

/** Room for the keys of one result at a time: a new one for each result of everywhere would be the largest thing that a search leaves behind. */
let room = new Float64Array(0);

/** Ascending = earlier; keys differ. Good until the next call. */
function keysOf(index: SearchIndex, { hotels, totals }: ResultSet, sort: Sort): Float64Array {
  if (room.length < hotels.length) room = new Float64Array(index.facts.hotels);
  const keys = room.subarray(0, hotels.length);
  if (sort === 'PRICE_LOW_HIGH' || sort === 'PRICE_HIGH_LOW') {
    const { hotelRank } = index.columns;
    const direction = sort === 'PRICE_LOW_HIGH' ? RANKS : -RANKS;
    for (let i = 0; i < keys.length; i += 1) keys[i] = totals[i]! * direction + hotelRank[hotels[i]!]!;
    return keys;
  }
  const places = placesBy(index, sort);
  for (let i = 0; i < keys.length; i += 1) keys[i] = places[hotels[i]!]!;
  return keys;
}

type FixedSort = Exclude<Sort, 'PRICE_LOW_HIGH' | 'PRICE_HIGH_LOW'>;

const known = new WeakMap<CatalogueFacts, Partial<Record<FixedSort, Int32Array>>>();

/** The place of each hotel among all, by what no search changes. */
const placesBy = ({ columns, facts }: SearchIndex, sort: FixedSort): Int32Array =>
  (known.getOrInsertComputed(facts, () => ({}))[sort] ??= makePlaces(columns, BY[sort](columns)));

function makePlaces({ hotelRank, hotelId }: Columns, weights: Int32Array | Uint8Array): Int32Array {
  const places = new Int32Array(hotelId.length);
  const order = Array.from(places.keys()).toSorted((a, b) => weights[b]! - weights[a]! || hotelRank[a]! - hotelRank[b]!);
  order.forEach((hotel, place) => (places[hotel] = place));
  return places;
}

/** Pages deeper than this are cut out of a full sort. */
const MOST_KEPT = 200;

/** Positions of the `count` smallest keys, ascending; keys differ. */
function smallest(keys: Float64Array, count: number): number[] {
  if (count > MOST_KEPT) return Array.from(keys.keys()).toSorted((a, b) => keys[a]! - keys[b]!).slice(0, count);
  const kept: number[] = [];
  let threshold = Infinity;
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i]!;
    if (key >= threshold) continue;
    let at = Math.min(kept.length, count - 1);
    for (; at > 0 && keys[kept[at - 1]!]! > key; at -= 1) kept[at] = kept[at - 1]!;
    kept[at] = i;
    if (kept.length === count) threshold = keys[kept[count - 1]!]!;
  }
  return kept;
}

/** More = earlier. */
const BY: Readonly<Record<FixedSort, (columns: Columns) => Int32Array | Uint8Array>> = {
  POPULARITY: ({ hotelPopularity }) => hotelPopularity,
  STAR_RATING: ({ hotelStars }) => hotelStars,
  TRIP_ADVISOR_SCORE: ({ hotelReview }) => hotelReview,
};
