/** Paying a share of a booking by a card of one's own. */
import { sumOf } from '#domain/booking/payment-changes.ts';
import { SHARE_REFUSALS } from '#domain/booking/share-refusals.ts';
import { keptSoFar } from '#domain/order/order-document.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { OwnBooking } from '#server/booking/own-booking.ts';
import {
  finishShare,
  loadShares,
  payShare,
  type BookingShares,
  type PaidShare,
} from '#server/booking/pay-share.ts';
import { todayIn } from '#server/market/market.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { BookingShare, SharePaymentState } from '../generated.ts';
import { moneyOf } from '../money.ts';

export const shareResolvers = {
  Mutation: {
    payBookingShare: async (_root, asked, context) => {
      const { origin } = context;
      return answerOf(
        await payShare(visitorContext(context), { ...asked, origin }),
        asked.orderCode,
      );
    },
    finishBookingShare: async (_root, asked, context) =>
      answerOf(await finishShare(visitorContext(context), asked), asked.orderCode),
  },
} satisfies ResolverMap;

function answerOf(paid: PaidShare, orderCode: string) {
  switch (paid.kind) {
    case 'PaymentPage':
      return paid;
    case 'share':
      return { kind: 'SharePaying' as const, booking: paid.booking, id: paid.share.id };
    case 'refused':
      return { kind: 'InvalidInput' as const, errors: [...paid.errors] };
    default:
      return {
        kind: 'OrderNotFound' as const,
        id: orderCode,
        message: sentenceOf(PRICE_DROP_REFUSALS, 'no_order_of_yours'),
      };
  }
}

/** What whoever asks may pay of it; null for those who may not. */
export async function makeShares(
  booking: OwnBooking,
  context: GraphContext,
): Promise<BookingShare | null> {
  const { shop } = context;
  const visiting = visitorContext(context);
  const found = await loadShares(visiting, booking);
  if (!found) return null;
  const open = booking.payments.filter(({ state }) => state === 'DUE' || state === 'DECLINED');
  const next = open.find(({ state }) => state === 'DECLINED') ?? open[0];
  const own = customerOf(visiting.visitor)?.id;
  return {
    paid: moneyOf(shop, keptSoFar(booking.document)),
    stillToPay: moneyOf(shop, sumOf(open)),
    payable: moneyOf(shop, found.payable),
    next: next ? { dueDate: next.dueDate, amount: moneyOf(shop, next.amount) } : null,
    stop: found.stop && sentenceOf(SHARE_REFUSALS, found.stop),
    payments: found.shares.map((share) => ({
      id: share.id,
      amount: moneyOf(shop, share.amount),
      state: stateOf(share),
      paidBy: share.paidBy,
      isOwn: share.customerId === own,
      paidOn: todayIn(shop.market.timeZone, new Date(share.endedAt ?? share.createdAt)),
      refusal: share.refusal && sentenceOf(SHARE_REFUSALS, share.refusal),
      refunds: share.refunds.map(({ amount, ...refund }) => ({
        ...refund,
        amount: moneyOf(shop, amount),
      })),
    })),
  };
}

const stateOf = ({ state }: BookingShares['shares'][number]): SharePaymentState => {
  if (state === 'PAID') return state;
  return state === 'RELEASING' || state === 'GIVEN_BACK' ? 'GIVEN_BACK' : 'RESERVED';
};
