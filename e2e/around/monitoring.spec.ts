import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as withoutComplaints } from '@playwright/test';
import {
  CONSENT_COOKIE,
  makeConsent,
  parseConsent,
  type ConsentCategory,
} from '#domain/tracking/consent.ts';
import { expect, test } from '../support/journey.ts';

/** What the site has logged until now, a line each. */
const readLog = async (): Promise<string[]> =>
  (await readFile(path.join(process.env['E2E_SITE_DATA'] ?? '', 'logs/site.log'), 'utf8')).split(
    '\n',
  );

test('each request is counted and has a line, by the pattern of its address', async ({ page }) => {
  await page.goto('/party/some-secret-link');
  await page.goto('/faqs');
  await expect
    .poll(async () => (await fetch(process.env['E2E_METRICS'] ?? '')).text())
    .toContain(
      'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/faqs",http_response_status_code="200"}',
    );
  const metrics = await (await fetch(process.env['E2E_METRICS'] ?? '')).text();
  const age = Number(/^price_index_age_seconds (\S+)$/m.exec(metrics)?.[1]);
  expect(age).toBeLessThan(60);
  expect(metrics).toMatch(/^mail_outbox_lag_seconds \d/m);
  expect(metrics).toMatch(/^event_outbox_lag_seconds \d/m);
  expect(metrics).not.toContain('some-secret-link');

  const logged = async () =>
    JSON.parse(
      (await readLog()).findLast((text) => text.includes('"route":"/party/:link"')) ?? '{}',
    );
  await expect.poll(logged).toMatchObject({
    msg: 'request answered',
    trace_id: expect.stringMatching(/^[\da-f]{32}$/),
    method: 'GET',
    market: 'gb',
    ms: expect.any(Number),
  });
  expect((await readLog()).join('\n')).not.toContain('some-secret-link');
});

withoutComplaints(
  'an error of a page is a line of the log, without what was typed [LOG-01, LOG-02]',
  async ({ page }) => {
    await page.goto('/faqs');
    const watching = page.waitForResponse(/after-start/);
    await page.mouse.move(200, 200);
    await watching;
    const fail = (message: string) =>
      page.evaluate((words) => {
        setTimeout(() => {
          throw new TypeError(words);
        });
      }, message);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/client-errors')) sent.push(request.postData() ?? '');
    });
    await expect
      .poll(async () => {
        await fail('planted by quillonda@example.com');
        return sent.length;
      })
      .toBeGreaterThan(0);
    await expect.poll(async () => (await readLog()).join('\n')).toContain('planted by …@…');
    expect((await readLog()).join('\n')).not.toContain('quillonda@example.com');
    await fail('Script error.');
    await fail('Failed to fetch');
    await page.waitForTimeout(1_000);
    // What was planted may be told of once more.
    expect(sent.filter((body) => !body.includes('planted'))).toEqual([]);
  },
);

test('web vitals are measured of who accepts Analytical, and of nobody else', async ({
  page,
  baseURL,
}) => {
  const measure = async (category: ConsentCategory): Promise<void> => {
    const value = makeConsent(
      { ...parseConsent(undefined), [category]: true },
      new Date().toISOString().slice(0, 10),
    );
    await page.context().addCookies([{ name: CONSENT_COOKIE, value, url: baseURL ?? '' }]);
    await page.goto('/travel-updates');
    const live = page.waitForResponse(/after-start/);
    await page.mouse.move(200, 200);
    await live;
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1 }).click();
    // What follows from the press is painted, and who measures has had the time to.
    await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      await new Promise((rest) => requestIdleCallback(rest));
    });
    // As when another tab is looked at.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  };
  const before = await readFigure(REPORTS);
  await measure('functional');
  await measure('analytical');
  for (const vital of ['ttfb_seconds', 'lcp_seconds', 'inp_seconds', 'cls'])
    await expect
      .poll(() => readFigure(`web_vitals_${vital}_count{http_route="/travel-updates"}`))
      .toBe(1);
  await expect.poll(() => readFigure(REPORTS)).toBe(before + 1);
});

const REPORTS =
  'http_server_request_duration_seconds_count{http_request_method="POST",http_route="/web-vitals",http_response_status_code="204"}';

/** A figure of the site by its name and labels; 0 for one that was never counted. */
async function readFigure(name: string): Promise<number> {
  const metrics = await (await fetch(process.env['E2E_METRICS'] ?? '')).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}
