/**
 * Money: integer minor units (pence, cents) of one currency; never a float (reliability-security:
 * rule 5).
 */

export const CURRENCIES = ['GBP', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** One that is stored with an amount. Throws for any that we do not sell in. */
export function readCurrency(text: string): Currency {
  const currency = CURRENCIES.find((known) => known === text);
  if (!currency) throw new Error(`nothing is sold in ${text}`);
  return currency;
}

/** What suppliers and the price index are in; every other currency is sold at a rate (SITE-07). */
export const SUPPLIER_CURRENCY: Currency = 'GBP';

/** An amount as it goes over the wire: `amount` in minor units. */
export type Money = { readonly amount: number; readonly currencyCode: Currency };

/** Minor units of the market's currency. */
export type Pence = number;

/** Builds a Money from minor units of the currency. */
export const money = (amount: Pence, currencyCode: Currency): Money => ({
  amount,
  currencyCode,
});

/** Share of one paying person, rounded up to the penny (decisions: Prices). */
export const perPerson = (total: Pence, people: number): Pence =>
  Math.ceil(total / Math.max(1, people));

/**
 * Splits `total` into `parts` whole-penny parts; odd pennies go to the first (decisions: Paying).
 */
export function allocate(total: Pence, parts: number): Pence[] {
  const each = Math.floor(total / parts);
  const rest = total - each * parts;
  return Array.from({ length: parts }, (_, i) => (i === 0 ? each + rest : each));
}

const SYMBOL: Record<Currency, string> = { GBP: '£', EUR: '€' };

/** The sign that stands before an amount. */
export const currencySymbol = (currency: Currency): string => SYMBOL[currency];

/** `£1,118` for whole pounds, `£1,118.40` otherwise; a minus sign stands before the symbol. */
export function formatMoney(
  { amount, currencyCode }: Money,
  pence: 'auto' | 'always' = 'auto',
): string {
  const { sign, whole, minor } = moneyParts(amount);
  const tail = pence === 'always' || minor !== '00' ? `.${minor}` : '';
  return `${sign}${SYMBOL[currencyCode]}${whole}${tail}`;
}

/** A whole number as it is read: 1,616. */
export const groupThousands = (count: number): string =>
  count < 1_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Sign, thousands-grouped whole part and two-digit minor part, for setting the pence smaller. */
export function moneyParts(amount: Pence): { sign: string; whole: string; minor: string } {
  const absolute = Math.abs(amount);
  const whole = groupThousands(Math.floor(absolute / 100));
  return { sign: amount < 0 ? '−' : '', whole, minor: String(absolute % 100).padStart(2, '0') };
}
