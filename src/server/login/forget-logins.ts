import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';

/** Forgets logins that nobody finished; run now and then. */
export async function forgetLogins(database: Database): Promise<void> {
  await database
    .deleteFrom('login_request')
    .where('created_at', '<', sql<string>`now() - interval '2 days'`)
    .execute();
  await database
    .deleteFrom('passkey_challenge')
    .where('created_at', '<', sql<string>`now() - interval '1 hour'`)
    .execute();
  await database
    .deleteFrom('app_code')
    .where('created_at', '<', sql<string>`now() - interval '2 days'`)
    .execute();
}
