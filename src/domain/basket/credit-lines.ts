/** Credits on a receipt: off what is paid to us, after a promotional code (WALL-04). */
import type { IsoDate } from '#domain/dates.ts';
import { payableOf, type PriceLine } from '#domain/holiday/price.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';
import type { Credit } from '#domain/wallet/credit.ts';
import { judgeCredits, type CreditUse, type SpendingFacts } from '#domain/wallet/use-credits.ts';
import { LEAST_TO_PAY } from './promotional-code.ts';
import { discountOf } from './receipt.ts';

/** The credits that a customer has chosen for a basket. */
export type ChosenCredits<Kept extends Credit = Credit> = {
  readonly credits: readonly Kept[];
  /** What the customer has agreed to lose of them, in pence. */
  readonly acceptedLoss: Pence;
};

/** What there is for credits to pay, of a receipt without them; £1 stays. */
export function spendingOf(lines: readonly PriceLine[], departureDate: IsoDate): SpendingFacts {
  const payable = payableOf(lines);
  return { payable, room: payable - LEAST_TO_PAY, discount: discountOf(lines), departureDate };
}

/**
 * The lines of a receipt with those of its credits. Credits that do not fit it, or of which more
 * would be lost than was agreed to, take nothing off: none is lost by surprise.
 */
export function creditLines(
  lines: readonly PriceLine[],
  { credits, acceptedLoss }: ChosenCredits,
  departureDate: IsoDate,
  currency: Currency,
): readonly PriceLine[] {
  const judged = judgeCredits(credits, spendingOf(lines, departureDate));
  if (judged.kind !== 'fit' || judged.loss > acceptedLoss) return lines;
  return [
    ...lines.filter(({ due }) => due === 'booking'),
    ...judged.uses.map((use) => lineOf(use, currency)),
    ...lines.filter(({ due }) => due === 'hotel'),
  ];
}

function lineOf({ credit, takes }: CreditUse, currency: Currency): PriceLine {
  const sum = (amount: Pence) => formatMoney(money(amount, currency));
  return {
    kind: 'credit',
    label: `${credit.name} credit`,
    basis:
      takes === credit.amount
        ? `${sum(takes)} off`
        : `${sum(takes)} of ${sum(credit.amount)}; ${sum(credit.amount - takes)} is lost`,
    amount: -takes,
    due: 'booking',
    chosen: false,
  };
}
