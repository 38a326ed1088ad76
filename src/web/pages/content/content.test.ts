import { expect, test } from 'vitest';
import { CONTENT_PAGES, routes } from '#web/routes.ts';
import { getPage } from '#web/testing/open-page.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { callForTests, checkoutAnswer, checkoutForTests } from '#web/testing/purchase-for-tests.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test('no link in the head, on the front page or in the foot is dead', async () => {
  const links = linksIn((await requestPage('/')).html).filter(
    (href) => !/^\/(holiday\/|results)/.test(href),
  );
  expect(links).toEqual(
    expect.arrayContaining([
      '/',
      '/travel-updates',
      '/faqs',
      '/contact_us',
      '/terms-and-conditions',
      '/cookie-policy',
    ]),
  );
  expect(await deadAmong(links)).toEqual([]);
});

test('what is agreed by booking can be read: no link of the payment step to content is dead', async () => {
  const ready = checkoutForTests([
    'passengers',
    'payment_options',
    'contact_details',
    'car_parking',
  ]);
  const { html } = await getPage(
    '/booking/c1/payment',
    callForTests({ CheckoutPage: checkoutAnswer(ready) }),
  );
  const links = linksIn(html).filter((href) => !/^\/(booking|extras)\//.test(href));
  expect(links).toEqual(
    expect.arrayContaining(['/terms-and-conditions', '/package-rights', '/privacy']),
  );
  expect(await deadAmong(links)).toEqual([]);
});

test.each(CONTENT_PAGES)('/%s has one title, sections, and no dead link', async (page) => {
  const { status, html } = await requestPage(routes.content.href(page));
  expect(status).toBe(200);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html.match(/<h2 id="/g)?.length).toBeGreaterThan(2);
  expect(html).not.toMatch(/content\.(pages|sections)\./);
  expect(await deadAmong(linksIn(html))).toEqual([]);
});

test('whoever leaves within two days reads why that cannot be booked here, whom to call, and where to begin [ROUTE-16]', async () => {
  const { location } = await requestPage('/results?departureDate=2026-11-21&adults=3');
  expect(location).toBe('/late-booking?departureDate=2026-11-21&adults=3');
  const { status, html, text } = await requestPage(location ?? '');
  expect(status).toBe(200);
  expect(text).toContain('We can’t confirm a holiday that leaves within 2 days');
  expect(html).toMatch(/<a href="tel:/);
  expect(linksTo(html, 'Search for a holiday')).toContain('/?departureDate=2026-11-21&adults=3');
});

test.each(['/terms', '/About-us', '/faqs/more'])(
  '%s is no page of content [ROUTE-15]',
  async (address) => {
    expect((await requestPage(address)).status).toBe(404);
  },
);

/** Addresses on this site that a page links to, each once. */
const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)].map(([, href = '']) => href)),
];

/** Those that do not answer 200. */
async function deadAmong(addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    addresses.map(async (address) => [address, (await requestPage(address)).status] as const),
  );
  return answers.filter(([, status]) => status !== 200).map(([address]) => address);
}

test('the Irish site names its own laws, offices and taxes, and none of Great Britain’s [SITE-07]', async () => {
  const irish = { domainConfig: { ...pageForTests().domainConfig, market: 'ie' as const } };
  const said = await Promise.all(
    ['/privacy', '/terms-and-conditions', '/package-rights', '/travel-updates'].map(
      async (address) => (await requestPage(address, { page: irish })).text,
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

const LICENSED = pageForTests().domainConfig;
const licensed = {
  domainConfig: { ...LICENSED, brand: { ...LICENSED.brand, atolNumber: '12345' } },
};

test('a licensed seller names its ATOL number and calls nothing a demonstration', async () => {
  for (const page of CONTENT_PAGES) {
    const { text } = await requestPage(routes.content.href(page), { page: licensed });
    expect(text).not.toMatch(/demonstration/i);
    expect(text).toContain('ATOL protected under number 12345');
  }
  const { text } = await requestPage('/book-with-confidence', { page: licensed });
  for (const words of [
    'How the money you pay is protected',
    'ATOL protected by Holidaymaker Travel Ltd, number 12345',
  ])
    expect(text).toContain(words);
  expect((await requestPage('/book-with-confidence')).text).toContain(
    'How the money you pay would be protected',
  );
});

test('without a licence no page says that something is protected', async () => {
  for (const address of ['/', ...CONTENT_PAGES.map((page) => routes.content.href(page))]) {
    const { text } = await requestPage(address);
    expect(text).toContain('Nothing is sold, and nothing is protected.');
    expect(text).not.toMatch(/(?<!be )ATOL protected|(is|are) ATOL|(is|are) held in a trust/);
    expect(text).not.toContain('Your money is protected');
  }
});
