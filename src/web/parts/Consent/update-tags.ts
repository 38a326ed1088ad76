import { parseConsent, type CategoryChoices } from '#domain/tracking/consent.ts';
import { tagConsent } from '#domain/tracking/tag-consent.ts';

declare global {
  interface Window {
    /** Of the tag system, where a deployment has one. */
    dataLayer?: unknown[];
  }
}

/** The tag system knows a command by its being an `arguments` object. */
const tagCommand: (...words: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line eslint/prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
};

/**
 * Opens the list that the tag system reads: nothing is granted, it says before anything else, then
 * what is, and then what a page has pushed before there was a reader (COOK-04, ERR-05).
 */
export function openTagList(consent: CategoryChoices): void {
  const waiting = window.dataLayer ?? [];
  window.dataLayer = [];
  tagCommand('consent', 'default', tagConsent(parseConsent(undefined)));
  updateTags(consent);
  window.dataLayer.push(...waiting);
}

/** Tells the tag system of this page, if there is one, what was accepted (COOK-04, COOK-05). */
export const updateTags = (choices: CategoryChoices): void =>
  tagCommand('consent', 'update', tagConsent(choices));
