/** The shop: everything long-lived that answering a request may need, made once per thread. */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { ShopContext } from '#server/booking/context.ts';
import type { LoadHotels } from '#server/catalogue/hotels.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import type { Market } from './brand.ts';
import type { Settings } from './settings.ts';

export type Shop = ShopContext & {
  readonly settings: Settings;
  readonly market: Market;
  readonly version: string;
  readonly pool: Pool;
  readonly log: Logger;
  readonly index: SearchIndex;
  readonly series: ReadonlyMap<number, SeriesFacts>;
  readonly hotels: LoadHotels;
};
