/**
 * Who leads an order, to whom alone money is given and who alone ends it; who else acts on it; and
 * what becomes a customer's own.
 */
import { sql } from 'kysely';
import { parseOrderCode } from '#domain/checkout/order-code.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import type { ProvenCustomer } from '#server/account/account-context.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { OrderPersonTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';
import { OPENING_ROLES } from './people/access.ts';

/** Whether the customer leads the order. */
export async function leadsOrder(
  database: Database | Tx,
  customerId: string,
  orderId: string,
): Promise<boolean> {
  const lead = await database
    .selectFrom('order_person')
    .select('role')
    .where('order_id', '=', orderId)
    .where('customer_id', '=', customerId)
    .where('role', '=', 'LEAD')
    .executeTakeFirst();
  return lead !== undefined;
}

type Asking = Pick<VisitorContext, 'database' | 'visitor' | 'market' | 'securityLog'>;

type Role = OrderPersonTable['role'];

export type TheirOrder = {
  readonly id: string;
  readonly checkoutId: string;
  readonly code: string;
  readonly status: OrderState;
  readonly customerId: string;
  /** Of this customer. */
  readonly role: Role;
};

/**
 * The order with this code, for the customer who asks and has one of these roles in it: every page
 * and every act of a booking asks here. Undefined alike for a code of nobody, for the order of
 * others, at the site of another market, and for whoever is not logged in or was away for too long
 * (S-05). A customer who asks for an order of others is noted.
 */
export async function findTheirOrder(
  context: Asking,
  orderCode: string,
  roles: readonly Role[],
): Promise<TheirOrder | undefined> {
  const { database, visitor, market } = context;
  const customer = customerOf(visitor);
  const code = parseOrderCode(orderCode);
  if (!customer || code === undefined) return undefined;
  const order = await database
    .selectFrom('customer_order as o')
    .innerJoin('order_person as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.checkout_id as checkoutId', 'o.code', 'o.status'])
    .select(['p.customer_id as customerId', 'p.role'])
    .where('o.code', '=', code)
    .where('o.market', '=', market.market)
    .where('p.customer_id', '=', customer.id)
    .where('p.role', 'in', roles)
    .executeTakeFirst();
  if (!order) await noteStrangerToCode(context, code, customer.id);
  return order;
}

/** The same for the customer who leads it. */
export const findLedOrder = (context: Asking, orderCode: string): Promise<TheirOrder | undefined> =>
  findTheirOrder(context, orderCode, ['LEAD']);

/** The same for its lead and authorised people. */
export const findActedOrder = (
  context: Asking,
  orderCode: string,
): Promise<TheirOrder | undefined> => findTheirOrder(context, orderCode, OPENING_ROLES);

/**
 * Notes that a customer asked by its code for an order that does not name them; nothing for a code
 * that no order has, nor for one of its people, whatever their role (S-26).
 */
export async function noteStrangerToCode(
  { database, securityLog }: Pick<VisitorContext, 'database' | 'securityLog'>,
  orderCode: string,
  customerId: string,
): Promise<void> {
  const { rows } = await sql<{
    isOfOthers: boolean;
  }>`select is_order_of_others(${orderCode}, ${customerId}) as "isOfOthers"`.execute(database);
  if (rows[0]?.isOfOthers) securityLog('stranger', { orderCode });
}

/**
 * What becomes a customer's when they log in: the baskets that this browser has filled and not yet
 * paid for, and every order that was made with their mailbox. An order that was only made in this
 * browser is not: browsers are shared (decisions: Account).
 */
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
