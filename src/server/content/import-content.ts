/** Publishes what has changed in a directory of sources. */
import * as v from 'valibot';
import { CONTENT_KINDS, EntrySchema, MarketSchema } from '#domain/content/entry.ts';
import type { Database } from '#server/db/kysely.ts';
import type { DataTables } from './data-tables.ts';
import { readContentDirectory } from './source-directory.ts';
import type { SourceFault } from './source-fault.ts';
import type { SourceEntry } from './source/read-source.ts';
import { listVersions, publishEntry } from './store.ts';

export type ContentImport =
  | { readonly kind: 'refused'; readonly faults: readonly SourceFault[] }
  /** What is, or in a dry run would be, published. */
  | { readonly kind: 'done'; readonly published: readonly SourceEntry[] };

type ImportOptions = {
  readonly directory: string;
  readonly tables: DataTables;
  readonly by: string;
  readonly at?: Date | undefined;
  readonly isDryRun?: boolean;
};

/**
 * Publishes each source that was never published as it is. A source that an operator has gone back
 * from is not published again before its file changes; one fault anywhere publishes nothing.
 */
export async function importContent(
  database: Database,
  { directory, tables, by, at, isDryRun = false }: ImportOptions,
): Promise<ContentImport> {
  const { entries, faults } = await readContentDirectory(directory, tables);
  if (faults.length > 0) return { kind: 'refused', faults };
  const known = new Set((await listVersions(database)).map(({ hash }) => hash));
  const published = entries.filter(({ hash }) => !known.has(hash));
  if (!isDryRun) for (const entry of published) await publishEntry(database, entry, { at, by });
  return { kind: 'done', published };
}

/** Publishes the version before the last one of a slug again; false when there is none. */
export async function rollBackContent(
  database: Database,
  { kind, slug, market }: { kind: string; slug: string; market: string | null },
  by: string,
): Promise<boolean> {
  const versions = (await listVersions(database, slug)).filter(
    (one) => one.kind === kind && one.market === market,
  );
  const [last, ...earlier] = versions;
  const before = earlier.find(({ hash }) => hash !== last?.hash);
  if (!before) return false;
  await publishEntry(database, readVersion(before), { by });
  return true;
}

type Version = Awaited<ReturnType<typeof listVersions>>[number];

const readVersion = (version: Version): SourceEntry => ({
  ...checkKey(version),
  from: null,
  until: version.valid_until,
  entry: v.parse(EntrySchema, version.content),
  hash: version.hash,
});

const checkKey = ({ kind, market }: Version) => ({
  kind: v.parse(v.picklist(CONTENT_KINDS), kind),
  market: v.parse(MarketSchema, market),
});
