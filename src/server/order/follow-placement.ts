/**
 * Tells how a placement stands, now or from step to step as its history is written, whose writing
 * wakes those who follow it (GQL-09).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isPlacementState, type PlacementState } from '#domain/order/order-states.ts';
import { isPlacementOver, latestTry } from '#domain/order/placement-progress.ts';
import { mayOpen } from '#server/account/access.ts';
import { findCheckout } from '#server/checkout/checkout-record.ts';
import type { Database } from '#server/db/kysely.ts';
import { openListener } from '#server/db/listener.ts';
import { todayOf } from '#server/market/market.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { opensOrder } from './people/order-link.ts';

/** Everything that is known of it at one moment: who missed one misses nothing. */
export type PlacementProgress = {
  /** Of the latest try, in order. */
  readonly states: readonly PlacementState[];
  /** Nothing more comes. */
  readonly isOver: boolean;
};

export type FollowContext = VisitorContext & {
  readonly placementNews: PlacementNews;
  readonly log: Logger;
};

export type Followed = {
  readonly checkoutId: string;
  /** Of the order's mail; opens nothing before there is an order. */
  readonly key?: string | null | undefined;
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal | undefined;
};

/** How it stands now; undefined for whoever may not open the checkout. */
export async function findPlacement(
  context: VisitorContext,
  followed: Omit<Followed, 'signal'>,
): Promise<PlacementProgress | undefined> {
  const owner = await findOwner(context, followed);
  return owner === undefined
    ? undefined
    : progressOf(await readHistory(context.database, followed.checkoutId));
}

/** The longest that one is followed, so that nothing stays open for ever: then ask again. */
const LONGEST_MS = 15_000;
/** Steps that were not heard are found so often. */
const LOOK_EVERY_MS = 1_000;

/**
 * How it stands at once, then after each step; ends when it is over, when `signal` or the closing
 * of the shop ends it, or after fifteen seconds. Nothing comes for whoever may not open the
 * checkout, for an owner who follows too often already, and while PostgreSQL is away: such a
 * visitor looks by asking.
 */
export async function* followPlacement(
  context: FollowContext,
  followed: Followed,
): AsyncGenerator<PlacementProgress, undefined> {
  const { placementNews, log } = context;
  const { checkoutId } = followed;
  let news = Promise.withResolvers<void>();
  let leave: (() => void) | undefined;
  try {
    const owner = await findOwner(context, followed);
    if (owner === undefined) return;
    leave = placementNews.follow({ checkoutId, owner, wake: () => news.resolve() });
    if (!leave) return;
    const end = endOf(placementNews, followed);
    for (let seen = -1; !end.aborted;) {
      // Before looking, so that a step which is written meanwhile is looked for again.
      news = Promise.withResolvers<void>();
      const history = await readHistory(context.database, checkoutId);
      const progress = progressOf(history);
      if (history.length !== seen) yield progress;
      if (progress.isOver) return;
      seen = history.length;
      await Promise.race([news.promise, pause(end)]);
    }
  } catch (err) {
    log.warn({ err }, 'a placement is not followed any more');
  } finally {
    leave?.();
  }
}

const progressOf = (history: readonly PlacementState[]): PlacementProgress => ({
  states: latestTry(history),
  isOver: isPlacementOver(history),
});

const endOf = ({ closing }: PlacementNews, { signal }: Followed): AbortSignal =>
  AbortSignal.any([closing, AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]);

/** Until it is time to look again, or `end`. */
const pause = (end: AbortSignal): Promise<void> =>
  sleep(LOOK_EVERY_MS, undefined, { signal: end }).catch(() => undefined);

/** Whose the checkout is; undefined for whoever may not open it, as when there is none (S-05). */
async function findOwner(
  context: VisitorContext,
  { checkoutId, key }: Followed,
): Promise<string | undefined> {
  const { database, secret } = context;
  const checkout = await findCheckout(database, checkoutId);
  if (!checkout) return undefined;
  const hasOrderKey =
    key && checkout.status === 'PLACED'
      ? opensOrder(secret, checkoutId, key, todayOf(context))
      : false;
  const access = mayOpen(context, { ...checkout, hasOrderKey });
  return access === 'no' ? undefined : checkout.owner;
}

async function readHistory(database: Database, checkoutId: string): Promise<PlacementState[]> {
  const rows = await database
    .selectFrom('order_history')
    .select('state')
    .where('checkout_id', '=', checkoutId)
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state).filter(isPlacementState);
}

/** Says the id of a checkout whose history was written on. */
export const HISTORY_CHANNEL = 'order_history';

/** Of one owner at once, in one thread: some tabs, and those that were just reloaded. */
export const MOST_AT_ONCE = 4;

/** Whoever waits for the steps of a checkout, and whose it is. */
export type PlacementFollower = {
  readonly checkoutId: string;
  readonly owner: string;
  readonly wake: () => void;
};

export type PlacementNews = {
  /**
   * Wakes the follower after each step of the checkout from now on, and whenever one may have gone
   * unheard. Gives back what ends it; undefined when the owner's are too many already.
   */
  readonly follow: (follower: PlacementFollower) => (() => void) | undefined;
  /** Aborted by `close`. */
  readonly closing: AbortSignal;
  /** Nobody is to follow any more. */
  readonly close: () => void;
};

/** Holds a connection of the pool for as long as anybody follows. */
export function makePlacementNews(pool: Pool, log: Logger): PlacementNews {
  const followers = new Set<PlacementFollower>();
  const closing = new AbortController();
  let unlisten: (() => Promise<void>) | undefined;
  const wake = (wanted: (follower: PlacementFollower) => boolean): void => {
    for (const follower of followers) if (wanted(follower)) follower.wake();
  };
  const listen = () =>
    openListener({
      pool,
      channel: HISTORY_CHANNEL,
      onNotification: (id) => wake(({ checkoutId }) => checkoutId === id),
      onListening: () => wake(() => true),
      onError: (err) => log.warn({ err }, 'steps of placements are not heard, but looked up'),
    });
  const leave = (follower: PlacementFollower): void => {
    followers.delete(follower);
    if (followers.size > 0) return;
    void unlisten?.();
    unlisten = undefined;
  };
  return {
    closing: closing.signal,
    close: () => closing.abort(),
    follow: (follower) => {
      const own = [...followers].filter(({ owner }) => owner === follower.owner);
      if (own.length >= MOST_AT_ONCE) return undefined;
      followers.add(follower);
      unlisten ??= listen();
      return () => leave(follower);
    },
  };
}
