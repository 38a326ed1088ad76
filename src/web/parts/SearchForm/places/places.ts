import type { SearchType } from '#domain/search/criteria.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { withFallback } from '#web/data/with-fallback.ts';
import { ChosenPlace } from './chosen-place.generated.ts';
import type { PlaceChoice } from './place-choice.ts';
import { PlaceSearch } from './place-search.generated.ts';

/**
 * The places of ids in their order; ids of nothing are left out (SRCH-36). None when a call fails,
 * which is logged where calls are: the page is there without them (DEST-06).
 */
export async function loadPlaces(call: DataCall, ids: readonly string[]): Promise<PlaceChoice[]> {
  const asked = Promise.all(ids.map((id) => call(ChosenPlace, { id })));
  const answers = await withFallback(asked, []);
  return answers.flatMap(({ destinationById }) => destinationById ?? []);
}

/** Places whose name matches what was typed, the most wanted first. */
export async function findPlaces(
  call: DataCall,
  text: string,
  searchType: SearchType,
): Promise<PlaceChoice[]> {
  const { destinations } = await call(PlaceSearch, { text, searchType });
  return destinations;
}

/**
 * The one place that a typed text means: one of its names in full, alone or with what it lies in,
 * or the only match; undefined when it could be several or none.
 */
export function placeMeant(text: string, matches: readonly PlaceChoice[]): PlaceChoice | undefined {
  const sought = text.trim().toLowerCase();
  const named = matches.find(
    ({ label, within, isNamed }) =>
      isNamed === true ||
      [label, `${label}, ${within}`].some((name) => name.toLowerCase() === sought),
  );
  return named ?? (matches.length === 1 ? matches[0] : undefined);
}
