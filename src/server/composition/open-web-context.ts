/**
 * Opens the contexts of one thread: connections, suppliers, payment provider, and for a web thread
 * a view of the index.
 */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { BALANCE_DUE_DAYS } from '#domain/holiday/payment-plans.ts';
import { makeEventData } from '#domain/tracking/event-data.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { makeHotelLoader } from '#server/catalogue/hotels.ts';
import { loadSeries } from '#server/catalogue/series.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { VISITOR_ROLE } from '#server/db/visible-rows.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import type { ExchangeRates } from '#server/market/exchange-rates.ts';
import { readMarkets, type Market } from '#server/market/market.ts';
import { makeSiteFlags } from '#server/market/site-flags.ts';
import { makePlacementNews } from '#server/order/follow-placement.ts';
import { takeOver } from '#server/order/lead.ts';
import { makePaymentProvider } from '#server/payments/adyen.ts';
import type { OutboxContext } from '#server/platform/outbox.ts';
import { makeSecurityLog } from '#server/platform/security-log.ts';
import type { Settings } from '#server/platform/settings.ts';
import { readVersion } from '#server/platform/version.ts';
import {
  attachIndex,
  type SearchIndex,
  type SharedIndex,
} from '#server/price-index/search-index.ts';
import { atRates, type Seller } from '#server/purchase-context.ts';
import { takeOverBookmarks } from '#server/saved/take-over-bookmarks.ts';
import { takeOverPartyRooms } from '#server/saved/take-over-party-rooms.ts';
import { takeOverSearches } from '#server/saved/take-over-searches.ts';
import { makeSuppliers } from '#server/suppliers/suppliers.ts';
import { openContent } from './open-content.ts';
import { loadSessionSecret } from './session-secret.ts';
import type { WorkerContext, WebContext } from './web-context.ts';

type WorkerContextParts = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly clock?: () => Date;
};
export type WebContextParts = WorkerContextParts & { readonly index: SearchIndex };

/** What one web thread answers with; resolves when it can answer. */
export async function openWebContext({ index, ...parts }: WebContextParts): Promise<WebContext> {
  return withIndex(await openWorkerContext(parts), index);
}

/**
 * The same context over this index: hotels and series are read anew, as soon as PostgreSQL is
 * there.
 */
export async function withIndex(context: WorkerContext, index: SearchIndex): Promise<WebContext> {
  return {
    ...context,
    index,
    takeOver: makeTakeOver(context),
    series: await whenAvailable(() => loadSeries(context.pool), {
      onLost: (err) => context.log.warn({ err }, 'PostgreSQL is away: flights are read later'),
    }),
    hotels: makeHotelLoader(context.pool),
  };
}

type Selling = {
  readonly shared: () => SharedIndex;
  readonly rates: () => Promise<ExchangeRates>;
};

/**
 * What prices are made from, of the index and the rates that stand now; opened anew for a new index
 * alone.
 */
export function makePricing(
  context: WorkerContext,
  { shared, rates }: Selling,
): () => Promise<WebContext> {
  let opened: { readonly of: SharedIndex; readonly context: Promise<WebContext> } | undefined;
  return async () => {
    const now = shared();
    if (opened?.of !== now) opened = { of: now, context: withIndex(context, attachIndex(now)) };
    return atRates(await opened.context, await rates());
  };
}

/** What a login brings, of every subject that keeps something for its visitors. */
const makeTakeOver =
  (context: OutboxContext): AccountContext['takeOver'] =>
  async (tx, customer) => {
    await takeOver(tx, customer);
    await takeOverBookmarks(tx, context, customer);
    await takeOverPartyRooms(tx, customer);
    await takeOverSearches(tx, customer);
  };

/**
 * Longer than PostgreSQL works at a statement: then it does not stand behind this connection any
 * more.
 */
const ANSWER_MS = 6_000;
/** A connection that leads nowhere since a failover is let go after so long, without being told. */
const CONNECTION_SECONDS = 60;

/** Connects to the database of the settings, the suppliers and the payment provider. */
export async function openWorkerContext({
  settings,
  log,
  clock = () => new Date(),
}: WorkerContextParts): Promise<WorkerContext> {
  if (!settings.databaseUrl)
    throw new Error('DATABASE_URL is not set: the site is started by `npm start`, which sets it');
  const [first, ...others] = readMarkets(settings);
  const seller = makeSeller(first, settings);
  const connections = {
    url: settings.databaseUrl,
    name: 'holidaymaker',
    answerMs: ANSWER_MS,
    connectionSeconds: CONNECTION_SECONDS,
  };
  const pool = makePool(connections);
  return {
    ...seller,
    sellers: new Map(
      [seller, ...others.map((market) => makeSeller(market, settings))].map((each) => [
        each.market.market,
        each,
      ]),
    ),
    settings,
    version: await readVersion(),
    pool,
    visitorPool: makePool({ ...connections, role: VISITOR_ROLE }),
    log,
    flags: makeSiteFlags(log),
    content: openContent({ pool, log, clock, url: settings.contentUrl }),
    placementNews: makePlacementNews(pool, log),
    securityLog: makeSecurityLog(log),
    clock,
    database: makeDatabase(pool),
    newId: () => randomBytes(16).toString('base64url'),
    secret: await loadSessionSecret(settings),
    suppliers: makeSuppliers(settings.suppliers, log),
    quotas: settings.quotas,
    eventData: makeEventData,
    terms: { transactionFee: 0, balanceDueDays: BALANCE_DUE_DAYS },
  };
}

const makeSeller = (market: Market, { payment, mail }: Settings): Seller => ({
  market,
  payments: makePaymentProvider({
    baseUrl: payment.url,
    apiKey: payment.apiKey,
    merchantAccount: payment.merchant,
    hmacKey: payment.hmacKey,
    fieldsUrl: payment.fieldsUrl,
    environment: payment.environment,
    countryCode: market.countryCode,
    locale: market.locale,
  }),
  brand: {
    name: market.name,
    legalName: market.legalName,
    phone: market.phone,
    email: addressOf(mail.from),
    siteUrl: market.siteUrl,
  },
});

/** `Name <address>` → address. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
