import { test as withoutComplaints } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });
// A browser that cannot reach the site complains of nothing else.
withoutComplaints.use({ serviceWorkers: 'allow' });

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

for (const [path, words] of [
  ['/faqs', 'What you have booked is safe.'],
  ['/booking/none/payment', 'please do not pay again.'],
] as const)
  withoutComplaints(
    `${path} without a connection is a page in our look`,
    async ({ page, context }) => {
      await page.goto('/');
      await page.mouse.move(400, 400);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: 'We cannot be reached from where you are' }),
      ).toBeVisible();
      await expect(page.getByRole('main')).toContainText(words);
      // What looks again by itself is what a page of a checkout is for (MSG-37).
      if (path === '/faqs') await expectAccessible(page);
      const fonts = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(fonts).toContain('Figtree');
      await context.setOffline(false);
      await page.goto('/faqs');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/cannot be reached/);
    },
  );
