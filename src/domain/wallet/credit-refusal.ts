/** Why credits that were chosen cannot be used (MSG-38). */
import { never } from '#domain/errors/never.ts';
import type { FieldError } from '#domain/field-error.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { statusOfCredit, type Credit, type CreditFacts, type CreditStatus } from './credit.ts';
import { CREDIT_REFUSALS } from './refusals.ts';
import { describeFailedCondition, judgeCredits, type SpendingFacts } from './use-credits.ts';

/** Each error stands at the credit it concerns: `creditIds[1]`. */
export type CreditRefusal = { readonly errors: readonly FieldError[] } & (
  | {
      readonly kind: 'invalid';
      readonly creditId: string;
      readonly reason: 'EXCEEDS_COST' | 'NOT_REDEEMABLE' | 'NOT_STACKABLE';
      /** What using them would lose, in pence. */
      readonly loss: Pence;
    }
  /** The others pay for all; a code and campaigns would give too much away. */
  | { readonly kind: 'nothing_left' | 'gives_too_much' }
);

export type CreditsChoice = {
  /** In place of those chosen before; none takes all out. */
  readonly creditIds: readonly string[];
  /** What the customer agrees to lose, in pence: this sum and no other. */
  readonly acceptedLoss: Pence;
};

type Facts = {
  readonly spending: SpendingFacts;
  /** The credits of the choice, those that end first at the top. */
  readonly credits: readonly (Credit & CreditFacts)[];
  readonly now: Date;
  readonly currency: Currency;
};

/** Why this choice cannot be used now; undefined when it does. */
export function refusalOfCredits(
  choice: CreditsChoice,
  { spending, credits, now, currency }: Facts,
): CreditRefusal | undefined {
  const fieldOf = ({ id }: { readonly id: string }) => `creditIds[${choice.creditIds.indexOf(id)}]`;
  const unfit = (credit: { readonly id: string }, condition: string): CreditRefusal => ({
    kind: 'invalid',
    creditId: credit.id,
    reason: 'NOT_REDEEMABLE',
    loss: 0,
    errors: [refuse(CREDIT_REFUSALS, 'credit_not_redeemable', fieldOf(credit), { condition })],
  });
  for (const credit of credits) {
    const status = statusOfCredit(credit, now);
    if (status !== 'AVAILABLE') return unfit(credit, NOT_AVAILABLE[status]);
  }
  const judged = judgeCredits(credits, spending);
  switch (judged.kind) {
    case 'fit': {
      const { loss, uses } = judged;
      const loser = uses.at(-1)?.credit;
      if (!loser || loss === 0 || loss === choice.acceptedLoss) return undefined;
      const amount = formatMoney(money(loss, currency));
      return {
        kind: 'invalid',
        creditId: loser.id,
        reason: 'EXCEEDS_COST',
        loss,
        errors: [refuse(CREDIT_REFUSALS, 'credit_exceeds_cost', fieldOf(loser), { amount })],
      };
    }
    case 'not_redeemable':
      return unfit(judged.credit, describeFailedCondition(judged.credit, spending, currency));
    case 'not_stackable':
      return {
        kind: 'invalid',
        creditId: judged.credit.id,
        reason: 'NOT_STACKABLE',
        loss: 0,
        errors: [refuse(CREDIT_REFUSALS, 'credit_not_stackable', fieldOf(judged.credit))],
      };
    case 'nothing_left':
      return {
        kind: 'nothing_left',
        errors: [refuse(CREDIT_REFUSALS, 'credit_nothing_left', fieldOf(judged.credit))],
      };
    case 'gives_too_much':
      return {
        kind: 'gives_too_much',
        errors: [refuse(CREDIT_REFUSALS, 'credit_gives_too_much', fieldOf(judged.credit))],
      };
    default:
      return never(judged);
  }
}

/** As the end of a sentence about the credit. */
const NOT_AVAILABLE: Readonly<Record<Exclude<CreditStatus, 'AVAILABLE'>, string>> = {
  LOCKED: 'it’s held for another booking',
  REDEEMED: 'it has been used',
  EXPIRED: 'it has expired',
  CANCELLED: 'it was withdrawn',
};
