/** Wakes those who follow a placement when its history is written on. */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { openListener } from '#server/db/listener.ts';

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
