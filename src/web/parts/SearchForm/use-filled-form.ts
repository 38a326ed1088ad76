import { useCallback, useState } from 'react';
import type { IsoDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { loadSearchForm, type SearchFormData } from './form-data.ts';
import { SearchFormLists } from './form-lists.generated.ts';
import { readSearch } from './read-search.ts';

type FilledForm = {
  /**
   * Undefined until it is there, and for good when it could not be had: the page stands without it.
   */
  readonly form: SearchFormData | undefined;
  /** Resolves with whether it could be filled. */
  readonly fill: (query: string) => Promise<boolean>;
};

/** A search form that is filled for a query in the browser. */
export function useFilledForm(): FilledForm {
  const { earliestDepartureDate } = usePageProperties().domainConfig.checkoutRules;
  const [form, setForm] = useState<SearchFormData>();
  const fill = useCallback(
    async (query: string) => {
      const filled = await fillForm(query, earliestDepartureDate).catch(() => undefined);
      setForm(filled);
      return filled !== undefined;
    },
    [earliestDepartureDate],
  );
  return { form, fill };
}

/** The form of a query; throws where its lists cannot be had. */
export async function fillForm(query: string, earliest: IsoDate): Promise<SearchFormData> {
  const { postOperation } = await import('#web/browser/data-call.ts');
  const { departureAirports, popular } = await postOperation(SearchFormLists, {
    searchType: readSearch(query, earliest).criteria.searchType,
  });
  return loadSearchForm(postOperation, query, { airports: departureAirports, popular }, earliest);
}
