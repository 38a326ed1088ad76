/** The markets that can be sold in: each has its own host, currency, seller and law (SITE-07). */
export const MARKET_NAMES = ['gb', 'ie'] as const;
export type MarketName = (typeof MARKET_NAMES)[number];
