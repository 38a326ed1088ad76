/** What placing an order answers, in the schema's types and with words (ORD-01, MSG-36). */
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import { loadOrder } from '#server/order/load-order.ts';
import { makePriceChange, visitorContext } from '../basket/basket.ts';
import { wordsFor } from '../checkout/payment-words.ts';
import type { GraphContext } from '../context.ts';

const ITEMS: Record<string, string> = {
  flight: 'flight',
  stay: 'hotel',
  transfer: 'transfer',
  parking: 'car park',
  insurance: 'insurance',
};

const FAILED: Record<string, string> = {
  PRICE_CHANGED: 'The price changed while we were booking. Nothing was charged',
  NAME_REFUSED:
    'A supplier could not take the booking with these names. Nothing was charged. Check them against the passports',
  SUPPLIER_UNAVAILABLE:
    'Sorry, there was a technical issue and we could not finish your booking. Nothing was charged. Try again or call us',
  INCOMPLETE: 'Some steps still need answers before you can book',
  PROCESSING: 'We are still working on your booking. Refresh this page to see how it stands',
};

export async function makePlaceOrderResult(
  context: GraphContext,
  checkoutId: string,
  outcome: PlaceOutcome,
) {
  switch (outcome.kind) {
    case 'PlacedOrder':
      return {
        kind: outcome.kind,
        order: await loadOrder(visitorContext(context), { checkoutId }),
      };
    case 'OrderPlacementFailed':
      return {
        ...outcome,
        message: FAILED[outcome.reason] ?? wordsFor(outcome.reason),
        priceChange: outcome.priceChange && makePriceChange(context.shop, outcome.priceChange),
      };
    case 'PaymentTokenInvalid':
      return {
        ...outcome,
        message: 'This payment cannot be used. Nothing was charged. Please pay again',
      };
    case 'ItemDoesNotExist':
      return {
        ...outcome,
        message: `The ${ITEMS[outcome.item] ?? outcome.item} has just been sold out. Nothing was charged`,
      };
    case 'DuplicateOrder':
      return { ...outcome, message: 'This holiday is already booked' };
    default:
      return { ...outcome, message: wordsFor(outcome.kind) };
  }
}
