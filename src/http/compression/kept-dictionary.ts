/** The dictionary of a release (0190), one for all that serve it. */
import type { Pool } from 'pg';
import { makePageDictionary, type PageDictionary } from './page-dictionary.ts';

/** Releases before are not served any more, or are made a new one for. */
const KEPT_DAYS = 90;

/**
 * The bytes that were kept for the release first: those that `make` gives when there are none yet.
 * However many ask at once, all get the same.
 */
export async function keptDictionary(
  pool: Pool,
  release: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const known = await readDictionary(pool, release);
  if (known) return known;
  await pool.query(
    'insert into page_dictionary (release, bytes) values ($1, $2) on conflict do nothing',
    [release, await make()],
  );
  await pool.query(
    'delete from page_dictionary where made_at < now() - make_interval(days => $1)',
    [KEPT_DAYS],
  );
  const kept = await readDictionary(pool, release);
  if (!kept) throw new Error(`no dictionary was kept for ${release}`);
  return kept;
}

/** The dictionary that was kept for the release; undefined while none is made. */
export async function findDictionary(
  pool: Pool,
  release: string,
): Promise<PageDictionary | undefined> {
  const bytes = await readDictionary(pool, release);
  return bytes && makePageDictionary(bytes);
}

async function readDictionary(pool: Pool, release: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    'select bytes from page_dictionary where release = $1',
    [release],
  );
  return rows[0]?.bytes;
}
