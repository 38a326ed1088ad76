import { parse } from '@conform-to/react';
import type { StepAnswer } from '../read-form.ts';
import { withLastNameCopied } from './passenger-form.ts';

/**
 * The posted form again, with everybody's last name that of the first (PAX-25); nothing is said to
 * be wrong.
 */
export function copyNames(form: FormData): StepAnswer {
  const { payload } = parse<null, string[]>(form, { resolve: () => ({ error: null }) });
  return { lastResult: { initialValue: withLastNameCopied(payload) } };
}
