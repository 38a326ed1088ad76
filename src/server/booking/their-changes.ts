/**
 * What others have changed of a booking, for its people: was and now, what keeping it takes off,
 * and the answer that keeps it. Ending it is cancelling, which loses nothing until they answer
 * (`order/request-cancellation.ts`).
 */
import { mayDo } from '#domain/booking/booking-roles.ts';
import { priceReduction, remindersAt } from '#domain/booking/their-change.ts';
import type { LineKind } from '#domain/holiday/price.ts';
import type { Pence } from '#domain/money.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { keptSoFar } from '#domain/order/order-document.ts';
import { refuse } from '#domain/refuse.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Accepted } from '#server/order/accepted.ts';
import type { QuotedChange } from '#server/order/order-changes.ts';
import { quoteTheirChange, withReduction } from '#server/order/their-changes.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { applyChanges, holidayFactsOf } from './notices/apply-notice.ts';
import { listNotices, openOf, type KeptNotice } from './notices/notice-record.ts';
import type { OwnBooking } from './own-booking.ts';
import { loadBooking } from './own-booking.ts';

export type TheirChangeOfBooking = KeptNotice & {
  readonly booking: OwnBooking;
  /** When a reminder is written, or was. */
  readonly reminders: readonly Date[];
  /** Of one that is not answered, what keeping the holiday takes off it. */
  readonly reduction: Pence;
  /** What has been paid and not given back, and goes back to whoever ends it. */
  readonly paid: Pence;
};

/** The newest first. */
export async function listTheirChanges(
  database: Database,
  booking: OwnBooking,
): Promise<readonly TheirChangeOfBooking[]> {
  const notices = await listNotices(database, booking.id);
  return notices.map((notice) => ({
    ...notice,
    booking,
    reminders:
      notice.answerBy === null
        ? []
        : remindersAt(new Date(notice.handledAt), new Date(notice.answerBy)),
    reduction: reductionOf(booking.accepted, notice),
    paid: keptSoFar(booking.document),
  }));
}

/** What a reduction is a share of: the flights and the hotel, as they were sold. */
const HOLIDAY: readonly LineKind[] = ['flights', 'booking_fee', 'fulfilment', 'hotel'];

function reductionOf(was: Accepted, { changes }: KeptNotice): Pence {
  const price = receiptOf(was, was.currency)
    .lines.filter(({ kind, due }) => HOLIDAY.includes(kind) && due === 'booking')
    .reduce((sum, { amount }) => sum + amount, 0);
  const now = applyChanges(was, changes);
  return priceReduction(holidayFactsOf(was), holidayFactsOf(now, changes), price);
}

/**
 * Quotes keeping the holiday as it is now, for less: accepted as every change is. `absent` for
 * whoever may not change the booking; refused for what is answered, or was replaced by another.
 */
export async function keepTheirChange(
  context: VisitorContext,
  { orderCode, noticeId }: { readonly orderCode: string; readonly noticeId: string },
): Promise<QuotedChange> {
  const booking = await loadBooking(context, orderCode);
  if (!booking || !mayDo(booking.role, 'change')) return { kind: 'absent' };
  const open = openOf(await listNotices(context.database, booking.id));
  if (open?.id !== noticeId)
    return { kind: 'refused', errors: [refuse(CHANGING_REFUSALS, 'nothing_to_answer', '')] };
  const reduction = reductionOf(booking.accepted, open);
  const now = applyChanges(booking.accepted, open.changes);
  const accepted =
    reduction === 0
      ? now
      : withReduction(now, {
          kind: 'discount',
          label: 'Less, as your holiday was changed',
          basis: open.title,
          amount: -reduction,
          due: 'booking',
          chosen: false,
        });
  return quoteTheirChange(context, booking.id, { noticeId, accepted });
}
