import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

const WAYS = [
  'Deals',
  'Holidays',
  'Destinations',
  'Travel updates',
  'Help',
  'Saved',
  'My bookings',
];

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
      await expect.poll(() => ways(page).evaluateAll(lowest)).toBeGreaterThanOrEqual(44);
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
      await expect(page).toHaveURL('/help');
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(ways(page).first()).toBeHidden();
    });

    test('the foot leads on without another document, and its colours keep the page', async ({
      page,
    }) => {
      await page.goto('/');
      const places = page
        .getByRole('form', { name: 'Search for a holiday' })
        .locator('details')
        .first();
      await places.locator('summary').click();
      await expect(places, 'the page is live').toHaveAttribute('open', '');
      await page.keyboard.press('Escape');
      const foot = page.getByRole('contentinfo');
      await foot.evaluate(() => Object.assign(window, { isThisDocument: true }));
      await foot.getByRole('link', { name: 'About us' }).click();
      await page.waitForURL('**/about-us');
      expect(await foot.evaluate(() => 'isThisDocument' in window)).toBe(true);
      await foot.getByRole('button', { name: 'Night' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page).toHaveURL('/about-us');
    });

    test('colours that are chosen in the menu keep the page', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
      await page.waitForURL('**/about-us');
      await opener(page).click();
      const night = page.getByRole('banner').getByRole('button', { name: 'Night' });
      await night.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page).toHaveURL('/about-us');
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

test('whatever stands in the header has its room from 1000 on', async ({ page }) => {
  await page.goto('/about-us');
  const links = page.getByRole('banner').locator('a:visible');
  for (const words of ['Log in', 'My bookings'])
    for (const width of [1000, 1099, 1100, 1199, 1279, 1280, 1365, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await links.evaluateAll((all, last) => {
        const account = all.at(-1)?.querySelector('span');
        if (account) account.textContent = last;
        return all.map((link) => {
          const { left, right } = link.getBoundingClientRect();
          const cut = [link, ...link.querySelectorAll('span')].some(
            (of) => of.clientWidth > 1 && of.scrollWidth > of.clientWidth,
          );
          return { name: link.textContent, left, right, cut };
        });
      }, words);
      expect(boxes.filter(({ cut }) => cut)).toEqual([]);
      for (const [at, { left }] of boxes.entries())
        expect(left, `${boxes[at]?.name} at ${width}`).toBeGreaterThan(boxes[at - 1]?.right ?? 0);
      expect(boxes.at(-1)?.right, 'it ends where the page does').toBe(
        await page.locator('main > *').first().evaluate(rightEdge),
      );
    }
});

const lowest = (all: readonly Element[]) =>
  Math.min(...all.map((one) => one.getBoundingClientRect().height));

/** Where the content of an element ends. */
const rightEdge = (of: Element) =>
  of.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(of).paddingRight);

const opener = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menu' });
const ways = (page: Page) => page.getByRole('banner').locator('details li a');
