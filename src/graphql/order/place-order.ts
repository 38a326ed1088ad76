/** Placing the order with a ready payment (ORD-01). */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { requestPlacement } from '#server/order/request-placement.ts';
import { reportError } from '#server/platform/report-error.ts';
import { visitorContext } from '../context.ts';
import { makePlaceOrderResult } from './place-order-result.ts';

export const placeOrderResolvers = {
  Mutation: {
    placeOrder: async (_root, { checkoutId, paymentToken }, context) => {
      const outcome = await requestPlacement(visitorContext(context), checkoutId, paymentToken);
      if (outcome.kind === 'OrderPlacementFailed')
        reportError(context.shop.log, 'PlaceOrderError', { reason: outcome.reason });
      return makePlaceOrderResult(context, checkoutId, outcome);
    },
  },
} satisfies ResolverMap;
