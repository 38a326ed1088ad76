import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: / fits?$/ });

const fitting = async (page: Page): Promise<number> =>
  Number(/^\d+/.exec((await heading(page).textContent()) ?? '')?.[0]);

const prices = async (page: Page): Promise<number[]> =>
  (await page.locator('main li [data-price=pp]').allTextContents()).map((text) =>
    Number(/£([\d.,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  );

/** Opens the page, and waits until a number that is typed moves its places. */
async function openLive(page: Page): Promise<void> {
  const budget = page.getByRole('spinbutton', { name: 'Budget each' });
  await page.goto('/holiday-discovery');
  await expect(async () => {
    await page.mouse.move(200, 20);
    await page.mouse.move(210, 20);
    await budget.fill('');
    await budget.fill('1');
    await budget.press('Enter');
    await expect(page).toHaveURL(/budget=/, { timeout: 5_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/budget=/);
  await expect(heading(page)).toHaveText(/^[1-9]/);
}

test('places are kept to a budget as it is typed or dragged, and the address keeps it', async ({
  page,
}) => {
  await openLive(page);
  const budget = page.getByRole('spinbutton', { name: 'Budget each' });
  const all = await fitting(page);
  const [, , , fourth = 0] = await prices(page);
  await budget.fill(String(Math.ceil(fourth)));
  await expect.poll(() => fitting(page)).toBeLessThan(all);
  await expect
    .poll(async () => Math.max(...(await prices(page))))
    .toBeLessThanOrEqual(Math.ceil(fourth));
  await budget.press('Enter');
  await expect(page).toHaveURL(new RegExp(`budget=${Math.ceil(fourth)}`));
  await expect(page.getByRole('status').filter({ hasText: / fits?$/ })).toHaveText(
    `${await fitting(page)} countries fit`,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => fitting(page)).toBe(all);
  await expect(page).not.toHaveURL(/budget=/);
  const slider = page.getByRole('slider', { name: 'Budget each' });
  await slider.focus();
  await slider.press('Home');
  await expect(page).toHaveURL(/budget=/);
  await expect.poll(() => fitting(page)).toBeLessThan(all);
});

test('a slider that is dragged before the page came alive counts', async ({ page }) => {
  await page.goto('/holiday-discovery');
  const slider = page.getByRole('slider', { name: 'Budget each' });
  const least = await slider.evaluate((thumb: HTMLInputElement) => (thumb.value = thumb.min));
  await page.mouse.move(20, 200);
  await page.mouse.move(30, 200);
  await expect(page).toHaveURL(new RegExp(`budget=${least}`));
  await expect(page.getByRole('spinbutton', { name: 'Budget each' })).toHaveValue(least);
});

test('where nothing fits, what is offered opens a place at its price', async ({ page }) => {
  await page.goto('/holiday-discovery?budget=1');
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText(/^0 /);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Nothing fits yet\. With £\d+ more, .* fits/ }).click();
  await expect.poll(() => fitting(page)).toBeGreaterThan(0);
  const [price = 0] = await prices(page);
  await expect(page).toHaveURL(new RegExp(`budget=${Math.ceil(price)}`));
});

test('chosen places have a bar that covers none of the others, and are compared', async ({
  page,
}) => {
  await openLive(page);
  const bar = page.getByRole('region', { name: 'Chosen places' });
  await expect(bar).toHaveCount(0);
  const boxes = page.getByRole('checkbox', { name: /^Add / });
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).click();
  await expect(bar).toContainText('2 places chosen');
  await expectAccessible(page);
  const last = boxes.last();
  await last.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  const row = page.locator('main ul > li[data-card]').last();
  // Both in one look, once the page has scrolled to its end.
  const covered = (foot: Element, card: Element | null) =>
    card ? card.getBoundingClientRect().bottom - foot.getBoundingClientRect().top : NaN;
  await expect
    .poll(async () => bar.evaluate(covered, await row.elementHandle()))
    .toBeLessThanOrEqual(0);
  await bar.getByRole('button', { name: 'Compare them' }).click();
  await page.waitForURL('**/holiday-discovery?**compare=chosen**');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare places' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to all places' }).click();
  await expect(bar).toContainText('2 places chosen');
});

test('the map comes when it is reached for, and a pin says its place', async ({ page }) => {
  await openLive(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map.getByRole('link', { name: / each$/ }).first()).toBeVisible();
  await map.hover({ position: { x: 600, y: 40 } });
  await page.mouse.move(600, 400);
  await expect(map.locator('[data-map=open]')).toBeVisible({ timeout: 60_000 });
  const first = map.getByRole('button', { name: / each$/ }).first();
  // Pins come and go until the map stands still: the same one by its name.
  const name = (await first.getAttribute('aria-label')) ?? '';
  const place = /^(.*) £/.exec(name)?.[1] ?? '';
  await map.getByRole('button', { name, exact: true }).click();
  const card = map.getByRole('region', { name: `${place} on the map` });
  await expect(card.getByRole('link', { name: place })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: `Add ${place}` }).click();
  await expect(page.getByRole('checkbox', { name: `Add ${place}`, exact: true })).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form keeps to limits, compares, and refuses a fourth [DISC-01] [MSG-07]', async ({
    page,
  }) => {
    await page.goto('/holiday-discovery');
    const all = await fitting(page);
    const [, , , fourth = 0] = await prices(page);
    await page.getByRole('spinbutton', { name: 'Budget each' }).fill(String(Math.ceil(fourth)));
    await page.getByRole('button', { name: 'Show places' }).click();
    await expect.poll(() => fitting(page)).toBeLessThan(all);
    const boxes = page.getByRole('checkbox', { name: /^Add / });
    for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
    await page.getByRole('button', { name: 'Search these places' }).click();
    await expect(page.getByRole('alert')).toContainText(
      '3 is the maximum number of destinations you can select',
    );
    await page.getByRole('button', { name: 'Compare them' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
  });
});
