/**
 * Bringing the suppliers' feeds into the catalogue: everything into an empty one, changes
 * afterwards.
 */
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import type { FeedReport } from './feed-report.ts';
import { importFeed, withPatientClient, type Taking } from './import/import-feed.ts';
import { takeFlightChanges } from './import/take-flight-changes.ts';
import { takeAllFlights } from './import/take-flights.ts';
import { takeStayChanges } from './import/take-stay-changes.ts';
import { takeAllStays } from './import/take-stays.ts';

export type ImportOptions = {
  readonly pool: Pool;
  readonly suppliers: { readonly stays: string; readonly flights: string };
  readonly onProgress?: (feed: string, done: number, expected: number | undefined) => void;
};

const silent = (): void => undefined;

/**
 * Fills the catalogue from both feeds at once; what was there is replaced. Reports what was refused
 * and why.
 */
export async function importWorld({
  pool,
  suppliers,
  onProgress = silent,
}: ImportOptions): Promise<FeedReport[]> {
  const whole = (
    feed: 'stays' | 'flights',
    take: (first: PoolClient, second: PoolClient) => Promise<Taking>,
  ) =>
    withPatientClient(pool, (second) =>
      importFeed({
        pool,
        feed,
        url: `${suppliers[feed]}/feeds/full`,
        onProgress,
        isWhole: true,
        open: (client) => take(client, second),
      }),
    );
  return Promise.all([whole('stays', takeAllStays), whole('flights', takeAllFlights)]);
}

/**
 * Brings what has changed since the last import, and days that have come on sale. An empty
 * catalogue is filled whole.
 */
export async function importChanges({
  pool,
  suppliers,
  onProgress = silent,
}: ImportOptions): Promise<FeedReport[]> {
  const { stays, flights } = await lastImports(pool);
  if (!stays || !flights) return importWorld({ pool, suppliers, onProgress });
  const since = (feed: 'stays' | 'flights', { version, lastChunk }: Bookmark) =>
    `${suppliers[feed]}/feeds/changes?since=${version}&through=${lastChunk}`;
  return [
    await importFeed({
      pool,
      feed: 'stays',
      url: since('stays', stays),
      onProgress,
      isWhole: false,
      open: takeStayChanges,
    }),
    await importFeed({
      pool,
      feed: 'flights',
      url: since('flights', flights),
      onProgress,
      isWhole: false,
      open: takeFlightChanges,
    }),
  ];
}

const BookmarkSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.string(), lastChunk: v.number() }),
);
type Bookmark = v.InferOutput<typeof BookmarkSchema>;

type Bookmarks = { readonly stays?: Bookmark; readonly flights?: Bookmark };

/** Of each feed the last; one question for both, as it is asked every second. */
async function lastImports(pool: Pool): Promise<Bookmarks> {
  const { rows } = await pool.query<{ feed: keyof Bookmarks; feed_version: string }>(
    'select distinct on (feed) feed, feed_version from feed_import where finished_at is not null order by feed, id desc',
  );
  return Object.fromEntries(
    rows.map(({ feed, feed_version }) => [feed, v.parse(BookmarkSchema, feed_version)]),
  );
}
