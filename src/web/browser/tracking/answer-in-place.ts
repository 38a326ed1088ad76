import { CONSENT_ID } from '#web/parts/Consent/consent-id.ts';

/**
 * Sends the answer to the question for consent behind the page, so that nothing that was typed on
 * it is lost. What sends it is fetched with the press.
 */
export function answerInPlace(): void {
  document.getElementById(CONSENT_ID)?.addEventListener('submit', send, { once: true });
}

function send(event: SubmitEvent): void {
  event.preventDefault();
  void import('./post-answer.ts').then(({ postAnswer }) => postAnswer(event));
}
