import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { expectDeal, searchFor } from '../support/searching.ts';

/** What the map may weigh, sent as it is by a server that only knows gzip. */
const MOST_BYTES = 300_000;

test.describe('beside the list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the map comes when it is reached for, with all the holidays of the search', async ({
    page,
  }) => {
    const loaded = listenForLibrary(page);
    await searchFor(page, { to: 'Majorca' });
    await expect(
      page
        .locator('#map')
        .getByRole('link', { name: /, from|, £/ })
        .first(),
    ).toBeVisible();
    expect(loaded.files).toEqual([]);
    await reachForMap(page);
    await expect.poll(() => new Set(loaded.files)).toHaveProperty('size', 3);
    expect(await loaded.bytes()).toBeLessThan(MOST_BYTES);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const total = Number(/[\d,]+/.exec(heading ?? '')?.[0].replace(',', ''));
    await expect.poll(() => hotelsOnMap(page)).toBe(total);
    await expectAccessible(page);
  });

  test('a pin says the same price as the search in its resort, in the view of prices', async ({
    page,
  }) => {
    await searchFor(page, { to: 'Majorca' });
    await reachForMap(page);
    const first = page.locator('#map').getByRole('button', { name: / each/ }).first();
    await expect(first).toBeVisible();
    // Pins come and go until the map stands still: the same one by its name.
    const name = (await first.getAttribute('aria-label')) ?? '';
    await page.locator('#map').getByRole('button', { name, exact: true }).click();
    const card = page.getByRole('region', { name: 'Chosen on the map' });
    const link = card.getByRole('link');
    const each = /from (£[\d.,]+) each|, (£[\d.,]+) each/.exec(name);
    await expect(card).toContainText((each?.[1] ?? each?.[2] ?? '').replace(/\.\d\d$/, ''));
    await page.getByText(/^(?:In t|T)otal$/).click();
    await expect(
      page
        .locator('#map')
        .getByRole('button', { name: / in total/ })
        .first(),
    ).toBeVisible();
    await link.click();
    await page.waitForURL('**/holiday/**');
  });

  test('it is walked by keys: past it, over it, from pin to pin', async ({ page }) => {
    await searchFor(page, { to: 'Majorca' });
    await page.getByRole('link', { name: 'Skip the map' }).focus();
    const canvas = page.getByRole('region', { name: /^Map of the holidays/ });
    await expect(canvas).toBeFocused();
    const first = page.locator('#map').getByRole('button', { name: / each/ }).first();
    const before = await first.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await first.boundingBox())?.x).not.toBe(before?.x);
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  });

  test('the list follows the map when it is asked to, and the address says so', async ({
    page,
  }) => {
    await searchFor(page, { to: 'Majorca' });
    await reachForMap(page);
    await page.getByLabel('Search as I move the map').click();
    for (let i = 0; i < 3; i += 1) {
      await page.locator('#map canvas').focus();
      await page.keyboard.press('+');
    }
    await page.waitForURL(/filters%5Bareas%5D|filters\[areas\]/);
    await page.goBack();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('cards are swiped under the map, and Back comes to the same one', async ({ page }) => {
    await searchFor(page, { to: 'Majorca' });
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    const cards = page.getByRole('list', { name: 'Holidays on the map, cheapest first' });
    const second = cards.getByRole('listitem').nth(1);
    await second.scrollIntoViewIfNeeded();
    await expect(second).toHaveAttribute('aria-current', 'true');
    const name = await second.getByRole('link').textContent();
    await expectAccessible(page);
    await second.getByRole('link').click();
    await expectDeal(page, name ?? '');
    await page.goBack();
    await expect(cards.locator('[aria-current]').getByRole('link')).toHaveText(name ?? '');
    await page.goBack();
    await expect(cards).toHaveCount(0);
    await expect(page).toHaveURL(/\/results\?/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the drawn map leads to the cards of the page', async ({ page }) => {
    await searchFor(page, { to: 'Majorca' });
    const label = page.locator('#map').getByRole('link', { name: /£/ }).first();
    const card = await label.getAttribute('href');
    await label.click();
    await expect(page.locator(`[id="${card?.slice(1)}"]`)).toBeVisible();
  });
});

/** Moves to the map until the one that moves is there. */
async function reachForMap(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(1_300, 500);
    await page.mouse.move(1_310, 505);
    await expect(page.locator('#map [data-map=open]')).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

function listenForLibrary(page: Page) {
  const answers: Promise<number>[] = [];
  const files: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/maplibre-gl')) return;
    files.push(response.url());
    answers.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  const bytes = async (): Promise<number> =>
    (await Promise.all(answers)).reduce((sum, size) => sum + size, 0);
  return { files, bytes };
}

/** All hotels that the pins on the map stand for: a pin without a number is one. */
async function hotelsOnMap(page: Page): Promise<number> {
  const counts = await page
    .locator('#map button[data-pin]')
    .evaluateAll((pins) =>
      pins.map((pin) => Number(pin.querySelector('span > span')?.textContent ?? 1)),
    );
  return counts.reduce((sum, count) => sum + count, 0);
}
