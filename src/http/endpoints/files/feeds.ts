/**
 * What feed readers follow (RSS 2.0, https://www.rssboard.org/rss-specification): guides as they
 * change, and what leaves soon at a good price.
 */
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { makePackages } from '#graphql/search/package.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { findDepartures } from '#server/search/departures.ts';
import { routes } from '#web/routes.ts';
import { writtenPages } from './written-pages.ts';
import { escape, xml } from './xml.ts';

type Channel = { readonly title: string; readonly link: string; readonly description: string };
type Item = Channel & { readonly published: Date };

/** `/guides.rss`: the guides that changed last, first. */
export async function answerGuideFeed(
  shop: Pick<WebContext, 'content' | 'market'>,
): Promise<Response> {
  const { siteUrl, name } = shop.market;
  const guides = (await writtenPages(shop))
    .filter(({ slug }) => slug.startsWith('guides/'))
    .toSorted((a, b) => b.changed.localeCompare(a.changed));
  return rss(
    {
      title: `${name}: guides`,
      link: siteUrl + routes.guides.href(),
      description: 'Facts for choosing and preparing a holiday, with sources.',
    },
    guides.map(({ slug, title, description, changed }) => ({
      title,
      link: `${siteUrl}/${slug}`,
      description,
      published: new Date(changed),
    })),
  );
}

const DEALS = 12;

/** `/deals.rss`: the holidays of the departures board, each at the total that it opens with. */
export async function answerDealFeed(shop: WebContext): Promise<Response> {
  const { siteUrl, name } = shop.market;
  const wish = { airport: null, first: DEALS, savedSearch: undefined, season: 'NOW' } as const;
  const { offers } = await findDepartures(shop, wish, todayOf(shop));
  const published = shop.clock();
  const packages = await makePackages(shop, offers);
  return rss(
    {
      title: `${name}: leaving soon`,
      link: `${siteUrl}/`,
      description: 'Holidays that leave soon at a good price, for two adults.',
    },
    packages.map(({ hotel, price, departureDate, numberOfNights, ...quotes }) => ({
      title: `${hotel.name}, ${hotel.place.name}: ${formatMoney(price.total)}`,
      link: siteUrl + routes.deal.href(quotes),
      description: `${numberOfNights} nights from ${formatDate(departureDate)}, for two adults in all.`,
      published,
    })),
  );
}

const rss = (channel: Channel, items: readonly Item[]): Response =>
  xml(
    `<rss version="2.0"><channel>${elements(channel)}${items
      .map(
        ({ published, ...item }) =>
          `<item>${elements(item)}<guid>${escape(item.link)}</guid><pubDate>${published.toUTCString()}</pubDate></item>`,
      )
      .join('')}</channel></rss>`,
    'application/rss+xml',
  );

const elements = ({ title, link, description }: Channel): string =>
  Object.entries({ title, link, description })
    .map(([name, text]) => `<${name}>${escape(text)}</${name}>`)
    .join('');
