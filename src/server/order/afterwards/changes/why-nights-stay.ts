/** Why a booked holiday keeps its nights: asked for its quote, and again as the change is made. */
import { areReducedByOthers } from '#domain/order/changes/flights-gone.ts';
import { whyNightsStay } from '#domain/order/changes/moving-dates.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { holidayStart, hoursUntil, TRANSFER_HOURS } from '#domain/order/changing.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import type { OrderVersion } from '../../versions.ts';
import { findOpenNotice } from '../cancelling/open-notice.ts';
import { isOfOtherHotel } from './wanted/wanted-stay.ts';

type BookedHoliday = Pick<OrderVersion, 'accepted' | 'document'> & { readonly orderId: string };

/**
 * null when it may be moved now. One that its hotel has changed is priced as it was sold, so that
 * people see to it. A transfer of the next two days is not given back.
 */
export async function whyOrderKeepsNights(
  context: Pick<PurchaseContext, 'clock' | 'market'>,
  database: Database | Tx,
  { orderId, accepted, document }: BookedHoliday,
  kind: 'DATES' | 'FLIGHTS' = 'DATES',
): Promise<ChangeRefusal | null> {
  const { holiday, choices, reductions = [] } = accepted;
  const isChangedByOthers =
    areReducedByOthers(reductions) ||
    isOfOtherHotel(holiday) ||
    (await findOpenNotice(database, orderId)) !== undefined;
  if (isChangedByOthers) return 'dates_changed_by_others';
  if (kind === 'FLIGHTS' && !holiday.flights) return 'flights_none';
  const found = whyNightsStay(accepted, todayOf(context));
  // Other flights leave the stay as it is, whatever its hotel gives back.
  const refusal = kind === 'FLIGHTS' && found === 'dates_not_given_back' ? null : found;
  if (refusal || !choices.transfer) return refusal;
  const hours = hoursUntil(holidayStart(document), context.clock());
  return hours <= TRANSFER_HOURS ? 'dates_transfer_too_late' : null;
}
