/**
 * Exchange rates for costs that are paid abroad. Indicative mid-market figures of the date below;
 * configuration replaces them.
 */
export type ForeignCurrency = keyof typeof PER_POUND;

export const EXCHANGE_DATE = '2026-11-20';

/** Units of the currency for one pound, in thousandths. */
export const PER_POUND = {
  GBP: 1_000,
  EUR: 1_155,
  USD: 1_310,
  AED: 4_811,
  TRY: 53_200,
  CVE: 127_400,
  CZK: 28_050,
  HUF: 446_000,
  ISK: 163_500,
  SCR: 18_700,
  TND: 3_870,
  MAD: 12_150,
  MXN: 24_300,
  JPY: 196_000,
} as const;

/**
 * Units of the other currency for one of a currency of which a pound is `rate` millionths, to three
 * places.
 */
export const unitsFor = (rate: number, other: ForeignCurrency): number =>
  Math.round((PER_POUND[other] * 1_000_000) / rate) / 1_000;

export const isForeignCurrency = (code: string): code is ForeignCurrency => code in PER_POUND;

/**
 * Pence for `hundredths` of a foreign unit, rounded half up; the one rounding of a foreign cost.
 */
export const toPence = (hundredths: number, currency: ForeignCurrency): number =>
  Math.floor((hundredths * 1_000 * 2 + PER_POUND[currency]) / (2 * PER_POUND[currency]));
