import { EXCHANGE_DATE } from '#domain/catalogue/exchange.ts';
import type { ContentFacts } from '#domain/content/fill.ts';
import { formatDate } from '#domain/dates.ts';
import { DEPOSIT_PER_PERSON } from '#domain/holiday/cancellation.ts';
import { BALANCE_DUE_DAYS, LOW_DEPOSIT_PER_PERSON } from '#domain/holiday/payment-plans.ts';
import { DATA_AUTHORITY, PACKAGE_LAW, TRAVEL_ADVICE, VAT_SCHEME } from '#domain/market/law.ts';
import { formatMoney, money } from '#domain/money.ts';
import { MAX_PARTY } from '#domain/search/limits.ts';
import type { Market } from '#server/market/market.ts';

/**
 * What texts may speak of: the seller, the figures of the booking rules, and the market's laws; the
 * same facts for the same market.
 */
export const contentFacts = (market: Market): ContentFacts =>
  kept.getOrInsertComputed(market, factsOf);

const kept = new WeakMap<Market, ContentFacts>();

function factsOf(market: Market): ContentFacts {
  const { market: name, currency, atolNumber } = market;
  return {
    market: name,
    isLicensed: atolNumber !== null,
    values: {
      brand: market.name,
      legal_name: market.legalName,
      atol: atolNumber ?? '',
      hours: market.phoneHours,
      phone: market.phone,
      deposit: formatMoney(money(DEPOSIT_PER_PERSON, currency)),
      low_deposit: formatMoney(money(LOW_DEPOSIT_PER_PERSON, currency)),
      balance_days: String(BALANCE_DUE_DAYS),
      most_people: String(MAX_PARTY),
      exchange_date: formatDate(EXCHANGE_DATE),
      package_law: PACKAGE_LAW[name].name,
      advice_office: TRAVEL_ADVICE[name].name,
      data_authority: DATA_AUTHORITY[name].name,
      vat_scheme: VAT_SCHEME[name].name,
    },
    links: {
      'law:package': PACKAGE_LAW[name].href,
      'law:advice': TRAVEL_ADVICE[name].href,
      'law:data': DATA_AUTHORITY[name].href,
    },
  };
}
