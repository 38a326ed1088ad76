/** Money as the API tells it. */
import { sellingTotal } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { AT_COST, convert } from '#domain/market/tariff.ts';
import { money, type Money, type Pence } from '#domain/money.ts';
import type { WebContext } from '#server/composition/web-context.ts';

/** What a holiday is sold at, for its total in the index; `seats`: adults and children who fly. */
export const soldAt = (shop: Pick<WebContext, 'market'>, listed: Pence, seats: number): Money =>
  moneyOf(shop, sellingTotal(listed, shop.market, seats));

/**
 * What a holiday is sold at against another of the same people: `difference` is that of their
 * totals in the index.
 */
export const differenceSold = (
  shop: Pick<WebContext, 'market'>,
  { total, difference }: { readonly total: Pence; readonly difference: Pence },
  seats: number,
): Money =>
  moneyOf(
    shop,
    sellingTotal(total, shop.market, seats) - sellingTotal(total - difference, shop.market, seats),
  );

/**
 * What is sold beside a holiday, for its supplier's pence: at the rate that the holiday was sold
 * at.
 */
export const asSold =
  (shop: Pick<WebContext, 'market'>, { sale = AT_COST }: Pick<PricedHoliday, 'sale'>) =>
  (pence: Pence): Money =>
    moneyOf(shop, convert(pence, sale.rate));

/** An amount in the market's currency. */
export const moneyOf = (shop: Pick<WebContext, 'market'>, amount: Pence): Money =>
  money(amount, shop.market.currency);
