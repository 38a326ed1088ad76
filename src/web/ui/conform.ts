import type { Problem } from './ErrorSummary.tsx';

type FieldOfForm = {
  readonly id: string;
  readonly name: string;
  readonly initialValue?: unknown;
  readonly errors?: readonly string[] | undefined;
};

type FormOfPage = {
  readonly id: string;
  readonly allErrors: Readonly<Record<string, readonly string[]>>;
};

/**
 * A Conform field as the props that our fields take: `<TextField label="…"
 * {...fieldOf(fields.email)} />`.
 */
export const fieldOf = ({ id, name, initialValue, errors }: FieldOfForm) => ({
  id,
  name,
  defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
  errors,
});

/** All errors of a Conform form in the order of its fields, for the summary. */
export const formProblemsOf = ({ id, allErrors }: FormOfPage): readonly Problem[] =>
  Object.entries(allErrors).flatMap(([name, [message]]) =>
    message === undefined ? [] : [{ fieldId: name === '' ? id : `${id}-${name}`, message }],
  );
