import type { Problem } from './ErrorSummary.tsx';

/** What was typed into a form, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;
/** What is wrong, and with which field; an empty name is the form itself. */
export type PostedError = { readonly field: string; readonly message: string };

/** The answer to a form that was posted and refused: all that was typed comes back (R13, R14). */
export type RefusedForm = { readonly errors: readonly PostedError[]; readonly typed: Typed };

/** How a form stands after it was refused, and before it was posted at all. */
export type PostedForm = {
  /** Of the form's element, where problems of no field lead. */
  readonly id: string;
  readonly problems: readonly Problem[];
  /** Attributes of the field of this name; `known` stands in it until something was typed. */
  readonly field: (
    name: string,
    known?: string,
  ) => {
    readonly id: string;
    readonly name: string;
    readonly defaultValue: string;
    readonly errors: readonly string[];
  };
};

/**
 * A form of this id that is posted as a document, and comes back with what is wrong; `say` words it
 * for the summary (`nameFields`).
 */
export function usePostedForm(
  id: string,
  refused: RefusedForm | undefined,
  say = ({ message }: PostedError): string => message,
): PostedForm {
  const errors = refused?.errors ?? [];
  return {
    id,
    problems: errors.map((error) => ({ fieldId: error.field || id, message: say(error) })),
    field: (name, known = '') => ({
      id: name,
      name,
      defaultValue: refused?.typed[name] ?? known,
      errors: errors.filter(({ field }) => field === name).map(({ message }) => message),
    }),
  };
}

/** The texts of a posted form; files are left out. */
export const readTyped = (form: FormData): Typed =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
