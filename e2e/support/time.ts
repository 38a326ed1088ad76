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

/** Holds the flights that a booking's people book in one state: nobody works on them meanwhile. */
export async function holdOwnFlights(orderCode: string, state: keyof typeof HELD): Promise<void> {
  const { client, close } = await openDatabase();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ order_id: string }>(
      `update self_booking set ${HELD[state]}
       where order_id = (select id from customer_order where code = $1) returning order_id`,
      [orderCode],
    );
    if (!rows[0]) throw new Error(`no such flights: ${orderCode}`);
    await client.query(
      `insert into retry (queue, id, due_at) values ('self-booking', $1, now() + interval '1 hour')
       on conflict (queue, id) do nothing`,
      [rows[0].order_id],
    );
    await client.query('commit');
  } finally {
    await close();
  }
}

const HELD = {
  WAITING: `state = 'ASKED'`,
  USED: `state = 'USED', used_at = now(), spent = 100, airline_reference = null`,
  NOTED: `state = 'USED', used_at = now(), spent = 100, airline_reference = 'K7QX2M'`,
  WITH_A_PERSON: `state = 'USED', used_at = now(), spent = 0, airline_reference = 'K7QX2M'`,
  OVER: `state = 'BOOKING', spent = 0, airline_reference = null`,
  ENDED: `state = 'CANCELLED', spent = 0, airline_reference = null`,
} as const;

/** Lets the day run out on which a booking's people book its flights themselves. */
export async function letFlightsBeForgotten(orderCode: string): Promise<void> {
  const { client, close } = await openDatabase();
  try {
    const { rowCount } = await client.query(
      `with held as (
         delete from retry where queue = 'self-booking'
           and id = (select id from customer_order where code = $1)
       )
       update self_booking
       set state = 'OPEN', spent = null, used_at = null, airline_reference = null, ends_at = now()
       where order_id = (select id from customer_order where code = $1)`,
      [orderCode],
    );
    if (rowCount !== 1) throw new Error(`no such flights: ${orderCode}`);
  } finally {
    await close();
  }
}

/** Lets the half hour run out in which a holiday is cancelled for nothing. */
export async function letTermsBegin(orderCode: string): Promise<void> {
  const { client, close } = await openDatabase();
  try {
    const { rowCount } = await client.query(
      `with confirmed as (
         update order_version set created_at = created_at - interval '1 hour'
         where order_id = (select id from customer_order where code = $1)
       )
       update customer_order set placed_at = placed_at - interval '1 hour' where code = $1`,
      [orderCode],
    );
    if (rowCount !== 1) throw new Error(`no such order: ${orderCode}`);
  } finally {
    await close();
  }
}

async function openDatabase() {
  const url =
    process.env['DATABASE_URL'] ||
    (await findRunningPostgres(path.join(process.env['E2E_SITE_DATA'] ?? '', 'postgres')));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { client, close: () => client.end() };
}
