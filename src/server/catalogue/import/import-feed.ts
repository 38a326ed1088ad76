/** One import of one feed: counted, reported, remembered (feed_import). Bad records are refused with line, id and reason; the rest come in. */
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import { headerRecord } from './records.ts';
import { readFeed } from './read-feed.ts';

export type Refusal = { readonly line: number; readonly id: string; readonly reason: string };
/** What one feed brought; `refusals` tells the first thousand of those refused. */
export type FeedReport = { readonly feed: string; readonly accepted: number; readonly refused: number; readonly refusals: readonly Refusal[]; readonly lastChunk: number };

/**
 * What becomes of the records: `take` answers a reason to refuse one. Opening begins a transaction on the client; the import commits it,
 * and what it remembers of itself with it, so that a feed that breaks off leaves everything as it was.
 */
export type Taking = {
  take(record: unknown): Promise<string | undefined>;
  finish(): Promise<void>;
};

export type FeedImport = {
  readonly pool: Pool;
  readonly feed: 'stays' | 'flights';
  readonly url: string;
  readonly open: (client: PoolClient) => Promise<Taking>;
  readonly onProgress: (feed: string, done: number, expected: number | undefined) => void;
};

/** A feed takes as long as it takes; tables that are being read are waited for. */
export const PATIENT = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'`;

const MOST_REPORTED = 1_000;
const REPORT_EVERY = 200;

export async function importFeed(options: FeedImport): Promise<FeedReport> {
  const client = await options.pool.connect();
  try {
    await client.query(PATIENT);
    const taking = await options.open(client);
    const { header, report } = await takeRecords(options, taking);
    await taking.finish();
    await remember(client, header, report);
    await client.query('commit');
    options.onProgress(report.feed, report.accepted, report.accepted);
    return report;
  } finally {
    client.release(true);
  }
}

async function takeRecords({ feed, url, onProgress }: FeedImport, taking: Taking): Promise<{ header: Header; report: FeedReport }> {
  const refusals: Refusal[] = [];
  let accepted = 0;
  let refused = 0;
  let header: Header | undefined;
  for await (const { line, record } of readFeed(url)) {
    if (!header) {
      header = v.parse(headerRecord, record);
      continue;
    }
    const reason = await taking.take(record);
    if (reason === undefined) accepted += 1;
    else if ((refused += 1) <= MOST_REPORTED) refusals.push({ line, id: idOf(record), reason });
    if (accepted % REPORT_EVERY === 0) onProgress(feed, accepted, expectedOf(header));
  }
  if (!header) throw new Error(`the feed ${url} is empty`);
  return { header, report: { feed, accepted, refused, refusals, lastChunk: header.lastChunk } };
}

type Header = v.InferOutput<typeof headerRecord>;

/** About seven and a half records a hotel; series are counted. */
const expectedOf = ({ hotels, series }: Header): number | undefined => series ?? (hotels === undefined ? undefined : Math.round(hotels * 7.5));

const idSchema = v.optional(v.union([v.string(), v.number()]));
const Identified = v.object({ id: idSchema, planId: idSchema, seriesId: idSchema });

function idOf(record: unknown): string {
  const known = v.safeParse(Identified, record);
  return known.success ? String(known.output.id ?? known.output.planId ?? known.output.seriesId ?? 'unknown') : 'unknown';
}

async function remember(client: PoolClient, { version, lastChunk }: Header, { feed, accepted, refused, refusals }: FeedReport): Promise<void> {
  await client.query(
    `insert into feed_import (feed, finished_at, feed_version, accepted, refused, report) values ($1, now(), $2, $3, $4, $5)`,
    [feed, JSON.stringify({ version, lastChunk }), accepted, refused, JSON.stringify(refusals)],
  );
}
