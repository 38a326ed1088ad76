/**
 * Changed chunks into the tables, some hundreds at a time; each that is really another one is told
 * to the index.
 */
import type { PoolClient } from 'pg';
import type { Chunk } from './chunks.ts';

export type ChunkChanges = {
  readonly save: (id: number, chunks: readonly Chunk[]) => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Name of the id column, and the columns of days, by table. */
const TABLES = {
  rate_chunk: { id: 'plan_id', columns: ['prices', 'terms', 'allotment'] },
  flight_chunk: { id: 'series_id', columns: ['fares', 'infant_fares', 'seats'] },
} as const;

const SIZE = 500;

/** A transaction without the usual limits: a feed takes as long as it takes. */
export const BEGIN_PATIENTLY = `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '30s'`;

/**
 * Begins a transaction that the caller commits; whoever listens to `catalogue_change` is woken by
 * it.
 */
export async function openChunkChanges(
  client: PoolClient,
  table: keyof typeof TABLES,
  begin: 'begin' | typeof BEGIN_PATIENTLY = 'begin',
): Promise<ChunkChanges> {
  await client.query(begin);
  const statement = statementFor(table);
  let waiting = new Map<string, { readonly id: number; readonly chunk: Chunk }>();
  const flush = async (): Promise<void> => {
    const rows = [...waiting.values()];
    waiting = new Map();
    const days = TABLES[table].columns.map((_, i) => rows.map(({ chunk }) => chunk.columns[i]));
    if (rows.length > 0)
      await client.query(statement, [
        table,
        rows.map(({ id }) => id),
        rows.map(({ chunk }) => chunk.chunk),
        ...days,
      ]);
  };
  return {
    save: async (id, chunks) => {
      for (const chunk of chunks) waiting.set(`${id} ${chunk.chunk}`, { id, chunk });
      if (waiting.size >= SIZE) await flush();
    },
    flush,
    end: async () => {
      await flush();
      await client.query('notify catalogue_change');
    },
  };
}

/** A chunk that is as it was changes nothing, so that the same feed may be brought twice. */
function statementFor(table: keyof typeof TABLES): string {
  const { id, columns } = TABLES[table];
  const each = (make: (column: string) => string) => columns.map(make).join(', ');
  return `with saved as (
      insert into ${table} as known (${id}, chunk, ${columns.join(', ')})
      select * from unnest($2::int[], $3::int[], $4::bytea[], $5::bytea[], $6::bytea[])
      on conflict (${id}, chunk) do update set ${each((column) => `${column} = excluded.${column}`)}
      where (${each((column) => `known.${column}`)}) is distinct from (${each((column) => `excluded.${column}`)})
      returning ${id} as id, chunk)
    insert into catalogue_change (kind, subject_id, chunk) select $1, id, chunk from saved`;
}
