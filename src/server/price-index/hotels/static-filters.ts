/**
 * Filters that look at a hotel alone, as sets of hotels: who passes all, and who fails exactly one
 * group.
 */
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { REVIEW_STEPS } from '#domain/search/filters.ts';
import { allocateWords } from '../memory/arena.ts';
import { FACILITIES_AT, REVIEW_AT, STARS_AT } from '../memory/hotel-options.ts';
import { addHotels, wordsFor } from '../memory/hotel-sets.ts';
import type { Query } from '../query.ts';
import type { SearchIndex } from '../search-index.ts';

export type StaticSets = {
  /** Hotels of the search that pass every group. */
  readonly passing: Int32Array;
  /**
   * By group (stars, review, facilities, areas): hotels that fail it alone, who still count for its
   * options; undefined when it has no filter.
   */
  readonly failing: readonly (Int32Array | undefined)[];
  /** Hotels that fail at most one group. */
  readonly wanted: Int32Array;
};

export function staticSets(query: Query): StaticSets {
  const { universe, firstWord, endWord } = query;
  const groups = groupSets(query);
  const filtered = groups.filter((group) => group !== undefined);
  if (filtered.length === 0) return { passing: universe, failing: groups, wanted: universe };
  const passing = allocateWords(universe.length);
  const wanted = filtered.length === 1 ? universe : allocateWords(universe.length);
  for (let word = firstWord; word < endWord; word += 1) {
    const hotels = universe[word]!;
    if (hotels === 0) continue;
    let once = 0;
    let twice = 0;
    for (const group of filtered) {
      const fails = ~group[word]!;
      twice |= once & fails;
      once |= fails;
    }
    passing[word] = hotels & ~once;
    wanted[word] = hotels & ~twice;
  }
  return {
    passing,
    failing: groups.map((group) => group && without(query, wanted, group)),
    wanted,
  };
}

/** The searched hotels of a set that are not in another. */
function without(
  { firstWord, endWord }: Query,
  hotels: Int32Array,
  others: Int32Array,
): Int32Array {
  const rest = allocateWords(hotels.length);
  for (let word = firstWord; word < endWord; word += 1) rest[word] = hotels[word]! & ~others[word]!;
  return rest;
}

/** The hotels that pass each group; undefined where there is no filter. */
function groupSets({ index, criteria: { filters } }: Query): (Int32Array | undefined)[] {
  const stars = filters.stars.map((star) => optionSet(index, STARS_AT + star - 1));
  const review =
    filters.review === undefined
      ? []
      : [optionSet(index, REVIEW_AT + REVIEW_STEPS.indexOf(filters.review))];
  const facilities = filters.facilities.map((facility) =>
    optionSet(index, FACILITIES_AT + FACILITIES.indexOf(facility)),
  );
  return [
    stars.length === 0 ? undefined : combine(stars, (a, b) => a | b),
    combine(review, (a, b) => a & b),
    combine(facilities, (a, b) => a & b),
    filters.areas.length === 0 ? undefined : areaSet(index, filters.areas),
  ];
}

/** The hotels that have an option, a view of hotelBits. */
function optionSet({ columns: { hotelBits }, facts }: SearchIndex, option: number): Int32Array {
  const words = wordsFor(facts.hotels);
  return hotelBits.subarray(option * words, (option + 1) * words);
}

function combine(
  sets: readonly Int32Array[],
  join: (a: number, b: number) => number,
): Int32Array | undefined {
  const [first, ...others] = sets;
  if (!first || others.length === 0) return first;
  const all = Int32Array.from(first);
  for (const set of others)
    for (let word = 0; word < all.length; word += 1) all[word] = join(all[word]!, set[word]!);
  return all;
}

function areaSet({ facts, placeAt }: SearchIndex, areas: readonly string[]): Int32Array {
  const set = allocateWords(wordsFor(facts.hotels));
  for (const id of areas) {
    const place = facts.places[placeAt.get(id) ?? -1];
    if (place) addHotels(set, place.hotelStart, place.hotelEnd);
  }
  return set;
}
