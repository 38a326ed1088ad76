/**
 * The outbox `catalogue_change`, read without gaps: a change is new when its transaction ended
 * after the reader last looked. Nothing of it is ever put aside: a row says only what to read, and
 * what cannot be written closes its days in each index by itself (`valid-change.ts`).
 */
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import type { Cursor } from './change-stream.ts';

export type Change = {
  readonly sequence: number;
  readonly kind: 'hotel' | 'rate_chunk' | 'flight_series' | 'flight_chunk';
  readonly subjectId: number;
  readonly chunk: number | null;
};

/**
 * Changes in order of sequence, and where to go on once they are taken; the cursor moves with the
 * last page only.
 */
export type OutboxPage = { readonly changes: readonly Change[]; readonly cursor: Cursor };

const CHANGES_AT_ONCE = 2_000;

const Moment = v.tuple([v.object({ sequence: v.number(), seen: v.string() })]);

/**
 * Where the outbox stands for this connection: inside a repeatable transaction, where it stands in
 * all that the transaction reads.
 */
export async function readCursor(connection: Pool | PoolClient): Promise<Cursor> {
  const { rows } = await connection.query(
    'select (select coalesce(max(sequence), 0) from catalogue_change) as sequence, pg_current_snapshot()::text as seen',
  );
  return v.parse(Moment, rows)[0];
}

const Changes = v.array(
  v.object({
    sequence: v.number(),
    kind: v.picklist(['hotel', 'rate_chunk', 'flight_series', 'flight_chunk']),
    subjectId: v.number(),
    chunk: v.nullable(v.number()),
  }),
);

/** Changes of transactions that ended after the cursor and before now. */
export async function* readOutbox(pool: Pool, after: Cursor): AsyncGenerator<OutboxPage> {
  const { seen } = await readCursor(pool);
  if (seen === after.seen) return;
  let { sequence } = after;
  for (let from = 0, isLast = false; !isLast;) {
    const changes = await readPage(pool, after.seen, seen, from);
    isLast = changes.length < CHANGES_AT_ONCE;
    from = changes.at(-1)?.sequence ?? from;
    sequence = Math.max(sequence, from);
    yield { changes, cursor: isLast ? { sequence, seen } : { sequence, seen: after.seen } };
  }
}

async function readPage(
  pool: Pool,
  before: string,
  now: string,
  from: number,
): Promise<readonly Change[]> {
  const { rows } = await pool.query(
    `select sequence, kind, subject_id as "subjectId", chunk from catalogue_change
     where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
       and pg_visible_in_snapshot(transaction, $2::pg_snapshot) and sequence > $3
     order by sequence limit ${CHANGES_AT_ONCE}`,
    [before, now, from],
  );
  return v.parse(Changes, rows);
}
