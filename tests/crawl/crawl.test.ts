/** The links of both sites, followed from the front page on a small world to the end. */
import pino from 'pino';
import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarketName } from '#domain/market/market-name.ts';
import { makePageHandler, type PageHandler } from '#http/endpoints/pages/pages.ts';
import { policyOf } from '#http/web-app.ts';
import { publishSources } from '#server/composition/publish-sources.ts';
import { inMarket } from '#server/purchase-context.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';
import { ADDRESSES } from '#web/routes.ts';
import { render } from '#web/server.tsx';
import { crawl, type Opened } from './crawl.ts';

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

/** Pages that one address pattern answers, those with a query apart. */
const kindOf = (path: string): string => {
  const [pathname = '', query] = path.split('?');
  const pattern = matchRoutes(ROUTES, pathname)?.at(-1)?.route.path ?? pathname;
  return `${pattern}${query === undefined ? '' : '?'}`;
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

test.each(['gb', 'ie'] as const)(
  'on the site of %s no link is dead, and every page has a title and a description of its own',
  async (market) => {
    const { pages: opened, faults } = await crawl(openAt(market), {
      start: '/',
      kindOf,
      mostOfKind: MOST_ALIKE,
    });
    expect(opened).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  },
);
