/** Rows gathered and inserted some hundreds at a time. */
import type { PoolClient } from 'pg';

export type Batch = { add(row: Record<string, unknown>): Promise<void>; flush(): Promise<void> };

const SIZE = 400;

export function makeBatch(
  client: PoolClient,
  table: 'hotel' | 'rate_plan' | 'flight_series',
): Batch {
  let rows: Record<string, unknown>[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const full = rows;
    rows = [];
    await client.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(full)],
    );
  };
  return {
    add: async (row) => {
      rows.push(row);
      if (rows.length >= SIZE) await flush();
    },
    flush,
  };
}
