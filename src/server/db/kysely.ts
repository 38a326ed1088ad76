import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { noteSpan } from '#server/monitoring/span.ts';
import type { DB } from './generated.ts';

/** The typed database: what queries are written against. */
export type Database = Kysely<DB>;

/** Wraps a pool; ending the Kysely ends the pool. */
export const makeDatabase = (pool: Pool): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    // The text has no values in it: they are parameters.
    log: ({ query, queryDurationMillis }) =>
      noteSpan('client', 'SQL', queryDurationMillis, {
        'db.system.name': 'postgresql',
        'db.query.text': query.sql,
      }),
  });
