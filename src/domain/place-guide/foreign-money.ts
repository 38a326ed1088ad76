import { CURRENCIES, currencySymbol, moneyParts } from '#domain/money.ts';

/** `€30.80`, `AED 20.00` of hundredths of a currency. */
export function formatForeign(hundredths: number, currency: string): string {
  const { whole, minor } = moneyParts(hundredths);
  const sold = CURRENCIES.find((one) => one === currency);
  return `${sold ? currencySymbol(sold) : `${currency} `}${whole}.${minor}`;
}
