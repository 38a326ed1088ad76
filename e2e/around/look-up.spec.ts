/** What people type is found: other names, groups, slips of the finger. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { summerDay } from '../support/searching.ts';

test('the Canaries from any London airport are one choice each, and are searched as all that is in them', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await form.getByText('From', { exact: true }).click();
  await form.getByRole('combobox', { name: 'Airport or region' }).fill('llundain');
  await form.getByRole('option', { name: 'Any London airport' }).click();
  await form.getByText('To', { exact: true }).click();
  await form.getByRole('combobox', { name: 'Place or hotel' }).fill('Canaries');
  await form.getByRole('option', { name: 'Canary Islands' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/results?**');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('locationIds[0]')).toBe('canary-islands');
  expect(searchParams.get('departureAirports[0]')).toBe('LON');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Canary Islands');
  const search = page.getByRole('region', { name: 'Your search' });
  await expect(search).toContainText('Any London airport');
});

test('a name in another language and Enter lead to the place, without a choice', async ({
  page,
}) => {
  await page.goto(`/results?destination=Mallorca&departureDate=${summerDay()}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Majorca');
  await expect(page).toHaveURL(/locationIds(?:%5B|\[)0(?:%5D|\])=spain-majorca(?:&|$)/);
});

test('City breaks in the panel of places shows cities, and looks for them alone [DEST-04]', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await form.getByText('To', { exact: true }).click();
  const place = form.getByRole('combobox', { name: 'Place or hotel' });
  const options = form.locator('#destination-list').getByRole('option');
  await expect(options.filter({ hasText: 'Majorca' }).first()).toBeVisible();
  // With the keys: from the line that is typed in back to the radios.
  await expect(place).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('radio', { name: 'All holidays' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'City breaks' })).toBeChecked();
  await expect(options.filter({ hasText: 'Rome' }).first()).toBeVisible();
  await expectAccessible(page);

  await place.fill('ma');
  await expect(options.filter({ hasText: 'Madrid' }).first()).toBeVisible();
  await expect(options.filter({ hasText: 'Magaluf' })).toHaveCount(0);
  await form.getByText('All holidays').click();
  await expect(options.filter({ hasText: 'Magaluf' }), 'what was typed stays').toHaveCount(1);
  await expect(place).toHaveValue('ma');

  await form.getByText('City breaks').click();
  await expect(options.filter({ hasText: 'Magaluf' })).toHaveCount(0);
  await place.fill('Rome');
  await options.filter({ hasText: 'Rome' }).first().click();
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/results?**');
  expect(new URL(page.url()).searchParams.get('searchType')).toBe('CITY_BREAK');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the kind that is chosen in the panel of places is searched for [DEST-04]', async ({
    page,
  }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Search for a holiday' });
    await form.getByText('To', { exact: true }).click();
    await form.getByText('City breaks').click();
    await form.getByLabel('Place or hotel').fill('Rome');
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/results?**');
    expect(new URL(page.url()).searchParams.get('searchType')).toBe('CITY_BREAK');
  });
});
