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
  expect(new URL(page.url()).searchParams.get('locationIds[0]')).toBe('spain-majorca');
});
