/** What a promotional code takes off a basket, and when it may be used (PROMO-01, PROMO-02). */
import { payableOf, type PriceLine } from '#domain/holiday/price.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';

/** What a code is worth, as it is announced; it never changes. */
export type PromotionalCode = {
  /** In capitals. */
  readonly code: string;
  readonly worth:
    | { readonly kind: 'amount'; readonly amount: Pence }
    | { readonly kind: 'percent'; readonly percent: number };
  /** What must be paid to us without it, in pence. */
  readonly leastSpend: Pence;
};

/** A code with what decides who may use it now. Instants are ISO with Z. */
export type CodeTerms = PromotionalCode & {
  readonly startsAt: string;
  readonly endsAt: string | undefined;
  /** In all; undefined = no limit. */
  readonly mostUses: number | undefined;
  /** By one customer; undefined = no limit. */
  readonly mostUsesEach: number | undefined;
  readonly used: number;
};

/** Why a code that there is cannot be used: codes of PROMOTIONAL_CODE_REFUSALS. */
export type CodeRefusal =
  | 'promo_code_unknown'
  | 'promo_code_ended'
  | 'promo_code_used_up'
  | 'promo_code_used_already'
  | 'promo_code_least_spend';

/** A code takes so much that this still has to be paid to us. */
export const LEAST_TO_PAY: Pence = 100;

/**
 * The lines of a receipt with that of the code, which stands after all that is paid to us; as they
 * are while the code takes nothing off.
 */
export function reduceLines(
  lines: readonly PriceLine[],
  code: PromotionalCode,
  currency: Currency,
): readonly PriceLine[] {
  const payable = payableOf(lines);
  const reduction = reductionOf(code, payable);
  if (reduction === 0) return lines;
  const isWhole = reduction === fullWorth(code, payable);
  return [
    ...lines.filter(({ due }) => due === 'booking'),
    {
      kind: 'discount',
      label: `Promo code ${code.code}`,
      basis: basisOf(code, isWhole, currency),
      amount: -reduction,
      due: 'booking',
      chosen: false,
    },
    ...lines.filter(({ due }) => due === 'hotel'),
  ];
}

/** In pence of what is paid to us; nothing below the least spend. A fraction is the customer's. */
export function reductionOf(code: PromotionalCode, payable: Pence): Pence {
  if (payable < code.leastSpend) return 0;
  return Math.max(0, Math.min(fullWorth(code, payable), payable - LEAST_TO_PAY));
}

/**
 * What of its reduction a code takes off this part of what is paid to us: a fraction is the
 * customer's. One that is worth an amount takes it off whatever else is paid.
 */
export const takenOffPart = (
  code: PromotionalCode,
  { part, payable }: { readonly part: Pence; readonly payable: Pence },
): Pence =>
  code.worth.kind === 'amount' || reductionOf(code, payable) === 0
    ? 0
    : fullWorth(code, payable) - fullWorth(code, payable - part);

const fullWorth = ({ worth }: PromotionalCode, payable: Pence): Pence =>
  worth.kind === 'amount' ? worth.amount : Math.ceil((payable * worth.percent) / 100);

/** How a customer and their basket stand to a code. */
export type CodeFacts = {
  readonly now: Date;
  /** What is paid to us without a code. */
  readonly payable: Pence;
  /** How often this customer has used it. */
  readonly usedByCustomer: number;
};

/** Why the code cannot be used now; undefined when it can. One that is still to come is unknown. */
export function refusalOfCode(terms: CodeTerms, facts: CodeFacts): CodeRefusal | undefined {
  const { startsAt, leastSpend } = terms;
  if (Date.parse(startsAt) > facts.now.getTime()) return 'promo_code_unknown';
  if (hasEnded(terms, facts.now)) return 'promo_code_ended';
  return (
    refusalOfUse(terms, facts.usedByCustomer) ??
    (facts.payable < leastSpend ? 'promo_code_least_spend' : undefined)
  );
}

/** Whether it is not taken any more, however often it was used. */
export const hasEnded = ({ endsAt }: Pick<CodeTerms, 'endsAt'>, now: Date): boolean =>
  endsAt !== undefined && Date.parse(endsAt) <= now.getTime();

/** Why it cannot be used once more, whatever the day and the basket; undefined when it can. */
export function refusalOfUse(
  { used, mostUses, mostUsesEach }: Pick<CodeTerms, 'used' | 'mostUses' | 'mostUsesEach'>,
  usedByCustomer: number,
): 'promo_code_used_up' | 'promo_code_used_already' | undefined {
  if (mostUsesEach !== undefined && usedByCustomer >= mostUsesEach)
    return 'promo_code_used_already';
  return mostUses !== undefined && used >= mostUses ? 'promo_code_used_up' : undefined;
}

/** A code as it was typed, in the form in which codes are kept; undefined when none looks so. */
export function parsePromotionalCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '').toUpperCase();
  return /^[A-Z0-9-]{3,20}$/.test(code) ? code : undefined;
}

function basisOf({ worth }: PromotionalCode, isWhole: boolean, currency: Currency): string {
  const words =
    worth.kind === 'amount'
      ? `${formatMoney(money(worth.amount, currency))} off`
      : `${worth.percent}% off what you pay us`;
  return isWhole ? words : `${words}; ${formatMoney(money(LEAST_TO_PAY, currency))} stays to pay`;
}
