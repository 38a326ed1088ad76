import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { usePageProperties } from '#web/page-properties.ts';
import type { SearchFormData } from './form-data.ts';
import { readSearch, type ReadSearch } from './read-search.ts';

export type SearchFormState = {
  readonly search: ReadSearch;
  readonly problems: readonly FieldError[];
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** To be called when a control has changed. */
  readonly refresh: () => void;
  /** Writes values into the fields of these names. */
  readonly fill: (values: Readonly<Record<string, string>>) => void;
  readonly form: React.RefObject<HTMLFormElement | null>;
};

/** Follows the form's native controls: what they hold is the state, read anew after each change. */
export function useSearchForm(data: Pick<SearchFormData, 'query' | 'problems'>): SearchFormState {
  const { earliestDepartureDate } = usePageProperties().domainConfig.checkoutRules;
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(data.query);
  const [problems, setProblems] = useState(data.problems);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0 && form.current) setQuery(queryOf(form.current));
  }, [changes]);
  const readAnew = () => setChanges((count) => count + 1);
  const refresh = () => {
    setProblems([]);
    readAnew();
  };
  return {
    search: readSearch(query, earliestDepartureDate),
    problems,
    form,
    refresh,
    fill: (values) => {
      for (const [name, value] of Object.entries(values)) fillField(form.current, name, value);
      readAnew();
    },
    onSubmit: (event) => {
      const found = readSearch(queryOf(event.currentTarget), earliestDepartureDate).problems;
      if (found.length > 0) event.preventDefault();
      setProblems(found);
    },
  };
}

function fillField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.querySelector(`[name="${name}"]:not([type="checkbox"])`);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}

/** The posted fields of a form as a query; empty ones are left out. */
export function queryOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(fields).toString();
}
