/** Which hotels a search is about, before any filter that has facets. */
import type { Criteria } from '#domain/search/criteria.ts';
import { foldText } from './fold-text.ts';
import type { SearchIndex } from '../search-index.ts';

/** 1 for each hotel inside the searched places or named itself, in a city for city breaks, with the searched text in its name. */
export function findUniverse(index: SearchIndex, criteria: Criteria): Uint8Array {
  const universe = searchedHotels(index, criteria);
  if (criteria.searchType === 'CITY_BREAK') keepCities(index, universe);
  const text = foldText(criteria.filters.hotelName);
  if (text !== '') keepNamed(index, universe, text);
  return universe;
}

function searchedHotels({ facts, placeAt, hotelAt }: SearchIndex, { locationIds, hotelIds }: Criteria): Uint8Array {
  const anywhere = locationIds.length === 0 && hotelIds.length === 0;
  const hotels = new Uint8Array(facts.hotels).fill(Number(anywhere));
  for (const id of locationIds) {
    const place = facts.places[placeAt.get(id) ?? -1];
    if (place) hotels.fill(1, place.hotelStart, place.hotelEnd);
  }
  for (const id of hotelIds) {
    const hotel = hotelAt.get(id);
    if (hotel !== undefined) hotels[hotel] = 1;
  }
  return hotels;
}

function keepCities({ columns: { hotelPlace }, facts: { places } }: SearchIndex, universe: Uint8Array): void {
  universe.forEach((searched, hotel) => {
    if (searched && !places[hotelPlace[hotel]!]!.cityBreak) universe[hotel] = 0;
  });
}

/** Names end with a line feed, which no searched text holds, so a hit lies in one name. */
function keepNamed({ columns: { names, nameStart } }: SearchIndex, universe: Uint8Array, text: string): void {
  const blob = Buffer.from(names.buffer, names.byteOffset, names.byteLength);
  const named = new Uint8Array(universe.length);
  let hotel = 0;
  for (let at = blob.indexOf(text); at >= 0 && hotel < universe.length; at = blob.indexOf(text, nameStart[hotel])) {
    while (nameStart[hotel + 1]! <= at) hotel += 1;
    named[hotel] = 1;
    hotel += 1;
  }
  universe.forEach((searched, i) => {
    if (searched) universe[i] = named[i]!;
  });
}
