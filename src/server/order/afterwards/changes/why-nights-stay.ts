/** Why a booked stay keeps its nights: asked for its quote, and once more as the change is made. */
import type { IsoDate } from '#domain/dates.ts';
import { whyNightsStay } from '#domain/order/changes/moving-dates.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../accepted.ts';
import { findOpenNotice } from '../cancelling/open-notice.ts';
import { bookedStayOf } from './wanted-stay.ts';

/**
 * null when it may be moved on `today`. One that its hotel has changed is priced as it was sold, so
 * that people see to it.
 */
export async function whyOrderKeepsNights(
  database: Database | Tx,
  { orderId, accepted }: { readonly orderId: string; readonly accepted: Accepted },
  today: IsoDate,
): Promise<ChangeRefusal | null> {
  const { holiday, reductions = [] } = accepted;
  const isChangedByOthers =
    reductions.length > 0 ||
    bookedStayOf(holiday).hotelId !== holiday.hotel.id ||
    (await findOpenNotice(database, orderId)) !== undefined;
  return isChangedByOthers ? 'dates_changed_by_others' : whyNightsStay(holiday, today);
}
