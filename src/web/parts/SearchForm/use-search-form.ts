import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { FieldError } from '#domain/outcome.ts';
import { MAX_AIRPORTS, MAX_DESTINATIONS } from '#domain/search/limits.ts';
import { usePageProperties } from '#web/page-properties.ts';
import type { SearchFormData } from './form-data.ts';
import { readSearch, type ReadSearch } from './read-search.ts';

export type SearchFormState = {
  readonly search: ReadSearch;
  readonly problems: readonly FieldError[];
  readonly onChange: NonNullable<ComponentProps<'form'>['onChange']>;
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** To be called by controls that change without an event of the form. */
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
  const refresh = () => setChanges((count) => count + 1);
  return {
    search: readSearch(query, earliestDepartureDate),
    problems,
    form,
    refresh,
    fill: (values) => {
      for (const [name, value] of Object.entries(values)) fillField(form.current, name, value);
      refresh();
    },
    onChange: ({ target, currentTarget }) => {
      const refusal = refuseTooMany(currentTarget, target);
      setProblems(refusal ? [refusal] : []);
      refresh();
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
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []));
  return new URLSearchParams(fields).toString();
}

const LISTS = [
  { names: ['departureAirports'], most: MAX_AIRPORTS, code: 'tooManyAirports', noun: 'airports' }, // SRCH-15
  { names: ['locationIds', 'hotelIds'], most: MAX_DESTINATIONS, code: 'tooManyDestinations', noun: 'destinations' }, // SRCH-16, MSG-07
];

/** Takes a tick back that is one too many, and says so. */
function refuseTooMany(form: HTMLFormElement, target: EventTarget): FieldError | undefined {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || !target.checked) return undefined;
  const list = LISTS.find(({ names }) => names.includes(target.name));
  if (!list) return undefined;
  const ticked = new FormData(form);
  if (list.names.flatMap((name) => ticked.getAll(name)).length <= list.most) return undefined;
  target.checked = false;
  return { code: list.code, field: target.name, message: `${list.most} is the maximum number of ${list.noun} you can select. Take one out first` };
}
