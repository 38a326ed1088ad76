/** What was published: read by kind and slug, added to, never changed. */
import { sql } from 'kysely';
import * as v from 'valibot';
import { EntrySchema, type ContentKind, type Entry } from '#domain/content/entry.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Database } from '#server/db/kysely.ts';
import type { SourceEntry } from './source/read-source.ts';

/** Says that content was published. */
export const CONTENT_CHANNEL = 'content_entry';

/** What an entry is found by. */
export type ContentKey = {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly market: MarketName | null;
};

export type PublishedEntry = {
  readonly entry: Entry;
  readonly version: number;
  /** Since when this version is shown. */
  readonly validFrom: Date;
};

/**
 * What is shown of a kind and slug in a market at a moment: the market's own, else what is for all;
 * undefined when nothing is.
 */
export async function loadEntry(
  database: Database,
  { kind, slug, market, at }: Omit<ContentKey, 'market'> & { market: MarketName; at: Date },
): Promise<PublishedEntry | undefined> {
  const rows = await rowsInForce(database, at)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where((is) => is.or([is('market', 'is', null), is('market', '=', market)]))
    .execute();
  const shown = rows.filter((row) => isShown(row, at));
  return readRow(shown.find((row) => row.market === market) ?? shown[0]);
}

/** Slugs that are shown of a kind in a market, with their titles and days; by slug. */
export async function listEntries(
  database: Database,
  { kind, market, at }: { readonly kind: ContentKind; market: MarketName; at: Date },
): Promise<PublishedEntry[]> {
  const rows = await rowsInForce(database, at)
    .where('kind', '=', kind)
    .where((is) => is.or([is('market', 'is', null), is('market', '=', market)]))
    .execute();
  const bySlug = new Map<string, Row>();
  for (const row of rows.filter((one) => isShown(one, at)))
    if (row.market === market || !bySlug.has(row.slug)) bySlug.set(row.slug, row);
  return [...bySlug.values()]
    .map((row) => readRow(row)!)
    .toSorted((a, b) => (a.entry.slug < b.entry.slug ? -1 : 1));
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsInForce>['execute']>>[number];

/** Of each kind, slug and market the last row whose time has come. */
const rowsInForce = (database: Database, at: Date) =>
  database
    .selectFrom('content_entry')
    .distinctOn(['kind', 'slug', 'market'])
    .select(['kind', 'slug', 'market', 'version', 'content', 'valid_from', 'valid_until'])
    .where('valid_from', '<=', sql<string>`${at}`)
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('market')
    .orderBy('sequence', 'desc');

const isShown = ({ valid_until: until }: Row, at: Date): boolean =>
  until === null || new Date(until) > at;

const readRow = (row: Row | undefined): PublishedEntry | undefined =>
  row && {
    entry: v.parse(EntrySchema, row.content),
    version: row.version,
    validFrom: new Date(row.valid_from),
  };

type Publishing = {
  /** Shown from then on, where the source does not say otherwise; undefined = at once. */
  readonly at?: Date | undefined;
  readonly by: string;
};

/** Publishes an entry as the next version of its kind, slug and market. */
export const publishEntry = (
  database: Database,
  { kind, market, from, until, entry, hash }: SourceEntry,
  { at, by }: Publishing,
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`content ${kind} ${entry.slug}`}))`.execute(
      tx,
    );
    const { version } = await tx
      .selectFrom('content_entry')
      .select(sql<number>`coalesce(max(version), 0)`.as('version'))
      .where('kind', '=', kind)
      .where('slug', '=', entry.slug)
      .where('market', 'is not distinct from', market)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('content_entry')
      .values({
        kind,
        slug: entry.slug,
        market,
        version: version + 1,
        content: JSON.stringify(entry),
        hash,
        valid_from: from ?? at?.toISOString() ?? sql<string>`now()`,
        valid_until: until,
        published_by: by,
      })
      .execute();
    await sql`select pg_notify(${CONTENT_CHANNEL}, ${kind})`.execute(tx);
  });

/** Every version that was published, the latest first; of one slug alone where it is given. */
export const listVersions = (database: Database, slug?: string) =>
  database
    .selectFrom('content_entry')
    .select([
      'kind',
      'slug',
      'market',
      'version',
      'content',
      'hash',
      'valid_from',
      'valid_until',
      'published_by',
      'published_at',
    ])
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug!))
    .orderBy('sequence', 'desc')
    .execute();
