import { readFile } from 'node:fs/promises';
import { createServer, request as askSite } from 'node:http';
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
  ['/faqs', 'Anything you’ve booked is safe.'],
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
      await expect(page.getByRole('heading', { level: 1, name: 'We can’t connect' })).toBeVisible();
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

test('a deployment that switches it off takes the worker out of browsers, with all that it kept', async ({
  page,
  baseURL,
}) => {
  const site = await openSite(baseURL ?? '');
  const held = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  try {
    await page.goto(`${site.address}/faqs`);
    await page.mouse.move(400, 400);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(held).toMatchObject({ workers: 1, caches: [expect.any(String)] });
    site.switchOff();
    await page.goto(`${site.address}/travel-updates`);
    await page.mouse.move(300, 300);
    await expect.poll(held).toEqual({ workers: 0, caches: [] });
    await page.goto(`${site.address}/faqs`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    site.close();
  }
});

/** The site at another port of this machine, which can change to the worker of `off`. */
async function openSite(target: string) {
  const off = await readFile('src/web/browser/service-worker/service-worker-off.mjs', 'utf8');
  let isOff = false;
  const server = createServer((request, response) => {
    if (isOff && request.url === '/service-worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      response.end(off);
      return;
    }
    const { method, headers, url = '/' } = request;
    const onward = askSite(new URL(url, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens on no port');
  return {
    address: `http://localhost:${address.port}`,
    switchOff: () => (isOff = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
