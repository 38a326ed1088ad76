/** The card that payments of a booking are taken from, and another in its place. */
import { mayDo } from '#domain/booking/booking-roles.ts';
import { CARD_CHANGE_REFUSALS } from '#domain/booking/payment-change-refusals.ts';
import { sumOf } from '#domain/booking/payment-changes.ts';
import { never } from '#domain/errors/never.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import type { OwnBooking } from '#server/booking/own-booking.ts';
import {
  findKeptCard,
  finishReplacingCard,
  replaceCard,
  type ReplacingCard,
} from '#server/booking/replace-card.ts';
import { unprovenAnswer } from '../account/unproven-answer.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { BookingPaymentPlan, CardChangeState } from '../generated.ts';
import { moneyOf } from '../money.ts';

export const keptCardResolvers = {
  Mutation: {
    replaceBookingCard: async (_root, { retryAmount = null, ...asked }, context) => {
      const { origin } = context;
      const replacing = { ...asked, retryAmount, origin };
      return answerOf(await replaceCard(visitorContext(context), replacing), asked.orderCode);
    },
    finishBookingCard: async (_root, asked, context) =>
      answerOf(await finishReplacingCard(visitorContext(context), asked), asked.orderCode),
  },
} satisfies ResolverMap;

function answerOf(replacing: ReplacingCard, orderCode: string) {
  switch (replacing.kind) {
    case 'PaymentPage':
      return replacing;
    case 'replacement': {
      const { booking, replacement } = replacing;
      return { kind: 'CardReplacing' as const, booking, id: replacement.id };
    }
    case 'absent':
      return {
        kind: 'OrderNotFound' as const,
        id: orderCode,
        message: sentenceOf(PRICE_DROP_REFUSALS, 'no_order_of_yours'),
      };
    case 'refused':
    case 'fresh proof needed':
      return unprovenAnswer(replacing);
    default:
      return never(replacing);
  }
}

type KeptCardFields = Pick<
  BookingPaymentPlan,
  'card' | 'canReplaceCard' | 'declined' | 'cardChange'
>;

/** What whoever may pay knows of the card. */
export async function makeKeptCard(
  booking: OwnBooking,
  context: GraphContext,
): Promise<KeptCardFields> {
  const { card, isReplaceable, last } = await findKeptCard(visitorContext(context), booking);
  const declined = booking.payments.filter(({ state }) => state === 'DECLINED');
  return {
    card: card ?? null,
    canReplaceCard: isReplaceable && mayDo(booking.role, 'what is grave'),
    declined: moneyOf(context.shop, sumOf(declined)),
    cardChange: last
      ? {
          id: last.id,
          state: stateOf(last.state),
          refusal: last.refusal && sentenceOf(CARD_CHANGE_REFUSALS, last.refusal),
        }
      : null,
  };
}

function stateOf(state: string): CardChangeState {
  if (state === 'AUTHORISED') return 'CHANGING';
  return state === 'REPLACED' || state === 'DONE' ? 'CHANGED' : 'NOT_CHANGED';
}
