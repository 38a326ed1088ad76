/** What resolvers are given: the web context, who asks, and the address the request came to. */
import type { Flags } from '#domain/market/flags.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { databaseOf } from '#server/account/visitor-rows.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { openedBy, type BroughtKey } from '#server/order/load-order.ts';
import type { Scope } from '#server/price-index/scope.ts';
import type { Caller, CallerContext } from '#server/purchase-context.ts';

export type GraphContext = {
  readonly shop: WebContext;
  readonly session: VisitorSession;
  readonly caller: Caller;
  /** What is switched on for whoever asks. */
  readonly flags: Flags;
  /** `https://host` of this request, for return addresses. */
  readonly origin: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
  /**
   * Hears of the prices that the answer is read from, where it may be kept until they change;
   * undefined: it is not to be kept.
   */
  readonly noteRead?: (scope: Scope | undefined) => void;
};

/**
 * What the functions of a purchase work with, for whoever asks: of what is somebody's, the database
 * shows theirs alone (S-05). With the key of an order's mail, that order too.
 */
export const visitorContext = (
  { shop, session, caller }: GraphContext,
  brought?: BroughtKey,
): CallerContext & WebContext => ({
  ...shop,
  caller,
  visitor: session.visitor,
  client: session.client,
  database: databaseOf(shop.visitorPool, session, shop.market, brought && openedBy(shop, brought)),
});
