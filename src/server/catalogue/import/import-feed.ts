/** One import of one feed: counted, reported, remembered (feed_import). Bad records are refused with line, id and reason; the rest come in. */
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import { headerRecord } from './records.ts';
import { readFeed } from './read-feed.ts';

export type Refusal = { readonly line: number; readonly id: string; readonly reason: string };
export type FeedReport = { readonly feed: string; readonly accepted: number; readonly refused: readonly Refusal[]; readonly lastChunk: number };

/** What becomes of the records: `take` answers a reason to refuse one. */
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

const MOST_REPORTED = 1_000;
const REPORT_EVERY = 200;

export async function importFeed({ pool, feed, url, open, onProgress }: FeedImport): Promise<FeedReport> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const taking = await open(client);
    const refused: Refusal[] = [];
    let accepted = 0;
    let header: v.InferOutput<typeof headerRecord> | undefined;
    for await (const { line, record } of readFeed(url)) {
      if (!header) {
        header = v.parse(headerRecord, record);
        continue;
      }
      const reason = await taking.take(record);
      if (reason === undefined) accepted += 1;
      else if (refused.length < MOST_REPORTED) refused.push({ line, id: idOf(record), reason });
      if (accepted % REPORT_EVERY === 0) onProgress(feed, accepted, expectedOf(header));
    }
    if (!header) throw new Error(`the feed ${url} is empty`);
    await taking.finish();
    await remember(client, feed, header, accepted, refused);
    onProgress(feed, accepted, accepted);
    return { feed, accepted, refused, lastChunk: header.lastChunk };
  } finally {
    client.release(true);
  }
}

/** About seven and a half records a hotel; series are counted. */
const expectedOf = ({ hotels, series }: v.InferOutput<typeof headerRecord>): number | undefined => series ?? (hotels === undefined ? undefined : Math.round(hotels * 7.5));

const idOf = (record: unknown): string => {
  const known = v.safeParse(v.object({ id: v.unknown() }), record);
  return known.success ? String(known.output.id) : 'unknown';
};

async function remember(client: PoolClient, feed: string, header: v.InferOutput<typeof headerRecord>, accepted: number, refused: readonly Refusal[]): Promise<void> {
  await client.query(
    `insert into feed_import (feed, finished_at, feed_version, accepted, refused, report) values ($1, now(), $2, $3, $4, $5)`,
    [feed, JSON.stringify({ version: header.version, lastChunk: header.lastChunk }), accepted, refused.length, JSON.stringify(refused)],
  );
}
