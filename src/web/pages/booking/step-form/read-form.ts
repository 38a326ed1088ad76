import { parse, type Submission, type SubmissionResult } from '@conform-to/react';
import type { FieldError } from '#domain/field-error.ts';

/**
 * What a step makes of the fields as posted: what is to be saved, or every error by the name of its
 * field.
 */
export type ReadFields<Value> = (fields: unknown) => {
  readonly errors: readonly FieldError[];
  readonly value: () => Value;
};

/**
 * Reads a posted form by a step's own rule; the same in the browser, where each field is looked at
 * when it is left. What only the server knows to be wrong (`refused`, by field name) stays while
 * other fields are looked at, and goes with the field's own next look.
 */
export const readForm = <Value>(
  form: FormData,
  read: ReadFields<Value>,
  refused: SubmissionResult['error'] = {},
): Submission<Value> =>
  parse(form, {
    resolve: (fields, intent) => {
      const { errors, value } = read(fields);
      if (intent === null && errors.length === 0) return { value: value() };
      const kept = intent === null ? {} : asTheyWere(refused, intent.payload.name);
      return { error: { ...kept, ...errorsByField(errors) } };
    },
  });

/** All of `refused` but the one looked at; `null` is Conform's word for "as it was". */
const asTheyWere = (refused: SubmissionResult['error'], looked: string | undefined) =>
  Object.fromEntries(
    Object.keys(refused ?? {})
      .filter((name) => name !== looked)
      .map((name) => [name, null]),
  );

/** Sentences by field name; `''` holds those of no field of the form. */
export function errorsByField(
  errors: readonly { readonly field: string | null; readonly message: string }[],
): Record<string, string[]> {
  const byField: Record<string, string[]> = {};
  for (const { field, message } of errors)
    (byField[field === null ? '' : formFieldOf(field)] ??= []).push(message);
  return byField;
}

/**
 * The form's field for one of the API's input. The checkout itself has none; access needs are asked
 * once for all, and what assistance they come to is refused for the steps of a transfer alone.
 */
const formFieldOf = (field: string): string =>
  field === 'checkoutId'
    ? ''
    : field
        .replace(/^passengerDetails\[\d+\]\.specialAssistance/, 'accessibility')
        .replace(/^accessibility\.requiredAssistance$/, 'accessibility.transferSteps');

/** The answer of an action that did not go on: what was typed, and what is wrong with it. */
export type StepAnswer = { readonly lastResult: SubmissionResult };

/** The fields of a posted form as they were typed, to be shown again without any errors. */
export const typedFields = (form: FormData) =>
  parse<null, string[]>(form, { resolve: () => ({ error: null }) }).reply().initialValue ?? {};
