/** Which hotels a search is about, before any filter that has facets. */
import type { Criteria } from '#domain/search/criteria.ts';
import { placesIn } from '#server/catalogue/groups.ts';
import { allocateWords } from './arena.ts';
import type { Columns } from './columns.ts';
import { foldText } from './fold-text.ts';
import { CITY_AT, LISTED_AT } from './hotel-options.ts';
import { addHotel, addHotels, wordsFor } from './hotel-sets.ts';

/** The part of an index that hotels are found by. */
type Directory = {
  readonly columns: Columns;
  readonly facts: {
    readonly hotels: number;
    readonly places: readonly { readonly hotelStart: number; readonly hotelEnd: number }[];
  };
  readonly placeAt: ReadonlyMap<string, number>;
  readonly hotelAt: ReadonlyMap<number, number>;
};

export type Universe = {
  /** Set of the hotels that are searched whatever the filters with facets say. */
  readonly universe: Int32Array;
  /** All of them lie in words [firstWord, endWord) of any set of hotels. */
  readonly firstWord: number;
  readonly endWord: number;
};

/**
 * The hotels inside the searched places or named themselves, in a city for city breaks, with the
 * searched text in their name. A hotel that is not listed is among them only when it is named: by
 * its id, or with its whole name as the searched text.
 */
export function findUniverse(index: Directory, criteria: Criteria): Universe {
  const found = searchedHotels(index, criteria);
  const { universe } = found;
  const option = (at: number): Int32Array =>
    index.columns.hotelBits.subarray(at * universe.length, (at + 1) * universe.length);
  if (criteria.searchType === 'CITY_BREAK') intersect(universe, option(CITY_AT));
  const text = criteria.filters.hotelName === '' ? '' : foldText(criteria.filters.hotelName);
  const named = hotelsById(index, criteria.hotelIds);
  if (text !== '') intersect(universe, namedHotels(index, text, named));
  const listed = option(LISTED_AT);
  for (let word = found.firstWord; word < found.endWord; word += 1)
    universe[word]! &= listed[word]! | named[word]!;
  return found;
}

function searchedHotels(
  { facts, placeAt, hotelAt }: Directory,
  { locationIds, hotelIds }: Criteria,
): Universe {
  const universe = allocateWords(wordsFor(facts.hotels));
  let [firstWord, endWord] = [universe.length, 0];
  const add = (from: number, to: number): void => {
    addHotels(universe, from, to);
    firstWord = Math.min(firstWord, from >> 5);
    endWord = Math.max(endWord, wordsFor(to));
  };
  if (locationIds.length === 0 && hotelIds.length === 0) add(0, facts.hotels);
  for (const id of placesIn(locationIds)) {
    const place = facts.places[placeAt.get(id) ?? -1];
    if (place) add(place.hotelStart, place.hotelEnd);
  }
  for (const id of hotelIds) {
    const hotel = hotelAt.get(id);
    if (hotel !== undefined) add(hotel, hotel + 1);
  }
  return { universe, firstWord, endWord };
}

function hotelsById({ facts, hotelAt }: Directory, ids: readonly number[]): Int32Array {
  const hotels = allocateWords(wordsFor(facts.hotels));
  for (const id of ids) {
    const hotel = hotelAt.get(id);
    if (hotel !== undefined) addHotel(hotels, hotel);
  }
  return hotels;
}

function intersect(hotels: Int32Array, others: Int32Array): void {
  for (let word = 0; word < hotels.length; word += 1) hotels[word]! &= others[word]!;
}

/**
 * The hotels with a text in their name; those whose whole name it is are added to `whole`. Names
 * end with a line feed, which no searched text holds, so a hit lies in one name.
 */
function namedHotels(
  { columns: { names, nameStart }, facts }: Directory,
  text: string,
  whole: Int32Array,
): Int32Array {
  const length = Buffer.byteLength(text);
  const blob = Buffer.from(names.buffer, names.byteOffset, names.byteLength);
  const named = allocateWords(wordsFor(facts.hotels));
  let hotel = 0;
  for (
    let at = blob.indexOf(text);
    at >= 0 && hotel < facts.hotels;
    at = blob.indexOf(text, nameStart[hotel])
  ) {
    while (nameStart[hotel + 1]! <= at) hotel += 1;
    addHotel(named, hotel);
    if (nameStart[hotel] === at && nameStart[hotel + 1] === at + length + 1) addHotel(whole, hotel);
    hotel += 1;
  }
  return named;
}
