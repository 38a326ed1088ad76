/**
 * A machine of its own for content.test.ts, which reads and publishes the page `sale`; told and
 * heard by messages of the process.
 */
import * as v from 'valibot';
import { EntrySchema } from '#domain/content/entry.ts';
import { openContent } from '#server/composition/open-content.ts';
import { PageSchema } from '#server/content/content-shapes.ts';
import { publishEntry } from '#server/content/store.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { makeLog } from '#server/platform/log.ts';

const pool = makePool({ url: process.env['DATABASE_URL'] ?? '', size: 3 });
const { client } = openContent({
  pool,
  log: makeLog('silent'),
  clock: () => new Date(),
  url: undefined,
});

const publish = (title: string): Promise<void> =>
  publishEntry(
    makeDatabase(pool),
    {
      kind: 'pages',
      market: null,
      from: null,
      until: null,
      hash: title,
      entry: v.parse(EntrySchema, { slug: 'sale', title, description: '', blocks: [] }),
    },
    { by: 'test' },
  );

/** Publishes the page under a title, where one is told, and answers the title that is read here. */
async function answer({ title }: { title?: string }): Promise<void> {
  if (title !== undefined) await publish(title);
  const read = await client.read(PageSchema, 'pages/sale', 'gb');
  process.send?.({ title: read.hasError ? read.errorStatusCode : read.content.title });
}

process.on('message', (message: { title?: string }) => void answer(message));
process.send?.('ready');
