/** Choosing credits at the checkout (WALL-04, WALL-05, MSG-38). */
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import {
  refusalOfCredits,
  type CreditRefusal,
  type CreditsChoice,
} from '#domain/wallet/credit-refusal.ts';
import { CREDIT_REFUSALS } from '#domain/wallet/refusals.ts';
import { judgeCredits } from '#domain/wallet/use-credits.ts';
import { customerOf } from '#server/account/visitor.ts';
import { spendingIn, type Basket } from '#server/basket/basket-record.ts';
import { changeBasket, type BasketPatch } from '#server/basket/basket.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { listCredits, type CreditRecord } from '#server/wallet/credit-record.ts';
import { findOwnCheckout } from './checkout-record.ts';
import { loadCheckout, type CheckoutOutcome } from './checkout.ts';

/**
 * Beside what every step of a checkout comes to: `unknown`: not credits of the customer, or nobody
 * is logged in; `expired`: the basket's time is up.
 */
export type CreditsOutcome =
  | CheckoutOutcome
  | CreditRefusal
  | { readonly kind: 'unknown' | 'expired'; readonly errors: readonly FieldError[] };

/**
 * Takes the credits off the price of the checkout's basket: all of them, or none. They are locked
 * when the order is claimed and not before, so that another checkout may be quicker.
 */
export async function setCheckoutCredits(
  context: VisitorContext,
  checkoutId: string,
  choice: CreditsChoice,
): Promise<CreditsOutcome> {
  const checkout = await findOwnCheckout(context, checkoutId);
  if (!checkout) return { kind: 'absent' };
  const credits = await findChosen(context, choice.creditIds);
  if ('kind' in credits) return credits;
  const { currency } = context.market;
  const now = context.clock();
  const refusalIn = (basket: Basket) =>
    refusalOfCredits(choice, { spending: spendingIn(basket, currency), credits, now, currency });
  const changed = await changeBasket(
    context,
    checkout.basketId,
    { live: true },
    (basket) => refusalIn(basket)?.errors ?? patchOf(credits, basket, context),
  );
  if (changed.kind === 'absent') return changed;
  if (changed.kind === 'refused')
    return refusalIn(changed.basket) ?? refusalOfBasket(changed.errors);
  const after = await loadCheckout(context, checkoutId);
  return after ? { kind: 'checkout', checkout: after } : { kind: 'absent' };
}

/** The customer's credits of this market with these ids; to take all out, nobody has to log in. */
async function findChosen(
  { database, visitor, market }: VisitorContext,
  ids: readonly string[],
): Promise<readonly CreditRecord[] | CreditsOutcome> {
  if (ids.length === 0) return [];
  const customer = customerOf(visitor);
  if (!customer)
    return { kind: 'unknown', errors: [refuse(ACCOUNT_REFUSALS, 'not_logged_in', 'creditIds')] };
  const owned = await listCredits(database, customer.id, market);
  const missing = ids.findIndex((id) => owned.every((credit) => credit.id !== id));
  if (missing < 0) return owned.filter(({ id }) => ids.includes(id));
  const field = `creditIds[${missing}]`;
  return { kind: 'unknown', errors: [refuse(CREDIT_REFUSALS, 'credit_unknown', field)] };
}

/** With what is lost now: a choice that would lose more later takes nothing off. */
function patchOf(
  credits: readonly CreditRecord[],
  basket: Basket,
  { market }: VisitorContext,
): BasketPatch {
  const judged = judgeCredits(credits, spendingIn(basket, market.currency));
  const acceptedLoss = judged.kind === 'fit' ? judged.loss : 0;
  return { chosenCredits: { creditIds: credits.map(({ id }) => id), acceptedLoss } };
}

/** What stands against any change of the basket; it is told of the checkout that was named. */
function refusalOfBasket(refusals: readonly FieldError[]): CreditsOutcome {
  const errors = refusals.map((error) =>
    error.field === 'basketId' ? { ...error, field: 'checkoutId' } : error,
  );
  const isExpired = errors.some(({ code }) => code === 'basket_expired');
  return { kind: isExpired ? 'expired' : 'refused', errors };
}
