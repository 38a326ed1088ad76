/** The outbox `catalogue_change`, read once each and without gaps. */
import type { Pool } from 'pg';
import * as v from 'valibot';

export type Change = { readonly sequence: number; readonly kind: 'hotel' | 'rate_chunk' | 'flight_series' | 'flight_chunk'; readonly subjectId: number; readonly chunk: number | null };

/** How far the log was read. Sequences are given before they are committed, so smaller ones can turn up after larger ones. */
export type Progress = {
  readonly last: () => number;
  /** Sequences at most `last` that were not seen. */
  readonly missing: () => number[];
  readonly take: (changes: readonly Change[]) => void;
};

/** A transaction of the catalogue ends long before this; what is missing then was rolled back. */
const MISSING_FOR_MS = 60_000;
/** Sequences before the first that may have been in the making when the index was loaded. */
const LOOK_BACK = 1_000;

export function makeProgress(sequence: number, now: () => number = performance.now.bind(performance)): Progress {
  let last = sequence;
  const missing = new Map<number, number>();
  const miss = (from: number, to: number): void => {
    for (let i = from; i < to; i += 1) missing.set(i, now());
  };
  miss(Math.max(1, sequence - LOOK_BACK), sequence + 1);
  return {
    last: () => last,
    missing: () => [...missing.keys()],
    take: (changes) => {
      for (const { sequence: taken } of changes) {
        if (taken > last) miss(Math.max(last + 1, taken - LOOK_BACK), taken);
        last = Math.max(last, taken);
        missing.delete(taken);
      }
      for (const [gap, since] of missing) if (now() - since > MISSING_FOR_MS) missing.delete(gap);
    },
  };
}

const CHANGES_AT_ONCE = 2_000;

const Rows = v.array(v.object({ sequence: v.number(), kind: v.picklist(['hotel', 'rate_chunk', 'flight_series', 'flight_chunk']), subjectId: v.number(), chunk: v.nullable(v.number()) }));

/** Changes that were not taken yet, in order, some at a time; empty when there are none. */
export async function changedSince(pool: Pool, progress: Progress): Promise<readonly Change[]> {
  const { rows } = await pool.query(
    `select sequence, kind, subject_id as "subjectId", chunk from catalogue_change
     where sequence > $1 or sequence = any($2::bigint[]) order by sequence limit ${CHANGES_AT_ONCE}`,
    [progress.last(), progress.missing()],
  );
  return v.parse(Rows, rows);
}
