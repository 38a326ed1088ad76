/**
 * The stream straight from PostgreSQL: a notification wakes, the outbox tells what, the tables tell
 * how it is now.
 */
import type { Pool } from 'pg';
import { openListener } from '#server/db/listener.ts';
import type { ChangePage, ChangeStream, Cursor } from './change-stream.ts';
import { readChangedChunks } from './changed-chunks.ts';
import { readOutbox } from './outbox.ts';

export const makeOutboxStream = (pool: Pool): ChangeStream => ({
  pages: (after) => readPages(pool, after),
  listen: async (wake, onError) =>
    openListener({
      pool,
      channel: 'catalogue_change',
      onNotification: wake,
      onListening: wake,
      onError,
    }),
});

async function* readPages(pool: Pool, after: Cursor): AsyncGenerator<ChangePage> {
  for await (const { changes, cursor } of readOutbox(pool, after)) {
    const hasStructure = changes.some(({ kind }) => kind === 'hotel' || kind === 'flight_series');
    yield { prices: await readChangedChunks(pool, changes), hasStructure, cursor };
  }
}
