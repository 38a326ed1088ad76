import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('a page registers the worker of the site [ROUTE-23]', async ({ page, baseURL }) => {
  await page.goto('/faqs');
  await page.mouse.move(400, 400);
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL,
      ),
    )
    .toBe(`${baseURL}/service-worker.js`);
  expect((await page.request.get('/service-worker.js')).ok()).toBe(true);
});
