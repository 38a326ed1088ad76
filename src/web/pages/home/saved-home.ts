import type { IsoDate } from '#domain/dates.ts';
import type { DomainConfig } from '#web/page-properties.ts';
import { withoutGoneDays, withSeason } from '#web/parts/SearchForm/dates/seasons.ts';
import { fillForm, type SearchFormData } from '#web/parts/SearchForm/form-data.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { loadSavedSearch } from '#web/parts/SearchForm/saved-search.ts';
import { rowsOf } from './board-season.ts';
import { HomePage, type HomePageQuery } from './query.generated.ts';
import { makeSavedSearchInput } from './saved-search-input.ts';

/** What the page shows of the last search of this browser, as far as it is there. */
export type SavedHome = {
  readonly form?: SearchFormData;
  readonly board?: HomePageQuery['departuresBoard'];
};

/**
 * Brings the form and the board of the last search, each to `show` as it comes; what cannot be had
 * is left out. A kept search whose days are over has those of the season that is suggested.
 */
export async function loadSavedHome(
  config: DomainConfig,
  show: (part: SavedHome) => void,
): Promise<void> {
  const earliest = config.checkoutRules.earliestDepartureDate;
  const saved = loadSavedSearch();
  if (saved === undefined) return;
  const query = withSeason(withoutGoneDays(saved, earliest), config);
  await Promise.allSettled([
    fillForm(query, earliest).then((form) => show({ form })),
    askBoard(query, earliest).then((board) => show({ board })),
  ]);
}

async function askBoard(
  query: string,
  earliest: IsoDate,
): Promise<HomePageQuery['departuresBoard']> {
  const { criteria } = readSearch(query, earliest);
  const { postOperation } = await import('#web/browser/data-call.ts');
  const { departuresBoard } = await postOperation(HomePage, {
    searchType: criteria.searchType,
    airport: criteria.departureAirports[0] ?? null,
    first: rowsOf('NOW'),
    season: 'NOW',
    reviews: false,
    savedSearch: makeSavedSearchInput(criteria),
  });
  return departuresBoard;
}
