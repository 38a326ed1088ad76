/** In how many payments a holiday may be paid, as the API tells it (PAY-01, R6). */
import { cancellationFacts, firstSpanAfterPaying } from '#domain/holiday/cancellation.ts';
import { cancellingSentence } from '#domain/holiday/cancelling-sentence.ts';
import {
  bestPlan,
  depositOf,
  leastFirstOf,
  planKind,
  plansFor,
  type PaymentPlan,
} from '#domain/holiday/payment-plans.ts';
import { payableOf, type PriceLine } from '#domain/holiday/price.ts';
import { headsOf, type Party } from '#domain/party.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { moneyOf } from '../money.ts';

/** What is paid for by a party that leaves on a day. */
export type PayableHoliday = {
  readonly lines: readonly PriceLine[];
  readonly party: Party;
  readonly departureDate: string;
};

/** Plans that fit what is paid to us. */
export const plansOf = (
  shop: WebContext,
  { lines, party, departureDate }: PayableHoliday,
): PaymentPlan[] =>
  plansFor({
    ...shop.terms,
    payable: payableOf(lines),
    leastFirst: leastFirstOf(lines),
    paying: headsOf(party).paying,
    today: todayOf(shop),
    departureDate,
  });

type Bookable = Parameters<typeof cancellationFacts>[0];

/**
 * Every plan that fits, each with what cancelling costs after its first payment (R6).
 */
export function makeScheduleOptions(shop: WebContext, holiday: Bookable) {
  const plans = plansOf(shop, holiday);
  const best = bestPlan(plans)?.plan;
  return plans.map((plan) => ({
    ...makeSchedule(shop, plan),
    ...optionFacts(shop, holiday, plan),
    isBest: plan === best,
  }));
}

/** A plan's payments. Cards always; other methods by configuration (decisions: Paying). */
export const makeSchedule = (shop: WebContext, plan: PaymentPlan) => ({
  name: plan.name,
  label: plan.label,
  equalInstalmentPlan: plan.equalInstalmentPlan,
  instalments: plan.instalments.map(({ amount, dueDate, transactionFee }) => ({
    amount: moneyOf(shop, amount),
    dueDate,
    transactionFee: moneyOf(shop, transactionFee),
  })),
  paymentMethods: ['PAY_WITH_CARD'] as const,
});

function optionFacts(shop: WebContext, holiday: Bookable, plan: PaymentPlan) {
  const deposit = depositOf(plan);
  const today = todayOf(shop);
  const span = firstSpanAfterPaying(cancellationFacts(holiday), today, deposit);
  return {
    kind: planKind(plan),
    deposit: planKind(plan) === 'payInFull' ? null : moneyOf(shop, deposit),
    cancelling: cancellingSentence(
      span,
      deposit,
      shop.market.currency,
      plan.instalments[1]?.dueDate,
    ),
  };
}
