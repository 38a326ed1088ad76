import type { KyselyPlugin } from 'kysely';
import type { Database } from '#server/db/kysely.ts';

/**
 * The same database, on which `act` runs to its end after each reading of rows with this column:
 * what others do between what is read and what is written.
 */
export function actOnceRead(
  database: Database,
  column: string,
  act: () => Promise<unknown>,
): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => column in row)) await act();
      return result;
    },
  };
  return database.withPlugin(plugin);
}
