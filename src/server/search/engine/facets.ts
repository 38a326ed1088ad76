/** Counting facets: each option's count is the number of hotels in the result of the same search with the option's group replaced by it alone. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { REVIEW_STEPS, STOPS, TIME_BANDS, type Criteria } from '#domain/search/criteria.ts';
import type { FacetCount, Facets } from '../facets.ts';
import { ADAPTED_OPTION, FREE_OPTION, PLAN_OPTIONS } from './lane-class.ts';
import type { Counts } from './collect.ts';
import { BAG_AT, CARRIERS_AT, INBOUND_AT, OUTBOUND_AT, STOPS_AT } from './flight-options.ts';
import type { Query } from './query.ts';
import { bitCount, FACILITIES_AT, maskOf, REVIEW_AT, STAR_STEPS, STARS_AT } from './static-options.ts';
import type { CatalogueFacts, PlaceFacts, SearchIndex } from '../search-index.ts';

export function readFacets({ index, criteria, packages, universe }: Query, counts: Counts): Facets {
  const { facts } = index;
  const byPlan = planCounts(counts);
  const flights = flightCounts(index, counts);
  const span = spanOf(universe);
  const [stars, review, facilities, areas] = counts.failing.map((failing): Counted => ({ found: counts.found, failing: failing ?? counts.found, ...span }));
  return {
    board: listed(BOARD_CODES, (i) => byPlan[i]!),
    stars: listed(STARS, (i) => countOf(index, stars!, STARS_AT + i)),
    review: listed(REVIEWS, (i) => countOf(index, review!, REVIEW_AT + i)),
    facilities: listed(FACILITIES, (i) => countOf(index, facilities!, FACILITIES_AT + i)),
    areas: shown(areaOptions(index, criteria), (place) => facts.places[place]!.id, (place) => countInside(areas!, facts.places[place]!), criteria.filters.areas),
    carriers: packages ? shown(optionsOf(facts).carriers, (carrier) => facts.carriers[carrier]!, (carrier) => flights.carriers[carrier]!, criteria.filters.carriers) : [],
    stops: packages ? listed(STOPS, (i) => flights.options[STOPS_AT + i]!) : [],
    outboundTime: packages ? listed(TIME_BANDS, (i) => flights.options[OUTBOUND_AT + i]!) : [],
    inboundTime: packages ? listed(TIME_BANDS, (i) => flights.options[INBOUND_AT + i]!) : [],
    freeCancellation: byPlan[FREE_OPTION]!,
    adaptedRoom: byPlan[ADAPTED_OPTION]!,
    holdBagIncluded: packages ? flights.options[BAG_AT]! : 0,
  };
}

const STARS = Array.from({ length: STAR_STEPS }, (_, i) => String(i + 1));
const REVIEWS = REVIEW_STEPS.map(String);

const listed = (values: readonly string[], countOf: (position: number) => number): FacetCount[] => values.map((value, i) => ({ value, count: countOf(i) }));

/** Those of some options that have hotels or are chosen. */
function shown(options: readonly number[], valueOf: (option: number) => string, countOf: (option: number) => number, chosen: readonly string[]): FacetCount[] {
  const facets: FacetCount[] = [];
  for (const option of options) {
    const count = countOf(option);
    if (count > 0 || chosen.includes(valueOf(option))) facets.push({ value: valueOf(option), count });
  }
  return facets;
}

/** Hotels by single option. */
function planCounts({ byOptions }: Counts): Int32Array {
  const counts = new Int32Array(PLAN_OPTIONS);
  for (let options = 0; options < byOptions.length; options += 1) {
    const hotels = byOptions[options]!;
    for (let bits = hotels === 0 ? 0 : options; bits !== 0; bits &= bits - 1) counts[31 - Math.clz32(bits & -bits)]! += hotels;
  }
  return counts;
}

function flightCounts({ facts }: SearchIndex, { byFlight }: Counts): { readonly options: Int32Array; readonly carriers: Int32Array } {
  const options = new Int32Array(CARRIERS_AT);
  const carriers = new Int32Array(facts.carriers.length);
  for (const [table, counts] of byFlight) {
    for (let variant = 0; variant < Math.min(CARRIERS_AT, table.variants); variant += 1) options[variant]! += counts[variant]!;
    table.carriers.forEach((carrier, i) => (carriers[carrier]! += counts[CARRIERS_AT + i]!));
  }
  return { options, carriers };
}

/** Who counts for a group's options: the result, and those that only this group keeps out of it; all of them lie in words [first, end). */
type Counted = { readonly found: Int32Array; readonly failing: Int32Array; readonly first: number; readonly end: number };

/** The words of a set from the first to the last that hold any hotel. */
function spanOf(set: Int32Array): { readonly first: number; readonly end: number } {
  let first = 0;
  let end = set.length;
  while (first < end && set[first] === 0) first += 1;
  while (first < end && set[end - 1] === 0) end -= 1;
  return { first, end };
}

function countOf({ columns: { hotelBits } }: SearchIndex, { found, failing, first, end }: Counted, option: number): number {
  const at = option * found.length;
  let count = 0;
  for (let word = first; word < end; word += 1) {
    const having = (found[word]! | failing[word]!) & hotelBits[at + word]!;
    if (having !== 0) count += bitCount(having);
  }
  return count;
}

function countInside({ found, failing }: Counted, { hotelStart, hotelEnd }: PlaceFacts): number {
  let count = 0;
  for (let word = hotelStart >> 5; word << 5 < hotelEnd; word += 1) {
    const hotels = found[word]! | failing[word]!;
    if (hotels !== 0) count += bitCount(hotels & maskOf(word, hotelStart, hotelEnd));
  }
  return count;
}

/** Places in depth-first order: those below each searched place, countries when nothing is searched. */
function areaOptions({ facts, placeAt }: SearchIndex, { locationIds, hotelIds }: Criteria): readonly number[] {
  const { countries, below } = optionsOf(facts);
  if (locationIds.length === 0 && hotelIds.length === 0) return countries;
  const belowOf = (id: string): readonly number[] => below.get(placeAt.get(id)) ?? [];
  return locationIds.length === 1 ? belowOf(locationIds[0]!) : [...new Set(locationIds)].flatMap(belowOf).sort((a, b) => a - b);
}

/** Options of a catalogue: positions of its places by the place above them, its countries and its carriers. */
type CatalogueOptions = { readonly below: ReadonlyMap<number | undefined, readonly number[]>; readonly countries: readonly number[]; readonly carriers: readonly number[] };

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
