/** Paying a booking early, and moving its payments. */
import {
  MOST_MOVES,
  payableEarly,
  sumOf,
  type UntakenPayment,
} from '#domain/booking/payment-changes.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { isBeingTaken, type OwnBooking } from '#server/booking/own-booking.ts';
import {
  balanceDayOf,
  countMoves,
  movePayment,
  payEarly,
  type PaymentChange,
} from '#server/booking/payment-changes.ts';
import { todayOf } from '#server/market/market.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { BookingPaymentPlan } from '../generated.ts';
import { moneyOf } from '../money.ts';
import { makeKeptCard } from './kept-card.ts';

export const paymentChangeResolvers = {
  Mutation: {
    payBookingEarly: async (_root, asked, context) =>
      answerOf(await payEarly(visitorContext(context), asked)),
    moveBookingPayment: async (_root, { orderCode, payment: number, to }, context) =>
      answerOf(await movePayment(visitorContext(context), { orderCode, number, to })),
  },
} satisfies ResolverMap;

const answerOf = (change: PaymentChange) =>
  change.kind === 'changed'
    ? { kind: 'PaymentsChanged' as const, booking: change.booking }
    : { kind: 'InvalidInput' as const, errors: [...change.errors] };

/** What can be changed about the payments of a booking by whoever may pay. */
export async function makePaymentPlan(
  booking: OwnBooking,
  context: GraphContext,
): Promise<BookingPaymentPlan> {
  const { shop } = context;
  const today = todayOf(shop);
  const open = booking.payments.flatMap(({ number, dueDate, amount, state }): UntakenPayment[] =>
    number > 1 && (state === 'DUE' || state === 'DECLINED')
      ? [{ number, dueDate, amount, isDeclined: state === 'DECLINED' }]
      : [],
  );
  const payable = payableEarly(open, today);
  const balanceDay = balanceDayOf(booking);
  const { waitsFor } = booking;
  const taken = booking.payments.filter((payment) => isBeingTaken(payment, booking, today));
  const moves = await countMoves(visitorContext(context).database, booking.id, today);
  const movesLeft = Math.max(0, MOST_MOVES - moves);
  return {
    balanceDay,
    payableEarly: moneyOf(shop, waitsFor === null ? sumOf(payable) : 0),
    beingTaken: moneyOf(shop, sumOf(taken)),
    waitsFor,
    ...(await makeKeptCard(booking, context)),
    movesLeft,
    movable: payable
      .filter(({ isDeclined, dueDate }) => !isDeclined && dueDate < balanceDay && movesLeft > 0)
      .map(({ number }) => number),
  };
}
