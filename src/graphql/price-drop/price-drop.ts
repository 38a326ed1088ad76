/** Price-drop protection: claims and what they came to (GQL-08). */
import { never } from '#domain/errors/never.ts';
import { changeReason } from '#domain/holiday/price-change.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { findOwnClaim, type PriceDropClaim } from '#server/price-drop/claim-record.ts';
import { createClaim } from '#server/price-drop/create-claim.ts';
import { listProtections } from '#server/price-drop/protections.ts';
import { listCredits } from '#server/wallet/credit-record.ts';
import { visitorContext } from '../context.ts';
import { makePriceChange } from '../holiday/price.ts';

export const priceDropResolvers = {
  Query: {
    priceDropProtections: (_root, { orderCode }, context) =>
      listProtections(visitorContext(context), orderCode ?? undefined),
    priceDropProtectionClaim: async (_root, { id }, context) => {
      const claim = await findOwnClaim(visitorContext(context), id);
      return claim ?? notFound(id, 'claim_not_found');
    },
  },
  Mutation: {
    createPriceDropProtectionClaim: async (_root, { orderCode }, context) => {
      const outcome = await createClaim(visitorContext(context), orderCode);
      switch (outcome.kind) {
        case 'PriceDropProtectionClaim':
          return outcome;
        case 'not protected':
          return notFound(orderCode, 'not_protected');
        case 'absent':
          return {
            kind: 'OrderNotFound',
            id: orderCode,
            message: sentenceOf(PRICE_DROP_REFUSALS, 'no_order_of_yours'),
          };
        default:
          return never(outcome);
      }
    },
  },
  PriceDropProtectionClaim: {
    orderReference: ({ orderCode }) => orderCode,
    status: ({ state }) => state.kind,
    refusal: ({ state }) => (state.kind === 'REFUSED' ? refusalOf(state.reason) : null),
    priceChange: ({ state }, _args, { shop }) =>
      state.kind === 'GRANTED'
        ? makePriceChange(shop, {
            ...state,
            reason: changeReason({ ...state, changedBy: undefined, rate: 'same' }),
          })
        : null,
    credit: async ({ state, customerId }, _args, context) => {
      if (state.kind !== 'GRANTED') return null;
      const { database, market } = visitorContext(context);
      const credits = await listCredits(database, customerId, market);
      const credit = credits.find(({ id }) => id === state.creditId);
      return credit?.kind === 'PriceDropProtectionCredit' ? credit : null;
    },
  },
} satisfies ResolverMap;

const notFound = (id: string, code: 'claim_not_found' | 'not_protected') =>
  ({
    kind: 'PriceDropProtectionClaimNotFound',
    id,
    message: sentenceOf(PRICE_DROP_REFUSALS, code),
  }) as const;

function refusalOf(
  reason: Extract<PriceDropClaim['state'], { kind: 'REFUSED' }>['reason'],
): string {
  switch (reason) {
    case 'not_cheaper':
      return sentenceOf(PRICE_DROP_REFUSALS, 'price_not_cheaper');
    case 'sold_out':
      return sentenceOf(PRICE_DROP_REFUSALS, 'price_sold_out');
    case 'unknown':
      return sentenceOf(PRICE_DROP_REFUSALS, 'price_unknown');
    case 'not_protected':
      return sentenceOf(PRICE_DROP_REFUSALS, 'not_protected');
    default:
      return never(reason);
  }
}
