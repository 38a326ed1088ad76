/**
 * One import of one feed: counted, reported, remembered (feed_import). Bad records are refused with
 * line, id and reason; the rest come in.
 */
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import { withClient } from '#server/db/with-client.ts';
import type { FeedReport, RefusedRecord } from '../feed-report.ts';
import { makeDefectCount } from './data-defects.ts';
import { readFeed, type FeedLine } from './read-feed.ts';
import { headerRecord } from './records.ts';

/**
 * What becomes of the records: `take` answers a reason to refuse one. Opening begins a transaction
 * on the client; the import commits it, and what it remembers of itself with it, so that a feed
 * that breaks off leaves everything as it was.
 */
export type Taking = {
  /** Asks the tables in one for all that they are asked about records that come next. */
  lookAhead?(records: readonly unknown[]): Promise<void>;
  take(record: unknown): Promise<string | undefined>;
  finish(): Promise<void>;
};

export type FeedImport = {
  readonly pool: Pool;
  readonly feed: 'stays' | 'flights';
  readonly url: string;
  readonly open: (client: PoolClient) => Promise<Taking>;
  /**
   * A feed of changes adds to what the last import of the feed remembers; one without records
   * touches nothing.
   */
  readonly isWhole: boolean;
  readonly onProgress: (feed: string, done: number, expected: number | undefined) => void;
};

/** A feed takes as long as it takes; tables that are being read are waited for. */
const PATIENT = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'`;

/** Lends `work` a connection without the usual limits, which is ended after it. */
export const withPatientClient = <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> =>
  withClient(
    pool,
    async (client) => {
      await client.query(PATIENT);
      return work(client);
    },
    'end',
  );

const MOST_REPORTED = 1_000;
const REPORT_EVERY = 200;
/** Records that are read before the first of them is taken. */
const AHEAD = 100;

export async function importFeed(options: FeedImport): Promise<FeedReport> {
  const records = await openRecords(options.url);
  return !options.isWhole && records.isEmpty
    ? {
        feed: options.feed,
        accepted: 0,
        refused: 0,
        refusals: [],
        defects: [],
        lastChunk: records.header.lastChunk,
      }
    : takeFeed(options, records);
}

type Records = {
  readonly header: Header;
  readonly isEmpty: boolean;
  readonly lines: AsyncIterable<FeedLine>;
};

/** Reads a feed up to its first record. */
async function openRecords(url: string): Promise<Records> {
  const feed = readFeed(url);
  const head = await feed.next();
  if (head.done) throw new Error(`the feed ${url} is empty`);
  const header = v.parse(headerRecord, head.value.record);
  const first = await feed.next();
  const lines = async function* (): AsyncGenerator<FeedLine> {
    if (!first.done) yield first.value;
    yield* feed;
  };
  return { header, isEmpty: first.done === true, lines: lines() };
}

const takeFeed = (options: FeedImport, { header, lines }: Records): Promise<FeedReport> =>
  // Changes come every second: opening a connection would take longer than they do.
  (options.isWhole ? withPatientClient : withClient)(options.pool, async (client) => {
    const taking = await options.open(client);
    const report = await takeRecords(options, taking, header, lines);
    await taking.finish();
    await (options.isWhole ? remember(client, header, report) : addToLast(client, header, report));
    await client.query('commit');
    options.onProgress(report.feed, report.accepted, report.accepted);
    return report;
  });

async function takeRecords(
  { feed, onProgress }: FeedImport,
  taking: Taking,
  header: Header,
  lines: AsyncIterable<FeedLine>,
): Promise<FeedReport> {
  const refusals: RefusedRecord[] = [];
  const defects = makeDefectCount();
  let accepted = 0;
  let refused = 0;
  for await (const some of inGroups(lines, AHEAD)) {
    await taking.lookAhead?.(some.map(({ record }) => record));
    for (const { line, record } of some) {
      const reason = await taking.take(record);
      defects.note(record, { id: idOf(record), isRefused: reason !== undefined });
      if (reason === undefined) accepted += 1;
      else if ((refused += 1) <= MOST_REPORTED) refusals.push({ line, id: idOf(record), reason });
      if (accepted % REPORT_EVERY === 0) onProgress(feed, accepted, expectedOf(header));
    }
  }
  const { lastChunk } = header;
  return { feed, accepted, refused, refusals, defects: defects.all(), lastChunk };
}

async function* inGroups<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items)
    if (group.push(item) === size) {
      yield group;
      group = [];
    }
  if (group.length > 0) yield group;
}

type Header = v.InferOutput<typeof headerRecord>;

/** About seven and a half records a hotel; series are counted. */
const expectedOf = ({ hotels, series }: Header): number | undefined =>
  series ?? (hotels === undefined ? undefined : Math.round(hotels * 7.5));

const idSchema = v.optional(v.union([v.string(), v.number()]));
const Identified = v.object({ id: idSchema, planId: idSchema, seriesId: idSchema });

function idOf(record: unknown): string {
  const known = v.safeParse(Identified, record);
  return known.success
    ? String(known.output.id ?? known.output.planId ?? known.output.seriesId ?? 'unknown')
    : 'unknown';
}

async function remember(
  client: PoolClient,
  { version, lastChunk }: Header,
  { feed, accepted, refused, refusals }: FeedReport,
): Promise<void> {
  await client.query(
    `insert into feed_import (feed, finished_at, feed_version, accepted, refused, report) values ($1, now(), $2, $3, $4, $5)`,
    [feed, JSON.stringify({ version, lastChunk }), accepted, refused, JSON.stringify(refusals)],
  );
}

/**
 * Changes come every second: one row counts them since the last whole import, with the refusals
 * that came last.
 */
async function addToLast(
  client: PoolClient,
  { version, lastChunk }: Header,
  { feed, accepted, refused, refusals }: FeedReport,
): Promise<void> {
  await client.query(
    `update feed_import set finished_at = now(), feed_version = $2, accepted = accepted + $3, refused = refused + $4, report = case when $4 > 0 then $5::jsonb else report end
     where id = (select max(id) from feed_import where feed = $1 and finished_at is not null)`,
    [feed, JSON.stringify({ version, lastChunk }), accepted, refused, JSON.stringify(refusals)],
  );
}
