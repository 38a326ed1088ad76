/** What credits take off a holiday together, and why they cannot be used (WALL-04, WALL-05). */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';
import type { Credit } from './credit.ts';

/** The holiday that credits are to be used for. */
export type SpendingFacts = {
  /** What is paid to us without credits, in pence; what a code takes off is not in it. */
  readonly payable: Pence;
  /** What of it credits may pay. */
  readonly room: Pence;
  /** What a promotional code takes off. */
  readonly discount: Pence;
  readonly departureDate: IsoDate;
};

/** One credit of several that are used together. */
export type CreditUse = {
  readonly credit: Credit;
  /** In pence, above nought; the rest of the credit is lost. */
  readonly takes: Pence;
};

/** What stands against using credits, and at which of them it is told. */
export type CreditProblem = {
  readonly kind:
    | 'not_redeemable'
    | 'not_stackable'
    /** The others pay as much without it. */
    | 'nothing_left'
    /** A code and campaigns together would give too much away. */
    | 'gives_too_much';
  readonly credit: Credit;
};

export type CreditsJudgement =
  | {
      readonly kind: 'fit';
      readonly uses: readonly CreditUse[];
      /** What is worth more than there is to pay, in pence: the last credit loses it. */
      readonly loss: Pence;
    }
  | CreditProblem;

/** Judges credits that are to be used together; those in front are used up first. */
export function judgeCredits(
  credits: readonly Credit[],
  spending: SpendingFacts,
): CreditsJudgement {
  const problem = problemOf(credits, spending);
  if (problem) return problem;
  const loss = Math.max(0, worthOf(credits) - spending.room);
  const needless = credits.find(({ amount }) => amount <= loss);
  if (needless) return { kind: 'nothing_left', credit: needless };
  const uses = credits.map((credit, i) => ({
    credit,
    takes: i === credits.length - 1 ? credit.amount - loss : credit.amount,
  }));
  return { kind: 'fit', uses, loss };
}

function problemOf(credits: readonly Credit[], spending: SpendingFacts): CreditProblem | undefined {
  const unfit = credits.find((credit) => failedCondition(credit, spending));
  if (unfit) return { kind: 'not_redeemable', credit: unfit };
  const alone = credits.length > 1 && credits.find(({ combines }) => !combines);
  if (alone) return { kind: 'not_stackable', credit: alone };
  const given = credits.filter(isGiven);
  const last = given.at(-1);
  return last && spending.discount > 0 && worthOf(given) > givenRoom(spending)
    ? { kind: 'gives_too_much', credit: last }
    : undefined;
}

/** A price-drop credit is the customer's own money come back; a campaign's is a present. */
const isGiven = ({ kind }: Credit): boolean => kind === 'TargetedCampaignCredit';

/**
 * What campaigns may take off beside a code, in pence: with it, half of what would be paid to us
 * without either.
 */
export const givenRoom = ({ payable, discount }: SpendingFacts): Pence =>
  Math.floor((payable + discount) / 2) - discount;

/** The condition of the credit that the holiday does not meet. */
export function failedCondition(
  { leastSpend, departsBy }: Credit,
  { payable, departureDate }: SpendingFacts,
): 'least_spend' | 'departs_by' | undefined {
  if (payable < leastSpend) return 'least_spend';
  return departsBy !== null && departureDate > departsBy ? 'departs_by' : undefined;
}

/** The same, as the end of a sentence about the holiday. */
export function describeFailedCondition(
  credit: Credit,
  spending: SpendingFacts,
  currency: Currency,
): string {
  return failedCondition(credit, spending) === 'least_spend'
    ? `it comes to less than ${formatMoney(money(credit.leastSpend, currency))}`
    : `it leaves after ${formatDate(credit.departsBy ?? spending.departureDate)}`;
}

export const worthOf = (credits: readonly Credit[]): Pence =>
  credits.reduce((sum, { amount }) => sum + amount, 0);
