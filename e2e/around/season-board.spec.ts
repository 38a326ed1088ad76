import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';

const ROWS = 5;

const rowsOf = (page: Page) =>
  page.locator('section', { hasText: 'Departures, priced at' }).getByRole('row');

test('the board of departures has a tab for each season, told and moved along by arrow keys', async ({
  page,
}) => {
  await page.goto('/');
  const tabs = page.getByRole('tablist', { name: 'When to leave' }).getByRole('tab');
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  await expect(tabs).toHaveCount(5);
  await expect(page.getByRole('tabpanel', { name: 'Now' })).toBeVisible();
  await tabTo(page, tab('Now'));
  await page.keyboard.press('ArrowRight');
  await expect(tab('Easter')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?season=easter#departures$/);
  await expect(page.getByRole('tabpanel', { name: 'Easter' })).toBeVisible();
  await expect(tab('Easter')).toBeFocused();
  await expect(rowsOf(page)).toHaveCount(ROWS + 1);
  await page.keyboard.press('End');
  await expect(tab('Winter sun')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tab('Winter sun')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(tab('Now')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Winter sun')).toBeFocused();
  await page.goBack();
  await expect(tab('Easter')).toHaveAttribute('aria-selected', 'true');
  const first = page.getByRole('tabpanel', { name: 'Easter' }).getByRole('row').nth(1);
  const total = await first.locator('[data-price="total"]').innerText();
  await first.getByRole('link').click();
  await page.waitForURL('**/holiday/**');
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each season of the board is an address of its own', async ({ page }) => {
    await page.goto('/');
    const seasons = page.getByRole('navigation', { name: 'When to leave' });
    await seasons.getByRole('link', { name: /^Summer/ }).click();
    await expect(page).toHaveURL(/\/\?season=summer#departures$/);
    await expect(seasons.getByRole('link', { name: /^Summer/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(rowsOf(page)).toHaveCount(ROWS + 1);
  });
});
