/**
 * What others have changed of a booking, for its people: was and now, what keeping it takes off,
 * and the answer that keeps it. Ending it is cancelling, which loses nothing until they answer
 * (`order/request-cancellation.ts`).
 */
import { mayDo } from '#domain/booking/booking-roles.ts';
import { significanceOf } from '#domain/booking/significant-change.ts';
import {
  alternativeOff,
  alternativeReduction,
  priceReduction,
  remindersAt,
} from '#domain/booking/their-change.ts';
import { totalOf, type LineKind, type PriceLine } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { keptSoFar } from '#domain/order/order-document.ts';
import { refuse } from '#domain/refuse.ts';
import { mayTry } from '#server/account/quota.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Accepted } from '#server/order/accepted.ts';
import { spendQuoteOfChange, type QuotedChange } from '#server/order/order-changes.ts';
import {
  listInstead,
  loweredInstead,
  quoteTheirChange,
  takeInstead,
  withReduction,
  type InsteadTotals,
} from '#server/order/their-changes.ts';
import { papersVersion } from '#server/order/versions.ts';
import type { CallerContext, VisitorContext } from '#server/purchase-context.ts';
import type { InsteadOnSale } from '#server/search/deal-choices.ts';
import { applyChanges, holidayFactsOf } from './notices/apply-notice.ts';
import { makeKeeper } from './notices/kept-alternatives.ts';
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
  const sold = await soldFor(database, booking);
  return notices.map((notice) => ({
    ...notice,
    booking,
    reminders:
      notice.answerBy === null
        ? []
        : remindersAt(new Date(notice.handledAt), new Date(notice.answerBy)),
    reduction: reductionOf(booking.accepted, notice, sold),
    paid: keptSoFar(booking.document),
  }));
}

/** What a reduction is a share of: the flights and the hotel, as they were sold. */
const HOLIDAY: readonly LineKind[] = ['flights', 'booking_fee', 'fulfilment', 'hotel'];

function reductionOf(was: Accepted, { changes }: KeptNotice, sold: Pence): Pence {
  const now = applyChanges(was, changes);
  return priceReduction(holidayFactsOf(was), holidayFactsOf(now, changes), sold);
}

async function soldFor(database: Database, { id, accepted }: OwnBooking): Promise<Pence> {
  const lines = receiptOf(accepted, accepted.currency).lines.filter(
    ({ kind, due }) => HOLIDAY.includes(kind) && due === 'booking',
  );
  return Math.max(0, totalOf(lines) - (await loweredInstead(database, { orderId: id, accepted })));
}

const lessFor = ({ title }: KeptNotice, amount: Pence): PriceLine => ({
  kind: 'discount',
  label: 'Less, as your holiday was changed',
  basis: title,
  amount: -amount,
  due: 'booking',
  chosen: false,
});

/** Another holiday that can be had in place of the one that others have changed. */
export type TheirAlternative = {
  readonly id: string;
  readonly holiday: PricedHoliday;
  /** Which of both is another one than was booked. */
  readonly isOtherHotel: boolean;
  readonly isOtherFlights: boolean;
  /** Of what is paid to us: nothing, or less. */
  readonly difference: Pence;
};

const alternatives = makeKeeper<readonly TheirAlternative[]>();

const keyOf = (open: KeptNotice, { id, document }: OwnBooking): string =>
  `${open.id} of ${id}, ${papersVersion(document)}`;

/**
 * What can be had instead of an open change, for whoever may change the booking. Suppliers are
 * asked anew once what they said is as old as a quote may be, and for one booking so often alone.
 */
export async function listAlternatives(
  context: VisitorContext,
  booking: OwnBooking,
  onSale: InsteadOnSale,
): Promise<readonly TheirAlternative[]> {
  const open = openOf(await listNotices(context.database, booking.id));
  if (!open) return [];
  return alternatives.keep(keyOf(open, booking), context.clock(), async () =>
    (await mayTry(context, 'alternatives', { order: booking.id }))
      ? askAlternatives(context, booking, open, onSale)
      : [],
  );
}

async function askAlternatives(
  context: VisitorContext,
  booking: OwnBooking,
  open: KeptNotice,
  onSale: InsteadOnSale,
): Promise<readonly TheirAlternative[]> {
  const payable = (of: Accepted) => receiptOf(of, of.currency).payable;
  const theirs = replacedBy(booking, open);
  const sold = await soldFor(context.database, booking);
  const found = await listInstead(context, theirs, onSale, offFor(theirs.was, open, sold));
  return found.map(({ id, accepted }) => ({
    id,
    holiday: accepted.holiday,
    isOtherHotel: theirs.replaced.stay,
    isOtherFlights: theirs.replaced.flights,
    difference: payable(accepted) - payable(theirs.was),
  }));
}

/** What of the holiday is looked for anew. Lost access is for people to find. */
function replacedBy({ id: orderId, accepted: was }: OwnBooking, { changes }: KeptNotice) {
  const now = applyChanges(was, changes);
  const codes = significanceOf(holidayFactsOf(was), holidayFactsOf(now, changes));
  const isLost = codes.includes('access');
  return {
    orderId,
    was,
    now,
    replaced: {
      stay: !isLost && codes.some((code) => OF_STAY.includes(code)),
      flights: !isLost && codes.some((code) => OF_FLIGHTS.includes(code)),
    },
  };
}

const OF_STAY: readonly string[] = ['hotel', 'stars', 'board', 'place'];
const OF_FLIGHTS: readonly string[] = ['airport', 'date', 'hours'];

/** It costs no more than was booked, and less by what it is less. */
const offFor =
  (was: Accepted, notice: KeptNotice, sold: Pence) =>
  (accepted: Accepted, totals: InsteadTotals): PriceLine | undefined => {
    const facts = [was, accepted].map((of) => holidayFactsOf(of));
    const reduction = alternativeReduction(facts[0]!, facts[1]!, sold);
    const off = alternativeOff({ ...totals, reduction });
    return off === 0 ? undefined : lessFor(notice, off);
  };

type Answer = {
  readonly orderCode: string;
  readonly noticeId: string;
  /** Of what is taken instead; without it the holiday is kept. */
  readonly alternativeId?: string | null | undefined;
};

/**
 * Quotes keeping the holiday as it is now, for less, or taking another one instead: accepted as
 * every change is. `absent` for whoever may not change the booking; refused for what is answered,
 * or was replaced by another. Suppliers are asked for another holiday, as for every change that is
 * quoted.
 */
export async function answerTheirChange(
  context: CallerContext,
  { orderCode, noticeId, alternativeId }: Answer,
  onSale: InsteadOnSale,
): Promise<QuotedChange> {
  const booking = await loadBooking(context, orderCode);
  if (!booking || !mayDo(booking.role, 'change')) return { kind: 'absent' };
  const open = openOf(await listNotices(context.database, booking.id));
  if (open?.id !== noticeId) return refused('nothing_to_answer');
  const sold = await soldFor(context.database, booking);
  if (!alternativeId)
    return quoteTheirChange(context, booking.id, { noticeId, accepted: kept(booking, open, sold) });
  const usedUp = await spendQuoteOfChange(context);
  if (usedUp) return usedUp;
  const theirs = replacedBy(booking, open);
  const asked = { id: alternativeId, takenOff: offFor(theirs.was, open, sold) };
  const accepted = await takeInstead(context, theirs, onSale, asked);
  if (accepted) return quoteTheirChange(context, booking.id, { noticeId, accepted });
  alternatives.forget(keyOf(open, booking));
  return refused('alternative_gone');
}

const refused = (code: 'nothing_to_answer' | 'alternative_gone'): QuotedChange => ({
  kind: 'refused',
  errors: [refuse(CHANGING_REFUSALS, code, '')],
});

function kept({ accepted: was }: OwnBooking, open: KeptNotice, sold: Pence): Accepted {
  const reduction = reductionOf(was, open, sold);
  const now = applyChanges(was, open.changes);
  return reduction === 0 ? now : withReduction(now, lessFor(open, reduction));
}
