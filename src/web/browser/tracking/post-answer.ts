import type { Consent } from '#domain/tracking/consent.ts';
import { announceAnswer, consentHere } from '#web/parts/Consent/consent-here.ts';
import { CONSENT_ID } from '#web/parts/Consent/consent-id.ts';
import { forgetRefused } from '#web/parts/Consent/forget-refused.ts';
import { updateTags } from '#web/parts/Consent/update-tags.ts';

/**
 * Posts a form of the consent strip and takes the strip away; one that does not get through is
 * posted as without script.
 */
export async function postAnswer(
  { target, submitter }: SubmitEvent,
  onAnswer: (consent: Consent) => void,
): Promise<void> {
  const strip = document.getElementById(CONSENT_ID);
  if (!strip || !(target instanceof HTMLFormElement)) return;
  if (!(await isTaken(target, submitter))) return target.requestSubmit(submitter);
  const { nextElementSibling: status, dataset } = strip;
  strip.remove();
  announceAnswer();
  const consent = consentHere();
  forgetRefused(consent);
  updateTags(consent);
  onAnswer(consent);
  document.querySelector(`[href="#${CONSENT_ID}"]`)?.remove();
  // The button that has the focus goes: who uses the keyboard goes on at the page.
  document.getElementById('main')?.focus({ preventScroll: true });
  if (status) status.textContent = dataset['answered'] ?? '';
}

/** Whether the site took the answer: it leads back to this page then, where we are already. */
async function isTaken(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  try {
    const body = new FormData(form, submitter);
    const { type } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    return type === 'opaqueredirect';
  } catch {
    return false;
  }
}
