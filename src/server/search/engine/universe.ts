/** Which hotels a search is about, before any filter that has facets. */
import type { Criteria } from '#domain/search/criteria.ts';
import { foldText } from './fold-text.ts';
import { addHotel, addHotels, CITY_AT, wordsFor } from './static-options.ts';
import type { SearchIndex } from '../search-index.ts';

/** The set of hotels inside the searched places or named themselves, in a city for city breaks, with the searched text in their name. */
export function findUniverse(index: SearchIndex, criteria: Criteria): Int32Array {
  const universe = searchedHotels(index, criteria);
  if (criteria.searchType === 'CITY_BREAK') keepOf(universe, index.columns.hotelBits.subarray(CITY_AT * universe.length));
  const text = criteria.filters.hotelName === '' ? '' : foldText(criteria.filters.hotelName);
  if (text !== '') keepOf(universe, namedHotels(index, text));
  return universe;
}

function searchedHotels({ facts, placeAt, hotelAt }: SearchIndex, { locationIds, hotelIds }: Criteria): Int32Array {
  const hotels = new Int32Array(wordsFor(facts.hotels));
  if (locationIds.length === 0 && hotelIds.length === 0) addHotels(hotels, 0, facts.hotels);
  for (const id of locationIds) {
    const place = facts.places[placeAt.get(id) ?? -1];
    if (place) addHotels(hotels, place.hotelStart, place.hotelEnd);
  }
  for (const id of hotelIds) {
    const hotel = hotelAt.get(id);
    if (hotel !== undefined) addHotel(hotels, hotel);
  }
  return hotels;
}

function keepOf(hotels: Int32Array, others: Int32Array): void {
  for (let word = 0; word < hotels.length; word += 1) hotels[word]! &= others[word]!;
}

/** Names end with a line feed, which no searched text holds, so a hit lies in one name. */
function namedHotels({ columns: { names, nameStart }, facts }: SearchIndex, text: string): Int32Array {
  const blob = Buffer.from(names.buffer, names.byteOffset, names.byteLength);
  const named = new Int32Array(wordsFor(facts.hotels));
  let hotel = 0;
  for (let at = blob.indexOf(text); at >= 0 && hotel < facts.hotels; at = blob.indexOf(text, nameStart[hotel])) {
    while (nameStart[hotel + 1]! <= at) hotel += 1;
    addHotel(named, hotel);
    hotel += 1;
  }
  return named;
}
