/** Nights that official advice closes, of the plans whose prices the index reads. */
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';

/** Day numbers (`dates.ts`), the last one included. */
export type ClosedDays = { readonly first: number; readonly last: number };
export type ClosedPlans = ReadonlyMap<number, readonly ClosedDays[]>;

const Rows = v.array(v.object({ planId: v.number(), first: v.number(), last: v.number() }));

/** The closed nights of these plans, or of all; a plan of which none is closed is not in it. */
export async function readClosedPlans(
  connection: Pool | PoolClient,
  planIds?: readonly number[],
): Promise<ClosedPlans> {
  const { rows } = await connection.query(
    `select p.id as "planId", b.first_day - date '1970-01-01' as first,
       b.last_day - date '1970-01-01' as last
     from advice_block b
     join hotel h on h.place_id = any (b.places)
     join rate_plan p on p.hotel_id = h.id and ($1::int[] is null or p.id = any ($1))
     where b.ended_at is null`,
    [planIds ?? null],
  );
  return Map.groupBy(v.parse(Rows, rows), ({ planId }) => planId);
}
