import type { IsoDate } from '#domain/dates.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { queryOf } from '#web/parts/SearchForm/use-search-form.ts';
import { routes } from '#web/routes.ts';

/** The results that a form of filters asks for; `earliest` is the first day that can be booked. */
export const addressOfForm = (form: HTMLFormElement, earliest: IsoDate): string =>
  routes.results.href({ query: makeCriteriaQuery(readSearch(queryOf(form), earliest).criteria) });
