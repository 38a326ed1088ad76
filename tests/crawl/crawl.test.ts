/** The links of both sites, followed from the front page on a small world to the end. */
import pino from 'pino';
import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '#domain/dates.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { formatMoney } from '#domain/money.ts';
import { allMonths, monthSubject, readLanding } from '#domain/place-guide/holiday-subjects.ts';
import { ALL_THEMES } from '#domain/place-guide/holiday-themes.ts';
import { answerAdviceFeed, answerDealFeed, answerGuideFeed } from '#http/endpoints/files/feeds.ts';
import { holidayPages } from '#http/endpoints/files/holiday-pages.ts';
import { answerSitemap, SITEMAPS } from '#http/endpoints/files/sitemap.ts';
import { makePageHandler, type PageHandler } from '#http/endpoints/pages/pages.ts';
import { policyOf } from '#http/web-app.ts';
import { publishSources } from '#server/composition/publish-sources.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { hasHotelsEnough } from '#server/place-guide/hotels-of-theme.ts';
import { inMarket } from '#server/purchase-context.ts';
import { findAll } from '#server/search/search-holidays.ts';
import { readShareCard } from '#server/share-cards/share-cards.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import { routes } from '#web/routes.ts';
import { render } from '#web/server.tsx';
import { makeChance } from '../oracle/chance.ts';
import { crawl, wordsOf, type Crawl, type Opened } from './crawl.ts';
import { feedFaults } from './feed-faults.ts';
import { openLink, pricedLinks, priceFaults } from './priced-links.ts';
import { sitemapFaults } from './sitemap-faults.ts';
import { offeredFor, offerOf, thingFaults, thingsOf } from './structured-data.ts';

let running: RunningShop;
let pages: PageHandler;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 150, sellsInIreland: true });
  const { shop, executor } = running;
  await publishSources(shop.pool);
  pages = makePageHandler({
    currentContext: (market) => inMarket(shop, market),
    executor,
    web: { render },
    manifest: {
      'style.css': { file: 'assets/style.css' },
      'src/web/browser/main.ts': { file: 'assets/main.js' },
    },
    policy: policyOf(shop),
    log: pino({ level: 'silent' }),
  });
});
afterAll(() => running.close());

/** Pages of a kind that are opened: enough to meet each of their forms. */
const MOST_ALIKE = 4;
const ROUTES = ADDRESSES.map(([path]) => ({ path }));

/** Pages that one address pattern answers: a country apart from a resort, and from a query. */
const kindOf = (path: string): string => {
  const [pathname = '', query] = path.split('?');
  const pattern = matchRoutes(ROUTES, pathname)?.at(-1)?.route.path ?? pathname;
  return `${pattern} ${pathname.split('/').length}${query === undefined ? '' : '?'}`;
};

const openAt =
  (market: MarketName) =>
  async (path: string): Promise<Opened> => {
    const origin = running.shop.sellers.get(market)!.market.siteUrl;
    const response = await pages(new Request(new URL(path, origin)), {
      market,
      network: '192.0.2.7',
      reference: 'K7M2Q4XD',
    });
    const location = response.headers.get('location');
    return { status: response.status, location, html: await response.text() };
  };

const MARKETS = ['gb', 'ie'] as const;
type Crawled = Crawl & { readonly html: ReadonlyMap<string, string> };
const crawled = {} as Record<(typeof MARKETS)[number], Crawled>;
beforeAll(async () => {
  for (const market of MARKETS) {
    const html = new Map<string, string>();
    const options = { start: '/', kindOf, mostOfKind: MOST_ALIKE };
    const onPage = (path: string, page: string) => void html.set(path, page);
    crawled[market] = { ...(await crawl(openAt(market), { ...options, onPage })), html };
  }
});

test.each(MARKETS)(
  'on the site of %s no link is dead, and every page has a title and a description of its own',
  (market) => {
    const { pages: opened, faults } = crawled[market];
    expect(opened).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  },
);

test.each(MARKETS)(
  'on the site of %s machines read of each kind of page what schema.org knows',
  async (market) => {
    const faults: string[] = [];
    const met = new Set<string>();
    for (const [path, html] of crawled[market].html) {
      faults.push(...(await thingFaults(path, html)));
      for (const thing of thingsOf(html)) met.add(thing['@type']);
    }
    expect(faults).toEqual([]);
    expect([...met].toSorted()).toEqual([
      'Article',
      'BreadcrumbList',
      'FAQPage',
      'Hotel',
      'ItemList',
      'Organization',
      'Product',
      'TouristDestination',
      'WebSite',
    ]);
  },
);

const SIGN = { gb: '£', ie: '€' } as const;
const THOUSANDS = /\B(?=(\d{3})+\.)/;
/** Pages with a price on their cards. */
const PRICED = [
  '/destinations/:country/:region?/:resort?',
  '/holiday/:hotelQuoteId/:flightQuoteId',
  '/holidays/:subject?/:theme?',
  '/hotels/:hotelId/:slug?',
];

/** Prices that are opened, on each site. */
const OPENED = 30;

test.each(MARKETS)(
  'on the site of %s prices open as holidays at their total, which machines read there too',
  async (market) => {
    const links = [...crawled[market].html].flatMap(([path, html]) => pricedLinks(path, html));
    expect(new Set(links.map(({ from }) => kindOf(from))).size).toBeGreaterThan(8);
    const visitor = running.visitor(undefined, market);
    const { pick } = makeChance(18);
    for (let at = 0; at < OPENED; at += 1)
      expect(await priceFaults(visitor, pick(links))).toEqual([]);
    for (const link of Array.from({ length: 3 }, () => pick(links))) {
      const asked = running.shop.clock().toISOString();
      const { html } = await openAt(market)(routes.deal.href(link));
      const { total } = (await openLink(visitor, link)).price!;
      expect(offeredFor(html)).toBe(`${total.currencyCode} ${(total.amount / 100).toFixed(2)}`);
      expect(wordsOf(html).includes(formatMoney(total)), `${formatMoney(total)} is read`).toBe(
        true,
      );
      const { validFrom, validThrough } = offerOf(html)!;
      expect(validThrough).toBe(validFrom);
      expect([asked, validThrough, running.shop.clock().toISOString()].toSorted()[1]).toBe(
        validThrough,
      );
    }
  },
);

test.each(MARKETS)(
  'on the site of %s the card of a shared page says what the page says, at the price that machines read',
  (market) => {
    const { secret } = running.shop;
    const day = `Price on ${formatDate(todayOf(running.shop))}`;
    const priced = new Set<string>();
    for (const [path, html] of crawled[market].html) {
      const address = /<meta property="og:image" content="https?:\/\/[^/]*([^"]*)"/.exec(html)?.[1];
      const card = readShareCard(secret, address ?? '');
      if (!card) continue;
      const words = wordsOf(html);
      const said = [...(card.place?.split(', ') ?? []), card.name, ...(card.price?.facts ?? [])];
      expect(
        said.filter((text) => !words.includes(text)),
        path,
      ).toEqual([]);
      if (!card.price) continue;
      priced.add(kindOf(path).split(' ')[0]!);
      const { figure } = card.price;
      expect(words.includes(figure), `${path}: ${figure}`).toBe(true);
      expect(card.price.day).toBe(day);
      const offered = SIGN[market] + (offerOf(html)?.price ?? '').replace(THOUSANDS, ',');
      expect([SIGN[market], figure], path).toContain(offered);
    }
    expect([...priced].toSorted()).toEqual(PRICED);
  },
);

test.each(MARKETS)(
  'on the site of %s sitemaps and feeds are what their rules ask',
  async (market) => {
    const shop = inMarket(running.shop, market);
    const at = (path: string) => new Request(shop.market.siteUrl + path);
    const faults: string[] = [];
    const listed: string[] = [];
    const read = async (path: string): Promise<string> => {
      const map = { ...shop, holidayPages: () => holidayPages(shop) };
      return (await answerSitemap(map, at(path))).text();
    };
    const index = await read('/sitemap.xml');
    faults.push(...(await sitemapFaults('sitemap.xml', index)));
    const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]*)</g)].map(
      ([, path = '']) => path,
    );
    expect(SITEMAPS).toEqual(expect.arrayContaining(parts));
    for (const path of parts) {
      const xml = await read(path);
      faults.push(...(await sitemapFaults(path.slice(1), xml)));
      listed.push(...[...xml.matchAll(/<url><loc>([^<]*)/g)].map(([, address = '']) => address));
    }
    for (const [name, answer] of Object.entries({
      answerDealFeed,
      answerGuideFeed,
      answerAdviceFeed,
    }))
      faults.push(...(await feedFaults(name, await (await answer(shop)).text())));
    expect(faults).toEqual([]);
    expect(listed.length).toBeGreaterThan(500);
    expect(listed.filter((address, at) => listed.indexOf(address) < at)).toEqual([]);
  },
);

test('hotels of a kind of holiday are as many in each month as its search finds', () => {
  const today = todayOf(running.shop);
  const { earliest } = departureWindow(today);
  const { index } = running.shop;
  const months = allMonths(earliest).filter((_, at) => at % 8 === 1);
  for (const theme of ALL_THEMES)
    for (const month of months) {
      const landing = readLanding(monthSubject(month), theme, earliest);
      const expected = landing ? findAll(index, landing.criteria, today).hotels.length : 0;
      const has = (fewest: number): boolean =>
        hasHotelsEnough(index, { theme, month, fewest }, { today, earliest });
      expect([has(Math.max(1, expected)), has(expected + 1)], `${theme} ${month}`).toEqual([
        expected > 0,
        false,
      ]);
    }
});
