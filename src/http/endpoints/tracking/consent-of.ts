import { CONSENT_COOKIE, currentConsent, type Consent } from '#domain/tracking/consent.ts';
import { readCookie } from '#http/cookies.ts';
import type { RequestHead } from '#http/exchange/plain-request.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';

/**
 * What a request's visitor has consented to; nothing while they have not answered, or so long ago
 * that they are asked again. A cookie that is not ours is no answer.
 */
export const consentOf = (
  { headers }: Pick<RequestHead, 'headers'>,
  context: Pick<WebContext, 'clock' | 'market'>,
): Consent =>
  currentConsent(readCookie(headers.get('cookie'), CONSENT_COOKIE), {
    today: todayOf(context),
    market: context.market.market,
  });
