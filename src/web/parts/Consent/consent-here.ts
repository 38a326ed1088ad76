/** What this browser's visitor has consented to: some scripts run, or keep something, only then. */
import {
  CONSENT_COOKIE,
  parseConsent,
  type Consent,
  type ConsentCategory,
} from '#domain/tracking/consent.ts';
import { CONSENT_ID } from './consent-id.ts';

/** Sent to the window when the question was answered on this page. */
const ANSWERED = 'consentanswered';

/**
 * The consent as the cookie says it; nothing is accepted while nobody has answered, nor while the
 * page asks anew: the cookie outlives an answer of some markets (COOK-07).
 */
export const consentHere = (): Consent =>
  parseConsent(document.getElementById(CONSENT_ID) ? undefined : cookieHere());

const cookieHere = (): string | undefined =>
  new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * Runs what needs a category: at once when it is accepted, else when its visitor accepts it on this
 * page (COOK-03).
 */
export function whenAccepted(category: ConsentCategory, run: () => void): void {
  if (consentHere()[category]) run();
  else window.addEventListener(ANSWERED, () => consentHere()[category] && run(), { once: true });
}

/** Runs what has waited for the answer that was given. */
export const announceAnswer = (): boolean => window.dispatchEvent(new Event(ANSWERED));
