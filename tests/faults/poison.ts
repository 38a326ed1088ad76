/** Work that nobody can do, one piece for each queue that takes what others send or write. */
import type { Pool } from 'pg';

export const POISONS = [
  'notification',
  'unreadable-notification',
  'mail',
  'payment',
  'placement',
] as const;
export type Poison = (typeof POISONS)[number];

/** Puts one piece into its queue, at the front; its id begins with `poison`. */
export async function putPoison(pool: Pool, poison: Poison, number: number): Promise<void> {
  const id = `poison-${poison}-${number}`;
  switch (poison) {
    case 'notification':
      return void (await pool.query(
        `insert into payment_notification (event_id, raw, received_at)
         select $1, jsonb_build_object('eventId', $1::text, 'event', 'CAPTURE', 'success', false, 'pspReference', 'NOSUCHPSP',
           'reference', o.checkout_id || ':1', 'amount', jsonb_build_object('amount', i.amount, 'currencyCode', 'GBP'), 'eventDate', '2026-01-01T00:00:00Z'),
           now() - interval '1 hour'
         from customer_order o join instalment i on i.order_id = o.id and i.number = 1 limit 1`,
        [id],
      ));
    case 'unreadable-notification':
      return void (await pool.query(
        `insert into payment_notification (event_id, raw, received_at) values ($1, '{}', now() - interval '1 hour')`,
        [id],
      ));
    case 'mail':
      return void (await pool.query(
        `insert into outbox_mail (id, template, recipient, document, created_at)
         values ($1, 'confirmation', 'nobody@holidaymaker.example', '{}', now() - interval '1 hour')`,
        [id],
      ));
    case 'placement':
      return void (await pool.query(
        `insert into placement (id, checkout_id, attempt, token, accepted)
         select $1, checkout_id, attempt, id, '{}' from payment_attempt where id = 'poison-payment-' || $2`,
        [id, String(number)],
      ));
    default:
      return void (await pool.query(
        `insert into payment_attempt (id, checkout_id, attempt, method, amount, currency, state, page_result)
         select $1, id, 1000 + $2::int, 'PAY_WITH_CARD', 1, 'GBP', 'REFUSED',
           '{"kind":"authorised","pspReference":"NOSUCHPSP","card":{"brand":"","lastFour":""}}'
         from checkout limit 1`,
        [id, number],
      ));
  }
}

/**
 * Its pauses pass at once: no run of these tests lasts as long as all of them. A placement is
 * dropped when it is put aside, for its workflow would wait in its place as long as the run.
 */
export async function hurryPoison(pool: Pool): Promise<void> {
  await pool.query(`update retry set due_at = now() where stuck_at is null and id like 'poison-%'`);
  await pool.query(
    `update retry set dropped_at = now() where stuck_at is not null and dropped_at is null and id like 'poison-placement-%'`,
  );
}
