import type { CategoryChoices, ConsentCategory } from './consent.ts';

/** What the tag system asks for, by the category that grants it (COOK-04, COOK-05). */
const GRANTED_BY = {
  analytics_storage: 'analytical',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'personalisation',
} as const satisfies Record<string, ConsentCategory>;

type TagConsent = Readonly<Record<keyof typeof GRANTED_BY, 'granted' | 'denied'>>;

/** The choices in the words of the tag system: what it takes as `consent` `update`. */
export function tagConsent(choices: CategoryChoices): TagConsent {
  const stateOf = (storage: keyof TagConsent) =>
    choices[GRANTED_BY[storage]] ? 'granted' : 'denied';
  return {
    analytics_storage: stateOf('analytics_storage'),
    ad_storage: stateOf('ad_storage'),
    ad_user_data: stateOf('ad_user_data'),
    ad_personalization: stateOf('ad_personalization'),
  };
}

/** Whether the tag system is granted anything: without it, it has no business on a page. */
export const grantsAnything = (choices: CategoryChoices): boolean =>
  Object.values(GRANTED_BY).some((category) => choices[category]);
