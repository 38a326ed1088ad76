import { useEffect, useState } from 'react';
import type { SearchType } from '#domain/search/criteria.ts';
import { findPlaces, type PlaceChoice } from './places.ts';

const PAUSE_MS = 150;
const LEAST_CHARACTERS = 2;

export type PlaceSearch = { readonly found: readonly PlaceChoice[]; readonly isDone: boolean };

/**
 * Places that match a text, asked for when the typing pauses; `initial` are those of the first
 * text.
 */
export function usePlaceSearch(
  text: string,
  searchType: SearchType,
  initial: readonly PlaceChoice[],
): PlaceSearch {
  const [answer, setAnswer] = useState<{
    readonly text: string;
    readonly found: readonly PlaceChoice[];
  }>({ text, found: initial });
  useEffect(() => {
    if (text === answer.text) return undefined;
    let isCurrent = true;
    const look = async () => {
      const found = text.trim().length < LEAST_CHARACTERS ? [] : await askFor(text, searchType);
      if (isCurrent) setAnswer({ text, found });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, answer.text, searchType]);
  return {
    found: answer.found,
    isDone: answer.text === text && text.trim().length >= LEAST_CHARACTERS,
  };
}

/**
 * Suggestions help and nothing hangs on them: without an answer the search itself looks the text
 * up.
 */
async function askFor(text: string, searchType: SearchType): Promise<readonly PlaceChoice[]> {
  const { postOperation } = await import('#web/browser/data-call.ts');
  return findPlaces(postOperation, text, searchType).catch(() => []);
}
