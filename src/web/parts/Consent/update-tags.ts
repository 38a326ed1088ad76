import type { CategoryChoices } from '#domain/tracking/consent.ts';
import { tagConsent } from '#domain/tracking/tag-consent.ts';

declare global {
  interface Window {
    /** Of the tag system, where a deployment has one. */
    dataLayer?: unknown[];
  }
}

/** The tag system knows a command by its being an `arguments` object. */
export const tagCommand: (...words: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line eslint/prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
};

/** Tells the tag system of this page, if there is one, what was accepted (COOK-04, COOK-05). */
export const updateTags = (choices: CategoryChoices): void =>
  tagCommand('consent', 'update', tagConsent(choices));
