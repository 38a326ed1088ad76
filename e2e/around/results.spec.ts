import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { searchFor, summerDay } from '../support/searching.ts';

/** Where the cards of the list stand in the window. */
async function cardsOf(page: Page) {
  const cards = page.getByRole('article');
  await expect(cards.nth(2)).toBeAttached();
  return cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { top, height };
    }),
  );
}

test.describe('beside filters and map', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the first card begins within 300 px, and two and a half fit in the window', async ({
    page,
  }) => {
    await searchFor(page, { to: 'Majorca' });
    const cards = await cardsOf(page);
    expect(cards[0]?.top).toBeLessThan(300);
    expect(cards[2]!.top + cards[2]!.height / 2).toBeLessThan(900);
    await expectAccessible(page);
  });

  test('cards, slider, graph and map turn round together [SITE-13]', async ({ page }) => {
    await searchFor(page, { to: 'Majorca' });
    const slider = page.locator('#filters').getByRole('group', { name: /^(Price|Total)/ });
    const graph = page.getByRole('region', { name: 'Cheaper another week?' });
    const pin = page.locator('#map').getByRole('link', { name: /£/ }).first();
    const most = slider.getByRole('spinbutton', { name: 'At most' });
    await expect(slider).toContainText('Price each');
    await expect(graph.getByRole('link', { name: / each$/ }).first()).toBeVisible();
    const [each, shared] = [Number(await most.inputValue()), await pin.getAttribute('aria-label')];
    await page.getByRole('button', { name: 'In total', exact: true }).click();
    await expect(slider).toContainText('Total for 2');
    expect(Number(await most.inputValue())).toBeGreaterThan(1.9 * each);
    await expect(graph.getByRole('link', { name: / total$/ }).first()).toBeVisible();
    await expect(graph.getByRole('link', { name: / each$/ })).toHaveCount(0);
    await expect(pin).not.toHaveAttribute('aria-label', shared ?? '');
    await expect(page.getByRole('article').locator('[data-price]').first()).toHaveAttribute(
      'data-price',
      'total',
    );
  });

  test('a picture is turned by its arrows, and the others come then', async ({ page }) => {
    await searchFor(page, { to: 'Majorca' });
    const card = page.getByRole('article').first();
    await page.mouse.move(10, 10);
    await expect(card.locator('picture img')).toHaveCount(1);
    await expect(async () => {
      await card.locator('picture img').first().hover();
      await expect(card.getByRole('button', { name: /^Next picture of / })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await card.getByRole('button', { name: /^Next picture of / }).click();
    await expect(card.locator('picture img')).toHaveCount(4);
    await expect(card.locator('picture img').nth(1)).toBeInViewport({ ratio: 0.9 });
    await card.getByRole('button', { name: /^Previous picture of / }).click();
    await expect(card.locator('picture img').first()).toBeInViewport({ ratio: 0.9 });
  });
});

const PAGES = {
  results: ['/results?locationIds=spain-majorca', 'Change search'],
  discovery: ['/holiday-discovery', 'Change search'],
  landing: ['/destinations/spain/majorca', 'Choose other dates'],
} as const;

for (const [name, [address, words]] of Object.entries(PAGES))
  test(`another search is asked for in place, from ${name}`, async ({ page }) => {
    const change = page.getByRole('link', { name: words });
    const form = page.getByRole('form', { name: 'Search for a holiday' });
    await expect(async () => {
      await page.goto(address);
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 200);
      await page.waitForLoadState('networkidle');
      await change.click();
      await expect(form).toBeVisible({ timeout: 5_000 });
      expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
    }).toPass();
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/results?**');
  });

test('with strict filters nothing is found but ways out, each with count and price', async ({
  page,
}) => {
  const strict = ['AI', 'HB'].map((board, at) => `filters[board][${at}]=${board}`).join('&');
  await page.goto(
    `/results?locationIds=spain-majorca&departureDate=${summerDay()}&${strict}&filters[stars]=1&filters[facilities]=golf,pets&filters[hotelName]=zzz`,
  );
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: "Sorry, we weren't able to find any holidays that matched your search",
    }),
  ).toBeVisible();
  const way = page.getByRole('link', { name: /^Show .*holidays?: / }).first();
  await expect(page.locator('[data-price=pp]').first()).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expectAccessible(page);
  const count = /Show ([\d,]+) holiday/.exec((await way.getAttribute('aria-label')) ?? '')?.[1];
  await way.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count} holiday`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first card begins within 260 px, and none is taller than 400', async ({ page }) => {
    await searchFor(page, { to: 'Majorca' });
    const cards = await cardsOf(page);
    expect(cards[0]?.top).toBeLessThanOrEqual(260);
    expect(Math.max(...cards.map(({ height }) => height))).toBeLessThanOrEqual(400);
    await expectAccessible(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('a price each is posted, and the address holds the total of the party [SITE-13]', async ({
    page,
  }) => {
    await searchFor(page, { to: 'Majorca' });
    const form = page.locator('#filters');
    const most = form.getByRole('spinbutton', { name: 'At most' });
    const least = Number(await form.getByRole('spinbutton', { name: 'At least' }).inputValue());
    await most.fill(String(least + 100));
    await form.getByRole('button', { name: 'Show holidays' }).click();
    await page.waitForURL(/filters/);
    expect(new URL(page.url()).searchParams.get('filters[price][max]')).toBe(
      String((least + 100) * 2 * 100),
    );
    await expect(most).toHaveValue(String(least + 100));
  });
});
