import { sql, type RawBuilder } from 'kysely';
import type { Holding, PersonKeys } from './holding.ts';

/** SQL: this row is the person's. For a table that has rows of persons at all. */
export const personalRows = ({ whose }: Holding, keys: PersonKeys): RawBuilder<boolean> =>
  sql`(${sql.join(
    whose.map(({ column, of }) => sql`${sql.raw(column)} = any(${keys[of]}::text[])`),
    sql` or `,
  )})`;
