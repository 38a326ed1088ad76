/** Ids that a question names must exist: what nobody sells is told, not searched for in vain. */
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import { findGroupOfAirports, findGroupOfPlaces } from '#server/catalogue/groups.ts';
import { findAirport, findCarrier, findPlace } from '#server/catalogue/reference.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';

/** One error for each field with an unknown place, hotel, departure airport or carrier. */
export function unknownIds(
  { hotelAt }: SearchIndex,
  { locationIds, hotelIds, departureAirports, filters }: Criteria,
): FieldError[] {
  const isPlace = (id: string): boolean => findPlace(id) !== undefined;
  const isSearched = (id: string): boolean => isPlace(id) || findGroupOfPlaces(id) !== undefined;
  const isDeparture = (iata: string): boolean =>
    findAirport(iata)?.role === 'departure' || findGroupOfAirports(iata) !== undefined;
  const checks: readonly (readonly [known: boolean, refusal: FieldError])[] = [
    [locationIds.every(isSearched), refuse(SEARCH_REFUSALS, 'unknown_place', 'locationIds')],
    [hotelIds.every((id) => hotelAt.has(id)), refuse(SEARCH_REFUSALS, 'unknown_hotel', 'hotelIds')],
    [
      departureAirports.every(isDeparture),
      refuse(SEARCH_REFUSALS, 'unknown_airport', 'departureAirports'),
    ],
    [filters.areas.every(isPlace), refuse(SEARCH_REFUSALS, 'unknown_place', 'filters.areas')],
    [
      filters.carriers.every((code) => findCarrier(code) !== undefined),
      refuse(SEARCH_REFUSALS, 'unknown_airline', 'filters.carriers'),
    ],
  ];
  return checks.flatMap(([known, refusal]) => (known ? [] : [refusal]));
}
