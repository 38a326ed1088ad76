import { expect, test } from 'vitest';
import { blockWords } from '#domain/content/sections.ts';
import { formatMoney } from '#domain/money.ts';
import { closePlace, openPlace } from '#server/advice/advice-blocks.ts';
import { fillAdvice } from '#server/composition/closed-places.ts';
import { readMarkets } from '#server/market/market.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openTestDatabase } from '#testing/database.ts';
import { openRunningShop } from '#testing/running-shop.ts';
import { routes } from '#web/routes.ts';
import { answerAdviceFeed, answerDealFeed } from './feeds.ts';

type Board = {
  readonly departuresBoard: {
    readonly packages: readonly {
      readonly hotelQuoteId: string;
      readonly flightQuoteId: string;
      readonly price: { readonly total: Parameters<typeof formatMoney>[0] };
    }[];
  };
};

test('the feed of deals leads to the holidays of the departures board, each at its total', async () => {
  const running = await openRunningShop({ hotels: 60 });
  const { departuresBoard } = await running
    .visitor()
    .ask<Board>(
      '{ departuresBoard(first: 12) { packages { hotelQuoteId flightQuoteId price { total { amount currencyCode } } } } }',
    );
  const feed = await (await answerDealFeed(running.shop)).text();
  const items = [...feed.matchAll(/<item><title>.*?: (.*?)<\/title><link>(.*?)<\/link>/g)];
  expect(items.length).toBeGreaterThan(3);
  expect(items.map(([, total, link]) => [link, total])).toEqual(
    departuresBoard.packages.map(({ price, ...quotes }) => [
      running.shop.market.siteUrl + routes.deal.href(quotes),
      formatMoney(price.total),
    ]),
  );
  await running.close();
});

test('places that advice closes stand on the page and in the feed, each with days, words and source', async () => {
  const db = await openTestDatabase();
  const clock = () => new Date('2027-05-01T12:00:00Z');
  const [market] = readMarkets(readSettings({ SITE_URL: 'https://shop.test' }));
  const shop = { clock, database: db.database, market };
  const page = async (of = shop) =>
    (await fillAdvice(of, [{ kind: 'advice' }])).map(blockWords).join(' ');
  const items = async () => (await (await answerAdviceFeed(shop)).text()).split('<item>').slice(1);
  expect(await page()).toBe('No place is closed by official advice. Our list on Sat 1 May 2027.');
  expect(await items()).toEqual([]);

  const closed = { placeId: 'spain-majorca', firstDay: '2027-06-05', lastDay: '2027-06-10' };
  await closePlace(db.database, {
    ...closed,
    id: 'over',
    firstDay: '2027-04-01',
    lastDay: '2027-04-30',
  });
  await closePlace(db.database, { ...closed, id: 'one' });
  await db.pool.query("update advice_block set made_at = '2027-04-30T23:30:00Z'");
  const said = { reason: 'Wildfires near Alcudia', source: 'https://www.gov.uk/spain' };
  await closePlace(db.database, { ...closed, id: 'two', placeId: 'malta', ...said });
  await db.pool.query("update advice_block set made_at = '2027-05-01T08:00:00Z' where id = 'two'");
  const words = await page();
  expect(words).toContain(
    'Malta, Sat 5 June 2027 to Thu 10 June 2027, Wildfires near Alcudia. Source: gov.uk, since Sat 1 May 2027',
  );
  expect(words).toContain('Official travel advice. Source: Foreign Office, since Sat 1 May 2027');
  expect(words.indexOf('Malta')).toBeLessThan(words.indexOf('Majorca'));
  expect(words).not.toContain('April');
  const irish = { ...market, market: 'ie' } as const;
  expect(await page({ ...shop, market: irish })).toContain(
    'Department of Foreign Affairs, since Sat 1 May',
  );
  const [malta, majorca, ...rest] = await items();
  expect(rest).toEqual([]);
  expect(malta).toContain(
    '<title>Malta: no nights sold, Sat 5 June 2027 to Thu 10 June 2027</title>',
  );
  expect(malta).toContain('Wildfires near Alcudia (https://www.gov.uk/spain)');
  expect(malta).toContain(
    '<guid isPermaLink="false">two</guid><pubDate>Sat, 01 May 2027 08:00:00 GMT</pubDate>',
  );
  expect(majorca).toContain('<link>https://shop.test/travel-updates</link>');

  await openPlace(db.database, 'malta');
  expect(await page()).not.toContain('Malta');
  await db.close();
});
