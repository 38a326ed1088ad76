/**
 * What search engines read: the index of sitemaps, and one of pages, holidays, places and hotels
 * each (https://www.sitemaps.org/protocol.html); each address stands in it with those of the same
 * page on our other sites
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { MarketName } from '#domain/market/market-name.ts';
import { hotelSlug, listAllHotels } from '#server/catalogue/hotel-names.ts';
import { places } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { alternatesOf, type MarketSite } from '#web/document/search-engine-tags.ts';
import { routes } from '#web/routes.ts';
import { writtenPages } from './written-pages.ts';
import { escape, xml } from './xml.ts';

type Shop = Pick<WebContext, 'content' | 'market' | 'pool'> & {
  /** Paths of the pages below `/holidays/`. */
  readonly holidayPages: () => Promise<readonly string[]>;
  readonly sellers: ReadonlyMap<MarketName, { readonly market: MarketSite }>;
};
type Listed = { readonly path: string; readonly changed?: string };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PARTS = ['pages', 'holidays', 'places', 'hotels'] as const;

/** Where search engines find them. */
export const SITEMAPS: readonly string[] = [
  '/sitemap.xml',
  ...PARTS.map((name) => `/sitemap-${name}.xml`),
];

/** `/sitemap.xml`, and its parts `/sitemap-pages.xml` and so on, for the site of a market. */
export async function answerSitemap(shop: Shop, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { siteUrl } = shop.market;
  const part = PARTS.find((name) => pathname === `/sitemap-${name}.xml`);
  if (part === undefined) {
    const parts = PARTS.map(
      (name) => `<sitemap><loc>${siteUrl}/sitemap-${name}.xml</loc></sitemap>`,
    );
    return xml(`<sitemapindex xmlns="${NAMESPACE}">${parts.join('')}</sitemapindex>`);
  }
  const urls = await urlsOf(shop, await LISTS[part](shop));
  return xml(
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`,
  );
}

/** Addresses that are written in one go: a few milliseconds. */
const AT_ONCE = 1_000;

/** Other requests are answered in between. */
async function urlsOf(shop: Shop, listed: readonly Listed[]): Promise<string> {
  let urls = '';
  for (const [at, one] of listed.entries()) {
    urls += urlOf(shop, one);
    if (at % AT_ONCE === AT_ONCE - 1) await breathe();
  }
  return urls;
}

const LISTS: Readonly<Record<(typeof PARTS)[number], (shop: Shop) => Promise<Listed[]>>> = {
  pages: async (shop) => {
    const written = (await writtenPages(shop)).map(({ slug, changed }): Listed => ({
      path: `/${slug}`,
      changed,
    }));
    const others = [routes.home, routes.discovery, routes.holidays, routes.help, routes.guides]
      .map((route): Listed => ({ path: route.href() }))
      .filter(({ path }) => written.every((page) => page.path !== path));
    return [...others, ...written];
  },
  holidays: async ({ holidayPages }) =>
    (await holidayPages()).map((path) => {
      const [subject, theme] = path.split('/');
      return { path: routes.holidays.href({ subject, theme }) };
    }),
  places: async () =>
    places.flatMap(({ path }) => (path === null ? [] : [{ path: `/destinations/${path}` }])),
  hotels: async ({ pool }) =>
    (await listAllHotels(pool)).map(({ id, name }) => ({
      path: routes.hotel.href({ hotelId: String(id), slug: hotelSlug(name) }),
    })),
};

function urlOf({ market, sellers }: Shop, { path, changed }: Listed): string {
  const sites = [...sellers.values()].map((seller) => seller.market);
  const alternates = alternatesOf(sites, path).map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`,
  );
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${escape(market.siteUrl + path)}</loc>${day}${alternates.join('')}</url>`;
}
