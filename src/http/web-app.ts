/** The listener of one web thread, put together from the shop. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { MarketName } from '#domain/market/market-name.ts';
import { makeExecutor, type Executor } from '#graphql/execution/execute.ts';
import { weighOperation } from '#graphql/execution/operation-weight.ts';
import { makeShopSchema } from '#graphql/schema/resolvers.ts';
import { answerDictionary } from '#http/compression/answer-dictionary.ts';
import { findDictionary } from '#http/compression/kept-dictionary.ts';
import { answerDataCalls } from '#http/endpoints/data-calls/answer-data-calls.ts';
import { answerDocument } from '#http/endpoints/documents.ts';
import { answerContent } from '#http/endpoints/files/answer-content.ts';
import { appLinkFiles } from '#http/endpoints/files/app-links.ts';
import { answerAdviceFeed, answerDealFeed, answerGuideFeed } from '#http/endpoints/files/feeds.ts';
import { holidayPages } from '#http/endpoints/files/holiday-pages.ts';
import {
  answerFavicon,
  answerTouchIcon,
  answerRobots,
  answerSecurityContact,
} from '#http/endpoints/files/site-files.ts';
import { answerSitemap, SITEMAPS } from '#http/endpoints/files/sitemap.ts';
import { answerFlags } from '#http/endpoints/flags/answer-flags.ts';
import { makeGraphqlHandler } from '#http/endpoints/graphql.ts';
import { missingOf } from '#http/endpoints/health.ts';
import { answerMap } from '#http/endpoints/maps.ts';
import { makePageHandler, type WebBuild } from '#http/endpoints/pages/pages.ts';
import { noteRefusedPosts } from '#http/endpoints/pages/refused-post.ts';
import { answerPersonalCopy } from '#http/endpoints/personal-copies.ts';
import { answerPicture, answerShareCard } from '#http/endpoints/pictures.ts';
import { makePolicyReportHandler } from '#http/endpoints/policy-reports.ts';
import { answerConsent } from '#http/endpoints/tracking/answer-consent.ts';
import { answerEvent } from '#http/endpoints/tracking/events.ts';
import { answerCruiseNews } from '#http/endpoints/unsubscribe/cruise-news.ts';
import { answerUnsubscribe } from '#http/endpoints/unsubscribe/unsubscribe.ts';
import { answerNotification } from '#http/endpoints/webhooks/payment-notifications.ts';
import { answerSupplierNotice } from '#http/endpoints/webhooks/supplier-notices.ts';
import { openMapTiles } from '#server/catalogue/map-tiles.ts';
import { makePictureCache } from '#server/catalogue/picture-views.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { marketAt } from '#server/market/market.ts';
import type { Figures } from '#server/monitoring/figures.ts';
import { readVersion } from '#server/platform/version.ts';
import { inMarket } from '#server/purchase-context.ts';
import type { Manifest } from '#web/document/assets.ts';
import { callDemand, type DemandOf } from './admission/demand.ts';
import { makeRefusalPages } from './admission/refusal-page.ts';
import { makeApp, type AppOptions, type Endpoints } from './app.ts';
import { connectionsPerThread } from './connections/connection-limit.ts';
import type { Asker, DictionaryNow, Endpoint, ReachedSite } from './exchange/serve.ts';
import { makeClientErrorHandler } from './monitoring/client-errors.ts';
import type { Observation } from './monitoring/observe-requests.ts';
import { answerWebVitals } from './monitoring/web-vitals.ts';
import type { PolicySources } from './security-headers.ts';

const DIST = path.join(import.meta.dirname, '../../dist');

/**
 * Reads the built pages and makes the listener; `close` it to stop. Each request asks once for the
 * context of its market, and keeps it.
 */
export async function makeWebApp(
  shopNow: () => WebContext,
  figures?: Figures,
  dictionaryNow: DictionaryNow = () => undefined,
): Promise<FastifyInstance> {
  const { settings, log, securityLog, pool, content, sellers } = shopNow();
  const currentContext = keepInMarket(shopNow);
  const executor = makeExecutor(makeShopSchema());
  const { web, manifest, operations } = await readBuild();
  await makePictureCache(shopNow());
  const policy = policyOf(shopNow());
  const release = await readVersion();
  const toVisitor = makeToVisitor(currentContext, policy.isSecure);
  const mapTiles = openMapTiles(settings.map);
  const siteAt = makeSiteAt(shopNow(), policy);
  const marketOf = (host: string | undefined) => siteAt(host)?.market ?? shopNow().market.market;
  const handler = makeGraphqlHandler(executor.schema, executor, operations, log, settings.devMode);
  const app = makeApp({
    clientDirectory: path.join(DIST, 'client'),
    siteAt,
    policy,
    rateLimit: settings.site.rateLimit,
    mostConnections: connectionsPerThread(settings.site.webThreads),
    log,
    serviceWorker: { isOn: settings.serviceWorker, release },
    dictionaryNow,
    earlyLinks: web.earlyLinks,
    observation: { ...observationOf(shopNow(), siteAt), figures },
    missing: missingOf(pool),
    endpoints: {
      graphql: noteRefusedPosts(securityLog, answerDataCalls(handler, currentContext, policy)),
      ...drawn(shopNow),
      map: (request) => answerMap(mapTiles, request),
      content: (request, { market }) => answerContent(currentContext(market), request),
      pageDictionary: answerDictionaryOf(pool, release, dictionaryNow),
      document: toVisitor(answerDocument),
      personalCopy: toVisitor(answerPersonalCopy),
      confirmCruiseNews: (request) => answerCruiseNews(shopNow(), request),
      unsubscribe: (request) => answerUnsubscribe(shopNow(), request),
      consent: noteRefusedPosts(securityLog, (request, { market }) =>
        answerConsent(currentContext(market), request, { isSecure: policy.isSecure }),
      ),
      paymentNotification: (request) => answerNotification(shopNow(), request),
      supplierNotice: (request) => answerSupplierNotice(shopNow(), request),
      event: toVisitor(answerEvent),
      flags: (request, { market }) => answerFlags(currentContext(market), request),
      ...browserReports(shopNow(), currentContext, figures),
      files: filesOf(shopNow, currentContext),
      page: noteRefusedPosts(
        securityLog,
        makePageHandler({ currentContext, executor, web, manifest, policy, log }),
      ),
    },
    refusalPage: makeRefusalPages({ currentContext, marketOf, web, manifest, policy }),
    callDemand: demandOf(executor, operations),
  });
  content.readAhead(sellers.keys());
  app.addHook('preClose', () => stopListening(shopNow()));
  return app;
}

type AnswerVisitor = (
  shop: WebContext,
  request: Request,
  asker: { readonly isSecure: boolean; readonly network: string },
) => Promise<Response>;

/** What answers a visitor in the context of their market. */
const makeToVisitor =
  (currentContext: (market: MarketName) => WebContext, isSecure: boolean) =>
  (answer: AnswerVisitor): Endpoint =>
  (request, { market, network }) =>
    answer(currentContext(market), request, { isSecure, network });

/** Another thread may have told of the dictionary before this one has read it. */
const answerDictionaryOf = (pool: Pool, release: string, now: DictionaryNow): Endpoint =>
  answerDictionary(async () => now() ?? (await findDictionary(pool, release)));

/** The context of a market as it stands, made once while it stands. */
function keepInMarket(shopNow: () => WebContext): (market: MarketName) => WebContext {
  const kept = new WeakMap<WebContext, Map<MarketName, WebContext>>();
  return (market) => {
    const shop = shopNow();
    const markets = kept.get(shop) ?? new Map<MarketName, WebContext>();
    kept.set(shop, markets);
    const known = markets.get(market) ?? inMarket(shop, market);
    markets.set(market, known);
    return known;
  };
}

/** What is followed of the database is followed no more. */
async function stopListening({ placementNews, content }: WebContext): Promise<void> {
  placementNews.close();
  await content.close();
}

/** What is drawn for whoever asks, the same in every market. */
const drawn = (shopNow: () => WebContext): Pick<Endpoints, 'picture' | 'shareCard'> => ({
  picture: (request) => answerPicture(shopNow(), request),
  shareCard: (request) => answerShareCard(shopNow(), request),
});

/** What browsers report of our pages by themselves. */
const browserReports = (
  { log, securityLog }: WebContext,
  currentContext: (market: MarketName) => WebContext,
  figures: Figures | undefined,
): Pick<Endpoints, 'policyReport' | 'clientError' | 'webVitals'> => ({
  policyReport: makePolicyReportHandler(securityLog),
  clientError: makeClientErrorHandler(log),
  webVitals: (request, { market }) => answerWebVitals(currentContext(market), request, figures),
});

/** What is told of each request in the log. */
const observationOf = (
  { settings, log }: WebContext,
  siteAt: AppOptions['siteAt'],
): Pick<Observation, 'log' | 'marketOf'> => ({
  log: settings.monitoring.requestLog ? log : undefined,
  marketOf: (host) => siteAt(host)?.market,
});

/** What is read at an address of its own. */
const filesOf = (
  shopNow: () => WebContext,
  currentContext: (market: MarketName) => WebContext,
): Endpoints['files'] => ({
  '/robots.txt': (_request, { market }) => answerRobots(currentContext(market).market.siteUrl),
  ...Object.fromEntries(
    SITEMAPS.map((address) => [
      address,
      (request: Request, { market }: Asker) => {
        const context = currentContext(market);
        return answerSitemap({ ...context, holidayPages: () => holidayPages(context) }, request);
      },
    ]),
  ),
  '/deals.rss': (_request, { market }) => answerDealFeed(currentContext(market)),
  '/travel-updates.rss': (_request, { market }) => answerAdviceFeed(currentContext(market)),
  '/guides.rss': (_request, { market }) => answerGuideFeed(currentContext(market)),
  '/favicon.ico': answerFavicon,
  '/apple-touch-icon.png': answerTouchIcon,
  '/.well-known/security.txt': (request) => answerSecurityContact(request, shopNow().clock()),
  ...appLinkFiles(shopNow().settings.apps),
});

/**
 * Whose site a host is. Behind TLS a host of nobody's has none, and a site's addresses are those of
 * its settings, whatever a Host header says (S-23); before, as in development, it is the first
 * market's.
 */
function makeSiteAt(
  { sellers }: Pick<WebContext, 'sellers'>,
  { isSecure }: Pick<PolicySources, 'isSecure'>,
): AppOptions['siteAt'] {
  const markets = [...sellers.values()].map(({ market }) => market);
  let latest:
    | { readonly host: string | undefined; readonly site: ReachedSite | undefined }
    | undefined;
  return (host: string | undefined): ReachedSite | undefined => {
    if (latest && latest.host === host) return latest.site;
    const market = marketAt(markets, host) ?? (isSecure ? undefined : markets[0]);
    const site = market && {
      market: market.market,
      origin: isSecure ? market.siteUrl : `http://${host ?? 'localhost'}`,
    };
    latest = { host, site };
    return site;
  };
}

/** What each operation of our own pages costs, by its text. */
const demandOf = (executor: Executor, operations: ReadonlySet<string>): DemandOf =>
  callDemand(
    new Map([...operations].map((text) => [text, weighOperation(executor.schema, text)])),
    executor,
  );

export const policyOf = ({ settings }: WebContext): PolicySources => ({
  paymentOrigins: [
    ...new Set(
      [settings.payment.url, settings.payment.fieldsUrl].map((url) => new URL(url).origin),
    ),
  ],
  isSecure: settings.site.url.startsWith('https:'),
});

type Build = {
  readonly web: WebBuild;
  readonly manifest: Manifest;
  readonly operations: ReadonlySet<string>;
};

const ManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.exactOptional(v.string()),
    imports: v.exactOptional(v.array(v.string())),
    rules: v.exactOptional(v.string()),
  }),
);
const WebBuildSchema = v.object({
  render: v.custom<WebBuild['render']>((value) => typeof value === 'function'),
  renderRefusal: v.custom<WebBuild['renderRefusal']>((value) => typeof value === 'function'),
  earlyLinks: v.array(v.string()),
  operationTexts: v.array(v.string()),
});

/** What `npm run build` made: the pages, the files they load, and the texts of their operations. */
export async function readBuild(): Promise<Build> {
  const manifest = v.parse(
    ManifestSchema,
    JSON.parse(await readFile(path.join(DIST, 'client/.vite/manifest.json'), 'utf8')),
  );
  const web = v.parse(
    WebBuildSchema,
    await import(pathToFileURL(path.join(DIST, 'server/web.js')).href),
  );
  return { web, manifest, operations: new Set(web.operationTexts) };
}
