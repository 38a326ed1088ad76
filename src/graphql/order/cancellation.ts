/** Cancelling an order, and what goes back. */
import { never } from '#domain/errors/never.ts';
import { CANCELLING_REFUSALS } from '#domain/order/cancelling-refusals.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { unprovenAnswer } from '../account/unproven-answer.ts';
import { visitorContext } from '../context.ts';
import { moneyOf } from '../money.ts';

export const cancellationResolvers = {
  Query: {
    orderCancellation: async (_root, { orderCode }, context) =>
      (await quoteCancellation(visitorContext(context), orderCode)) ?? null,
  },
  Mutation: {
    cancelOrder: async (_root, args, context) => {
      const outcome = await requestCancellation(visitorContext(context), args);
      switch (outcome.kind) {
        case 'OrderCancellation':
          return outcome;
        case 'absent':
          return {
            kind: 'OrderNotFound' as const,
            id: args.orderCode,
            message: sentenceOf(PRICE_DROP_REFUSALS, 'no_order_of_yours'),
          };
        case 'refused':
        case 'fresh proof needed':
          return unprovenAnswer(outcome);
        default:
          return never(outcome);
      }
    },
  },
  OrderCancellation: {
    id: ({ orderId }) => orderId,
    orderReference: ({ orderCode }) => orderCode,
    state: ({ cancellation }) => {
      if (!cancellation) return 'QUOTED';
      return cancellation.done ? 'DONE' : 'ASKED';
    },
    isOurs: ({ cancellation }) => cancellation?.askedBy === 'OPERATOR',
    isForTheirChange: ({ noticeId, cancellation }) =>
      cancellation?.isForTheirChange ?? noticeId !== undefined,
    refusal: ({ refusal }) => refusal && sentenceOf(CANCELLING_REFUSALS, refusal),
    ownFlights: ({ ownFlights, cancellation }) =>
      cancellation || !ownFlights ? null : OWN_FLIGHTS[ownFlights.kind],
    terms: ({ terms }, _args, { shop }) =>
      terms.map(({ until, lost }) => ({ until, lost: moneyOf(shop, lost) })),
    paid: ({ paid }, _args, { shop }) => moneyOf(shop, paid),
    lost: ({ lost }, _args, { shop }) => moneyOf(shop, lost),
    dropKept: ({ dropKept }, _args, { shop }) => (dropKept ? moneyOf(shop, dropKept) : null),
    dropTheirs: ({ dropCredits: { theirs } }, _args, { shop }) =>
      theirs > 0 ? moneyOf(shop, theirs) : null,
    dropEnding: ({ dropCredits: { ending } }, _args, { shop }) =>
      ending > 0 ? moneyOf(shop, ending) : null,
    aside: ({ aside }, _args, { shop }) => (aside > 0 ? moneyOf(shop, aside) : null),
    keepsTickets: ({ cancellation }) => cancellation?.tickets === 'KEPT',
    refund: ({ refund }, _args, { shop }) => moneyOf(shop, refund),
    owed: ({ owed }, _args, { shop }) => moneyOf(shop, owed),
    parts: ({ parts }, _args, { shop }) =>
      parts.map(({ kind, amount, lost }) => ({
        kind,
        amount: moneyOf(shop, amount),
        lost: moneyOf(shop, lost),
      })),
    payments: ({ payments }, _args, { shop }) =>
      payments.map(({ paidOn, card, amount, back }) => ({
        paidOn,
        card,
        amount: moneyOf(shop, amount),
        back: moneyOf(shop, back),
      })),
    returnsCredits: ({ hasCredits }) => hasCredits,
    refunds: ({ refunds }, _args, { shop }) =>
      refunds.map(({ amount, ...refund }) => ({ ...refund, amount: moneyOf(shop, amount) })),
  },
} satisfies ResolverMap;

const OWN_FLIGHTS = {
  'to book': 'TO_BOOK',
  theirs: 'THEIRS',
  'paid by them': 'PAID_BY_THEM',
  unknown: null,
} as const;
