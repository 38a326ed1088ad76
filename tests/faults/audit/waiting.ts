/** SQL: what waits for a person, of which nothing is known yet. */

/** Checkouts whose order waits for a person, who settles it with the outside world. */
export const ASIDE = `
  select o.checkout_id from customer_order o join retry r on r.stuck_at is not null and (
    (r.queue = 'order-request' and r.id = o.id)
    or (r.queue = 'instalment' and r.id in (select id from instalment where order_id = o.id)))`;

/** Checkouts whose placement waits for a person: nobody knows yet what becomes of it. */
export const UNDECIDED = `
  select split_part(id, ':', 1) from retry where queue = 'placement' and stuck_at is not null`;

/** Within this a notification is worked on, and a refund sent and told of (I9). */
export const PROMISED_SECONDS = 30;
