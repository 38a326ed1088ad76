import type { Criteria } from '#domain/search/criteria.ts';
import { MAX_DISCOVERED_PLACES } from '#domain/search/limits.ts';

/** What is asked for the chosen places: their holidays together, or one beside the other. */
type Asked = 'search' | 'compare';

/**
 * The chosen places of an address, `chosen` for each, and what is asked for them: `search` and
 * `compare` are the buttons of the form. No more places than may be chosen are kept.
 */
export type ChosenPlaces = {
  readonly places: readonly string[];
  readonly asked: Asked | undefined;
  readonly problem: 'none' | 'too_many' | undefined;
};

/** Reads what the form of places has posted. */
export function readChosenPlaces(query: URLSearchParams): ChosenPlaces {
  const all = [...new Set(query.getAll('chosen'))];
  const button = query.has('compare') ? 'compare' : query.has('search') ? 'search' : undefined;
  const problem = problemOf(all, button);
  const places = all.slice(0, MAX_DISCOVERED_PLACES);
  return { places, asked: problem ? undefined : button, problem };
}

/** DISC-01, MSG-03. */
function problemOf(places: readonly string[], button: Asked | undefined): ChosenPlaces['problem'] {
  if (places.length > MAX_DISCOVERED_PLACES) return 'too_many';
  return button && places.length === 0 ? 'none' : undefined;
}

/** The same search in these places, from its first page on. */
export const searchIn = (
  { hotelLocationId: _, ...criteria }: Criteria,
  locationIds: readonly string[],
): Criteria => ({ ...criteria, locationIds, hotelIds: [], page: 1 });
