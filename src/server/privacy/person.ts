/** By what the rows of a customer are known, over all tables. */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { PersonKeys } from './held/holding.ts';

/**
 * Bookings are those that the customer leads, and nobody else. What a browser did before somebody
 * logged in with it is theirs as far as a login made it so, for browsers are shared. The mailbox is
 * the one they have proven: an address that they typed into a booking may be anybody's. What went
 * there is found by the booking that it tells of, and nothing else of that mailbox. Of a share,
 * what the lead of its booking was written is the lead's, and what its payer was is the payer's.
 */
export async function findPersonKeys(
  database: Database | Tx,
  customerId: string,
): Promise<PersonKeys> {
  const { rows } = await sql<PersonKeys>`
    with sessions as (select id, owner from visitor_session where customer_id = ${customerId}),
    owners as (select ${customerId} as id union select owner from sessions where owner is not null),
    orders as (
      select id, code, checkout_id from customer_order o
      where (owner = ${customerId} or exists (select from order_person p where p.order_id = o.id and p.customer_id = ${customerId} and p.role = 'LEAD'))
        and not exists (select from order_person p where p.order_id = o.id and p.customer_id <> ${customerId} and p.role = 'LEAD')),
    checkouts as (
      select id, basket_id from checkout c
      where id in (select checkout_id from orders)
        or (owner in (select id from owners) and not exists (select from customer_order o where o.checkout_id = c.id))),
    baskets as (
      select basket_id as id from checkouts
      union select id from basket b where owner in (select id from owners)
        and not exists (select from checkout c where c.basket_id = b.id and c.id not in (select id from checkouts))),
    emails as (select email_key as email from customer where id = ${customerId} and email_key <> ''),
    placements as (select id from placement where checkout_id in (select id from checkouts)),
    members as (select id, room_id from party_member where owner in (select id from owners)),
    worked_on as (
      select id from placements
      union select id from orders
      union select id from payment_attempt where checkout_id in (select id from checkouts)
      union select id from instalment where order_id in (select id from orders)
      union select id from price_drop_claim where order_id in (select id from orders)
      union select id from order_invite where order_id in (select id from orders)
      union select id from share_payment where order_id in (select id from orders) union select id from card_replacement where order_id in (select id from orders)
      union select id from informed_change where order_id in (select id from orders)
      union select id from bookmark where owner in (select id from owners) union select id from data_request where customer_id = ${customerId}),
    shares as (select id from share_payment where customer_id = ${customerId}),
    mails as (
      select id from outbox_mail where lower(recipient collate "C") in (select email from emails)
        or split_part(id, '.', 1) in (select id from worked_on union select code from orders)
      union select id from outbox_mail where template in ('share-paid', 'share-given-back', 'share-refunded')
        and split_part(id, '.', 1) in (select id from shares)
      union select reference || '.problem-report' from problem_report
        where customer_id = ${customerId} or lower(email collate "C") in (select email from emails)
      union select m.id from outbox_mail m, group_quote q
        where m.template in ('group-quote', 'group-quote-answer')
          and split_part(m.id, '.', 1) = q.reference
          and (q.customer_id = ${customerId} or lower(q.email collate "C") in (select email from emails)))
    select
      array[${customerId}] as customers, array(select email from emails) as emails,
      array(select id from sessions) as sessions,
      array(select id from owners) as owners,
      array(select id from baskets) as baskets,
      array(select id from checkouts) as checkouts,
      array(select id from orders) as orders,
      array(select id from placements) as placements,
      array(select id from members) as members,
      array(select room_id from members m where not exists (
        select from party_member o where o.room_id = m.room_id and o.id not in (select id from members))) as rooms,
      array(select id from worked_on union select id from shares union select id from mails) as works`.execute(
    database,
  );
  return rows[0]!;
}
