/** What stands in place of a page: read, seen, pressed and told as every other page is. */
import { test as failing, type Page } from '@playwright/test';
import { CONSENT_COOKIE, makeConsent, parseConsent } from '#domain/tracking/consent.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

/** What a data call answers, by the name of the error page that it brings. */
const FAILURES: Readonly<Record<string, { readonly code: string; readonly status: number }>> = {
  'Something went wrong on our side': { code: 'INTERNAL_SERVER_ERROR', status: 500 },
  'Prices are changing right now': { code: 'PRICES_MOVING', status: 503 },
  'We can’t reach our records just now': { code: 'UNAVAILABLE', status: 503 },
  'We’re very busy right now': { code: 'OVERLOADED', status: 503 },
};

for (const [title, { code, status }] of Object.entries(FAILURES))
  // Playwright's own: the browser's log hears of the failure, as it should.
  failing(
    `“${title}” is read on any screen, by keyboard and by axe, and is told with its status [ERR-05]`,
    async ({ page }) => {
      await acceptAnalytical(page);
      await page.route(/\/graphql\?/, (route) =>
        route.fulfill({ json: { errors: [{ message: 'x', extensions: { code } }] } }),
      );
      await page.goto('/faqs');
      // Until the page is live its links ask for documents.
      await page.mouse.move(50, 50);
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Holidays', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectReadable(page);
      await expect
        .poll(() => pageErrors(page))
        .toEqual([{ event: 'page_error', status, message: title }]);
    },
  );

test('an address that is not there is told once for each time that it is shown, to who consents [ERR-05]', async ({
  page,
}) => {
  const title = 'We can’t find that page';
  const error = { event: 'page_error', status: 404, message: title };
  await page.goto('/no/such/page');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectReadable(page);
  expect(await pageErrors(page)).toEqual([]);

  await acceptAnalytical(page);
  await page.goto('/no/such/page');
  await page.keyboard.press('Tab');
  await expect.poll(() => pageErrors(page)).toEqual([error]);
  // Once what watches visits has come, a page with tags is a document of its own (TRK-10).
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.waitForLoadState('load');
  expect(await pageErrors(page)).not.toContainEqual(error);
  await page.goBack();
  await page.keyboard.press('Tab');
  await expect.poll(() => pageErrors(page)).toEqual([error]);
});

/** On the narrowest screen, with letters twice as large, in both schemes, and by keyboard. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingBeside(page);
  await page.locator('html').evaluate(({ style }) => (style.fontSize = '200%'));
  await expectNothingBeside(page);
  const wayOn = page.locator('main').getByRole('link').first();
  await wayOn.focus();
  await expect(wayOn).toBeFocused();
  await expect(wayOn).toBeInViewport();
}

/** Nobody has to move the page from side to side. */
async function expectNothingBeside(page: Page): Promise<void> {
  const over = () =>
    page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(over, `wider than the screen at ${page.url()}`).toBeLessThanOrEqual(0);
}

async function acceptAnalytical(page: Page): Promise<void> {
  const value = makeConsent(
    { ...parseConsent(undefined), analytical: true },
    new Date().toISOString().slice(0, 10),
  );
  await page
    .context()
    .addCookies([{ name: CONSENT_COOKIE, value, domain: 'localhost', path: '/' }]);
}

/** What the tag system is told of error pages, in a list that begins with what is granted. */
async function pageErrors(page: Page): Promise<readonly unknown[]> {
  const { commands, errors } = await page.evaluate(() => {
    const list = window.dataLayer ?? [];
    const words = list.map((one) =>
      Object.prototype.toString.call(one) === '[object Arguments]'
        ? Array.from(one as ArrayLike<unknown>)[1]
        : undefined,
    );
    return {
      commands: words.includes('default') ? words.slice(0, 2) : [],
      errors: list.filter((one) => (one as { event?: unknown }).event === 'page_error'),
    };
  });
  // A page without tags has a list that nobody reads.
  if (commands.length > 0) expect(commands).toEqual(['default', 'update']);
  return errors;
}
