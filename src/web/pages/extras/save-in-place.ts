/**
 * A choice that is saved while its page stands. Its answer leads nowhere: a redirect would start a
 * navigation that Continue, pressed meanwhile, does not end, and that would put the extras back
 * under the address of the first step.
 */
const INTENT = 'save-in-place';

/** What a live page posts for these choices. */
export function inPlace(choices: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [section, choice] of Object.entries(choices)) form.set(section, choice);
  form.set('intent', INTENT);
  return form;
}

/** Whether a form came from a page that stays. */
export const isInPlace = (form: FormData): boolean => form.get('intent') === INTENT;
