import { expect, test } from './support/journey.ts';

/** Modules of frame and page have names of their own; `main`, `start` and what they share are the first load. */
const isFirstLoad = (address: string): boolean => /\/(main|start|preload-helper|rolldown-runtime)-[^/]+\.js$/.test(address);

for (const address of ['/', '/results']) {
  test(`${address} loads the libraries alone until somebody is there [Budgets]`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !isFirstLoad(script))).toEqual([]);

    await page.mouse.move(5, 5);
    await expect.poll(() => scripts.some((script) => /\/app-[^/]+\.js$/.test(script))).toBe(true);
  });
}

test('a first click is not lost: it is done when the page is live', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const who = page.getByRole('form', { name: 'Search for a holiday' }).locator('details').last();
  const wasOpen = await who.evaluate((element) => element.hasAttribute('open'));
  await who.locator('summary').evaluate((element) => element.click());
  await expect.poll(() => who.evaluate((element) => element.hasAttribute('open'))).toBe(!wasOpen);
});
