import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { expectTotal, penceOf } from './support/prices.ts';
import { cardOf, openDeal, searchFor, totalOnCard } from './support/searching.ts';

test('a day of the calendar is the search that begins at its price, with keys alone [R11, DATE-08, DATE-10, DATE-14]', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('form', { name: 'Search for a holiday' })
    .getByText('When', { exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'When shall we go?' });
  await expect(
    dialog.getByRole('button', { name: /^\d+ £[\d,]+ each, £[\d,.]+ in total/ }).first(),
  ).toBeVisible();
  const nights = dialog.getByRole('button', { name: /^\d+ nights$/ });
  await expect(nights).toHaveText(['4 nights', '7 nights', '10 nights', '14 nights']);
  await expect(nights.and(dialog.locator('[aria-pressed="true"]'))).toHaveText('7 nights');
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: /each, .* in total/ })
    .nth(5)
    .focus();
  for (const key of ['PageDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByRole('button', { name: /selected/i })).toBeFocused();
  const shown = await dialog.locator('[data-price="total"]').innerText();
  await dialog.getByRole('button', { name: 'Use these dates' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/results?**');
  await page.goto(page.url().replace('POPULARITY', 'PRICE_LOW_HIGH'));
  await expect(page.getByRole('article').first()).toContainText(shown);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('with the dates chosen the search goes on in sight: its cell has the focus, and Search can be seen [R11]', async ({
    page,
  }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Search for a holiday' });
    await form.getByText('When', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'When shall we go?' });
    await dialog
      .getByRole('button', { name: /each, .* in total/ })
      .nth(2)
      .click();
    await dialog.getByRole('button', { name: 'Use these dates' }).click();
    await expect(dialog).toBeHidden();
    const cell = form.locator('summary', { hasText: /^When/ });
    await expect(cell).toBeFocused();
    await expect(cell).toContainText('3 days either side');
    await expect(cell).toBeInViewport({ ratio: 1 });
    await expect(form.getByLabel('Leave on')).toBeHidden();
    await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
});

test('another day and other flights of a deal open at the prices that are shown for them [DEAL-01, DEAL-11]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller' });
  await openDeal(page, 'Hotel Miramar Blanc');
  await page.locator('summary', { hasText: /other flights?$/ }).press('Enter');
  const flights = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Choose these flights: / }) })
    .last();
  const flown = await flights.locator('[data-price="total"]').innerText();
  await flights.getByRole('link').press('Enter');
  await expectTotal(page, penceOf(flown));
  await page.getByText('Change dates').click();
  const dialog = page.getByRole('dialog', { name: 'When shall we go?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: 'Change dates' })).toBeFocused();
  await page.getByText('Show as a list').press('Enter');
  await expect(page.getByRole('heading', { name: 'Other dates' })).toBeVisible();
  await page.getByRole('button', { name: 'See every date with its price' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'See every date with its price' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('button', { name: /each, .* in total/ })
    .nth(9)
    .click();
  const shown = await dialog.locator('[data-price="total"]').innerText();
  const before = page.url();
  await dialog.getByRole('button', { name: 'Use these dates' }).click();
  await page.waitForURL((address) => address.href !== before);
  await expectTotal(page, penceOf(shown));
});

test('a calendar whose prices do not come says so, and looks them up again [MSG-24]', async ({
  page,
}) => {
  const PRICES = '**/graphql?operation_name=CalendarPrices';
  await page.route(PRICES, (route) => route.abort('aborted'));
  await page.goto('/');
  await page
    .getByRole('form', { name: 'Search for a holiday' })
    .getByText('When', { exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'When shall we go?' });
  await expect(dialog).toContainText(
    'Sorry, the calendar has not loaded due to a technical error.',
  );
  await page.unroute(PRICES);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: /each, .* in total/ }).first()).toBeVisible();
  await expect(dialog).not.toContainText('technical error');
});

test('a label of the map and its card are raised together [R10]', async ({ page }) => {
  await searchFor(page, { to: 'Puerto Sóller' });
  const card = cardOf(page, 'Hotel Miramar Blanc');
  const total = Math.ceil(await totalOnCard(card));
  await card.hover();
  await expect(page.locator('[data-pin][data-shown]')).toHaveCount(1);
  expect(total).toBeGreaterThan(0);
});

test('a page that was scrolled before it was live stays where it is [ROUTE-24]', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.wheel(0, 700);
  await page.locator('#cell-to').click();
  await expect(page.getByRole('combobox', { name: 'Place or hotel' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 300)));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('the way back leads after 100 ms to where the list was left [ROUTE-24, ROUTE-25]', async ({
  page,
}) => {
  await page.addInitScript(noteScrollingTimers);
  await page.goto('/results?departureDate=12/06/2027');
  const left = await scrollDown(page);
  await expect.poll(() => keptPositions(page)).not.toEqual([]);
  const way = page.getByRole('article').nth(8).getByRole('heading').getByRole('link');
  await way.click();
  await expect(page.getByRole('button', { name: 'Choose extras and book' }).first()).toBeVisible();
  await page.goBack();
  await expect(way).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 400);
  // The focus brings its card into sight as well, whichever of the two is first.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'scrollingTimers')))
    .toEqual([100]);
});

test('where links load documents, no position is kept [ROUTE-26]', async ({ page }) => {
  await page.goto('/results?departureDate=12/06/2027&clientSideNavigation=false');
  await scrollDown(page);
  await page.getByRole('link', { name: /Saved/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved holidays' })).toBeVisible();
  expect(await keptPositions(page)).toEqual([]);
});

/** Notes after how many milliseconds timers scroll the page. */
function noteScrollingTimers(): void {
  const delays: unknown[] = [];
  let running: number | undefined;
  const { setTimeout: start, scrollTo } = window;
  Reflect.set(window, 'scrollingTimers', delays);
  Reflect.set(window, 'setTimeout', (run: () => void, delay?: number) =>
    start(() => {
      running = delay;
      run();
      running = undefined;
    }, delay),
  );
  Reflect.set(window, 'scrollTo', (...to: [number, number]) => {
    if (running !== undefined) delays.push(running);
    scrollTo.apply(window, to);
  });
}

/** Until the page has come to rest at the ninth card; where that is. */
async function scrollDown(page: Page): Promise<number> {
  const atRest = page.evaluate(
    () => new Promise<void>((resolve) => window.addEventListener('scrollend', () => resolve())),
  );
  await page.mouse.move(400, 400);
  await page.getByRole('article').nth(8).getByRole('heading').scrollIntoViewIfNeeded();
  await atRest;
  return page.evaluate(() => window.scrollY);
}

const keptPositions = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('scroll:')));
