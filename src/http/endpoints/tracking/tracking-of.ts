import { makeBits } from '#domain/tracking/consent.ts';
import type { RequestHead } from '#http/exchange/plain-request.ts';
import type { ClientFacts } from '#server/account/session.ts';
import { hashToken } from '#server/account/token.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { flagsOf } from '../flags/visitor-flags.ts';
import { consentOf } from './consent-of.ts';
import { rememberTokenOf } from './remember-token.ts';

/**
 * What is told with every event of a request: its visitor's consent and flags, and a hash of their
 * token.
 */
export function trackingOf(
  request: RequestHead,
  shop: Pick<WebContext, 'clock' | 'flags' | 'market'>,
): Pick<ClientFacts, 'consentBits' | 'flags' | 'visitorKey'> {
  const token = rememberTokenOf(request);
  return {
    consentBits: makeBits(consentOf(request, shop)),
    flags: flagsOf(request, shop, token),
    visitorKey: token === undefined ? undefined : hashToken(token),
  };
}
