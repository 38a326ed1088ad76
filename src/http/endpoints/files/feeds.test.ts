import { expect, test } from 'vitest';
import { formatMoney } from '#domain/money.ts';
import { openRunningShop } from '#testing/running-shop.ts';
import { routes } from '#web/routes.ts';
import { answerDealFeed } from './feeds.ts';

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
