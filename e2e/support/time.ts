import path from 'node:path';
import pg from 'pg';
import { findRunningPostgres } from '../../src/server/db/launcher.ts';

/** Lets the time of a basket run out, its airline session's too, without waiting for it. */
export async function letBasketExpire(basketId: string): Promise<void> {
  const { client, close } = await openDatabase();
  try {
    const { rowCount } = await client.query(
      `update basket set expires_at = now() - interval '1 hour',
         supplier_session = case when supplier_session is null then null
           else supplier_session || jsonb_build_object('expiresAt', to_char((now() - interval '1 hour') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end
       where id = $1`,
      [basketId],
    );
    if (rowCount !== 1) throw new Error(`no such basket: ${basketId}`);
  } finally {
    await close();
  }
}

/** Lets the day run out on which a booking's people book its flights themselves. */
export async function letFlightsBeForgotten(orderCode: string): Promise<void> {
  const { client, close } = await openDatabase();
  try {
    const { rowCount } = await client.query(
      `update self_booking set ends_at = now() where state = 'OPEN'
         and order_id = (select id from customer_order where code = $1)`,
      [orderCode],
    );
    if (rowCount !== 1) throw new Error(`no such flights: ${orderCode}`);
  } finally {
    await close();
  }
}

async function openDatabase() {
  const url =
    process.env['DATABASE_URL'] ||
    (await findRunningPostgres(path.join(process.env['E2E_DATA_DIR'] ?? '', 'postgres')));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { client, close: () => client.end() };
}
