/** A flight as its airline has it now, whether its people have answered what it told or not. */
import { sql } from 'kysely';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import type { Database } from '#server/db/kysely.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { Tx } from '#server/purchase-context.ts';
import { applyChanges } from './apply-notice.ts';
import { listNotices, openOf } from './notice-record.ts';

export type FlightNow = HolidayLeg & {
  /** Whether the airline has told us of this time; otherwise its people have booked it so. */
  readonly isByAirline: boolean;
};

type Asked = { readonly orderId: string; readonly leg: 'outbound' | 'inbound' };

/** Undefined for a holiday without flights. */
export async function findFlightNow(
  database: Database | Tx,
  asked: Asked,
): Promise<FlightNow | undefined> {
  const { orderId, leg } = asked;
  const { accepted } = await loadVersion(database, orderId);
  const notices = await listNotices(database, orderId);
  const flight = applyChanges(accepted, openOf(notices)?.changes ?? []).holiday.flights?.[leg];
  if (!flight) return undefined;
  const { departureTime } = flight;
  // What was noted is a version of its own; what they are or were asked about is in the notice.
  const isAsked = notices.some(({ changes }) =>
    changes.some(
      (change) =>
        change.kind === 'FLIGHT_MOVED' &&
        change.leg === leg &&
        change.departureTime === departureTime,
    ),
  );
  const isByAirline = isAsked || (await isNoted(database, { ...asked, departureTime }));
  return { ...flight, isByAirline };
}

/** Whether the version from which on it leaves at this time was written for what we were told. */
async function isNoted(
  database: Database | Tx,
  { orderId, leg, departureTime }: Asked & { readonly departureTime: string },
): Promise<boolean> {
  const { rows } = await sql<{ madeBy: string; reason: string; time: string | null }>`
    select made_by as "madeBy", reason, accepted #>> array['holiday', 'flights', ${leg}, 'departureTime'] as time
    from order_version where order_id = ${orderId} order by number desc`.execute(database);
  const before = rows.findIndex(({ time }) => time !== departureTime);
  const first = rows.at(before === -1 ? -1 : before - 1);
  return before > 0 && first?.madeBy === 'SUPPLIER' && first.reason === 'CHANGED';
}

/**
 * Under which key the airline has those booked who were sold the order; whoever has joined since is
 * booked under another. Undefined where we have booked no flights.
 */
export async function findFlightKey(
  database: Database | Tx,
  orderId: string,
): Promise<string | undefined> {
  const { joined = [] } = (await loadVersion(database, orderId)).accepted;
  const rows = await database
    .selectFrom('supplier_booking as b')
    .innerJoin('customer_order as o', 'o.checkout_id', 'b.checkout_id')
    .select('b.key')
    .where('o.id', '=', orderId)
    .where('b.part', '=', 'flight')
    .where('b.state', '=', 'BOOKED')
    .execute();
  return rows.find(({ key }) => joined.every((one) => one.key !== key))?.key;
}
