/** Ids that a question names must exist: what nobody sells is told, not searched for in vain. */
import type { FieldError } from '#domain/outcome.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { findAirport, findCarrier, findPlace } from '#server/catalogue/reference.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';

/** One error for each field with an unknown place, hotel, departure airport or carrier. */
export function unknownIds(
  { hotelAt }: SearchIndex,
  { locationIds, hotelIds, departureAirports, filters }: Criteria,
): FieldError[] {
  const isPlace = (id: string): boolean => findPlace(id) !== undefined;
  const checks: readonly (readonly [field: string, known: boolean, message: string])[] = [
    ['locationIds', locationIds.every(isPlace), 'There is no such place'],
    ['hotelIds', hotelIds.every((id) => hotelAt.has(id)), 'There is no such hotel'],
    [
      'departureAirports',
      departureAirports.every((iata) => findAirport(iata)?.role === 'departure'),
      'There is no such departure airport',
    ],
    ['filters.areas', filters.areas.every(isPlace), 'There is no such place'],
    [
      'filters.carriers',
      filters.carriers.every((code) => findCarrier(code) !== undefined),
      'There is no such airline',
    ],
  ];
  return checks
    .filter(([, known]) => !known)
    .map(([field, , message]) => ({ code: 'unknownId', field, message }));
}
