/**
 * The stream by way of NATS: the latest news are kept at hand, and a reader goes on from those that
 * its cursor covers. Whatever is missing there (a gap, a torn message, a stream that began later, a
 * server or publisher that is silent) is read from PostgreSQL, which stays the truth.
 */
import { DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import type { ChangePage, ChangeStream, Cursor } from './change-stream.ts';
import { readLast, STREAM, type Nats } from './nats.ts';
import { readNews, type News } from './news.ts';

const NEWS_KEPT = 500;
/** So long nothing is believed to have happened because nothing was heard. */
const SILENCE_MS = 10_000;

export type NatsStream = ChangeStream & {
  /** Whether the connection has ended: nothing will be heard any more. */
  readonly hasEnded: () => boolean;
  /** Ends the stream and its connection. */
  readonly close: () => Promise<void>;
};

/**
 * Subscribes from now on; `outbox` is the stream from PostgreSQL, which is read after `silenceMs`
 * and whenever something is missing.
 */
export async function openNatsStream(
  nats: Nats,
  outbox: ChangeStream,
  silenceMs = SILENCE_MS,
): Promise<NatsStream> {
  const last = await readLast(nats);
  const recent: News[] = last.news ? [last.news] : [];
  const wakings = new Set<() => void>();
  let lastSequence = last.sequence;
  let readAt: number | undefined;
  let hasEnded = false;
  const onMessage = (message: JsMsg): void => {
    const news = readNews(message.string());
    if (!news || message.seq !== lastSequence + 1) recent.length = 0;
    if (news) recent.push(news);
    if (recent.length > NEWS_KEPT) recent.shift();
    lastSequence = message.seq;
    for (const wake of wakings) wake();
  };
  const consumer = await nats.client.consumers.get(STREAM, {
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: last.sequence + 1,
  });
  const messages = await consumer.consume({ callback: onMessage });
  void Promise.race([nats.connection.closed(), messages.closed()]).finally(() => {
    hasEnded = true;
    for (const wake of wakings) wake();
  });
  return {
    pages: async function* (after) {
      const next =
        readAt === undefined || performance.now() - readAt > silenceMs
          ? undefined
          : newsAfter(recent, after);
      if (!next) {
        readAt = performance.now();
        yield* outbox.pages(after);
      } else yield* pagesOf(next, after);
    },
    listen: async (wake) => {
      wakings.add(wake);
      return async () => void wakings.delete(wake);
    },
    hasEnded: () => hasEnded,
    close: async () => {
      messages.stop();
      await nats.connection.close();
    },
  };
}

/** News that a cursor does not cover; undefined when what lies between may be missing. */
export function newsAfter(recent: readonly News[], { seen }: Cursor): readonly News[] | undefined {
  const known = recent.findLastIndex(
    ({ after }) => after !== null && (after.seen === seen || endOf(after.seen) <= startOf(seen)),
  );
  return known < 0 ? undefined : recent.slice(known + 1);
}

/**
 * The first transaction that a moment does not know to have ended, and the first that had not
 * begun.
 */
const startOf = (seen: string): number => Number(seen.split(':')[0]);
const endOf = (seen: string): number => Number(seen.split(':')[1]);

function* pagesOf(news: readonly News[], from: Cursor): Generator<ChangePage> {
  let cursor = from;
  for (const { after, prices, hasStructure } of news) {
    cursor = after ?? cursor;
    yield { prices, hasStructure, cursor };
  }
}
