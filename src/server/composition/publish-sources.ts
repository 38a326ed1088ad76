import type { Pool } from 'pg';
import { importContent } from '#server/content/import-content.ts';
import { CONTENT_DIRECTORY } from '#server/content/source-directory.ts';
import { describeFault } from '#server/content/source-fault.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { makeContentTables } from './content-tables.ts';

/**
 * Publishes what comes with the program and was never published: an operator's own versions stay
 * until the source of a page changes. Throws with every fault of the sources.
 */
export async function publishSources(pool: Pool): Promise<void> {
  const done = await importContent(makeDatabase(pool), {
    directory: CONTENT_DIRECTORY,
    tables: makeContentTables(),
    by: 'source',
  });
  if (done.kind === 'refused') throw new Error(done.faults.map(describeFault).join('\n'));
}
