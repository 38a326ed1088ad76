import type { SearchType } from '#domain/search/criteria.ts';
import { findPlaces, type PlaceChoice } from './places.ts';
import { useLookUp, type Found } from './use-look-up.ts';

const LEAST_CHARACTERS = 2;

/**
 * Places that a text may mean; `initial` are those of the first text. Suggestions help and nothing
 * hangs on them: without an answer the search itself looks the text up.
 */
export const usePlaceSearch = (
  text: string,
  searchType: SearchType,
  initial: readonly PlaceChoice[],
): Found<PlaceChoice> =>
  useLookUp(text, {
    least: LEAST_CHARACTERS,
    initial,
    ask: async (sought) => {
      const { postOperation } = await import('#web/browser/data-call.ts');
      return findPlaces(postOperation, sought, searchType).catch(() => []);
    },
  });
