/**
 * Follows the links of a site from one page to the end, as search engines do, and says what is
 * wrong with what it comes by: dead links, redirects that lead to another, pages without a title, a
 * description or an address of their own.
 */

/** What an address answered; redirects are not followed. */
export type Opened = {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
};

type CrawlOptions = {
  readonly start: string;
  /** What pages have in common: so many of a kind are opened, those that are met first. */
  readonly kindOf: (path: string) => string;
  readonly mostOfKind: number;
  /** Called with each page that is opened. */
  readonly onPage?: (path: string, html: string) => void;
};

export type Crawl = { readonly pages: number; readonly faults: readonly string[] };

/** What search engines show whole, in characters. */
const LONGEST_TITLE = 60;
const DESCRIPTION = { least: 70, most: 155 };

type Page = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Without the site; empty where the page is kept from search engines. */
  readonly canonical: string;
};

/** Opens what the links of `start`, and of what they lead to, lead to, each address once. */
export async function crawl(
  open: (path: string) => Promise<Opened>,
  { start, kindOf, mostOfKind, onPage }: CrawlOptions,
): Promise<Crawl> {
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const queue: { readonly path: string; readonly from: string; readonly isMoved: boolean }[] = [];
  const met = new Set<string>();
  const pages: Page[] = [];
  const views: Page[] = [];
  const meet = (link: string, from: string, isMoved = false): void => {
    const path = link.replace(/#.*/, '');
    if (path === '' || met.has(path)) return;
    met.add(path);
    const kind = kindOf(path);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    if (count < mostOfKind || isMoved) queue.push({ path, from, isMoved });
  };
  meet(start, 'nothing');
  for (const { path, from, isMoved } of queue) {
    const { status, location, html } = await open(path);
    if (location !== null) {
      if (isMoved) faults.push(`${from} is moved to ${path}, and that to ${location}`);
      else meet(location, path, true);
      continue;
    }
    if (status !== 200) {
      faults.push(`${from} leads to ${path}, which answers ${status}`);
      continue;
    }
    onPage?.(path, html);
    for (const link of linksOf(html)) meet(link, path);
    const page = readPage(path, html);
    if (page.canonical !== '') meet(page.canonical, path);
    if (page.canonical === path) pages.push(page);
    else if (page.canonical !== '') views.push(page);
  }
  const opened = new Set(queue.map(({ path }) => path));
  const own = new Set(pages.map(({ path }) => path));
  const astray = views
    .filter(({ path, canonical }) =>
      path.includes('?') ? opened.has(canonical) && !own.has(canonical) : true,
    )
    .map(({ path, canonical }) => `${path} names ${canonical} as its address`);
  return { pages: queue.length, faults: [...faults, ...astray, ...faultsOf(pages)] };
}

/** What is read where the markup says this. */
export const textOf = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** What a visitor reads of a page, or of a part of one. */
export const wordsOf = (html: string): string =>
  textOf(html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ''));

/** Links to pages of the site itself; a feed is none. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)]
    .map(([, href = '']) => textOf(href))
    .filter((href) => !href.endsWith('.rss'));

function readPage(path: string, html: string): Page {
  const find = (pattern: RegExp): string => textOf(pattern.exec(html)?.[1] ?? '');
  return {
    path,
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/),
  };
}

function faultsOf(pages: readonly Page[]): string[] {
  return [
    ...pages
      .filter(({ title }) => title === '' || title.length > LONGEST_TITLE)
      .map(({ path, title }) => `${path} has a title of ${title.length} characters: "${title}"`),
    ...pages
      .filter(
        ({ description: { length } }) => length < DESCRIPTION.least || length > DESCRIPTION.most,
      )
      .map(
        ({ path, description }) =>
          `${path} has a description of ${description.length} characters: "${description}"`,
      ),
    ...twice(pages, 'title'),
    ...twice(pages, 'description'),
  ];
}

const twice = (pages: readonly Page[], part: 'title' | 'description'): string[] =>
  [...Map.groupBy(pages, (page) => page[part])].flatMap(([text, alike]) =>
    alike.length > 1
      ? [`the ${part} "${text}" is that of ${alike.map(({ path }) => path).join(', ')}`]
      : [],
  );
