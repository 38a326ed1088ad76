import { expect, test, type Page, type Route } from '@playwright/test';
import { openDeal, searchFor, takeDeal } from '../support/searching.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a map that moves and does not come leaves the drawn one, and the page', async ({ page }) => {
  const errors = loseFile(page, 'LiveColumn');
  await searchFor(page, { to: 'Majorca' });
  await expect(async () => {
    await page.mouse.move(1_300, 500);
    await page.mouse.move(1_310, 505);
    expect(errors).toHaveLength(1);
  }).toPass();
  const labels = page.locator('#map').getByRole('link', { name: /, from|, £/ });
  await expect(labels.first()).toBeVisible();
  await expectList(page);
});

test('a search form that does not come says so, and leaves the list', async ({ page }) => {
  loseFile(page, 'ChangeSearch');
  await searchFor(page, { to: 'Majorca' });
  await page.getByRole('link', { name: 'Change search' }).first().click();
  const words = page.getByRole('alert').filter({ hasText: 'didn’t load' });
  await expect(words.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expectList(page);
});

test('a router that does not come leaves links and forms to the browser, and the page alive', async ({
  page,
}) => {
  loseFile(page, 'router');
  await searchFor(page, { to: 'Puerto Sóller' });
  await page.getByLabel('Sort:').selectOption('Price (low to high)');
  await page.waitForURL('**/results?**sort=**');
  await expectList(page);
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
});

for (const [how, lose] of [
  ['cannot be had', (route: Route) => route.abort()],
  ['never come', () => undefined],
] as const)
  test(`a page whose styles of what comes to it ${how} answers all the same`, async ({ page }) => {
    await page.route('**/assets/style-*.css', lose);
    await searchFor(page, { to: 'Majorca' });
    await page.getByRole('link', { name: 'Change search' }).first().click();
    await expect(page.getByRole('form', { name: 'Search for a holiday' })).toBeVisible();
    await expectList(page);
  });

/** Cuts the way to a file of the build; what the page throws is collected. */
function loseFile(page: Page, name: string): readonly Error[] {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  void page.route(`**/assets/${name}-*.js`, (route) => route.abort());
  return errors;
}

async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /holidays/ })).toBeVisible();
}
