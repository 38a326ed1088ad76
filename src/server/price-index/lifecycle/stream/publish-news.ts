/**
 * Outbox → NATS: one machine publishes what has changed, in order; the stream itself remembers how
 * far it has come.
 */
import type { Pool } from 'pg';
import { asLeader } from '#server/db/leader.ts';
import type { Cursor } from './change-stream.ts';
import { readChangedChunks } from './changed-chunks.ts';
import { readLast, SUBJECT, type Nats } from './nats.ts';
import { writeNews, type News } from './news.ts';
import { readCursor, readOutbox, type OutboxPage } from './outbox.ts';

/** Changes in one message: about 240 kB of the 1 MB that a server takes. */
const CHANGES_AT_ONCE = 500;

/**
 * Publishes all that was committed since the last message; does nothing while another machine does
 * it. Each message names the one it follows, so that of two publishers that take turns unawares one
 * is refused: rejects then, and the next call goes on from the end.
 */
export async function publishNews(pool: Pool, nats: Nats): Promise<void> {
  await asLeader(pool, 'catalogue publisher', async () => {
    const { sequence: end, news: last } = await readLast(nats);
    let sequence = end;
    // An empty stream begins now: machines read what was before from the database.
    const from = last ? (last.after ?? last.before) : await readCursor(pool);
    if (!last)
      sequence = await publish(
        nats,
        { before: from, after: from, prices: [], hasStructure: false },
        sequence,
      );
    let before = from;
    let isHalfSent = false;
    for await (const page of readOutbox(pool, from)) {
      for (const news of await newsOf(pool, before, page, isHalfSent)) {
        sequence = await publish(nats, news, sequence);
        isHalfSent = news.after === null;
      }
      before = page.cursor;
    }
  });
}

/** The messages of a page; one without changes is no news, unless it ends what is half told. */
async function newsOf(
  pool: Pool,
  before: Cursor,
  { changes, cursor }: OutboxPage,
  isHalfSent: boolean,
): Promise<News[]> {
  const parts = Array.from(
    { length: Math.max(Number(isHalfSent), Math.ceil(changes.length / CHANGES_AT_ONCE)) },
    (_, i) => changes.slice(i * CHANGES_AT_ONCE, (i + 1) * CHANGES_AT_ONCE),
  );
  return Promise.all(
    parts.map(async (part, i) => ({
      before,
      after: i === parts.length - 1 && cursor.seen !== before.seen ? cursor : null,
      prices: await readChangedChunks(pool, part),
      hasStructure: part.some(({ kind }) => kind === 'hotel' || kind === 'flight_series'),
    })),
  );
}

async function publish({ client }: Nats, news: News, after: number): Promise<number> {
  const { seq } = await client.publish(SUBJECT, writeNews(news), {
    msgID: `${after + 1}`,
    expect: { lastSequence: after },
  });
  return seq;
}
