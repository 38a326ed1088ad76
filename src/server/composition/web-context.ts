/**
 * What is long-lived: made once per thread, handed to everything that answers a request or works on
 * an order.
 */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { LoadHotels } from '#server/catalogue/hotels.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import type { Market } from '#server/market.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import type { ShopContext } from '#server/purchase-context.ts';
import type { Settings } from '#server/settings.ts';

/** What orders are handled with: all but what searching takes. */
export type BackOffice = ShopContext & {
  readonly settings: Settings;
  readonly market: Market;
  readonly version: string;
  readonly pool: Pool;
  readonly log: Logger;
};

export type Shop = BackOffice & {
  readonly index: SearchIndex;
  readonly series: ReadonlyMap<number, SeriesFacts>;
  readonly hotels: LoadHotels;
};
