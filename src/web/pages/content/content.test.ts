import { expect, test } from 'vitest';
import { CONTENT_PAGES, contentHref } from '#web/href.ts';
import { getPage } from '#web/testing/open-page.ts';
import { callForTests, checkoutAnswer, checkoutForTests } from '#web/testing/purchase-for-tests.ts';
import { requestPage } from '#web/testing/request-page.ts';

test('no link in the head, on the front page or in the foot is dead', async () => {
  const links = linksIn((await requestPage('/')).html).filter((href) => !/^\/(holiday\/|results)/.test(href));
  expect(links).toEqual(expect.arrayContaining(['/', '/travel-updates', '/faqs', '/contact_us', '/terms-and-conditions', '/cookie-policy']));
  expect(await deadAmong(links)).toEqual([]);
});

test('what is agreed by booking can be read: no link of the payment step to content is dead', async () => {
  const ready = checkoutForTests(['passengers', 'payment_options', 'contact_details', 'car_parking']);
  const { html } = await getPage('/booking/c1/payment', callForTests({ CheckoutPage: checkoutAnswer(ready) }));
  const links = linksIn(html).filter((href) => !/^\/(booking|extras)\//.test(href));
  expect(links).toEqual(expect.arrayContaining(['/terms-and-conditions', '/package-rights', '/privacy']));
  expect(await deadAmong(links)).toEqual([]);
});

test.each(CONTENT_PAGES)('/%s has one title, sections, and no dead link', async (page) => {
  const { status, html } = await requestPage(contentHref(page));
  expect(status).toBe(200);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html.match(/<h2 id="/g)?.length).toBeGreaterThan(2);
  expect(html).not.toMatch(/content\.(pages|sections)\./);
  expect(await deadAmong(linksIn(html))).toEqual([]);
});

test.each(['/terms', '/About-us', '/faqs/more'])('%s is no page of content [ROUTE-15]', async (address) => {
  expect((await requestPage(address)).status).toBe(404);
});

/** Addresses on this site that a page links to, each once. */
const linksIn = (html: string): string[] => [...new Set([...html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)].map(([, href = '']) => href))];

/** Those that do not answer 200. */
async function deadAmong(addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(addresses.map(async (address) => [address, (await requestPage(address)).status] as const));
  return answers.filter(([, status]) => status !== 200).map(([address]) => address);
}
