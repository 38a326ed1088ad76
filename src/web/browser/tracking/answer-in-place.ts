import type { Consent } from '#domain/tracking/consent.ts';
import { CONSENT_ID } from '#web/parts/Consent/consent-id.ts';

/**
 * Sends the answer to the question for consent behind the page, so that nothing that was typed on
 * it is lost, and hands on what was accepted. What sends it is fetched with the press.
 */
export function answerInPlace(onAnswer: (consent: Consent) => void): void {
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    void import('./post-answer.ts').then(({ postAnswer }) => postAnswer(event, onAnswer));
  };
  document.getElementById(CONSENT_ID)?.addEventListener('submit', send, { once: true });
}
