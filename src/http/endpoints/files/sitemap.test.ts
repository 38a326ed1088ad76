import { expect, test } from 'vitest';
import { openContent } from '#server/composition/open-content.ts';
import { publishSources } from '#server/composition/publish-sources.ts';
import { readMarkets } from '#server/market/market.ts';
import { makeLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openTestDatabase } from '#testing/database.ts';
import { answerGuideFeed, answerSitemap } from './sitemap.ts';

test('search engines find the parts of the map, every page with its day, and the feed of guides', async () => {
  const { pool, close } = await openTestDatabase();
  await publishSources(pool);
  const [market] = readMarkets(readSettings({ SITE_URL: 'https://shop.test' }));
  const log = makeLog('silent');
  const content = openContent({ pool, log, clock: () => new Date(), url: undefined });
  const shop = { pool, content, market };
  const read = async (path: string) =>
    (await answerSitemap(shop, new Request(`https://shop.test${path}`))).text();
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(parts.map(([, address]) => address)).toEqual([
    'https://shop.test/sitemap-pages.xml',
    'https://shop.test/sitemap-places.xml',
    'https://shop.test/sitemap-hotels.xml',
  ]);
  expect(await read('/sitemap-pages.xml')).toMatch(
    /<url><loc>https:\/\/shop\.test\/guides\/warm-sea<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><\/url>/,
  );
  expect(await read('/sitemap-places.xml')).toContain(
    '<url><loc>https://shop.test/destinations/spain/majorca</loc></url>',
  );
  const feed = await answerGuideFeed(shop);
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(25);
  await content.close();
  await close();
});
