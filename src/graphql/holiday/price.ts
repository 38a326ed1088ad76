/** Prices as the API tells them (DEAL-10). */
import { bestPlan } from '#domain/holiday/payment-plans.ts';
import { totalOf, type PriceLine } from '#domain/holiday/price.ts';
import { perPerson, type Pence } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { Price } from '../generated.ts';
import { moneyOf } from '../money.ts';
import { plansOf, type PayableHoliday } from './payment-plans.ts';

/**
 * Total, share of one, and the first payment of the best plan (null when there is only paying in
 * full).
 */
export function makePrice(shop: WebContext, priced: PayableHoliday): Price {
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

/** The lines of a receipt, in their order. */
export const makeLines = (shop: Pick<WebContext, 'market'>, lines: readonly PriceLine[]) =>
  lines.map((line) => ({
    kind: line.kind,
    label: line.label,
    basis: line.basis,
    amount: moneyOf(shop, line.amount),
    paidAtHotel: line.due === 'hotel',
    chosen: line.chosen,
  }));

type PriceChange = {
  readonly was: Pence;
  readonly now: Pence;
  readonly changedBy?: string | undefined;
  readonly reason: string;
};

export const makePriceChange = (
  shop: Pick<WebContext, 'market'>,
  { was, now, changedBy, reason }: PriceChange,
) => ({ was: moneyOf(shop, was), now: moneyOf(shop, now), changedBy, reason });
