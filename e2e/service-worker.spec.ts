import { expect, test } from './support/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('a page registers the worker of the site [ROUTE-23]', async ({ page }) => {
  await page.goto('/faqs');
  await page.mouse.move(400, 400);
  const script = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  );
  expect(new URL(script ?? '').pathname).toBe('/service-worker.js');
  expect((await page.request.get('/service-worker.js')).ok()).toBe(true);
});
