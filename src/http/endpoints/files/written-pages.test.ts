/** What comes with the program, shown as pages: walked without a database or a browser. */
import { expect, test } from 'vitest';
import { fillBlocks } from '#domain/content/fill.ts';
import { blockWords, sectionsOf } from '#domain/content/sections.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { findPlace, places } from '#server/catalogue/reference.ts';
import { contentFacts } from '#server/composition/content-facts.ts';
import { makeContentTables } from '#server/composition/content-tables.ts';
import { CONTENT_DIRECTORY, readContentDirectory } from '#server/content/source-directory.ts';
import { readMarkets } from '#server/market/market.ts';
import { readSettings } from '#server/platform/settings.ts';
import { listOperations } from '#testing/page-operations.ts';
import { CONTENT_PAGES } from '#web/routes.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { requestPage } from '#web/testing/request-page.ts';

const { entries, faults } = await readContentDirectory(CONTENT_DIRECTORY, makeContentTables());
const operations = await listOperations();
const [gb] = readMarkets(readSettings({}));
const pages = entries
  .filter(({ kind }) => kind === 'pages' || kind === 'guides')
  .map(({ kind, entry }) => ({
    ...entry,
    slug: kind === 'guides' ? `guides/${entry.slug}` : entry.slug,
  }));

const factsOf = (market: MarketName, atolNumber: string | null) =>
  contentFacts({ ...gb, market, atolNumber });

const blocksOf = (kind: string, slug: string) =>
  entries.find((one) => one.kind === kind && one.entry.slug === slug)?.entry.blocks ?? [];

/** A page of the sources as the API would give it. */
const pageOf = (slug: string, facts: ReturnType<typeof factsOf>) => {
  const page = pages.find((one) => one.slug === slug);
  const group = slug.startsWith('guides/') ? 'guides' : 'help';
  if (!page) return null;
  return {
    ...page,
    changed: '2026-11-22T08:00:00Z',
    sources: page.sources.map(({ what, href }) => ({ what, href: href ?? null })),
    poster: null,
    blocks: fillBlocks(page.blocks, facts),
    rail: blocksOf('entries', group),
    hasError: false,
    errorStatusCode: null,
  };
};

const open = (address: string, market: MarketName = 'gb', atolNumber: string | null = null) => {
  const facts = factsOf(market, atolNumber);
  const { domainConfig } = pageForTests();
  const listed = pages.map((page) => ({ ...page, minutes: 1, poster: null }));
  return requestPage(address, {
    page: {
      domainConfig: { ...domainConfig, market, brand: { ...domainConfig.brand, atolNumber } },
    },
    answers: {
      ContentPage: ({ slug }) => ({ contentPage: pageOf(slug, facts) }),
      HelpPage: () => ({
        contentEntries: blocksOf('entries', 'guides'),
        contentPage: pageOf('help', facts),
        contentSearch: [],
        contentPages: listed,
      }),
      GuidesPage: () => ({ contentEntries: blocksOf('entries', 'guides'), contentPages: listed }),
      PrivacyPage: () => ({ personalData: null }),
      ContentPrices: () => ({
        first: { packages: [] },
        second: { packages: [] },
        third: { packages: [] },
      }),
    },
  });
};

test('the sources are sound, and every page that lists name is written [CONTENT-10]', () => {
  expect(faults).toEqual([]);
  expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...CONTENT_PAGES]));
  const named = (kind: string) =>
    entries.filter((one) => one.kind === kind).map(({ entry }) => entry.slug);
  expect([...named('messages'), ...named('pages')]).toEqual(
    expect.arrayContaining([
      'out-of-date-range-terms',
      'fast-track-modal',
      'cheaper-flights-available',
      'holiday-page-promo-banner',
      'payment-plan-info',
      'packages-including-airline-flights',
      'smart-book-terms',
      'smart-book-payment-provider-terms',
      'smartbook-description',
    ]),
  );
});

test.each([
  ['DealMessages', 'banner', 'holiday-page-promo-banner'],
  ['DealMessages', 'airlineFlights', 'packages-including-airline-flights'],
  ['DealMessages', 'cheaperFlights', 'cheaper-flights-available'],
  ['ExtrasMessages', 'fastTrack', 'fast-track-modal'],
  ['ExtrasMessages', 'selfBooking', 'smartbook-description'],
  ['ExtrasMessages', 'terms', 'smart-book-terms'],
  ['ExtrasMessages', 'payment', 'smart-book-payment-provider-terms'],
  ['PlanMessages', 'contentMessages', 'payment-plan-info'],
])('%s reads as %s what is written as %s [CONTENT-10]', (name, field, group) => {
  const operation = operations.find((one) => one.name === name);
  expect(operation?.text).toMatch(
    new RegExp(`\\b${field}(?:: contentMessages)?\\(group: "${group}"\\)`),
  );
  const written = entries.find((one) => one.kind === 'messages' && one.entry.slug === group);
  const headings = sectionsOf(written?.entry.blocks ?? []).map(
    ({ heading }) => heading && blockWords(heading),
  );
  const isAsked = ['fast-track-modal', 'smartbook-description'].includes(group);
  expect(headings).toEqual(isAsked ? ['heading', 'text'] : ['text']);
});

test('no two pages have the same title or description, and each place of a poster is there', () => {
  for (const texts of [pages.map(({ title }) => title), pages.map((page) => page.description)])
    expect(new Set(texts).size).toBe(texts.length);
  const posters = pages.flatMap(({ poster }) => poster ?? []);
  expect(posters.filter((id) => findPlace(id) === undefined)).toEqual([]);
});

test('no link of a page, a guide or the lists beside them is dead', async () => {
  const paths = new Set(places.flatMap(({ path }) => path ?? []));
  const dead: string[] = [];
  const done = new Set<string>();
  const walk = async (from: string): Promise<void> => {
    const { html, status } = await open(from);
    if (status !== 200) dead.push(from);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    for (const [, href = ''] of main.matchAll(/<a\b[^>]*\bhref="(\/[^"?]*)[^"]*"/g)) {
      const [path = '', part] = href.split('#');
      if (FEEDS.includes(path)) continue;
      if (done.has(path)) continue;
      done.add(path);
      const place = /^\/destinations\/(.+)$/.exec(path)?.[1];
      if (place !== undefined) {
        if (!paths.has(place)) dead.push(`${from} → ${href}`);
      } else if (path === '/guides' || pages.some(({ slug }) => `/${slug}` === path))
        await walk(path);
      else if (![200, 302].includes((await open(path)).status)) dead.push(`${from} → ${href}`);
      if (part !== undefined && !(await open(path)).html.includes(`id="${part}"`))
        dead.push(`${from} → ${href}`);
    }
  };
  await walk('/help');
  expect(dead).toEqual([]);
  const orphans = pages.map(({ slug }) => `/${slug}`).filter((path) => !done.has(path));
  expect(orphans.filter((path) => !HIDDEN.includes(path))).toEqual([]);
});

/** No pages: `feeds.test.ts` reads them. */
const FEEDS = ['/travel-updates.rss'];

/** Reached from the map of the site alone. */
const HIDDEN = ['/free-covid-tests'];

test('without a licence no page says that something is protected', async () => {
  for (const { slug } of pages) {
    const { text } = await open(`/${slug}`);
    expect(text).not.toMatch(/(?<!be )ATOL protected by|(is|are) held in a trust/);
    expect(text).not.toContain('Your money is protected');
  }
});

test('a licensed seller’s pages call nothing a demonstration, and say who protects', async () => {
  for (const { slug } of pages)
    expect((await open(`/${slug}`, 'gb', '12345')).text, slug).not.toMatch(/demonstration/i);
  expect((await open('/book-with-confidence', 'gb', '12345')).text).toMatch(
    /ATOL protected by .+, number 12345/,
  );
});

test('the Irish site names its own laws, offices and taxes [SITE-07]', async () => {
  const said = await Promise.all(
    ['/privacy', '/terms-and-conditions', '/package-rights', '/travel-updates'].map(
      async (address) => (await open(address, 'ie')).text,
    ),
  );
  for (const [place, name] of [
    'Data Protection Commission',
    'margin scheme for travel agents',
    'Regulations 2019',
    'Department of Foreign Affairs',
  ].entries())
    expect(said[place]).toContain(name);
  expect(said.join()).not.toMatch(/ATOL|Information Commissioner|tour operators|Foreign Office/);
});
