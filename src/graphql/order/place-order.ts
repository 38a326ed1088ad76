/** Placing the order with a ready payment (ORD-01). */
import { requestPlacement } from '#server/order/request-placement.ts';
import { visitorContext } from '../basket/basket.ts';
import type { GraphContext } from '../context.ts';
import type { ResolverMap } from '../schema.ts';
import { makePlaceOrderResult } from './place-order-result.ts';

export const placeOrderResolvers: ResolverMap = {
  Mutation: {
    placeOrder: async (
      _parent: never,
      { checkoutId, paymentToken }: { checkoutId: string; paymentToken: string },
      context: GraphContext,
    ) =>
      makePlaceOrderResult(
        context,
        checkoutId,
        await requestPlacement(visitorContext(context), checkoutId, paymentToken),
      ),
  },
};
