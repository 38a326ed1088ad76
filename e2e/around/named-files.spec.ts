import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { searchFor } from '../support/searching.ts';

test('every file that a page names is served: icons, pictures in each size, styles, scripts', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await expectFilesServed(page, ['/apple-touch-icon.png', '/cards/', '.avif', '.css', '.js']);
  await page.goto('/faqs');
  await expectFilesServed(page, ['/cards/']);
  await searchFor(page, { to: 'Puerto Sóller' });
  await page.reload();
  await expectFilesServed(page, ['.avif', '1200x630.jpg']);
});

/** Asks for each once; `wanted` says parts of addresses that must be among them. */
async function expectFilesServed(page: Page, wanted: readonly string[]): Promise<void> {
  const files = await namedFiles(page);
  for (const part of wanted) expect(files.join('\n')).toContain(part);
  for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200);
}

const namedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const one = [
      'link[href]:not([rel="alternate"], [rel="canonical"])',
      'script[src]',
      'img[src]',
      'meta[property="og:image"]',
    ]
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .map((named) => ['href', 'src', 'content'].map((name) => named.getAttribute(name)))
      .flatMap((values) => values.filter((value) => value !== null));
    const sets = [...document.querySelectorAll('source[srcset]')]
      .flatMap((source) => source.getAttribute('srcset')?.split(/,\s+/) ?? [])
      .map((entry) => entry.replace(/ .*/, ''));
    const named = [...one, ...sets];
    const files = named.map((file) => new URL(file, document.baseURI));
    return [...new Set(files.filter(({ protocol }) => protocol !== 'data:').map(String))];
  });
