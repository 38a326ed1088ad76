/** Counting facets: each option's count is the number of hotels in the result of the same search with the option's group replaced by it alone. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { REVIEW_STEPS, STOPS, TIME_BANDS, type Criteria } from '#domain/search/criteria.ts';
import type { FacetCount, Facets } from '../facets.ts';
import { ADAPTED_OPTION, FREE_OPTION, PLAN_OPTIONS } from './lane-class.ts';
import type { Counts } from './collect.ts';
import { BAG_AT, INBOUND_AT, OUTBOUND_AT, STOPS_AT } from './flight-options.ts';
import type { Query } from './query.ts';
import { optionSet } from './static-filters.ts';
import { bitCount, FACILITIES_AT, maskOf, REVIEW_AT, STARS_AT } from './static-options.ts';
import type { CatalogueFacts, PlaceFacts, SearchIndex } from '../search-index.ts';

export function readFacets({ index, criteria, packages }: Query, counts: Counts): Facets {
  const { facts } = index;
  const byPlan = planCounts(counts);
  const { byFlight, byCarrier } = counts;
  const whole = openSet(counts.found);
  const [stars, review, facilities, areas] = counts.failing.map((failing) => (failing ? openSet(counts.found.map((hotels, word) => hotels | failing[word]!)) : whole));
  const list = (values: readonly (string | number)[], countOf: (position: number) => number): FacetCount[] => values.map((value, i) => ({ value: String(value), count: countOf(i) }));
  const flightList = (values: readonly string[], at: number): FacetCount[] => (packages ? list(values, (i) => byFlight[at + i]!) : []);
  return {
    board: list(BOARD_CODES, (i) => byPlan[i]!),
    stars: list([1, 2, 3, 4, 5], (i) => countOf(index, stars!, STARS_AT + i)),
    review: list(REVIEW_STEPS, (i) => countOf(index, review!, REVIEW_AT + i)),
    facilities: list(FACILITIES, (i) => countOf(index, facilities!, FACILITIES_AT + i)),
    areas: shown(areaOptions(index, criteria), (place) => facts.places[place]!.id, (place) => countInside(areas!, facts.places[place]!), criteria.filters.areas),
    carriers: packages ? shown(facts.carriers.keys(), (carrier) => facts.carriers[carrier]!, (carrier) => byCarrier[carrier]!, criteria.filters.carriers) : [],
    stops: flightList(STOPS, STOPS_AT),
    outboundTime: flightList(TIME_BANDS, OUTBOUND_AT),
    inboundTime: flightList(TIME_BANDS, INBOUND_AT),
    freeCancellation: byPlan[FREE_OPTION]!,
    adaptedRoom: byPlan[ADAPTED_OPTION]!,
    holdBagIncluded: packages ? byFlight[BAG_AT]! : 0,
  };
}

/** Those of some options that have hotels or are chosen. */
function shown(options: Iterable<number>, valueOf: (option: number) => string, countOf: (option: number) => number, chosen: readonly string[]): FacetCount[] {
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

/** Words of a set that hold any hotel, and their numbers. */
type OpenSet = { readonly set: Int32Array; readonly words: readonly number[] };

/** Who counts for a group's options: the result, and those that only this group keeps out of it. */
function openSet(set: Int32Array): OpenSet {
  const words: number[] = [];
  for (let word = 0; word < set.length; word += 1) if (set[word] !== 0) words.push(word);
  return { set, words };
}

function countOf(index: SearchIndex, { set, words }: OpenSet, option: number): number {
  const having = optionSet(index, option);
  let count = 0;
  for (const word of words) count += bitCount(set[word]! & having[word]!);
  return count;
}

function countInside({ set }: OpenSet, { hotelStart, hotelEnd }: PlaceFacts): number {
  let count = 0;
  for (let word = hotelStart >> 5; word << 5 < hotelEnd; word += 1) if (set[word] !== 0) count += bitCount(set[word]! & maskOf(word, hotelStart, hotelEnd));
  return count;
}

/** Places in depth-first order: those below each searched place, countries when nothing is searched. */
function areaOptions({ facts, placeAt }: SearchIndex, { locationIds, hotelIds }: Criteria): readonly number[] {
  const { countries, below } = optionsOf(facts);
  if (locationIds.length === 0 && hotelIds.length === 0) return countries;
  const searched = [...new Set(locationIds.map((id) => placeAt.get(id)))];
  const options = searched.flatMap((place) => (place === undefined ? [] : (below.get(place) ?? [])));
  return searched.length > 1 ? options.toSorted((a, b) => a - b) : options;
}

type AreaOptions = { readonly countries: readonly number[]; readonly below: ReadonlyMap<number, readonly number[]> };

const known = new WeakMap<CatalogueFacts, AreaOptions>();

const optionsOf = (facts: CatalogueFacts): AreaOptions =>
  known.getOrInsertComputed(facts, () => {
    const all = [...facts.places.keys()];
    return { countries: all.filter((place) => facts.places[place]!.kind === 'country'), below: Map.groupBy(all, (place) => facts.places[place]!.parent) };
  });
