/** Documents as they came: browsers mend what is wrong before anybody could see it. */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';
import { expectValidHtml } from '../support/valid-markup.ts';

/** What no page of everybody's leads to. */
const UNLINKED = [
  '/homepage-next',
  '/test-results',
  '/gatekeeper/confirm-email',
  '/gatekeeper/reset-password',
  '/party',
  '/unsubscribe/key',
  '/cruise-news/key',
  '/no/such/page',
];

test('every document that the site map leads to, or a mail, is as HTML should be', async ({
  request,
}) => {
  const linked = await linksOf(request, '/main-sitemap');
  expect(linked.length).toBeGreaterThan(30);
  const [hotel] = (await linksOf(request, '/hotels-sitemap/1')).filter((path) =>
    path.startsWith('/hotels/'),
  );
  for (const path of [...linked, ...UNLINKED, hotel ?? ''])
    await expectValidHtml(await read(request, path), path);
});

test('so are results, a holiday and its extras', async ({ page }) => {
  const look = async () =>
    expectValidHtml(await read(page.request, page.url()), `the document of ${page.url()}`);
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(12) });
  await look();
  await openDeal(page, 'Hotel Miramar Blanc');
  await look();
  await takeDeal(page);
  await look();
});

const read = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(path)).text();

/** Addresses of our own that a page leads to, each once. */
async function linksOf(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const html = await read(request, path);
  return [
    ...new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href = '']) => href)),
  ];
}
