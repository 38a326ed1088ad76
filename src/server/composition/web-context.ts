/**
 * What is long-lived: made once per thread, handed to everything that answers a request or works on
 * an order.
 */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AccountContext } from '#server/account/account-context.ts';
import type { LoadHotels } from '#server/catalogue/hotels.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import type { SiteFlags } from '#server/market/site-flags.ts';
import type { PlacementNews } from '#server/order/follow-placement.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { OpenContent } from './open-content.ts';

/** What the worker handles orders with: all but what searching takes. */
export type WorkerContext = PurchaseContext & {
  readonly settings: Settings;
  readonly version: string;
  readonly pool: Pool;
  /** Connections that see what one visitor may see (`server/db/visible-rows.ts`). */
  readonly visitorPool: Pool;
  readonly log: Logger;
  /** What is switched on, and for whom. */
  readonly flags: SiteFlags;
  /** What pages say. */
  readonly content: OpenContent;
  /** Wakes those who wait for an order. */
  readonly placementNews: PlacementNews;
};

/** What a web thread answers requests with. */
export type WebContext = WorkerContext &
  Pick<AccountContext, 'takeOver'> & {
    readonly index: SearchIndex;
    readonly series: ReadonlyMap<number, SeriesFacts>;
    readonly hotels: LoadHotels;
  };
