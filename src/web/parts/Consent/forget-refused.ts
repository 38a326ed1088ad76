import { CONSENT_CATEGORIES, type CategoryChoices } from '#domain/tracking/consent.ts';
import { storedBy } from '#domain/tracking/storage.ts';

/** Deletes what this browser's storage holds for categories that are not accepted. */
export function forgetRefused(choices: CategoryChoices): void {
  const refused = CONSENT_CATEGORIES.filter((category) => !choices[category]);
  try {
    for (const { name } of refused.flatMap((category) => storedBy(category, 'local')))
      localStorage.removeItem(name);
    for (const { name } of refused.flatMap((category) => storedBy(category, 'session')))
      sessionStorage.removeItem(name);
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}
