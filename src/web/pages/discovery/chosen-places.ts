import type { Criteria } from '#domain/search/criteria.ts';

/** DISC-01. */
export const MOST_CHOSEN = 3;

/** What the form of places posts: `search` by its button, `chosen` for each ticked place. */
export type ChosenPlaces =
  | { readonly kind: 'not_asked' }
  | { readonly kind: 'none' | 'too_many' | 'sound'; readonly places: readonly string[] };

/** Whether an address is that of the posted form, and what was chosen there. */
export function readChosenPlaces(query: URLSearchParams): ChosenPlaces {
  if (!query.has('search')) return { kind: 'not_asked' };
  const places = query.getAll('chosen');
  if (places.length === 0) return { kind: 'none', places };
  return { kind: places.length > MOST_CHOSEN ? 'too_many' : 'sound', places };
}

/** The same search in these places, from its first page on. */
export const searchIn = (
  { hotelLocationId: _, ...criteria }: Criteria,
  locationIds: readonly string[],
): Criteria => ({ ...criteria, locationIds, hotelIds: [], page: 1 });
