/** The cheapest holiday of each country, region or resort: for a map, and for whoever does not know yet where to go. */
import { isoDate, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { ResultSet } from './engine/evaluate.ts';
import { makeQuery, type Query } from './engine/query.ts';
import { readConsistently } from './engine/index-lock.ts';
import { resultOf } from './result-of.ts';
import type { PlaceFacts, SearchIndex } from './search-index.ts';

export const DISCOVER_LEVELS = ['country', 'region', 'resort'] as const;
/** A town counts as a resort. */
export type DiscoverLevel = (typeof DISCOVER_LEVELS)[number];

/** A place with hotels in the result of the search. */
export type DiscoveredPlace = {
  readonly placeId: string;
  /** Hotels of the result that lie in it. */
  readonly hotels: number;
  /** Pence: the least lead price among them; its hotel (lowest id among equals), departure date and nights. */
  readonly total: number;
  readonly hotelId: number;
  readonly departureDate: IsoDate;
  readonly nights: number;
};

/** Places of a level that criteria which checkCriteria calls sound find hotels in, cheapest first, ties by id. */
export function discoverPlaces(index: SearchIndex, criteria: Criteria, level: DiscoverLevel, today: IsoDate): DiscoveredPlace[] {
  return readConsistently(index, (epoch) => {
    const query = makeQuery(index, criteria, today);
    const result = resultOf(query, epoch, today);
    const found: DiscoveredPlace[] = [];
    let at = 0;
    for (const place of index.facts.places) {
      if (!isOfLevel(place, level)) continue;
      while (at < result.hotels.length && result.hotels[at]! < place.hotelStart) at += 1;
      const from = at;
      while (at < result.hotels.length && result.hotels[at]! < place.hotelEnd) at += 1;
      if (at > from) found.push(discovered(query, result, place, from, at));
    }
    return found.toSorted((a, b) => a.total - b.total || (a.placeId < b.placeId ? -1 : 1));
  });
}

const isOfLevel = ({ kind }: PlaceFacts, level: DiscoverLevel): boolean => kind === level || (level === 'resort' && kind === 'town');

function discovered(query: Query, { hotels, totals, entries }: ResultSet, { id }: PlaceFacts, from: number, to: number): DiscoveredPlace {
  const { hotelRank, hotelId } = query.index.columns;
  let best = from;
  for (let i = from + 1; i < to; i += 1) {
    if (totals[i]! < totals[best]! || (totals[i] === totals[best] && hotelRank[hotels[i]!]! < hotelRank[hotels[best]!]!)) best = i;
  }
  return { placeId: id, hotels: to - from, total: totals[best]!, hotelId: hotelId[hotels[best]!]!, ...departureOf(query, entries[best]!) };
}

function departureOf({ firstDay, nights, offsets }: Query, entry: number): { departureDate: IsoDate; nights: number } {
  const stay = Math.floor(entry / offsets);
  return { departureDate: isoDate(firstDay + Math.floor(stay / nights.length)), nights: nights[stay % nights.length]! };
}

/** The same search kept to a place that it finds hotels in: its results are the hotels that the place was told to have. */
export function criteriaWithin(index: SearchIndex, criteria: Criteria, placeId: string): Criteria {
  const { facts, hotelAt, columns: { hotelPlace } } = index;
  const place = index.placeAt.get(placeId)!;
  const isInside = (inner: number, outer: number): boolean => inner >= 0 && (inner === outer || isInside(facts.places[inner]!.parent, outer));
  const isCovered = (ids: readonly string[]): boolean => ids.length === 0 || ids.some((id) => isInside(place, index.placeAt.get(id) ?? -1));
  const insideOf = (ids: readonly string[]): string[] => ids.filter((id) => isInside(index.placeAt.get(id) ?? -1, place));
  const isWhole = criteria.locationIds.length > 0 ? isCovered(criteria.locationIds) : criteria.hotelIds.length === 0;
  return {
    ...criteria,
    locationIds: isWhole ? [placeId] : insideOf(criteria.locationIds),
    hotelIds: isWhole ? [] : criteria.hotelIds.filter((id) => isInside(hotelPlace[hotelAt.get(id) ?? -1] ?? -1, place)),
    filters: { ...criteria.filters, areas: isCovered(criteria.filters.areas) ? [] : insideOf(criteria.filters.areas) },
    sort: 'PRICE_LOW_HIGH',
    page: 1,
  };
}
