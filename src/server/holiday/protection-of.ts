import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { schemeOf } from '#domain/market/law.ts';
import type { ProtectionScheme } from '#domain/market/law.ts';
import { findAirport } from '#server/catalogue/reference.ts';
import type { Market } from '#server/market/market.ts';

/** What protects the flights and the hotel of a holiday; null for a stay alone (SITE-07). */
export const protectionOf = (
  { market, countryCode }: Pick<Market, 'market' | 'countryCode'>,
  { flights }: Pick<PricedHoliday, 'flights'>,
): ProtectionScheme | null =>
  flights && schemeOf(market, findAirport(flights.outbound.origin)?.country === countryCode);
