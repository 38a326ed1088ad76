import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { searchFor } from './support/searching.ts';

test('home loads the libraries alone until somebody is there [Budgets]', async ({ page }) => {
  await expectLibrariesAlone(page, '/');
});

test('results load the libraries alone until somebody is there [Budgets]', async ({
  page,
  context,
}) => {
  await searchFor(page, { to: 'Puerto Sóller' });
  await expectLibrariesAlone(await context.newPage(), page.url());
});

test('the icon that the document names is there', async ({ page }) => {
  await page.goto('/');
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  const answer = await page.request.get(icon ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
});

test('a first click is not lost: it is done when the page is live', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const places = page
    .getByRole('form', { name: 'Search for a holiday' })
    .locator('details')
    .first();
  await places.locator('summary').dispatchEvent('click');
  await expect(places).toHaveAttribute('open', '');
});

/** Frame and page come in modules of their own, at once when the pointer moves. */
async function expectLibrariesAlone(page: Page, address: string): Promise<void> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.url().replace(/^.*\/|-.{7}\.js$/g, ''));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect
    .poll(() => scripts.toSorted())
    .toEqual(['main', 'preload-helper', 'rolldown-runtime', 'start']);
  await page.mouse.move(50, 50);
  await expect.poll(() => scripts).toContain('app');
}
