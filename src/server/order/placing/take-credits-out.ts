/** What becomes of a basket whose credits cannot be used any more when it is paid. */
import { formatMoney, money } from '#domain/money.ts';
import { receiptOf, type Basket } from '#server/basket/basket-record.ts';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import type { CreditRecord } from '#server/wallet/credit-record.ts';

/**
 * Takes the credits that are gone out while `tx` locks the basket: nothing is ordered, and the
 * visitor sees was and now, with the reason, before paying again (R19).
 */
export async function takeCreditsOut(
  { market }: Pick<PurchaseContext, 'market'>,
  tx: Tx,
  basket: Basket,
  gone: readonly CreditRecord[],
): Promise<PlaceOutcome> {
  const { credits, acceptedLoss } = basket.chosenCredits;
  const left = credits.filter(({ id }) => gone.every((credit) => credit.id !== id));
  const chosenCredits = { credits: left, acceptedLoss };
  const priceChange = {
    was: receiptOf(basket, market.currency).total,
    now: receiptOf({ ...basket, chosenCredits }, market.currency).total,
    reason: gone.map((credit) => reasonOf(credit, market)).join('. '),
  };
  await tx
    .updateTable('basket')
    .set({
      credit_ids: left.map(({ id }) => id),
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

const reasonOf = (
  { name, amount, use }: CreditRecord,
  { currency }: PurchaseContext['market'],
): string =>
  `The ${name} credit of ${formatMoney(money(amount, currency))} has been ${use ? 'used for another booking' : 'withdrawn'}`;
