import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { totalInReceipt } from './support/prices.ts';
import { cardOf, openDeal, searchFor, totalOnCard } from './support/searching.ts';

test('from the home page to a deal at the price of its card [ROUTE-04, ROUTE-05, ROUTE-12, DEAL-12]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await searchFor(page, { to: 'Puerto Sóller' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Puerto Sóller');
  await expectAccessible(page);
  const seen = await totalOnCard(cardOf(page, 'Hotel Miramar Blanc'));

  await openDeal(page, 'Hotel Miramar Blanc');
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Miramar Blanc' })).toBeVisible();
  expect(await totalInReceipt(page)).toBe(seen);
  await expectAccessible(page);
});
