/** The orders of the customer who is logged in. */
import { sql } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { travelDays } from '#domain/order/travel-days.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { OPENING_ROLES } from './people/access.ts';
import { loadOrderDocument } from './versions.ts';

export type CustomerOrder = {
  readonly id: string;
  readonly checkoutId: string;
  readonly code: string;
  readonly status: OrderState;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  /** What all of it costs, in pence; what is paid at the hotel included. */
  readonly total: number;
  /** Of those who travel, in the order of the booking. */
  readonly firstNames: readonly string[];
  readonly hotelId: number;
  /** With the payments as they stand now. */
  readonly document: OrderDocument;
};

/** More than a family books in a lifetime; the newest of them. */
const MOST = 100;

/** Undefined for everybody who is not logged in, or was away for too long. */
export async function loadCustomerOrders({
  database,
  visitor,
}: Pick<VisitorContext, 'database' | 'visitor'>): Promise<readonly CustomerOrder[] | undefined> {
  const customer = customerOf(visitor);
  if (!customer) return undefined;
  const rows = await database
    .selectFrom('order_person as p')
    .innerJoin('customer_order as o', 'o.id', 'p.order_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_version')
          .select([
            sql<number>`(accepted #>> '{holiday,hotel,id}')::int`.as('hotelId'),
            sql<string[]>`jsonb_path_query_array(accepted, '$.passengers[*].firstName')`.as(
              'firstNames',
            ),
          ])
          .whereRef('order_id', '=', 'o.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['o.id', 'o.checkout_id', 'o.code', 'o.status', 'o.total', 'hotelId', 'firstNames'])
    .where('p.customer_id', '=', customer.id)
    .where('p.role', 'in', OPENING_ROLES)
    .orderBy('o.placed_at', 'desc')
    .limit(MOST)
    .execute();
  return Promise.all(
    rows.map(async ({ checkout_id: checkoutId, ...order }) => {
      const document = await loadOrderDocument(database, order.id);
      return { ...order, checkoutId, document, ...travelDays(document) };
    }),
  );
}
