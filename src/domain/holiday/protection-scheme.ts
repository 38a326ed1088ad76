import { PROTECTION, type ProtectionScheme } from '#domain/market/law.ts';
import type { MarketName } from '#domain/market/market-name.ts';

/**
 * What protects a package, by who sells it and where the journey begins: `isFromHome`, in the
 * country of the market.
 */
export const schemeOf = (market: MarketName, isFromHome: boolean): ProtectionScheme =>
  PROTECTION[market][isFromHome ? 'home' : 'abroad'];
