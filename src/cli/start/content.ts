import { makeContentTables } from '#server/composition/content-tables.ts';
import { importContent } from '#server/content/import-content.ts';
import { CONTENT_DIRECTORY } from '#server/content/source-directory.ts';
import { describeFault } from '#server/content/source-fault.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';

/**
 * Publishes what comes with the program and was never published: an operator's own versions stay
 * until the source of a page changes.
 */
export async function fillContent(databaseUrl: string): Promise<void> {
  const pool = makePool({ url: databaseUrl, size: 1, name: 'holidaymaker content' });
  try {
    const done = await importContent(makeDatabase(pool), {
      directory: CONTENT_DIRECTORY,
      tables: makeContentTables(),
      by: 'source',
    });
    if (done.kind === 'refused') throw new Error(done.faults.map(describeFault).join('\n'));
  } finally {
    await pool.end();
  }
}
