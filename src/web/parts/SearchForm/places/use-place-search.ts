import type { SearchType } from '#domain/search/criteria.ts';
import type { PlaceChoice } from './place-choice.ts';
import { useLookUp } from './use-look-up.ts';

const LEAST_CHARACTERS = 2;

type First = {
  readonly searchType: SearchType;
  readonly popular: readonly PlaceChoice[];
  readonly matches: readonly PlaceChoice[];
};

/**
 * Places that a text may mean, and those that most people want while there is none; `popular` and
 * `matches` are those of the first text and kind. Suggestions help and nothing hangs on them:
 * without an answer the search itself looks the text up.
 */
export function usePlaceSearch(text: string, { searchType: kind, popular, matches }: First) {
  const { found, isDone } = useLookUp(text, {
    least: LEAST_CHARACTERS,
    kind,
    initial: matches,
    ask: (sought) => askFor(sought, kind).catch(() => []),
  });
  const wanted = useLookUp('', {
    least: 0,
    kind,
    initial: popular,
    ask: () => askFor('', kind).catch(() => popular),
  });
  return { shown: isDone ? found : wanted.found, isDone };
}

async function askFor(text: string, kind: SearchType): Promise<readonly PlaceChoice[]> {
  const [{ postOperation }, { findPlaces }] = await Promise.all([
    import('#web/browser/data-call.ts'),
    import('./places.ts'),
  ]);
  return findPlaces(postOperation, text, kind);
}
