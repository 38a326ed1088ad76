/** The site that a journey is walked on, as its Playwright project names it. */
import { test } from '@playwright/test';
import type { MarketName } from '#domain/market/market-name.ts';
import { formatMoney, money, type Pence } from '#domain/money.ts';

/** Asked within a test or its hooks: outside of them no project is known. */
export const marketHere = (): MarketName => (test.info().project.name === 'ie' ? 'ie' : 'gb');

/**
 * What the Irish site never says: British money, law, authorities and the other shop's telephone
 * number. The strip that asks which site one wants names the other's money.
 */
export const BRITISH =
  /(?<!UK site, in )£|GBP|ATOL|Civil Aviation|Information Commissioner|Foreign Office|Foreign, Commonwealth|0113 496 0180/g;

/** Minor units in the currency of that site, as `formatMoney` writes them. */
export const moneyHere = (amount: Pence, minor: 'auto' | 'always' = 'auto'): string =>
  formatMoney(money(amount, marketHere() === 'ie' ? 'EUR' : 'GBP'), minor);
