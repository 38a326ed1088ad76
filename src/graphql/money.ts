/** Money as the API tells it. */
import { money, type Money, type Pence } from '#domain/money.ts';
import type { WebContext } from '#server/composition/web-context.ts';

/** An amount in the market's currency. */
export const moneyOf = (shop: Pick<WebContext, 'market'>, amount: Pence): Money =>
  money(amount, shop.market.currency);
