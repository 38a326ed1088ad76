/**
 * Who may open an order, its page and its documents: the session that made it, the people it names,
 * and the holder of its mail's key, who may only read (S-05). Whatever shows an order asks here.
 */
import { sql } from 'kysely';
import type { MarketName } from '#domain/market/market-name.ts';
import { mayOpen, type Access } from '#server/account/access.ts';
import { customerOf, withoutCustomer } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { opensOrder } from './order-link.ts';

type OrderOf = {
  readonly id: string;
  readonly checkoutId: string;
  readonly owner: string;
  readonly market: MarketName;
};

/**
 * Whoever pays a part or may look at it sees less than the order's page and documents show, and so
 * none of them yet.
 */
export const OPENING_ROLES = ['LEAD', 'AUTHORISED'] as const;

/**
 * Its lead, and whoever they let make changes, may open all of it. A customer who has been away for
 * too long is nobody here until the next login. Who is refused is to be noted (`noteStranger`).
 */
export async function orderAccess(
  context: Pick<VisitorContext, 'database' | 'visitor' | 'secret' | 'clock' | 'market'>,
  { id, checkoutId, owner, market }: OrderOf,
  key?: string | null,
): Promise<Access> {
  const { database, visitor, secret } = context;
  const hasOrderKey = key ? opensOrder(secret, checkoutId, key, todayOf(context)) : false;
  if (market !== context.market.market) return 'no';
  const access = mayOpen(
    { ...context, visitor: withoutCustomer(visitor) },
    { owner, market, hasOrderKey },
  );
  if (access === 'yes' || (await isOneOfItsPeople(database, id, customerOf(visitor)))) return 'yes';
  return access;
}

/**
 * Notes that somebody asked for the order of another, which the database did not show them; nothing
 * for one that is not there (S-26).
 */
export async function noteStranger(
  { database, securityLog }: Pick<VisitorContext, 'database' | 'securityLog'>,
  checkoutId: string,
): Promise<void> {
  const { rows } = await sql<{
    placed: boolean;
  }>`select is_placed(${checkoutId}) as placed`.execute(database);
  if (rows[0]?.placed) securityLog('stranger', { checkoutId });
}

async function isOneOfItsPeople(
  database: Database,
  orderId: string,
  customer: ReturnType<typeof customerOf>,
): Promise<boolean> {
  if (!customer) return false;
  const person = await database
    .selectFrom('order_person')
    .select('role')
    .where('order_id', '=', orderId)
    .where('customer_id', '=', customer.id)
    .where('role', 'in', OPENING_ROLES)
    .executeTakeFirst();
  return person !== undefined;
}
