import { CURRENCIES, currencySymbol, moneyParts } from '#domain/money.ts';

/** `€30.80`, `AED 20.00` of hundredths of a currency; a rate that has a part of one, `€0.825`. */
export function formatForeign(hundredths: number, currency: string): string {
  const { whole, minor } = moneyParts(Math.floor(hundredths));
  const part = Math.round((hundredths - Math.floor(hundredths)) * 10);
  const sold = CURRENCIES.find((one) => one === currency);
  return `${sold ? currencySymbol(sold) : `${currency} `}${whole}.${minor}${part > 0 ? part : ''}`;
}
