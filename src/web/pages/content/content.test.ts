import { expect, test, vi } from 'vitest';
import type { ContentBlock } from '#domain/content/blocks.ts';
import { CONTENT_PAGES, routes } from '#web/routes.ts';
import {
  contentComparison,
  contentPageAnswer,
  helpPageAnswer,
} from '#web/testing/holidays/content.ts';
import { pictureForTests } from '#web/testing/holidays/pictures.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test('a page is its sections between the list of its neighbours and a way to a person', async () => {
  const { status, html } = await requestPage('/faqs');
  expect(status).toBe(200);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).toContain('<h2 id="first"');
  expect(html).toMatch(/<a aria-current="page" href="\/faqs"/);
  expect(linksTo(html, '0113 496 0180')).toContain('tel:01134960180');
  expect(linksTo(html, 'A law of 2018')).toEqual(['https://www.legislation.gov.uk/']);
});

test('whoever leaves within two days is led to a page that leads back to their search [ROUTE-16]', async () => {
  const { location } = await requestPage('/results?departureDate=2026-11-21&adults=3');
  expect(location).toBe('/late-booking?departureDate=2026-11-21&adults=3');
  const { status, html } = await requestPage(location ?? '');
  expect(status).toBe(200);
  expect(linksTo(html, 'Search for a holiday')).toContain('/?departureDate=2026-11-21&adults=3');
});

test('a slug of its own is served at its address as soon as it is written [ROUTE-09]', async () => {
  const { contentPage } = contentPageAnswer('faqs');
  const written = { ...contentPage, slug: 'winter-sale', title: 'The winter sale' };
  const ask = vi.fn(({ slug }: { slug: string }) => ({
    contentPage: slug === 'winter-sale' ? written : null,
  }));
  const answers = { ContentPage: ask };
  const { status, html } = await requestPage('/winter-sale', { answers });
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>The winter sale<\/h1>/);
  expect((await requestPage('/winter-sales', { answers })).status).toBe(404);
});

test.each(['/terms', '/guides/none'])(
  '%s is no page of content: the three nearest are offered, and home [ROUTE-09] [ROUTE-15]',
  async (address) => {
    const { status, html } = await requestPage(address);
    expect(status).toBe(404);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const nearest = /<ul>(.*?)<\/ul>/s.exec(main)?.[1] ?? '';
    expect(nearest.match(/href="\/[^"]+"/g)).toHaveLength(3);
    expect(linksTo(html, 'Go to the home page')).toEqual(['/']);
  },
);

test('what nobody has written is not found even when its neighbours cannot be told', async () => {
  const fail = () => {
    throw new Error('no list');
  };
  const alone = await requestPage('/terms', { answers: { NearestWritten: fail } });
  expect(alone.status).toBe(404);
  expect((await requestPage('/faqs/more')).status).toBe(404);
});

test('content that cannot be read is a page that says so, and whom to call [CONTENT-09]', async () => {
  const { contentPage } = contentPageAnswer('faqs');
  const failed = { ...contentPage, blocks: [], hasError: true, errorStatusCode: 500 };
  const { status, text } = await requestPage('/faqs', {
    answers: { ContentPage: () => ({ contentPage: failed }) },
  });
  expect(status).toBe(503);
  expect(text).toContain('We can’t show this page right now');
  expect(text).toContain('0113 496 0180');
});

test('help leads to the first guide of each group, and to no other page beside it', async () => {
  const pages = ['about-us', 'guides/a', 'guides/b', 'guides/c', 'guides/d'];
  const group = (name: string, slugs: readonly string[]): ContentBlock[] => [
    { kind: 'heading', level: 2, id: name, of: [] },
    {
      kind: 'list',
      isOrdered: false,
      items: slugs.map((slug) => [{ kind: 'link', href: `/${slug}`, of: [] }]),
    },
  ];
  const { html } = await requestPage('/help', {
    answers: {
      HelpPage: ({ text }) => ({
        ...helpPageAnswer(text),
        contentEntries: [
          ...group('money', ['guides/c', 'guides/a']),
          ...group('papers', ['about-us', 'guides/b', 'guides/d']),
        ],
        contentPages: pages.map((slug) => ({
          slug,
          title: `About ${slug}`,
          minutes: 2,
          poster: slug === 'guides/b' ? null : pictureForTests('place', 'malta', 'day', 'Malta'),
        })),
      }),
    },
  });
  const beside = /<section aria-labelledby="guides".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect([...beside.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    '/guides',
    '/guides/c',
    '/guides/b',
  ]);
  expect(beside).toContain('2 minutes to read');
});

test('help finds what is asked, says when there is nothing, and is a form without script', async () => {
  const found = await requestPage('/help?q=bags');
  expect(linksTo(found.html, 'Bags')).toContain('/holidays/perks#bags');
  expect(found.html).toContain('which <strong>bags</strong> are included');
  expect(found.html).not.toContain('id="second"');
  const { text, html } = await requestPage('/help?q=zzz');
  expect(text).toContain('Nothing found for “zzz”. Call us on 0113 496 0180');
  expect(html).toMatch(/<form[^>]*action="\/help"/);
  expect(html).toContain('id="second"');
});

test('a licensed seller names its ATOL number, and no page of it is called a demonstration', async () => {
  const LICENSED = (await import('#web/testing/page-for-tests.ts')).pageForTests().domainConfig;
  const brand = { ...LICENSED.brand, atolNumber: '12345' };
  for (const page of CONTENT_PAGES) {
    const { text } = await requestPage(routes.content.href(page), {
      page: { domainConfig: { ...LICENSED, brand } },
    });
    expect(text).not.toMatch(/demonstration/i);
    expect(text).toContain('ATOL protected under number 12345');
  }
});

const comparing = (months: readonly [number, number], by: string) => {
  const { contentPage } = contentPageAnswer('guides/warm-sea');
  const compare = { kind: 'compare', place: 'spain-majorca', months, by };
  const page = { ...contentPage, blocks: [...(contentPage?.blocks ?? []), compare] };
  return { answers: { ContentPage: () => ({ contentPage: page }) } };
};

test('a worked example says what the second month gains, and each week opens as that holiday', async () => {
  const { html, text } = await requestPage('/guides/warm-sea', comparing([5, 10], 'sea'));
  expect(text).toContain('A worked example: Majorca in May or in October?');
  expect(text).toContain('For £25 more each, a sea 5 °C warmer.');
  expect(text).toContain('21 °C air, 19 °C sea, 3 wet days in the month');
  expect(linksTo(html, 'A week from Tue 5 October 2027')).toEqual(['/holiday/h10/f1?seen=39000']);
  expect(html).toContain('href="#worked-example"');
  const cheaper = await requestPage('/guides/warm-sea', comparing([10, 5], 'price'));
  expect(cheaper.text).toContain('£25 less each.');
  const drier = await requestPage('/guides/warm-sea', comparing([1, 2], 'rain'));
  expect(drier.text).toContain('For £5 more each, one wet day fewer in the month.');
});

test.each([
  ['the second month gains nothing', [10, 5], 'sea', {}],
  ['they are alike', [5, 10], 'sun', {}],
  ['a price is missing', [5, 10], 'sea', { ContentComparison: () => without(10) }],
  [
    'it cannot be had',
    [5, 10],
    'sea',
    {
      ContentComparison: () => {
        throw new Error('no prices');
      },
    },
  ],
] as const)('there is no worked example where %s', async (_, months, by, answers) => {
  const asked = comparing(months, by);
  const { status, text } = await requestPage('/guides/warm-sea', {
    answers: { ...asked.answers, ...answers },
  });
  expect(status).toBe(200);
  expect(text).not.toContain('A worked example');
});

const without = (month: number) => {
  const found = contentComparison();
  const months = found.cheapestMonths.months.filter((_, at) => at + 1 !== month);
  return { ...found, cheapestMonths: { months } };
};

test('what to read next are the pages after it in its list, after the last the first', async () => {
  const { contentPage } = contentPageAnswer('faqs');
  const names = ['faqs', 'privacy', 'package-rights', 'about-us', 'terms'];
  const rail = [
    {
      kind: 'list',
      isOrdered: false,
      items: names.map((name) => [
        { kind: 'link', href: `/${name}`, of: [{ kind: 'text', text: name }] },
      ]),
    },
  ];
  const page = { ...contentPage, slug: 'about-us', rail };
  const { html } = await requestPage('/about-us', {
    answers: { ContentPage: () => ({ contentPage: page }) },
  });
  const [, next = ''] = /id="read-next".*?<ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
  expect([...next.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/terms',
    '/faqs',
    '/privacy',
  ]);
});
