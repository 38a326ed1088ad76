/** Opens the shop of one thread: its connections, its view of the index, its suppliers and payment provider. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { BALANCE_DUE_DAYS } from '#domain/booking/payment-plans.ts';
import { makeHotelLoader } from '#server/catalogue/hotels.ts';
import { loadSeries } from '#server/catalogue/series.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { makePaymentProvider } from '#server/payments/adyen.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import { makeSuppliers } from '#server/suppliers/suppliers.ts';
import { readMarket } from './brand.ts';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';
import { readVersion } from './version.ts';

export type ShopParts = { readonly settings: Settings; readonly log: Logger; readonly index: SearchIndex; readonly clock?: () => Date };

/** Connects to the database of the settings; resolves when the shop can answer. */
export async function openShop({ settings, log, index, clock = () => new Date() }: ShopParts): Promise<Shop> {
  if (!settings.databaseUrl) throw new Error('DATABASE_URL is not set: the site is started by `npm start`, which sets it');
  const market = readMarket(settings.brandFile);
  const pool = makePool({ url: settings.databaseUrl });
  return {
    settings,
    market,
    version: await readVersion(),
    pool,
    log,
    index,
    clock,
    database: makeDatabase(pool),
    newId: () => randomBytes(16).toString('base64url'),
    series: await loadSeries(pool),
    hotels: makeHotelLoader(pool),
    suppliers: makeSuppliers(settings.suppliers),
    payments: makePaymentProvider({
      baseUrl: settings.payment.url,
      apiKey: settings.payment.apiKey,
      merchantAccount: settings.payment.merchant,
      hmacKey: settings.payment.hmacKey,
      fieldsUrl: settings.payment.fieldsUrl,
      environment: settings.payment.environment,
    }),
    brand: { name: market.name, legalName: market.legalName, phone: market.phone, email: addressOf(settings.mail.from), siteUrl: settings.site.url },
    terms: { currency: market.currency, transactionFee: 0, balanceDueDays: BALANCE_DUE_DAYS },
  };
}

/** The same shop with another index: its hotels and series are read anew. */
export async function sellFrom(shop: Shop, index: SearchIndex): Promise<Shop> {
  return { ...shop, index, series: await loadSeries(shop.pool), hotels: makeHotelLoader(shop.pool) };
}

/** `Name <address>` → address. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
