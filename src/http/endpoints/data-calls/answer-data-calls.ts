/** Each data call for its visitor. */
import type { MarketName } from '#domain/market/market-name.ts';
import { isPlain, type PlainRequest } from '#http/exchange/plain-request.ts';
import type { Asker, DataCallEndpoint } from '#http/exchange/serve.ts';
import type { PolicySources } from '#http/security-headers.ts';
import { readSession } from '#http/sessions.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { openCaller } from '../caller.ts';
import type { GraphqlHandler } from '../graphql.ts';
import { trackingOf } from '../tracking/tracking-of.ts';
import type { PostedContext } from './direct-answer.ts';

/** Each data call for its visitor, in the market whose site it came to. */
export const answerDataCalls =
  (
    handler: GraphqlHandler,
    currentContext: (market: MarketName) => WebContext,
    { isSecure }: Pick<PolicySources, 'isSecure'>,
  ): DataCallEndpoint =>
  async (request, asker) => {
    const { caller, answer, answerPlainly } = openCaller(asker.network);
    const shop = currentContext(asker.market);
    const tracking = trackingOf(request, shop);
    const { session, cookies } = await readSession(request, shop.database, {
      isSecure,
      network: asker.network,
      tracking,
    });
    const answered = await handler(
      request,
      new Posted(request, asker, { shop, session, caller, tracking }),
    );
    if (isPlain(answered)) return answerPlainly({ ...answered, cookies });
    for (const cookie of cookies) answered.headers.append('set-cookie', cookie);
    return answer(answered);
  };

type OfVisitor = Pick<PostedContext, 'shop' | 'session' | 'caller'> & {
  readonly tracking: Pick<PostedContext, 'flags'>;
};

/** What few operations ask for is made when they do. */
class Posted implements PostedContext {
  readonly shop: WebContext;
  readonly session: PostedContext['session'];
  readonly caller: PostedContext['caller'];
  readonly #request: PlainRequest;
  readonly #asker: Asker;
  readonly #tracking: OfVisitor['tracking'];

  constructor(request: PlainRequest, asker: Asker, { shop, session, caller, tracking }: OfVisitor) {
    this.shop = shop;
    this.session = session;
    this.caller = caller;
    this.#request = request;
    this.#asker = asker;
    this.#tracking = tracking;
  }

  get flags() {
    return this.#tracking.flags;
  }

  get origin(): string {
    return this.#request.address.origin;
  }

  get signal(): AbortSignal {
    return this.#asker.gone;
  }

  get reference(): string {
    return this.#asker.reference;
  }
}
