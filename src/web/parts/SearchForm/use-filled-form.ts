import { useCallback, useState } from 'react';
import { usePageProperties } from '#web/page-properties.ts';
import type { SearchFormData } from './form-data.ts';

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
      const filled = await import('./form-data.ts')
        .then(({ fillForm }) => fillForm(query, earliestDepartureDate))
        .catch(() => undefined);
      setForm(filled);
      return filled !== undefined;
    },
    [earliestDepartureDate],
  );
  return { form, fill };
}
