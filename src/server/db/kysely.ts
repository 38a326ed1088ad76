import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from './generated.ts';

/** The typed database: what queries are written against. */
export type Database = Kysely<DB>;

/** Wraps a pool; ending the Kysely ends the pool. */
export const makeDatabase = (pool: Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
