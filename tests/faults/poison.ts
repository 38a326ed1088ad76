/** Work that nobody can do, one piece for each queue that takes what others send or write. */
import type { Pool } from 'pg';
import type { QueueName } from '#server/workflow/retries.ts';

export const POISONS = [
  'notification',
  'unreadable-notification',
  'mail',
  'payment',
  'awaited-payment',
  'unused-payment',
  'placement',
  'instalment',
  'order-request',
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
    case 'awaited-payment':
      return void (await pool.query(
        `with ${poisonCheckout('OPEN')}
         insert into payment_attempt (id, checkout_id, attempt, method, amount, currency, state, page_session, returned_at)
         select $1, id, 1, 'PAY_WITH_CARD', 1, 'GBP', 'READY', 'NOSUCHPAGE', now() - interval '1 hour' from poison_checkout`,
        [id],
      ));
    case 'unused-payment':
      return void (await pool.query(
        `with ${poisonCheckout('OPEN')}
         insert into payment_attempt (id, checkout_id, attempt, method, amount, currency, state, page_session, released_at)
         select $1, id, 1, 'PAY_WITH_CARD', 1, 'GBP', 'REFUSED', 'NOSUCHPAGE', now() from poison_checkout`,
        [id],
      ));
    case 'placement':
      return void (await pool.query(
        `insert into placement (id, checkout_id, attempt, token, accepted)
         select $1, checkout_id, attempt, id, '{}' from payment_attempt where id = 'poison-payment-' || $2`,
        [id, String(number)],
      ));
    case 'instalment':
      return void (await pool.query(
        `with ${poisonOrder('CONFIRMED')}, ${spentTries('instalment')}
         insert into instalment (id, order_id, number, due_date, amount)
         select $1, id, 2, current_date, 1 from poison_order`,
        [id],
      ));
    case 'order-request':
      return void (await pool.query(
        `with ${poisonOrder('PENDING')}, ${spentTries('order-request')}
         insert into order_history (checkout_id, state) select checkout_id, 'PENDING' from poison_order`,
        [id],
      ));
    default:
      return void (await pool.query(
        `with ${poisonCheckout('OPEN')}, ${spentTries('abandoned-payment')}
         insert into payment_attempt (id, checkout_id, attempt, method, amount, currency, state, page_result)
         select $1, id, 1000 + $2::int, 'PAY_WITH_CARD', 1, 'GBP', 'REFUSED',
           '{"kind":"authorised","pspReference":"NOSUCHPSP","card":{"brand":"","lastFour":""}}'
         from poison_checkout`,
        [id, number],
      ));
  }
}

/** SQL: `poison_checkout`, that no shopper has, of a contact nobody can write to. */
const poisonCheckout = (status: string): string => `
  poison_basket as (
    insert into basket (id, reference, owner, holiday, expires_at)
    select $1, $1, owner, holiday, now() from basket limit 1 returning id, owner),
  poison_checkout as (
    insert into checkout (id, basket_id, owner, status, contact_details)
    select id, id, owner, '${status}', '{}' from poison_basket returning id, owner)`;

/** SQL: `poison_order`, that nobody ever placed, in a currency that nobody knows. */
const poisonOrder = (status: string): string => `
  ${poisonCheckout('PLACED')},
  poison_order as (
    insert into customer_order (id, code, checkout_id, owner, status, document, total, payable, currency, mandate)
    select id, id, id, owner, '${status}', '{}', 1, 1, 'XXX', 'NOSUCHMANDATE' from poison_checkout
    returning id, checkout_id)`;

/** SQL: all tries of `$1` but one are spent: a site looks through this queue once a minute. */
const spentTries = (queue: QueueName): string => `
  spent as (insert into retry (queue, id, tries, due_at) values ('${queue}', $1, 5, now()))`;

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
