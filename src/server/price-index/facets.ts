/**
 * Counting facets: each option's count is the number of hotels in the result of the same search
 * with the option's group replaced by it alone.
 */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { REVIEW_STEPS, STOPS, type FilterName, type Filters } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';
import { findGroupOfPlaces } from '#server/catalogue/groups.ts';
import type { Counts } from './hotels/collect.ts';
import { setFields } from './kernel/record.ts';
import { OPTION_WORK } from './kernel/records/hotels.ts';
import { BAG_AT, INBOUND_AT, OUTBOUND_AT, STOPS_AT } from './memory/flight-options.ts';
import { CITY_AT, FACILITIES_AT, REVIEW_AT, STAR_STEPS, STARS_AT } from './memory/hotel-options.ts';
import { bitCount, maskOf } from './memory/hotel-sets.ts';
import { ADAPTED_OPTION, FREE_OPTION, PLAN_OPTIONS } from './memory/plan-class.ts';
import type { Query } from './query.ts';
import type { CatalogueFacts, PlaceFacts, SearchIndex } from './search-index.ts';

/**
 * An option and its number of hotels: the result of the search with the option's group replaced by
 * it alone.
 */
export type FacetCount = { readonly value: string; readonly count: number };

/**
 * The counts of each filter that has options; of one that is a single box, that of its box. Areas
 * are the places one level below each searched place (countries when nothing is searched), carriers
 * go by code: of both those that have results or are chosen.
 */
export type Facets = {
  readonly [Name in Exclude<FilterName, 'price' | 'hotelName'>]: Filters[Name] extends boolean
    ? number
    : readonly FacetCount[];
};

/**
 * What is kept of a result's facets: numbers alone, but for the groups that list few of their
 * options.
 */
export type FacetNumbers = {
  readonly byPlan: readonly number[];
  readonly byHotel: readonly number[];
  /** Undefined for hotel-only. */
  readonly byFlight: Int32Array | undefined;
} & Pick<Facets, 'areas' | 'carriers'>;

export function countFacets(query: Query, counts: Counts): FacetNumbers {
  const { index, criteria, packages } = query;
  const { places, carriers } = index.facts;
  return {
    byPlan: planCounts(counts),
    byHotel: hotelCounts(query, counts),
    byFlight: packages ? counts.byFlight.slice() : undefined,
    areas: shown(
      areaOptions(index, criteria),
      (place) => places[place]!.id,
      (place) => countInside(counts, places[place]!),
      criteria.filters.areas,
    ),
    carriers: packages
      ? shown(
          optionsOf(index.facts).carriers,
          (carrier) => carriers[carrier]!,
          (carrier) => counts.byCarrier[carrier]!,
          criteria.filters.carriers,
        )
      : [],
  };
}

export const listFacets = ({
  byPlan,
  byHotel,
  byFlight,
  areas,
  carriers,
}: FacetNumbers): Facets => ({
  board: listed(BOARD_CODES, byPlan, 0),
  stars: listed(STARS, byHotel, STARS_AT),
  review: listed(REVIEWS, byHotel, REVIEW_AT),
  facilities: listed(FACILITIES, byHotel, FACILITIES_AT),
  areas,
  carriers,
  stops: byFlight ? listed(STOPS, byFlight, STOPS_AT) : [],
  outboundTime: byFlight ? listed(TIME_BANDS, byFlight, OUTBOUND_AT) : [],
  inboundTime: byFlight ? listed(TIME_BANDS, byFlight, INBOUND_AT) : [],
  freeCancellation: byPlan[FREE_OPTION]!,
  adaptedRoom: byPlan[ADAPTED_OPTION]!,
  holdBagIncluded: byFlight?.[BAG_AT] ?? 0,
});

const STARS = Array.from({ length: STAR_STEPS }, (_, i) => String(i + 1));
const REVIEWS = REVIEW_STEPS.map(String);

/** The options of a group, whose counts begin at `at`. */
const listed = (values: readonly string[], counts: ArrayLike<number>, at: number): FacetCount[] =>
  values.map((value, i) => ({ value, count: counts[at + i]! }));

/** Those of some options that have hotels or are chosen. */
function shown(
  options: readonly number[],
  valueOf: (option: number) => string,
  countOf: (option: number) => number,
  chosen: readonly string[],
): FacetCount[] {
  const facets: FacetCount[] = [];
  for (const option of options) {
    const count = countOf(option);
    if (count > 0 || chosen.includes(valueOf(option)))
      facets.push({ value: valueOf(option), count });
  }
  return facets;
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** Hotels by option of their plans. */
function planCounts({ byOptions }: Counts): number[] {
  const counts = zeros(PLAN_OPTIONS);
  for (let options = 0; options < byOptions.length; options += 1) {
    const hotels = byOptions[options]!;
    for (let bits = hotels === 0 ? 0 : options; bits !== 0; bits &= bits - 1)
      counts[31 - Math.clz32(bits & -bits)]! += hotels;
  }
  return counts;
}

/**
 * Hotels by option of the hotel alone. For a group count the result and those that only this group
 * keeps out of it.
 */
function hotelCounts(
  { index, firstWord, endWord }: Query,
  { found, failing: [stars, review, facilities] }: Counts,
): number[] {
  const { kernel, at, words } = index.space();
  const { hotelBits } = index.columns;
  const count = (failing: Int32Array | undefined, from: number, to: number): void => {
    setFields(words.optionWork, 0, OPTION_WORK, {
      hotels: found.byteOffset,
      others: failing?.byteOffset ?? 0,
      first: firstWord,
      end: endWord,
      bits: hotelBits.byteOffset + from * found.byteLength,
      setBytes: found.byteLength,
      options: to - from,
      counts: at.hotelOptions + 4 * from,
    });
    kernel.countOptions(at.optionWork);
  };
  count(stars, STARS_AT, REVIEW_AT);
  count(review, REVIEW_AT, FACILITIES_AT);
  count(facilities, FACILITIES_AT, CITY_AT);
  return [...words.hotelOptions.subarray(0, CITY_AT)];
}

function countInside(
  { found, failing: [, , , areas = found] }: Counts,
  { hotelStart, hotelEnd }: PlaceFacts,
): number {
  let count = 0;
  for (let word = hotelStart >> 5; word << 5 < hotelEnd; word += 1) {
    const hotels = found[word]! | areas[word]!;
    if (hotels !== 0) count += bitCount(hotels & maskOf(word, hotelStart, hotelEnd));
  }
  return count;
}

/**
 * Places in depth-first order: those below each searched place, those of a searched group,
 * countries when nothing is searched.
 */
function areaOptions(
  { facts, placeAt }: SearchIndex,
  { locationIds, hotelIds }: Criteria,
): readonly number[] {
  const { countries, below } = optionsOf(facts);
  if (locationIds.length === 0 && hotelIds.length === 0) return countries;
  const belowOf = (id: string): readonly number[] =>
    findGroupOfPlaces(id)?.places.flatMap((place) => placeAt.get(place.id) ?? []) ??
    below.get(placeAt.get(id)) ??
    [];
  return [...new Set(locationIds.flatMap(belowOf))].sort((a, b) => a - b);
}

/**
 * Options of a catalogue: positions of its places by the place above them, its countries and its
 * carriers.
 */
type CatalogueOptions = {
  readonly below: ReadonlyMap<number | undefined, readonly number[]>;
  readonly countries: readonly number[];
  readonly carriers: readonly number[];
};

const known = new WeakMap<CatalogueFacts, CatalogueOptions>();

const optionsOf = (facts: CatalogueFacts): CatalogueOptions =>
  known.getOrInsertComputed(facts, () => {
    const places = [...facts.places.keys()];
    return {
      below: Map.groupBy(places, (place) => facts.places[place]!.parent),
      countries: places.filter((place) => facts.places[place]!.kind === 'country'),
      carriers: [...facts.carriers.keys()],
    };
  });
