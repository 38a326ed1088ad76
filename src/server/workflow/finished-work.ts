/** Takes durable work out of the engine's own tables, which keep what it was given and answered. */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

/** Work that has ended well, or was given up, is kept for so many days. */
const KEPT_DAYS = 30;
/** So many at a time: nothing else waits for it. */
const AT_ONCE = 1_000;

/** A periodic job; work that failed stays for a person to look at. */
export async function pruneWorkflows(database: Database): Promise<'done'> {
  if (!(await isEngineThere(database))) return 'done';
  const { rows } = await sql<{ id: string }>`
    select workflow_uuid as id from dbos.workflow_status
    where status in ('SUCCESS', 'CANCELLED')
      and updated_at < extract(epoch from now() - make_interval(days => ${KEPT_DAYS})) * 1000
    limit ${AT_ONCE}`.execute(database);
  await deleteWorkflows(
    database,
    rows.map(({ id }) => id),
  );
  return 'done';
}

/** Forgets these workflows whole: their input, their steps, their answer. */
export async function deleteWorkflows(
  database: Database | Tx,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || !(await isEngineThere(database))) return;
  for (const table of TABLES)
    await sql`delete from dbos.${sql.ref(table)} where workflow_uuid = any(${ids}::text[])`.execute(
      database,
    );
}

/** The first three refer to nothing, by the engine's own design; others go with the last. */
const TABLES = ['workflow_input', 'workflow_output', 'operation_outputs', 'workflow_status'];

/** Before its first start the engine has no tables. */
async function isEngineThere(database: Database | Tx): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('dbos.workflow_status') is not null as "isThere"`.execute(database);
  return rows[0]?.isThere === true;
}
