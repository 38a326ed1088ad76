/**
 * An invitation to a booking as whoever got it sees and accepts it: logged in with the mailbox that
 * it was sent to. Of all others, and once it is used, withdrawn or over, there is none (S-05).
 */
import { sql } from 'kysely';
import type { SharedRole } from '#domain/booking/sharing.ts';
import { parseOrderCode } from '#domain/checkout/order-code.ts';
import type { IsoDate } from '#domain/dates.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import { hashToken } from '#server/account/token.ts';
import { customerOf } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { noteStrangerToCode } from '#server/order/lead.ts';
import type { CallerContext } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';

/** All that somebody who is invited learns of the booking before they accept. */
export type BookingInvitation = {
  readonly role: SharedRole;
  readonly leadName: string;
  readonly place: string;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
};

type Asked = { readonly orderCode: string; readonly token: string };

/** The open invitation of this link, for the customer whom it was sent to. */
export async function findInvitation(
  { database, visitor }: Pick<CallerContext, 'database' | 'visitor'>,
  { orderCode, token }: Asked,
): Promise<BookingInvitation | undefined> {
  const code = parseOrderCode(orderCode);
  if (!customerOf(visitor) || code === undefined) return undefined;
  const { rows } = await sql<BookingInvitation>`
    select role, lead_name as "leadName", place, departure_date as "departureDate",
      return_date as "returnDate"
    from visitor_invitation(${code}, ${hashToken(token)})`.execute(database);
  return rows[0];
}

/** The booking, which is theirs to see from now on; undefined where there is no such invitation. */
export async function acceptInvitation(
  context: CallerContext,
  { orderCode, token }: Asked,
): Promise<OwnBooking | undefined> {
  const { database, visitor, caller } = context;
  const customer = customerOf(visitor);
  const code = parseOrderCode(orderCode);
  if (!customer || code === undefined) return undefined;
  const isAccepted = await inTransaction(database, async (tx) => {
    const { rows } = await sql<{ orderId: string | null }>`
      select visitor_accepts_invitation(${code}, ${hashToken(token)}) as "orderId"`.execute(tx);
    if (!rows[0]?.orderId) return false;
    await noteSecurityEvent(tx, {
      kind: 'invitation accepted',
      customerId: customer.id,
      network: caller.network,
      detail: { orderCode: code },
    });
    return true;
  });
  if (isAccepted) return loadBooking(context, code);
  await noteStrangerToCode(context, code, customer.id);
  return undefined;
}
