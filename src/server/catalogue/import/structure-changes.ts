/**
 * Hotels, plans and series that came, changed or went since the last import: one by one into the
 * tables, each that is really another one told to the index.
 */
import type { PoolClient } from 'pg';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** How a hotel, plan or series is told of: a plan by its hotel. */
type StructureChange = { readonly kind: 'hotel' | 'flight_series'; readonly id: number };

/** Saves a row as it is now; one that is as it was changes nothing. */
export async function saveRow(
  client: PoolClient,
  table: 'hotel' | 'rate_plan' | 'flight_series',
  row: Row,
  change: StructureChange,
): Promise<void> {
  const columns = Object.keys(row).filter((column) => column !== 'id');
  await client.query(
    `with saved as (
      insert into ${table} as known (id, ${columns.join(', ')})
      select id, ${columns.join(', ')} from jsonb_populate_record(null::${table}, $1::jsonb)
      on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
      where (${columns.map((column) => `known.${column}`).join(', ')}) is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')})
      returning id)
    insert into catalogue_change (kind, subject_id) select $2, $3 from saved`,
    [JSON.stringify(row), change.kind, change.id],
  );
}

/** Takes a hotel out with its plans and their days; whether there was one. */
export async function deleteHotel(client: PoolClient, id: number): Promise<boolean> {
  await client.query(
    'delete from rate_chunk where plan_id in (select id from rate_plan where hotel_id = $1)',
    [id],
  );
  return deleteOne(client, `delete from hotel where id = $1 returning 'hotel'::text, id`, id);
}

export async function deletePlan(client: PoolClient, id: number): Promise<boolean> {
  await client.query('delete from rate_chunk where plan_id = $1', [id]);
  return deleteOne(
    client,
    `delete from rate_plan where id = $1 returning 'hotel'::text, hotel_id`,
    id,
  );
}

export async function deleteSeries(client: PoolClient, id: number): Promise<boolean> {
  await client.query('delete from flight_chunk where series_id = $1', [id]);
  return deleteOne(
    client,
    `delete from flight_series where id = $1 returning 'flight_series'::text, id`,
    id,
  );
}

async function deleteOne(client: PoolClient, statement: string, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `with gone (kind, id) as (${statement}) insert into catalogue_change (kind, subject_id) select kind, id from gone`,
    [id],
  );
  return rowCount === 1;
}
