/** Customers for tests that need one of their own. */
import type { Database } from '#server/db/kysely.ts';

let made = 0;

/** Writes a customer whom nobody else has, and answers the id. */
export async function makeTestCustomer(database: Database): Promise<string> {
  const id = `customer${++made}`;
  const email = `${id}@example.com`;
  await database.insertInto('customer').values({ id, email, email_key: email }).execute();
  return id;
}
