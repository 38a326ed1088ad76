import type { MarketName } from '#domain/market/market-name.ts';
import { isPersonal } from './personal-pages.ts';

/** A site of ours: whom it is for, and its address without a path. */
export type MarketSite = { readonly market: MarketName; readonly siteUrl: string };

/** The language of a market's pages, by its country (BCP 47). */
const languageOf = (market: MarketName): string => `en-${market.toUpperCase()}`;

const NOINDEX = '<meta name="robots" content="noindex"';

/** Parts of a query that make another page of an address; all others are a view of the same. */
const OF_THE_ADDRESS = ['tab'];

/** What of a page search engines are asked about. */
export type AskedPage = {
  /** Its markup for the head. */
  readonly head: string;
  readonly url: Pick<URL, 'pathname' | 'searchParams'>;
  readonly status: number;
  readonly here: MarketSite;
  /** All sites, this one included. */
  readonly sites: readonly MarketSite[];
};

/**
 * What search engines read of an address: the one that counts (RFC 6596), and the same page on each
 * of our sites (`hreflang`, of which `x-default` is the first site). A page that is kept from them,
 * or was not found, says `noindex` and nothing else.
 */
export function searchEngineTags({ head, url, status, here, sites }: AskedPage): string {
  if (head.includes(NOINDEX)) return '';
  if (!isForAll({ url, status })) return `${NOINDEX}>`;
  const path = escapeAttribute(addressOf(url));
  const canonical = `<link rel="canonical" href="${here.siteUrl}${path}">`;
  return [
    canonical,
    ...alternatesOf(sites, path).map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`,
    ),
  ].join('');
}

/** Whether search engines may keep a page: it does not ask them not to, and is everybody's. */
export const isForEngines = ({
  head,
  ...page
}: Pick<AskedPage, 'head' | 'url' | 'status'>): boolean =>
  !head.includes(NOINDEX) && isForAll(page);

const isForAll = ({ url, status }: Pick<AskedPage, 'url' | 'status'>): boolean =>
  status === 200 && !isPersonal(url.pathname);

/**
 * The addresses of the same page on each of our sites by their language, and as `x-default` that of
 * the first site; none where there is one site alone.
 */
export function alternatesOf(
  sites: readonly MarketSite[],
  path: string,
): readonly { readonly language: string; readonly href: string }[] {
  const [first] = sites;
  if (!first || sites.length === 1) return [];
  return [
    ...sites.map(({ market, siteUrl }) => ({ language: languageOf(market), href: siteUrl + path })),
    { language: 'x-default', href: first.siteUrl + path },
  ];
}

function addressOf({ pathname, searchParams }: AskedPage['url']): string {
  const kept = OF_THE_ADDRESS.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept).toString()}`;
}

/** A text as it stands in an attribute. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
