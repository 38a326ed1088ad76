/** What becomes of a basket whose promotional code cannot be used once more when it is paid. */
import { receiptOf, type Basket } from '#server/basket/basket-record.ts';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';

/**
 * Takes the code out while `tx` locks the basket: nothing is ordered, and the visitor sees was and
 * now, with the reason, before paying again (R19).
 */
export async function takeCodeOut(
  { market }: Pick<PurchaseContext, 'market'>,
  tx: Tx,
  basket: Basket,
  refusal: 'promo_code_used_up' | 'promo_code_used_already',
): Promise<PlaceOutcome> {
  const priceChange = {
    was: receiptOf(basket, market.currency).total,
    now: receiptOf({ ...basket, promotionalCode: undefined }, market.currency).total,
    reason: `The promo code ${basket.promotionalCode?.code} ${REASONS[refusal]}`,
  };
  await tx
    .updateTable('basket')
    .set({
      promotional_code: null,
      price_change: JSON.stringify(priceChange),
      version: basket.version + 1,
    })
    .where('id', '=', basket.id)
    .execute();
  return {
    kind: 'OrderPlacementFailed',
    reason: 'price_changed',
    priceChange,
    moneyReturned: true,
  };
}

const REASONS = {
  promo_code_used_up: 'has been used up since you entered it',
  promo_code_used_already: 'can be used only as often as you have used it already',
} as const;
