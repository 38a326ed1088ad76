import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { boxAtRest } from './support/layout.ts';
import { expectTotal } from './support/prices.ts';
import {
  cardOf,
  openDeal,
  searchFor,
  summerDay,
  takeDeal,
  totalOnCard,
} from './support/searching.ts';

test('from the home page to a deal at the price of its card [ROUTE-12]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await searchFor(page, { to: 'Puerto Sóller' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Puerto Sóller');
  await expectAccessible(page);
  const seen = await totalOnCard(cardOf(page, 'Hotel Miramar Blanc'));

  await openDeal(page, 'Hotel Miramar Blanc');
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Miramar Blanc' })).toBeVisible();
  await expectTotal(page, seen);
  await expectAccessible(page);
});

test('a hotel is found by its name among the results, by Enter alone', async ({ page }) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(9) });
  const name = page.getByRole('searchbox', { name: 'Hotel name' });
  await name.fill('miramar');
  await name.press('Enter');
  await expect(page).toHaveURL(/hotelName.*=miramar/);
  await expect(page.getByRole('heading', { level: 1, name: /^1 holiday/ })).toBeVisible();
  await expect(cardOf(page, 'Hotel Miramar Blanc')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('questions of the search are answered one after the other: a press on the next one opens it', async ({
    page,
  }) => {
    await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(9), adults: 3 });
    expect(new URL(page.url()).searchParams.get('adults')).toBe('3');
    await expect(cardOf(page, 'Hotel Miramar Blanc')).toBeVisible();
  });

  test('a field that lies half under the foot of the filter sheet is whole once it is tapped', async ({
    page,
  }) => {
    await page.goto('/results');
    await page.getByRole('link', { name: 'Filter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const field = sheet.getByRole('searchbox', { name: 'Hotel name' });
    await field.evaluate((input: HTMLInputElement) => {
      const { parentElement: scroller } = input.form!;
      scroller!.scrollBy(
        0,
        input.getBoundingClientRect().top + 24 - scroller!.getBoundingClientRect().bottom,
      );
    });
    await expect(field).not.toBeInViewport({ ratio: 1 });
    // A tap of Playwright's own would scroll first.
    const { x, y } = await boxAtRest(field);
    await page.touchscreen.tap(x + 40, y + 10);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
  });
});

test('the home page stands when the last search cannot be filled in, and a search goes on [SRCH-34]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(9) });
  await page.keyboard.press('Tab');
  await expect
    .poll(
      () => page.evaluate(() => localStorage.getItem('lastKnownSearch')),
      'a live page keeps its search',
    )
    .not.toBeNull();
  await page.route('**/graphql?operation_name=SearchFormLists', (route) =>
    route.fulfill({ json: { data: null } }),
  );
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('data call failed'),
  );
  await page.goto('/');
  await page.keyboard.press('Tab');
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('form', { name: 'Search for a holiday' })
      .getByRole('button', { name: 'Search', exact: true }),
  ).toBeEnabled();
  await page.unrouteAll();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('form', { name: 'Search for a holiday' })).toContainText(
    'Puerto Sóller',
  );
});

test('a holiday that the shop fails to take into a basket stays on show, and is taken at the next press [MSG-42]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(9) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await page.route('**/graphql?operation_name=CreateBasket', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'Internal server error' }] } }),
  );
  await page.getByRole('button', { name: 'Choose extras and book' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Please search again.');
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Miramar Blanc' })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await takeDeal(page);
});
