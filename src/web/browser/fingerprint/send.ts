import { collectFingerprint } from './collect.ts';

/** FPR-02 (decisions: Technical contract). */
const COOKIE = 'fingerprinted';
const KEPT_SECONDS = 90 * 86_400;

/** A document that was opened at another path does not see the cookie of this one. */
let isSent = false;

/**
 * Tells the browser's fingerprint once: the cookie of the first segment of the path says that it
 * was (FPR-02, FPR-03). That it could not be told troubles nobody.
 */
export async function sendFingerprint(stunUrl: string | undefined): Promise<void> {
  if (isSent || document.cookie.split('; ').includes(`${COOKIE}=true`)) return;
  isSent = true;
  const segment = location.pathname.split('/')[1] ?? '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=true; Path=/${segment}; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`;
  await fetch('/event', {
    method: 'POST',
    headers: { 'content-type': 'application/json', name: 'FlightsBrowserFingerprint' },
    body: JSON.stringify({ data: await collectFingerprint(stunUrl) }),
  }).catch(() => undefined);
}
