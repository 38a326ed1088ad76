/** Prices as the API tells them (DEAL-10). */
import { bestPlan } from '#domain/holiday/payment-plans.ts';
import { totalOf, type PriceLine } from '#domain/holiday/price.ts';
import { perPerson, type Money, type Pence } from '#domain/money.ts';
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
  return new Priced(shop, priced);
}

/** A class, so that all have one shape: a list makes hundreds. */
class Priced implements Price {
  readonly total: Money;
  readonly perPerson: Money;
  readonly #shop: WebContext;
  readonly #priced: PayableHoliday;

  constructor(shop: WebContext, priced: PayableHoliday) {
    const total = totalOf(priced.lines);
    this.total = moneyOf(shop, total);
    this.perPerson = moneyOf(shop, perPerson(total, headsOf(priced.party).paying));
    this.#shop = shop;
    this.#priced = priced;
  }

  /** Made when asked for: lists do not show it. */
  get deposit(): Money | null {
    const best = bestPlan(plansOf(this.#shop, this.#priced));
    return best?.deposit === undefined ? null : moneyOf(this.#shop, best.deposit);
  }
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
