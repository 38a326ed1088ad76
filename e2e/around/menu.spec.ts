import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

const WAYS = ['Deals', 'Destinations', 'Travel updates', 'Help', 'Saved', 'My bookings'];

for (const width of [390, 768])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('the menu leads everywhere, holds the focus while it is open and gives it back', async ({
      page,
    }) => {
      await page.goto('/about-us');
      await opener(page).click();
      await expect(ways(page)).toHaveText(WAYS.map((name) => new RegExp(`^${name}`)));
      await expect(page.locator('main'), 'nothing behind it can be reached').toHaveAttribute(
        'inert',
      );
      await expectAccessible(page);
      for (const way of await ways(page).all()) {
        const box = await way.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Tab');
      await expect(ways(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener(page)).toBeFocused();
      await expect(ways(page).first()).toBeHidden();
      await expect(page.locator('main')).not.toHaveAttribute('inert');

      await opener(page).click();
      await page.mouse.click(width / 2, 835);
      await expect(ways(page).first(), 'a press beside it closes it').toBeHidden();
      await opener(page).click();
      await ways(page).filter({ hasText: 'Help' }).click();
      await page.waitForURL('**/help');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(ways(page).first()).toBeHidden();
    });

    test('colours that are chosen in the menu keep the page', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
      await page.waitForURL('**/about-us');
      await opener(page).click();
      const night = page.getByRole('banner').getByRole('button', { name: 'Night' });
      await night.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(new URL(page.url()).pathname).toBe('/about-us');
    });
  });

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/about-us');
    await opener(page).click();
    await expect(ways(page).first()).toBeVisible();
    await opener(page).click();
    await expect(ways(page).first()).toBeHidden();
    await opener(page).click();
    await ways(page).filter({ hasText: 'Travel updates' }).click();
    await page.waitForURL('**/travel-updates');
  });
});

test('on a wide window the header has the links itself', async ({ page }) => {
  await page.goto('/about-us');
  await expect(opener(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deals' }).click();
  await expect(page.getByRole('heading', { name: /weeks from/ })).toBeInViewport();
});

const opener = (page: Page) => page.getByRole('banner').locator('summary[aria-label="Menu"]');
const ways = (page: Page) => page.getByRole('banner').locator('details li a');
