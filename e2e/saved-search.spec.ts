import { expect, test } from './support/journey.ts';
import { searchFor, summerDay } from './support/searching.ts';

test('the home page after a search is priced for that search, and asks for it as the API takes it [SRCH-31]', async ({
  page,
}) => {
  const day = summerDay();
  await searchFor(page, { to: 'Majorca', leave: day, childAges: [9] });
  await page.keyboard.press('Tab');
  await expect
    .poll(
      () => page.evaluate(() => localStorage.getItem('lastKnownSearch')),
      'a live page keeps its search',
    )
    .not.toBeNull();
  const asked = page.waitForRequest('**/graphql?operation_name=HomePage');
  await page.goto('/');
  expect((await asked).postDataJSON().variables.savedSearch).toEqual({
    party: { numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0, childAges: [9] },
    departureAirports: [],
    departureDateRange: { startDate: day, endDate: day },
    numberOfNights: { minimum: 7, maximum: 7 },
    numberOfRooms: 1,
  });
  await expect(
    page.getByRole('heading', { name: 'Best-value holidays for your dates and party' }),
  ).toBeVisible();
});
