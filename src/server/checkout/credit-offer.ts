/** What a customer's credits do for a checkout: each alone, and the best of them together. */
import type { Currency, Pence } from '#domain/money.ts';
import { bestCredits } from '#domain/wallet/best-credits.ts';
import { statusOfCredit } from '#domain/wallet/credit.ts';
import {
  describeFailedCondition,
  failedCondition,
  worthOf,
  type SpendingFacts,
} from '#domain/wallet/use-credits.ts';
import { customerOf } from '#server/account/visitor.ts';
import { findBasket, receiptOf, spendingIn } from '#server/basket/basket-record.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { listCredits, type CreditRecord } from '#server/wallet/credit-record.ts';
import { findOwnCheckout } from './checkout-record.ts';

export type CreditOption = {
  readonly credit: CreditRecord;
  readonly isChosen: boolean;
  /** In pence, used alone. */
  readonly takes: Pence;
  /** What the holiday is not that it would have to be, as the end of a sentence about it. */
  readonly failedCondition: string | undefined;
};

export type CreditOffer = {
  /** Those that can be used now, and those that are chosen. */
  readonly options: readonly CreditOption[];
  /** What is paid to us without credits, in pence; and what of it credits may pay. */
  readonly payable: Pence;
  readonly room: Pence;
  /** What those that are chosen take off now, in pence. */
  readonly taken: Pence;
  /** Takes most off and loses nothing; none where each would lose something. */
  readonly best: readonly CreditRecord[];
  /** In pence. */
  readonly bestTakes: Pence;
};

/** The offer for the visitor's own checkout; undefined for everybody else's (S-05). */
export async function loadCreditOffer(
  context: VisitorContext,
  checkoutId: string,
): Promise<CreditOffer | undefined> {
  const { database, visitor, market, clock } = context;
  const checkout = await findOwnCheckout(context, checkoutId);
  const basket = checkout && (await findBasket(database, checkout.basketId));
  if (!basket) return undefined;
  const customer = customerOf(visitor);
  const owned = customer ? await listCredits(database, customer.id, market) : [];
  const usable = owned.filter((credit) => statusOfCredit(credit, clock()) === 'AVAILABLE');
  const chosen = basket.chosenCredits.credits;
  const isChosen = ({ id }: CreditRecord) => chosen.some((credit) => credit.id === id);
  const offered = [...usable, ...chosen.filter(({ id }) => usable.every((one) => one.id !== id))];
  const spending = spendingIn(basket, market.currency);
  const best = bestCredits(usable, spending);
  return {
    options: offered.map((credit) => ({
      credit,
      isChosen: isChosen(credit),
      takes: Math.max(0, Math.min(credit.amount, spending.room)),
      failedCondition: conditionOf(credit, spending, market.currency),
    })),
    payable: spending.payable,
    room: spending.room,
    taken: spending.payable - receiptOf(basket, market.currency).payable,
    best,
    bestTakes: worthOf(best),
  };
}

const conditionOf = (credit: CreditRecord, spending: SpendingFacts, currency: Currency) =>
  failedCondition(credit, spending) && describeFailedCondition(credit, spending, currency);
