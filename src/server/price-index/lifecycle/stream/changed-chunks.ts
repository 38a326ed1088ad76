/** The chunks that changes speak of, as they are now. */
import type { Pool } from 'pg';
import * as v from 'valibot';
import { readClosedPlans } from '#server/advice/closed-plans.ts';
import { closeNights } from '../build/close-nights.ts';
import type { ChunkChange } from '../build/patch-index.ts';
import { CHUNK_DAYS } from '../build/source.ts';
import type { Change } from './outbox.ts';

const Bytes = v.instance(Uint8Array);
const RateRows = v.array(
  v.object({
    planId: v.number(),
    chunk: v.number(),
    prices: v.nullable(Bytes),
    terms: v.nullable(Bytes),
    allotment: v.nullable(Bytes),
  }),
);
const FlightRows = v.array(
  v.object({
    seriesId: v.number(),
    chunk: v.number(),
    fares: v.nullable(Bytes),
    infantFares: v.nullable(Bytes),
    seats: v.nullable(Bytes),
  }),
);

/** Each chunk once; one that was taken out closes its days, and advice those of its places. */
export async function readChangedChunks(
  pool: Pool,
  changes: readonly Change[],
): Promise<ChunkChange[]> {
  const [rates, flights] = await Promise.all([
    readRates(pool, subjectsOf(changes, 'rate_chunk')),
    readFlights(pool, subjectsOf(changes, 'flight_chunk')),
  ]);
  return [...rates, ...flights];
}

type Subjects = readonly [ids: readonly number[], chunks: readonly number[]];

function subjectsOf(changes: readonly Change[], kind: Change['kind']): Subjects {
  const own = changes.filter((change) => change.kind === kind && change.chunk !== null);
  return [own.map(({ subjectId }) => subjectId), own.map(({ chunk }) => chunk!)];
}

const WANTED = 'from (select distinct * from unnest($1::int[], $2::int[])) as wanted(id, chunk)';

async function readRates(pool: Pool, subjects: Subjects): Promise<ChunkChange[]> {
  if (subjects[0].length === 0) return [];
  const [{ rows }, closed] = await Promise.all([
    pool.query(
      `select wanted.id as "planId", wanted.chunk, prices, terms, allotment ${WANTED} left join rate_chunk r on r.plan_id = wanted.id and r.chunk = wanted.chunk`,
      [...subjects],
    ),
    readClosedPlans(pool, subjects[0]),
  ]);
  return v.parse(RateRows, rows).map(({ planId, chunk, prices, terms, allotment }) => ({
    kind: 'rate_chunk',
    chunk: closeNights(
      {
        planId,
        chunk,
        prices: prices ?? nothing(4),
        terms: terms ?? nothing(1),
        allotment: allotment ?? nothing(1),
      },
      closed,
    ),
  }));
}

async function readFlights(pool: Pool, subjects: Subjects): Promise<ChunkChange[]> {
  if (subjects[0].length === 0) return [];
  const { rows } = await pool.query(
    `select wanted.id as "seriesId", wanted.chunk, fares, infant_fares as "infantFares", seats ${WANTED} left join flight_chunk f on f.series_id = wanted.id and f.chunk = wanted.chunk`,
    [...subjects],
  );
  return v.parse(FlightRows, rows).map(({ seriesId, chunk, fares, infantFares, seats }) => ({
    kind: 'flight_chunk',
    chunk: {
      seriesId,
      chunk,
      fares: fares ?? nothing(4),
      infantFares: infantFares ?? nothing(4),
      seats: seats ?? nothing(1),
    },
  }));
}

const nothing = (width: number): Uint8Array => new Uint8Array(CHUNK_DAYS * width);
