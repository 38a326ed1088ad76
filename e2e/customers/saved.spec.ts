import type { Locator, Page } from '@playwright/test';
import { addDays, formatDate } from '#domain/dates.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';
import { moneyHere } from '../support/market.ts';
import { cardOf, openDeal, searchFor, summerDay, totalOnCard } from '../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';

test('a holiday that is saved is there with its price, and stays with a login [SAVE-02, SAVE-04]', async ({
  page,
}) => {
  // Two searches, a login and five looks at what is accessible.
  test.slow();
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(5) });
  const total = await totalOnCard(cardOf(page, HOTEL));
  const results = page.url();
  await heart(cardOf(page, HOTEL)).click();
  await expect(heart(cardOf(page, HOTEL))).toHaveAttribute('aria-pressed', 'true');
  expect(page.url(), 'the page stays').toBe(results);
  await searchFor(page, { to: 'Hotel Cheaper', leave: summerDay(5) });
  await heart(cardOf(page, 'Hotel Cheaper')).click();
  await expect(heart(cardOf(page, 'Hotel Cheaper'))).toHaveAttribute('aria-pressed', 'true');

  await savedLink(page).click();
  await expectSaved(page, [HOTEL, 'Hotel Cheaper']);
  await expect(page.getByRole('main')).toContainText('You’re not logged in.');
  await expect(row(page, 'Now, in total')).toContainText('the same');
  await expect(page.locator('[data-price=total]')).toContainText([/./, moneyHere(total, 'always')]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in and keep them' }).click();
  await logIn(page, freshEmail('saved'));

  await page.waitForURL('**/scrapbook');
  await expectSaved(page, [HOTEL, 'Hotel Cheaper']);
  await expect(page.getByRole('main')).toContainText('Kept until you travel.');
  const target = page.getByLabel(`Tell me when ${HOTEL} costs less than this`);
  await target.fill('as little as possible');
  await target.press('Enter');
  await expectProblem(page, /Enter an amount/);
  await expect(target).toHaveValue('as little as possible');
  await expectAccessible(page);
  await target.fill('100');
  await target.press('Enter');
  await expect(row(page, 'Tell me under')).toContainText(moneyHere(10_000));
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All 2' }).click();
  await expect(page.getByRole('checkbox', { name: `Compare ${HOTEL}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: `Compare ${HOTEL}` }).check();
  await page.getByRole('button', { name: 'Compare the ones you chose' }).click();
  await expectSaved(page, [HOTEL]);
  await page.getByRole('link', { name: `See holiday: ${HOTEL}` }).click();
  await page.waitForURL('**/holiday/**');
  await expect(heart(page.getByRole('main'))).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a holiday is saved from the results, kept for seven days, and given up [SAVE-02, SAVE-03]', async ({
    page,
  }) => {
    await page.goto('/scrapbook');
    await expect(page.getByRole('main')).toContainText('Nothing saved yet');
    await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(5) });
    await heart(cardOf(page, HOTEL)).click();
    await page.waitForURL('**/results?**#card-*');
    await expect(heart(cardOf(page, HOTEL))).toHaveAttribute('aria-pressed', 'true');
    await openDeal(page, HOTEL);
    await expect(heart(page.getByRole('main'))).toHaveAttribute('aria-pressed', 'true');

    await savedLink(page).click();
    await expectSaved(page, [HOTEL]);
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
    await expect(page.getByRole('main')).toContainText(
      `on this device until ${formatDate(addDays(today, 7), 'short')}`,
    );
    await heart(page.getByRole('main')).click();
    await expect(page.getByRole('main')).toContainText('Nothing saved yet');
  });

  test('what is sold out says so at its own page', async ({ page }) => {
    await searchFor(page, { to: 'Sold Out Suites', leave: summerDay(5) });
    await heart(cardOf(page, 'Sold Out Suites')).click();
    await page.waitForURL('**/holiday/**');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sold Out Suites');
  });
});

const heart = (within: Locator) => within.getByRole('button', { name: /^Save / });

const savedLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true });

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function expectSaved(page: Page, hotels: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Saved holidays' })).toBeVisible();
  for (const name of hotels) await expect(page.getByRole('columnheader', { name })).toBeVisible();
}
