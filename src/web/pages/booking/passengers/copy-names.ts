import { typedFields, type StepAnswer } from '../step-form/read-form.ts';
import { withLastNameCopied } from './read-passengers.ts';

/** The posted form again, with everybody's last name that of the first (PAX-25). */
export const copyNames = (form: FormData): StepAnswer => ({
  lastResult: { initialValue: withLastNameCopied(typedFields(form)) },
});
