/** The bookings that others let a customer look at; what they lead or change is in their list. */
import { sql } from 'kysely';
import { BOOKING_ROLES, mayDo } from '#domain/booking/booking-roles.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { VisitorContext } from '#server/purchase-context.ts';

type SharedWithMe = {
  readonly reference: string;
  readonly status: OrderState;
  /** First name of whoever leads it. */
  readonly leadName: string;
  readonly place: string;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
};

/** More than anybody is invited to; those that leave last. */
const MOST = 50;

const LOOKING = BOOKING_ROLES.filter((role) => !mayDo(role, 'change'));

/** The one that leaves last first; undefined for whoever is not logged in. */
export async function loadSharedBookings({
  database,
  visitor,
}: Pick<VisitorContext, 'database' | 'visitor'>): Promise<SharedWithMe[] | undefined> {
  const customer = customerOf(visitor);
  if (!customer) return undefined;
  return database
    .selectFrom('order_person as p')
    .innerJoin('customer_order as o', 'o.id', 'p.order_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_version')
          .select([
            sql<string>`accepted #>> '{passengers,0,firstName}'`.as('leadName'),
            sql<string>`document ->> 'place'`.as('place'),
            sql<IsoDate>`accepted #>> '{holiday,departureDate}'`.as('departureDate'),
            sql<IsoDate>`accepted #>> '{holiday,returnDate}'`.as('returnDate'),
          ])
          .whereRef('order_id', '=', 'o.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['o.code as reference', 'o.status', 'leadName', 'place', 'departureDate', 'returnDate'])
    .where('p.customer_id', '=', customer.id)
    .where('p.role', 'in', LOOKING)
    .orderBy('departureDate', 'desc')
    .limit(MOST)
    .execute();
}
