/**
 * What search engines read: the index of sitemaps, one of pages, places and hotels each
 * (https://www.sitemaps.org/protocol.html), and the feed of guides (RSS 2.0).
 */
import { listAllHotels } from '#server/catalogue/hotel-names.ts';
import { places } from '#server/catalogue/reference.ts';
import { contentFacts } from '#server/composition/content-facts.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { readPages } from '#server/content/read-content.ts';
import { routes } from '#web/routes.ts';

type Shop = Pick<WebContext, 'content' | 'market' | 'pool'>;
type Listed = { readonly path: string; readonly changed?: string };

const AN_HOUR = 'public, max-age=3600';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PARTS = ['pages', 'places', 'hotels'] as const;

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
  const listed = await LISTS[part](shop);
  return xml(
    `<urlset xmlns="${NAMESPACE}">${listed.map((one) => urlOf(siteUrl, one)).join('')}</urlset>`,
  );
}

const LISTS: Readonly<Record<(typeof PARTS)[number], (shop: Shop) => Promise<Listed[]>>> = {
  pages: async (shop) => [
    ...[routes.home, routes.discovery, routes.help, routes.guides].map((route) => ({
      path: route.href(),
    })),
    ...(await writtenPages(shop)).map(({ slug, changed }) => ({ path: `/${slug}`, changed })),
  ],
  places: async () =>
    places.flatMap(({ path }) => (path === null ? [] : [{ path: `/destinations/${path}` }])),
  hotels: async ({ pool }) =>
    (await listAllHotels(pool)).map(({ id }) => ({
      path: routes.hotel.href({ hotelId: String(id) }),
    })),
};

const writtenPages = ({ content, market }: Shop) =>
  readPages({ client: content.client, facts: contentFacts(market) });

const urlOf = (siteUrl: string, { path, changed }: Listed): string =>
  `<url><loc>${escape(siteUrl + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;

/** `/guides.rss`: the guides that changed last, first. */
export async function answerGuideFeed(shop: Shop): Promise<Response> {
  const { siteUrl, name } = shop.market;
  const guides = (await writtenPages(shop))
    .filter(({ slug }) => slug.startsWith('guides/'))
    .toSorted((a, b) => b.changed.localeCompare(a.changed));
  const items = guides.map(({ slug, title, description, changed }) => {
    const link = `${siteUrl}/${slug}`;
    const date = new Date(changed).toUTCString();
    return `<item><title>${escape(title)}</title><link>${link}</link><guid>${link}</guid><description>${escape(description)}</description><pubDate>${date}</pubDate></item>`;
  });
  const guidesUrl = siteUrl + routes.guides.href();
  return xml(
    `<rss version="2.0"><channel><title>${escape(`${name}: guides`)}</title><link>${guidesUrl}</link><description>Facts for choosing and preparing a holiday, with sources.</description>${items.join('')}</channel></rss>`,
    'application/rss+xml',
  );
}

const xml = (body: string, type = 'application/xml'): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': AN_HOUR },
  });

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
