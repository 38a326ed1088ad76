import type { Flags } from '#domain/market/flags.ts';
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
 * token. Each is found out by who asks for it: most requests tell of no event.
 */
export const trackingOf = (request: RequestHead, shop: TrackingContext): Tracking =>
  new OfRequest(request, shop);

type TrackingContext = Pick<WebContext, 'clock' | 'flags' | 'market'>;
type Tracking = Pick<ClientFacts, 'consentBits' | 'flags' | 'visitorKey'>;

class OfRequest implements Tracking {
  readonly #request: RequestHead;
  readonly #shop: TrackingContext;
  #flags: Flags | undefined;

  constructor(request: RequestHead, shop: TrackingContext) {
    this.#request = request;
    this.#shop = shop;
  }

  get consentBits(): string {
    return makeBits(consentOf(this.#request, this.#shop));
  }

  get flags(): Flags {
    return (this.#flags ??= flagsOf(this.#request, this.#shop, rememberTokenOf(this.#request)));
  }

  get visitorKey(): string | undefined {
    const token = rememberTokenOf(this.#request);
    return token === undefined ? undefined : hashToken(token);
  }
}
