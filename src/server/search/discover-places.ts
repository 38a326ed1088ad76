/**
 * The cheapest holiday of each country, region or resort: for a map, and for whoever does not know
 * yet where to go.
 */
import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { rankPlaces, type RankOrder } from '#domain/search/rank-places.ts';
import { weatherAt } from '#server/catalogue/climate.ts';
import { placesIn } from '#server/catalogue/groups.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { makeQuery } from '#server/price-index/query.ts';
import type { PlaceFacts, SearchIndex } from '#server/price-index/search-index.ts';
import { readLeads } from './result/lead-offers.ts';
import { resultOf } from './result/result-of.ts';

export const DISCOVER_LEVELS = ['country', 'region', 'resort'] as const;
/** A town counts as a resort. */
export type DiscoverLevel = (typeof DISCOVER_LEVELS)[number];

/** A place with hotels in the result of the search. */
export type DiscoveredPlace = {
  readonly placeId: string;
  /** Hotels of the result that lie in it. */
  readonly hotels: number;
  /** Its cheapest, lowest hotel id among equals. */
  readonly offer: Offer;
  /** Where the hotel of that lies. */
  readonly resortId: string;
};

export type Discovery = {
  /** Hotels of the result. */
  readonly hotels: number;
  /** Places with any of them. */
  readonly total: number;
  /** The first of them in the order asked for, ties cheapest first, then by place id. */
  readonly places: readonly DiscoveredPlace[];
};

type DiscoverOptions = {
  readonly level: DiscoverLevel;
  readonly first: number;
  /** By price where it is not said; by the weather of the month in which the search begins. */
  readonly order?: RankOrder | undefined;
  /** Ids of the only places that are asked for; undefined = all. */
  readonly only?: { readonly has: (placeId: string) => boolean } | undefined;
};

/**
 * The cheapest `first` places of a level that criteria which checkCriteria calls sound find hotels
 * in, of all or of those that are named. Only what their leads were read from has to stand still.
 */
export function discoverPlaces(
  index: SearchIndex,
  criteria: Criteria,
  { level, first, order = 'PRICE', only }: DiscoverOptions,
  today: IsoDate,
): Discovery {
  return readLeads(index, (offersOf) => {
    const query = makeQuery(index, criteria, today);
    const result = resultOf(query, today);
    const leads = [...leadsByPlace(index, result.hotels, result.totals, level)]
      .map(([place, lead]) => ({ placeId: index.facts.places[place]!.id, ...lead }))
      .filter(({ placeId }) => only === undefined || only.has(placeId));
    const cheapestFirst = leads
      .map((lead) => ({
        ...lead,
        total: result.totals[lead.lead]!,
        weather: order === 'PRICE' ? undefined : weatherAt(lead.placeId, criteria.departureDate),
      }))
      .toSorted((a, b) => a.total - b.total || (a.placeId < b.placeId ? -1 : 1));
    const places = rankPlaces(cheapestFirst, order).slice(0, Math.max(0, first));
    const offers = offersOf(
      query,
      result,
      places.map(({ lead }) => lead),
    );
    return {
      hotels: result.hotels.length,
      total: leads.length,
      places: places.map(({ placeId, hotels }, i) => {
        const offer = offers[i]!;
        return { placeId, hotels, offer, resortId: resortOf(index, offer.hotelId) };
      }),
    };
  });
}

const resortOf = ({ facts, hotelAt, columns }: SearchIndex, hotelId: number): string =>
  facts.places[columns.hotelPlace[hotelAt.get(hotelId)!]!]!.id;

/** A place or hotel with the lowest price there, for a pin on a map. */
export type PricedPin = {
  readonly id: string;
  /** Hotels of the result that it stands for. */
  readonly hotels: number;
  /** The hotel that has the lowest price, lowest id among equals; the price in pence. */
  readonly hotelId: number;
  readonly total: number;
};

/**
 * Every resort with hotels in the result of criteria which checkCriteria calls sound, cheapest
 * first. Prices are the result's own: nothing is looked up for a pin.
 */
export function resortPins(index: SearchIndex, criteria: Criteria, today: IsoDate): PricedPin[] {
  const { hotels, totals } = resultOf(makeQuery(index, criteria, today), today);
  return [...leadsByPlace(index, hotels, totals, 'resort')]
    .map(([place, { hotels: count, lead }]) => ({
      id: index.facts.places[place]!.id,
      hotels: count,
      hotelId: index.columns.hotelId[hotels[lead]!]!,
      total: totals[lead]!,
    }))
    .toSorted(inOrder);
}

/** The cheapest `first` hotels of the result that lie in these resorts, each a pin of its own. */
export function hotelPins(
  index: SearchIndex,
  criteria: Criteria,
  resorts: readonly string[],
  first: number,
  today: IsoDate,
): PricedPin[] {
  const { hotels, totals } = resultOf(makeQuery(index, criteria, today), today);
  const wanted = new Set(resorts.map((id) => index.placeAt.get(id)));
  const { hotelId, hotelPlace } = index.columns;
  return Array.from(hotels, (hotel, i) => ({ hotel, total: totals[i]! }))
    .filter(({ hotel }) => wanted.has(hotelPlace[hotel]))
    .map(({ hotel, total }) => {
      const id = hotelId[hotel]!;
      return { id: String(id), hotels: 1, hotelId: id, total };
    })
    .toSorted(inOrder)
    .slice(0, first);
}

const inOrder = (a: PricedPin, b: PricedPin): number => a.total - b.total || a.hotelId - b.hotelId;

type PlaceLead = { hotels: number; /** Position in the result. */ lead: number };

function leadsByPlace(
  { facts, columns: { hotelPlace, hotelRank } }: SearchIndex,
  hotels: Int32Array,
  totals: Int32Array,
  level: DiscoverLevel,
): Map<number, PlaceLead> {
  const places = placesAt(facts.places, level);
  const leads = new Map<number, PlaceLead>();
  const isCheaper = (i: number, than: number): boolean =>
    totals[i]! < totals[than]! ||
    (totals[i] === totals[than] && hotelRank[hotels[i]!]! < hotelRank[hotels[than]!]!);
  hotels.forEach((hotel, i) => {
    const place = places[hotelPlace[hotel]!]!;
    if (place < 0) return;
    const found = leads.get(place);
    if (!found) leads.set(place, { hotels: 1, lead: i });
    else {
      found.hotels += 1;
      if (isCheaper(i, found.lead)) found.lead = i;
    }
  });
  return leads;
}

/**
 * For each place the one of a level that it is or lies in, -1 = none; a place stands after those
 * around it.
 */
function placesAt(places: readonly PlaceFacts[], level: DiscoverLevel): Int32Array {
  const found = new Int32Array(places.length);
  places.forEach(({ kind, parent }, i) => {
    const isOfLevel = kind === level || (level === 'resort' && kind === 'town');
    found[i] = isOfLevel ? i : parent < 0 ? -1 : found[parent]!;
  });
  return found;
}

/**
 * The same search kept to a place that it finds hotels in: its results are the hotels that the
 * place was told to have.
 */
export function criteriaWithin(index: SearchIndex, criteria: Criteria, placeId: string): Criteria {
  const {
    facts,
    hotelAt,
    columns: { hotelPlace },
  } = index;
  const place = index.placeAt.get(placeId)!;
  const isInside = (inner: number, outer: number): boolean =>
    inner >= 0 && (inner === outer || isInside(facts.places[inner]!.parent, outer));
  const isCovered = (ids: readonly string[]): boolean =>
    ids.length === 0 || placesIn(ids).some((id) => isInside(place, index.placeAt.get(id) ?? -1));
  const insideOf = (ids: readonly string[]): string[] =>
    placesIn(ids).filter((id) => isInside(index.placeAt.get(id) ?? -1, place));
  const isWhole =
    criteria.locationIds.length > 0
      ? isCovered(criteria.locationIds)
      : criteria.hotelIds.length === 0;
  return {
    ...criteria,
    locationIds: isWhole ? [placeId] : insideOf(criteria.locationIds),
    hotelIds: criteria.hotelIds.filter((id) =>
      isInside(hotelPlace[hotelAt.get(id) ?? -1] ?? -1, place),
    ),
    filters: {
      ...criteria.filters,
      areas: isCovered(criteria.filters.areas) ? [] : insideOf(criteria.filters.areas),
    },
    sort: 'PRICE_LOW_HIGH',
    page: 1,
  };
}
