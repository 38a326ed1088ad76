/** An order for whoever may open it (S-05). */
import { isMadeId } from '#domain/input/id.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { hasPapers, type OrderState } from '#domain/order/order-states.ts';
import type { Access } from '#server/account/access.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext, VisitorContext } from '#server/purchase-context.ts';
import type { Accepted } from './accepted.ts';
import { noteStranger, orderAccess } from './people/access.ts';
import { opensOrder } from './people/order-link.ts';
import { loadOrderDocument, loadVersion } from './versions.ts';

/** An order with what was accepted and what has been paid. */
export type Order = {
  readonly id: string;
  readonly access: Exclude<Access, 'no'>;
  readonly checkoutId: string;
  readonly code: string;
  readonly status: OrderState;
  readonly placedAt: string;
  readonly accepted: Accepted;
  readonly document: OrderDocument;
  readonly payments: readonly {
    readonly dueDate: string;
    readonly amount: number;
    readonly state: string;
  }[];
};

/**
 * The order of a checkout; `key` is that of its mail. Undefined for whoever may not open it, and
 * before there is one.
 */
export async function loadOrder(
  context: VisitorContext,
  { checkoutId, key }: BroughtKey,
): Promise<Order | undefined> {
  const { database } = context;
  if (!isMadeId(checkoutId)) return undefined;
  const row = await database
    .selectFrom('customer_order')
    .select(['id', 'code', 'status', 'placed_at', 'owner', 'market'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  const access = row ? await orderAccess(context, { ...row, checkoutId }, key) : 'no';
  if (!row || access === 'no') {
    await noteStranger(context, checkoutId);
    return undefined;
  }
  const [{ accepted, document }, payments] = await Promise.all([
    loadVersion(database, row.id),
    database
      .selectFrom('instalment')
      .select(['due_date', 'amount', 'state'])
      .where('order_id', '=', row.id)
      .orderBy('number')
      .execute(),
  ]);
  return {
    id: row.id,
    access,
    checkoutId,
    code: row.code,
    status: row.status,
    placedAt: row.placed_at,
    document,
    accepted,
    payments: payments.map(({ due_date, amount, state }) => ({ dueDate: due_date, amount, state })),
  };
}

/**
 * What the documents of a checkout's order are made of, for its people alone; undefined too for one
 * that has no papers.
 */
export async function loadOwnDocument(
  context: VisitorContext,
  checkoutId: string,
): Promise<OrderDocument | undefined> {
  const { database } = context;
  if (!isMadeId(checkoutId)) return undefined;
  const row = await database
    .selectFrom('customer_order')
    .select(['id', 'owner', 'market', 'status'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  if (row && (await orderAccess(context, { ...row, checkoutId })) === 'yes')
    return hasPapers(row.status) ? loadOrderDocument(database, row.id) : undefined;
  await noteStranger(context, checkoutId);
  return undefined;
}

/** The checkout that somebody asks for, and what they say is the key of its order's mail. */
export type BroughtKey = { readonly checkoutId: string; readonly key?: string | null | undefined };

/** The checkout whose order the key opens today; undefined for a key that opens nothing. */
export const openedBy = (
  context: Pick<PurchaseContext, 'secret' | 'clock' | 'market'>,
  { checkoutId, key }: BroughtKey,
): string | undefined =>
  key && opensOrder(context.secret, checkoutId, key, todayOf(context)) ? checkoutId : undefined;
