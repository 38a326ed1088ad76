/** Why a booked holiday, or a part of it, cannot be changed at the moment. */
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { holidayStart, hoursUntil, whyNotChangeable } from '#domain/order/changing.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { OrderVersion } from '../../versions.ts';
import type { ChangeKind } from './change-record.ts';
import { loadChangeable } from './claim-change.ts';
import { whyTheirsFirst } from './theirs-first.ts';

type UnpricedBooking = Pick<OrderVersion, 'document'> & { readonly id: string };

/** Why a part that can be changed until so many hours before they leave stays as it is. */
export async function whyStaysUntil(
  context: VisitorContext,
  booking: UnpricedBooking,
  { hours, tooLate }: { readonly hours: number; readonly tooLate: ChangeRefusal },
): Promise<ChangeRefusal | null> {
  const refusal = await whyStays(context, booking);
  if (refusal) return refusal;
  return hoursUntil(holidayStart(booking.document), context.clock()) <= hours ? tooLate : null;
}

/** The same of one kind of change, which may have to wait for an answer to others. */
export const whyPartStays = async (
  context: VisitorContext,
  booking: UnpricedBooking,
  kind: ChangeKind,
): Promise<ChangeRefusal | null> =>
  (await whyStays(context, booking)) ?? (await whyTheirsFirst(context.database, booking.id, kind));

/** Why nothing of it can be changed; null when it can. */
export async function whyStays(
  { database, clock }: VisitorContext,
  { id, document }: UnpricedBooking,
): Promise<ChangeRefusal | null> {
  const facts = await loadChangeable(database, id);
  return whyNotChangeable({ ...facts, startsAt: holidayStart(document) }, clock());
}
