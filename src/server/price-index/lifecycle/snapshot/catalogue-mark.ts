/** What tells one state of the catalogue's tables from another. */
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';

const TABLES = ['hotel', 'rate_plan', 'rate_chunk', 'flight_series', 'flight_chunk'];

const Mark = v.tuple([v.object({ mark: v.string() })]);

/**
 * The database and the files that its catalogue tables lie in, as text. Another server, another
 * database, a restored dump and a whole import, which replaces the tables' files, each give another
 * mark; changes that the outbox tells of do not.
 */
export async function readCatalogueMark(connection: Pool | PoolClient): Promise<string> {
  const { rows } = await connection.query(
    `select concat_ws(' ', (select system_identifier from pg_control_system()), (select oid from pg_database where datname = current_database()),
       (select string_agg(pg_relation_filenode(name::regclass)::text, ' ' order by place) from unnest($1::text[]) with ordinality as tables(name, place))) as mark`,
    [TABLES],
  );
  return v.parse(Mark, rows)[0].mark;
}

/** A row of the outbox: a sequence that was given once only with this moment. */
export type Anchor = { readonly sequence: number; readonly madeAt: string };

const Anchors = v.array(v.object({ sequence: v.number(), madeAt: v.string() }));

/** The row of a sequence; undefined when there is none (any more). */
export async function findAnchor(pool: Pool, sequence: number): Promise<Anchor | undefined> {
  const { rows } = await pool.query(
    `select sequence, made_at as "madeAt" from catalogue_change where sequence = $1`,
    [sequence],
  );
  return v.parse(Anchors, rows)[0];
}
