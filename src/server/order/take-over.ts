/**
 * What becomes a customer's when they log in: the baskets that this browser has filled and not yet
 * paid for, and every order that was made with their mailbox. An order that was only made in this
 * browser is not: browsers are shared (decisions: Account).
 */
import { sql } from 'kysely';
import type { ProvenCustomer } from '#server/account/account-context.ts';
import type { Tx } from '#server/purchase-context.ts';

export async function takeOver(
  tx: Tx,
  { customerId, emailKey, owner }: ProvenCustomer,
): Promise<void> {
  await tx
    .updateTable('checkout')
    .set({ owner: customerId })
    .where('owner', '=', owner)
    .where('status', '<>', 'PLACED')
    .execute();
  await sql`
    update basket b set owner = ${customerId} where b.owner = ${owner}
      and not exists (select from checkout c where c.basket_id = b.id and c.status = 'PLACED')`.execute(
    tx,
  );
  await sql`
    insert into order_person (order_id, customer_id, role)
    select id, ${customerId}, 'LEAD' from customer_order
    where lower((document->'contact'->>'email') collate "C") = ${emailKey}
    on conflict do nothing`.execute(tx);
}

/**
 * Makes the customer who orders its lead: whoever is logged in, else whose proven mailbox the order
 * was made with. Nobody when there is no such customer yet.
 */
export async function addLead(
  tx: Tx,
  {
    orderId,
    owner,
    emailKey,
  }: { readonly orderId: string; readonly owner: string; readonly emailKey: string },
): Promise<void> {
  await sql`
    insert into order_person (order_id, customer_id, role)
    select ${orderId}, id, 'LEAD' from customer
    where id = ${owner} or (email_key = ${emailKey} and confirmed_at is not null)
    order by (id = ${owner}) desc limit 1`.execute(tx);
}
