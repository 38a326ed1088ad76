/** Prices as the API tells them (DEAL-10). */
import {
  bestPlan,
  plansFor,
  type PaymentPlan,
  type PaymentPlanFacts,
} from '#domain/holiday/payment-plans.ts';
import { payableOf, totalOf, type PriceLine } from '#domain/holiday/price.ts';
import { money, perPerson, type Money, type Pence } from '#domain/money.ts';
import { headsOf, type Party } from '#domain/party.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayIn } from '#server/market.ts';

export const moneyOf = (shop: Pick<WebContext, 'terms'>, amount: Pence): Money =>
  money(amount, shop.terms.currency);

export const makeLines = (shop: Pick<WebContext, 'terms'>, lines: readonly PriceLine[]) =>
  lines.map((line) => ({
    kind: line.kind,
    label: line.label,
    basis: line.basis,
    amount: moneyOf(shop, line.amount),
    paidAtHotel: line.due === 'hotel',
    chosen: line.chosen,
  }));

type Priced = {
  readonly lines: readonly PriceLine[];
  readonly party: Party;
  readonly departureDate: string;
};

/** Plans that fit what is paid to us. */
export function plansOf(shop: WebContext, { lines, party, departureDate }: Priced): PaymentPlan[] {
  const facts: PaymentPlanFacts = {
    ...shop.terms,
    payable: payableOf(lines),
    paying: headsOf(party).paying,
    today: todayIn(shop.clock()),
    departureDate,
  };
  return plansFor(facts);
}

/**
 * Total, share of one, and the first payment of the best plan (null when there is only paying in
 * full).
 */
export function makePrice(shop: WebContext, priced: Priced) {
  const total = totalOf(priced.lines);
  return {
    total: moneyOf(shop, total),
    perPerson: moneyOf(shop, perPerson(total, headsOf(priced.party).paying)),
    /** Made when asked for: lists do not show it. */
    get deposit() {
      const best = bestPlan(plansOf(shop, priced));
      return best?.deposit === undefined ? null : moneyOf(shop, best.deposit);
    },
  };
}

export const makeParty = (party: Party) => {
  const { adults, children, infants } = headsOf(party);
  return {
    numberOfAdults: adults,
    numberOfChildren: children,
    numberOfInfants: infants,
    childAges: party.flatMap((room) => room.childAges),
  };
};
