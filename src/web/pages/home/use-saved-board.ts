import { useCallback, useState } from 'react';
import type { IsoDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { HomePage, type HomePageQuery } from './query.generated.ts';
import { makeSavedSearchInput } from './saved-search-input.ts';

type Board = HomePageQuery['departuresBoard'];

/**
 * A board that is priced for a saved search in the browser; undefined until it is there, and for
 * good when it could not be had.
 */
export function useSavedBoard(): {
  readonly board: Board | undefined;
  readonly price: (query: string) => Promise<void>;
} {
  const { earliestDepartureDate } = usePageProperties().domainConfig.checkoutRules;
  const [board, setBoard] = useState<Board>();
  const price = useCallback(
    async (query: string) =>
      setBoard(await askBoard(query, earliestDepartureDate).catch(() => undefined)),
    [earliestDepartureDate],
  );
  return { board, price };
}

async function askBoard(query: string, earliest: IsoDate): Promise<Board> {
  const { criteria } = readSearch(query, earliest);
  const { postOperation } = await import('#web/browser/data-call.ts');
  const { departuresBoard } = await postOperation(HomePage, {
    searchType: criteria.searchType,
    airport: criteria.departureAirports[0] ?? null,
    savedSearch: makeSavedSearchInput(criteria),
  });
  return departuresBoard;
}
