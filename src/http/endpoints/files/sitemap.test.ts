import { expect, test } from 'vitest';
import { openContent } from '#server/composition/open-content.ts';
import { publishSources } from '#server/composition/publish-sources.ts';
import { readMarkets } from '#server/market/market.ts';
import { makeLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openTestDatabase } from '#testing/database.ts';
import { saveHotel } from '../../../../tests/oracle/save-world.ts';
import { answerGuideFeed } from './feeds.ts';
import { answerSitemap } from './sitemap.ts';

test('search engines find the parts of the map, every page with its day, and the feed of guides', async () => {
  const { pool, close } = await openTestDatabase();
  await publishSources(pool);
  await saveHotel(pool, {
    id: 7,
    name: 'Hotel Miramar & Spa',
    placeId: 'spain-majorca-alcudia',
    stars: 4,
    reviewScore: 4,
    popularity: 1,
    facilities: 0,
    airports: ['PMI'],
    isListed: true,
  });
  const [market] = readMarkets(readSettings({ SITE_URL: 'https://shop.test' }));
  const elsewhere = { ...market, market: 'ie', siteUrl: 'https://ie.shop.test' } as const;
  const log = makeLog('silent');
  const content = openContent({ pool, log, clock: () => new Date(), url: undefined });
  const sellers = new Map([
    ['gb', { market }],
    ['ie', { market: elsewhere }],
  ] as const);
  const holidayPages = async () => ['june-2027', 'all-inclusive', 'june-2027/all-inclusive'];
  const shop = { pool, content, market, sellers, holidayPages };
  const read = async (path: string) =>
    (await answerSitemap(shop, new Request(`https://shop.test${path}`))).text();
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(parts.map(([, address]) => address)).toEqual([
    'https://shop.test/sitemap-pages.xml',
    'https://shop.test/sitemap-holidays.xml',
    'https://shop.test/sitemap-places.xml',
    'https://shop.test/sitemap-hotels-1.xml',
  ]);
  // Content that a busy machine reads too slowly is left out, and read again.
  await expect
    .poll(() => read('/sitemap-pages.xml'))
    .toMatch(
      /<url><loc>https:\/\/shop\.test\/guides\/warm-sea<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
    );
  const holidays = await read('/sitemap-holidays.xml');
  for (const path of ['june-2027', 'june-2027/all-inclusive'])
    expect(holidays).toContain(`<url><loc>https://shop.test/holidays/${path}</loc>`);
  expect(await read('/sitemap-places.xml')).toContain(
    '<loc>https://shop.test/destinations/spain/majorca</loc><xhtml:link rel="alternate" hreflang="en-GB" href="https://shop.test/destinations/spain/majorca"/><xhtml:link rel="alternate" hreflang="en-IE" href="https://ie.shop.test/destinations/spain/majorca"/>',
  );
  const listed = [...(await read('/sitemap-places.xml')).matchAll(/<url><loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, address]) => address)).toEqual([
    'https://shop.test/destinations/spain',
    'https://shop.test/destinations/spain/majorca',
    'https://shop.test/destinations/spain/majorca/alcudia',
  ]);
  expect(await read('/sitemap-hotels-1.xml')).toMatch(
    /<loc>https:\/\/shop\.test\/hotels\/7\/hotel-miramar-spa<\/loc><lastmod>[\d-]+T[\d:.]+Z<\/lastmod>.*<image:loc>https:\/\/shop\.test\/pictures\/hotel\/7\/front\/652x482\.webp</,
  );
  expect(
    (await answerSitemap(shop, new Request('https://shop.test/sitemap-hotels-2.xml'))).status,
  ).toBe(404);
  expect(await read('/sitemap-places.xml')).toContain(
    '<image:loc>https://shop.test/pictures/place/spain-majorca/place/652x482.webp</image:loc>',
  );
  const feed = await answerGuideFeed(shop);
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(25);
  await content.close();
  await close();
});
