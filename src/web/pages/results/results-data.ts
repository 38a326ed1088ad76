import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { SavedHoliday } from '#web/parts/Heart/saved-holidays.ts';
import type { ResultsPageQuery } from './query.generated.ts';

/** What the history keeps with the visit of a deal: the query of the results that led there. */
export type BackToResults = { readonly results: string };

/** What the page shows: the search of the address and what it found. */
export type ResultsData = Omit<ResultsPageQuery, 'departureAirports' | 'isSearchKept'> & {
  readonly criteria: Criteria;
  /** What the visitor has saved. */
  readonly saved: readonly SavedHoliday[];
  /** Names of the airports of the search, as asked. */
  readonly airportNames: readonly string[];
  /** The day that was asked for when it can no longer be booked. */
  readonly goneDate: IsoDate | null;
};
