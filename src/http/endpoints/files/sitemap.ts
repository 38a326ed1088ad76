/**
 * What search engines read: the index of sitemaps, and those of pages, holidays, places and hotels
 * (https://www.sitemaps.org/protocol.html); each address stands in it with those of the same page
 * on our other sites
 * (https://developers.google.com/search/docs/specialty/international/localized-versions), and with
 * the picture that leads it
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). They go
 * out as they are made.
 */
import { makePicturePath, type PictureKind } from '#domain/catalogue/picture-path.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { hotelSlug } from '#server/catalogue/hotel-names.ts';
import { countListedHotels, listedHotels, placesWithHotels } from '#server/catalogue/hotels.ts';
import { places } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { alternatesOf, type MarketSite } from '#web/document/search-engine-tags.ts';
import { routes } from '#web/routes.ts';
import { writtenPages } from './written-pages.ts';
import { escape, streamXml, xml } from './xml.ts';

type Shop = Pick<WebContext, 'content' | 'market' | 'pool'> & {
  /** Paths of the pages below `/holidays/`. */
  readonly holidayPages: () => Promise<readonly string[]>;
  readonly sellers: ReadonlyMap<MarketName, { readonly market: MarketSite }>;
};
type Listed = {
  readonly path: string;
  /** When what it says last changed; not of pages that tell the prices of the moment. */
  readonly changed?: string | undefined;
  /** The path of its picture. */
  readonly picture?: string;
};
type Lists = AsyncIterable<readonly Listed[]>;

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
] as const;
const PARTS = ['pages', 'holidays', 'places'] as const;
/** A sitemap holds 50,000 addresses and 50 MB at most. */
const HOTELS_A_PART = 40_000;
/** For 200,000 hotels, the largest world that can be set. */
const HOTEL_PARTS = 5;

const addressOf = (part: string): string => `/sitemap-${part}.xml`;
const hotelParts = (parts: number): readonly string[] =>
  Array.from({ length: Math.min(parts, HOTEL_PARTS) }, (_, at) => `hotels-${at + 1}`);

/** Where search engines find them; those of hotels as far as there are hotels. */
export const SITEMAPS: readonly string[] = [
  '/sitemap.xml',
  ...[...PARTS, ...hotelParts(HOTEL_PARTS)].map(addressOf),
];

/** `/sitemap.xml`, and its parts `/sitemap-pages.xml` and so on, for the site of a market. */
export async function answerSitemap(shop: Shop, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const part = PARTS.find((name) => pathname === addressOf(name));
  if (part !== undefined) return streamXml(sitemapOf(shop, LISTS[part](shop)));
  const at = hotelParts(HOTEL_PARTS).findIndex((name) => pathname === addressOf(name));
  return at === -1 ? answerIndex(shop) : streamXml(sitemapOf(shop, hotels(shop, at)));
}

async function answerIndex({ pool, market }: Shop): Promise<Response> {
  const parts = hotelParts(Math.ceil((await countListedHotels(pool)) / HOTELS_A_PART));
  const sitemaps = [...PARTS, ...parts].map(
    (part) => `<sitemap><loc>${market.siteUrl}${addressOf(part)}</loc></sitemap>`,
  );
  return xml(`<sitemapindex ${NAMESPACES[0]}>${sitemaps.join('')}</sitemapindex>`);
}

/** The pieces of a sitemap; none where nothing is listed. */
async function* sitemapOf(shop: Shop, lists: Lists): AsyncGenerator<string> {
  const sites = [...shop.sellers.values()].map(({ market }) => market);
  let head = `<urlset ${NAMESPACES.join(' ')}>`;
  for await (const some of lists) {
    if (some.length === 0) continue;
    yield head + some.map((one) => urlOf(shop.market, sites, one)).join('');
    head = '';
  }
  if (head === '') yield '</urlset>';
}

const LISTS: Readonly<Record<(typeof PARTS)[number], (shop: Shop) => Lists>> = {
  async *pages(shop) {
    const written = (await writtenPages(shop)).map(({ slug, changed }): Listed => ({
      path: `/${slug}`,
      changed,
    }));
    const others = [
      routes.home,
      routes.destinations,
      routes.discovery,
      routes.holidays,
      routes.help,
      routes.guides,
    ]
      .map((route): Listed => ({ path: route.href() }))
      .filter(({ path }) => written.every((page) => page.path !== path));
    yield [...others, ...written];
  },
  async *holidays({ holidayPages }) {
    yield (await holidayPages()).map((path) => {
      const [subject, theme] = path.split('/');
      return { path: routes.holidays.href({ subject, theme }) };
    });
  },
  /** Pages of places without a hotel have nothing to sell, and lists of places leave them out. */
  async *places({ pool }) {
    const sold = await placesWithHotels(pool);
    yield places.flatMap(({ id, path }) =>
      path === null || !sold.has(id)
        ? []
        : [{ path: `/destinations/${path}`, picture: pictureOf('place', id, 'place') }],
    );
  },
};

async function* hotels({ pool }: Shop, part: number): AsyncGenerator<readonly Listed[]> {
  const all = listedHotels(pool, { after: part * HOTELS_A_PART, most: HOTELS_A_PART });
  for await (const some of all)
    yield some.map(({ id, name, changedAt }): Listed => ({
      path: routes.hotel.href({ hotelId: String(id), slug: hotelSlug(name) }),
      changed: changedAt ?? undefined,
      picture: pictureOf('hotel', String(id), 'front'),
    }));
}

/** As `structured-data.ts` of the pages names it. */
const pictureOf = (kind: PictureKind, id: string, view: string): string =>
  makePicturePath({ kind, id, view, size: 'large', format: 'webp' });

function urlOf(
  { siteUrl }: MarketSite,
  sites: readonly MarketSite[],
  { path, changed, picture }: Listed,
): string {
  const address = escape(path);
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  const alternates = alternatesOf(sites, address)
    .map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    .join('');
  const image =
    picture === undefined
      ? ''
      : `<image:image><image:loc>${siteUrl}${picture}</image:loc></image:image>`;
  return `<url><loc>${siteUrl}${address}</loc>${day}${alternates}${image}</url>`;
}
