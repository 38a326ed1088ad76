/**
 * The index at start: from its snapshot when that is whole and of this catalogue, else from
 * PostgreSQL, saying why.
 */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { IsoDate } from '#domain/dates.ts';
import type { ReferenceSource } from './build/source.ts';
import { loadIndex, type LoadedIndex } from './load-index.ts';
import { findAnchor, readCatalogueMark, type Anchor } from './snapshot/catalogue-mark.ts';
import { markOf, readCodeMark } from './snapshot/code-mark.ts';
import { readSnapshot, type SnapshotReading } from './snapshot/read-snapshot.ts';

export type IndexSources = {
  readonly pool: Pool;
  /** Of catalogue/reference. */
  readonly reference: ReferenceSource;
  readonly today: IsoDate;
  /** Where the snapshot lies, if there is one. */
  readonly snapshotFile: string;
  readonly log: Logger;
};

export type OpenedIndex = LoadedIndex & { readonly from: 'snapshot' | 'database' };

/**
 * Opens all that is for sale from `today` on. What has changed since a snapshot's sequence is yet
 * to be followed.
 */
export async function openIndex(sources: IndexSources): Promise<OpenedIndex> {
  const { pool, reference, today, snapshotFile, log } = sources;
  const start = performance.now();
  const reading = await readUsable(sources);
  if (reading.kind === 'unusable') {
    log.info(
      { snapshotFile },
      `the price index is built from the database: its snapshot ${reading.reason}`,
    );
    const loaded = await loadIndex(pool, reference, today);
    log.info(
      { ms: Math.round(performance.now() - start), sequence: loaded.cursor.sequence },
      'the price index is built',
    );
    noteUncountable(log, loaded);
    return { ...loaded, from: 'database' };
  }
  const {
    shared,
    anchor: { sequence, seen },
    catalogue,
  } = reading;
  log.info(
    { ms: Math.round(performance.now() - start), sequence },
    'the price index is read from its snapshot',
  );
  return { shared, cursor: { sequence, seen }, catalogue, uncountable: 0, from: 'snapshot' };
}

/** Tells of days that could not be taken in; the supplier has to send them anew. */
export function noteUncountable(log: Logger, { uncountable }: LoadedIndex): void {
  if (uncountable > 0)
    log.error({ uncountable }, 'days with prices that cannot be counted are closed');
}

type UsableReading =
  | (Extract<SnapshotReading, { kind: 'read' }> & { readonly catalogue: string })
  | Extract<SnapshotReading, { kind: 'unusable' }>;

async function readUsable({
  pool,
  reference,
  today,
  snapshotFile,
}: IndexSources): Promise<UsableReading> {
  const [code, catalogue] = await Promise.all([readCodeMark(), readCatalogueMark(pool)]);
  const reading = await readSnapshot(
    snapshotFile,
    { code, reference: markOf(reference), catalogue },
    today,
  );
  if (reading.kind === 'unusable') return reading;
  const reason = await whyCannotFollow(pool, reading.anchor);
  return reason ? { kind: 'unusable', reason } : { ...reading, catalogue };
}

const Found = v.tuple([v.object({ found: v.boolean() })]);

/**
 * The outbox must still hold the last change of the snapshot, and with it all later ones; patches
 * cannot add hotels, plans or series.
 */
async function whyCannotFollow(pool: Pool, anchor: Anchor): Promise<string | undefined> {
  const isHeld =
    anchor.sequence === 0
      ? await holdsFromTheFirst(pool)
      : (await findAnchor(pool, anchor.sequence))?.madeAt === anchor.madeAt;
  if (!isHeld)
    return `ends with change ${anchor.sequence}, which the database does not hold (any more)`;
  const { rows } = await pool.query(
    `select exists (select from catalogue_change where sequence > $1 and kind in ('hotel', 'flight_series')) as found`,
    [anchor.sequence],
  );
  return v.parse(Found, rows)[0].found
    ? 'is older than the newest hotels, plans or flights'
    : undefined;
}

/** Whether no change was ever taken out of the outbox. */
async function holdsFromTheFirst(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    'select coalesce(min(sequence), 1) = 1 as found from catalogue_change',
  );
  return v.parse(Found, rows)[0].found;
}
