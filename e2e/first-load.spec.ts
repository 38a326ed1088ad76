import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { searchFor } from './support/searching.ts';

test('home is ready for the first tap once it stands [Budgets]', async ({ page }) => {
  await expectNothingToWaitFor(page, '/');
});

test('results are ready for the first tap once they stand [Budgets]', async ({ page, context }) => {
  await searchFor(page, { to: 'Puerto Sóller' });
  await expectNothingToWaitFor(await context.newPage(), page.url());
});

test('whoever asks for little data is sent no script before the first tap', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((name) => name === 'start' || name === 'app')).toEqual([]);
  await page.mouse.move(50, 50);
  await expect.poll(() => scripts).toContain('app');
});

test('a further page is compressed with what the browser has of the release (RFC 9842)', async ({
  page,
}) => {
  const encoding = async () => (await page.goto('/'))?.headers()['content-encoding'];
  expect(await encoding()).toBe('zstd');
  await expect.poll(encoding).toBe('dcz');
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

/** Libraries, frame and page come in few files by themselves; what follows is for a live page. */
async function expectNothingToWaitFor(page: Page, address: string): Promise<void> {
  const scripts = scriptsOf(page);
  await page.goto(address, { waitUntil: 'load' });
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['main', 'start', 'app']));
  await page.mouse.move(50, 50);
  await expect.poll(() => scripts).toContain('after-start');
  expect(scripts.indexOf('after-start')).toBeLessThanOrEqual(MOST_FILES);
}

/**
 * Start-up and two helpers, libraries, five of frame and page, one they ask for; and the router
 * with its table of pages, which nothing waits for.
 */
const MOST_FILES = 12;

/** The scripts that a page has asked for so far, without their fingerprints. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.url().replace(/^.*\/|-.{7}\.js$/g, ''));
  });
  return scripts;
}
