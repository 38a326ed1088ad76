/** What placing an order answers, in the schema's types and with a message (ORD-01, MSG-36). */
import { paymentMessage } from '#domain/checkout/payment-problem.ts';
import { problemOf, type PlaceOutcome } from '#server/checkout/place-outcome.ts';
import { loadOrder } from '#server/order/load-order.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import { makePriceChange } from '../holiday/price.ts';

/** The order that was placed, or why there is none. */
export async function makePlaceOrderResult(
  context: GraphContext,
  checkoutId: string,
  outcome: PlaceOutcome,
) {
  if (outcome.kind === 'PlacedOrder') {
    const order = await loadOrder(visitorContext(context), { checkoutId });
    if (!order) throw new Error(`checkout ${checkoutId} has lost its order`);
    return { kind: outcome.kind, order };
  }
  const message = paymentMessage(problemOf(outcome), context.shop.market);
  return outcome.kind === 'OrderPlacementFailed'
    ? {
        ...outcome,
        message,
        priceChange: outcome.priceChange && makePriceChange(context.shop, outcome.priceChange),
      }
    : { ...outcome, message };
}
