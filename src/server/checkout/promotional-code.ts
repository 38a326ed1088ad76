/** Entering a promotional code, and taking it out again (PROMO-02, MSG-14). */
import { PROMOTIONAL_CODE_REFUSALS } from '#domain/basket/promotional-code-refusals.ts';
import {
  parsePromotionalCode,
  refusalOfCode,
  type CodeTerms,
} from '#domain/basket/promotional-code.ts';
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { formatMoney, money } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { spendCodeTry, type Spending } from '#server/account/caller-quota.ts';
import { receiptOf, type Basket } from '#server/basket/basket-record.ts';
import { changeBasket, type BasketOutcome } from '#server/basket/basket.ts';
import { findPromotionalCode } from '#server/basket/promotional-code-record.ts';
import type { CallerContext, Tx, VisitorContext } from '#server/purchase-context.ts';
import { findOwnCheckout, type CheckoutRecord } from './checkout-record.ts';
import { loadCheckout, type CheckoutOutcome } from './checkout.ts';
import { countCodeUses, makeCodeUser } from './promotional-code-use.ts';

/**
 * Beside what every step of a checkout comes to: `unknown`: there is no such code; `ineligible`:
 * there is, and this checkout cannot use it; `expired`: the basket's time is up.
 */
export type CodeOutcome =
  | CheckoutOutcome
  | {
      readonly kind: 'unknown' | 'ineligible' | 'expired';
      readonly errors: readonly FieldError[];
    };

/**
 * Takes the code, as it was typed, off the price of the checkout's basket; the same one again is no
 * second one. Its use is counted when the order is claimed.
 */
export async function addPromotionalCode(
  context: CallerContext,
  checkoutId: string,
  typed: string,
): Promise<CodeOutcome> {
  const checkout = await findOwnCheckout(context, checkoutId);
  if (!checkout) return { kind: 'absent' };
  const terms = await spendCodeTry(context, checkout.owner, (tx) => findTerms(context, tx, typed));
  if ('kind' in terms) return outcomeOf([refusalOfTry(terms)]);
  const uses = await countCodeUses(context.database, terms.code, userOf(context, checkout));
  const changed = await changeBasket(context, checkout.basketId, { live: true }, (basket) => {
    const refusal = refusalIn(context, basket, terms, uses);
    return refusal ? [refusal] : { promotionalCode: terms.code };
  });
  return answerOf(context, checkoutId, changed);
}

/** Takes the code out of the checkout's basket; where there is none, nothing changes. */
export async function removePromotionalCode(
  context: VisitorContext,
  checkoutId: string,
): Promise<CodeOutcome> {
  const checkout = await findOwnCheckout(context, checkoutId);
  if (!checkout) return { kind: 'absent' };
  const changed = await changeBasket(context, checkout.basketId, { live: true }, () => ({
    promotionalCode: null,
  }));
  return answerOf(context, checkoutId, changed);
}

/** The code of this market; a code of another one is none. */
async function findTerms(
  { market }: VisitorContext,
  tx: Tx,
  typed: string,
): Promise<CodeTerms | undefined> {
  const code = parsePromotionalCode(typed);
  const found = code === undefined ? undefined : await findPromotionalCode(tx, code);
  return found?.market === market.market ? found : undefined;
}

/** There is no such code; or nobody looks, after too many of them. */
const refusalOfTry = (spending: Spending): FieldError =>
  spending.kind === 'spent'
    ? refuse(PROMOTIONAL_CODE_REFUSALS, 'promo_code_unknown', 'code')
    : refuse(QUOTA_REFUSALS, 'too_many_promo_codes', 'code', {
        wait: waitInWords(spending.waitSeconds),
      });

/** Whoever has filled in the contact step is known by their address as well. */
const userOf = ({ secret }: VisitorContext, { owner, contact }: CheckoutRecord) =>
  contact ? makeCodeUser(secret, owner, contact.emailAddress) : { owner };

function refusalIn(
  { clock, market }: VisitorContext,
  basket: Basket,
  terms: CodeTerms,
  usedByCustomer: number,
): FieldError | undefined {
  const first = basket.promotionalCode?.code;
  if (first === terms.code) return undefined;
  if (first !== undefined)
    return refuse(PROMOTIONAL_CODE_REFUSALS, 'promo_code_second', 'code', { code: first });
  const { currency } = market;
  const { payable } = receiptOf(basket, currency);
  const refusal = refusalOfCode(terms, { now: clock(), payable, usedByCustomer });
  if (refusal === 'promo_code_least_spend')
    return refuse(PROMOTIONAL_CODE_REFUSALS, refusal, 'code', {
      least: formatMoney(money(terms.leastSpend, currency)),
    });
  return refusal && refuse(PROMOTIONAL_CODE_REFUSALS, refusal, 'code');
}

async function answerOf(
  context: VisitorContext,
  checkoutId: string,
  changed: BasketOutcome,
): Promise<CodeOutcome> {
  if (changed.kind === 'absent') return changed;
  if (changed.kind === 'refused') return outcomeOf(changed.errors);
  const checkout = await loadCheckout(context, checkoutId);
  return checkout ? { kind: 'checkout', checkout } : { kind: 'absent' };
}

/** A refusal of the basket is one of the checkout that was named. */
function outcomeOf(refusals: readonly FieldError[]): CodeOutcome {
  const errors = refusals.map((error) =>
    error.field === 'basketId' ? { ...error, field: 'checkoutId' } : error,
  );
  const has = (code: string) => errors.some((error) => error.code === code);
  if (has('promo_code_unknown')) return { kind: 'unknown', errors };
  if (has('basket_expired')) return { kind: 'expired', errors };
  const isOfCode = errors.some(({ code }) => code in PROMOTIONAL_CODE_REFUSALS);
  return { kind: isOfCode ? 'ineligible' : 'refused', errors };
}
