import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { searchFor, summerDay } from '../support/searching.ts';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('searches are kept for whoever asks for it, and found again', async ({ page }) => {
    await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(6) });
    await page.goto('/previous_searches');
    await expect(main(page)).toContainText('We don’t keep any of your searches.');
    await press(page, 'Keep my searches');
    await expect(main(page)).toContainText('No searches yet');
    await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(6) });
    const results = page.url();
    await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(7), adults: 3 });
    await page.goto('/previous_searches');
    const searches = main(page).getByRole('listitem');
    await expect(searches).toHaveCount(2);
    await expect(searches.first()).toContainText('3 people');
    await expect(searches.first()).toContainText('the same');
    await searches.first().getByRole('button', { name: 'Remove' }).click();
    await expect(searches).toHaveCount(1);
    await searches.getByRole('link', { name: 'Puerto Sóller' }).click();
    await page.waitForURL('**/results?**');
    expect(new URL(page.url()).searchParams.get('departureDate')).toBe(
      new URL(results).searchParams.get('departureDate'),
    );
    await page.goto('/previous_searches');
    await press(page, 'Stop keeping my searches');
    await expect(main(page)).toContainText('We don’t keep any of your searches.');
  });
});

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
