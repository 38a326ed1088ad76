/**
 * What protects a package, by who sells it and where the journey begins. Counsel to confirm: Great
 * Britain under the ATOL regulations of 2012, which the shop applies to departures from everywhere;
 * Ireland under the Transport (Tour Operators and Travel Agents) Act 1982 for journeys that begin
 * there, and under S.I. 80/2019 (Directive (EU) 2015/2302, article 17) otherwise.
 */
import type { MarketName } from '#domain/market/market-name.ts';

/** `BOND`: lodged under a licence of the Irish Aviation Authority. */
export type ProtectionScheme = 'ATOL' | 'BOND' | 'INSURANCE';

const SCHEMES: Readonly<
  Record<MarketName, { readonly home: ProtectionScheme; readonly abroad: ProtectionScheme }>
> = {
  gb: { home: 'ATOL', abroad: 'ATOL' },
  ie: { home: 'BOND', abroad: 'INSURANCE' },
};

/** `isFromHome`: the journey begins in the country of the market. */
export const schemeOf = (market: MarketName, isFromHome: boolean): ProtectionScheme =>
  SCHEMES[market][isFromHome ? 'home' : 'abroad'];
