import type { MarketName } from '#domain/market/market-name.ts';

/** The site of another market, for whoever is in its country, or may be (SITE-08). */
export type OtherSite = {
  readonly market: MarketName;
  /** Its address, without a slash at the end. */
  readonly siteUrl: string;
  /** Of browsers in its country (tz database), where nothing else tells the visitor's. */
  readonly timeZone?: string;
};
