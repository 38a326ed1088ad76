/**
 * What feed readers follow (RSS 2.0, https://www.rssboard.org/rss-specification): guides as they
 * change, what leaves soon at a good price, and what official advice closes.
 */
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { makePackages } from '#graphql/search/package.ts';
import { readClosedPlaces } from '#server/composition/closed-places.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { findDepartures } from '#server/search/departures.ts';
import { routes } from '#web/routes.ts';
import { writtenPages } from './written-pages.ts';
import { escape, xml } from './xml.ts';

type Channel = { readonly title: string; readonly link: string; readonly description: string };
type Item = Channel & {
  readonly published: Date;
  /** Where several items lead to one page. */
  readonly id?: string;
};

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

/** `/travel-updates.rss`: places that official advice closes, the newest first. */
export async function answerAdviceFeed(
  shop: Parameters<typeof readClosedPlaces>[0],
): Promise<Response> {
  const { siteUrl, name } = shop.market;
  const link = siteUrl + routes.content.href('travel-updates');
  const closed = await readClosedPlaces(shop);
  return rss(
    {
      title: `${name}: travel updates`,
      link,
      description: 'Places and days that we don’t sell because of official advice.',
    },
    closed.map(({ id, place, nights, reason, source, madeAt }) => ({
      id,
      title: `${place}: no nights sold, ${nights}`,
      link,
      description: `${reason} (${source.href})`,
      published: new Date(madeAt),
    })),
  );
}

const rss = (channel: Channel, items: readonly Item[]): Response =>
  xml(
    `<rss version="2.0"><channel>${elements(channel)}${items
      .map(
        ({ published, id, ...item }) =>
          `<item>${elements(item)}${guid(item, id)}<pubDate>${published.toUTCString()}</pubDate></item>`,
      )
      .join('')}</channel></rss>`,
    'application/rss+xml',
  );

const guid = ({ link }: Channel, id: string | undefined): string =>
  id === undefined
    ? `<guid>${escape(link)}</guid>`
    : `<guid isPermaLink="false">${escape(id)}</guid>`;

const elements = ({ title, link, description }: Channel): string =>
  Object.entries({ title, link, description })
    .map(([name, text]) => `<${name}>${escape(text)}</${name}>`)
    .join('');
