import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openDeal, searchFor, summerDay, takeDeal } from './support/searching.ts';

const calls = (operation: string) => `**/graphql?operation_name=${operation}`;

/** Keeps the answers to an operation back; what is returned lets them go, unanswered if `lost`. */
async function keepBack(page: Page, operation: string, lost = false): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls(operation), async (route) => {
    await promise;
    await (lost ? route.fulfill({ json: { data: null } }) : route.continue());
  });
  return resolve;
}

const SELECTIONS = [
  ['Airport transfers', 'SetTransfer', 'transfer'],
  ['Priority boarding', 'SetPriorityBoarding', 'priority boarding'],
  ['Airport parking', 'SetCarPark', 'parking'],
  ['Travel insurance', 'SetInsurance', 'insurance'],
] as const;
const SILENT = '"unavailableExtras":["transfers","priority","parking","insurance"]';

test('each selection says that it loads, is being saved or failed, and can be tried again [SITE-21]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(3) });
  await page.goto(`${page.url()}&filters[carriers][0]=FR`);
  const searches = page.getByRole('contentinfo').getByRole('link', { name: 'Holiday Finder' });
  await expect(searches).toHaveCount(1);
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  await expect(searches, 'nothing leads away from a checkout by accident').toHaveCount(0);
  const sectionOf = (name: string) => page.getByRole('region', { name, exact: true });

  for (const [name, operation, words] of SELECTIONS) {
    const section = sectionOf(name);
    const status = section.getByRole('status');
    const offer = section.getByRole('radio').nth(1);
    const answer = await keepBack(page, operation, true);
    await offer.click();
    await expect(offer, 'before the site has answered').toBeChecked();
    await expect(status).toHaveText('Updating the price');
    answer();
    await expect(section).toContainText(`We couldn’t change your ${words}`);
    await expect(offer).not.toBeChecked();
    await page.unroute(calls(operation));
    await offer.click();
    await expect(offer).toBeChecked();
    await expect(status).toBeEmpty();
  }
  await expect(page.getByRole('main')).toContainText('Chosen by you');
  await chooseTwiceAtOnce(page, sectionOf('Airport transfers'));
  await page.reload();
  for (const [name] of SELECTIONS)
    await expect(sectionOf(name).getByRole('radio').nth(1)).toBeChecked();

  await page.route(calls('ExtrasPage'), async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('"unavailableExtras":[]', SILENT)
      .replace(/"seatMapStatus":"\w+"/, '"seatMapStatus":"NOT_AVAILABLE"');
    await route.fulfill({ response, body });
  });
  await sectionOf('Travel insurance').getByRole('radio').first().click();
  const all = [...SELECTIONS.map(([name]) => name), 'Seats'];
  for (const name of all) {
    const section = sectionOf(name);
    await expect(section).toContainText(/didn’t answer|can’t show its seats just now/);
    await expect(section.getByRole('radio')).toHaveCount(0);
    await expect(section.getByRole('link', { name: 'Try again' })).toBeVisible();
  }
  await page.unroute(calls('ExtrasPage'));
  const answerAll = await keepBack(page, 'ExtrasPage');
  await sectionOf('Airport parking').getByRole('link', { name: 'Try again' }).click();
  for (const name of all)
    await expect(
      sectionOf(name).getByRole('status').filter({ hasText: 'Asking again' }),
    ).toBeVisible();
  answerAll();
  for (const [name] of SELECTIONS)
    await expect(sectionOf(name).getByRole('radio').first()).toBeVisible();

  const seats = sectionOf('Seats');
  const openMap = await keepBack(page, 'ChooseSeatsPage');
  await seats.getByRole('link', { name: 'Choose seats, flight out' }).click();
  await expect(seats.getByRole('status')).toHaveText('Opening the seat map');
  openMap();
  await page.waitForURL('**/seats/outbound');
  await page.getByRole('button', { name: 'Seat us together' }).click();
  await expect(page.getByRole('main')).toContainText('2 seats on this flight');
  const take = page.getByRole('button', { name: /^Next: flight home|^Asking the airline/ });
  const refuse = await keepBack(page, 'SetSeats', true);
  await take.click();
  await expect(take).toHaveText('Asking the airline');
  refuse();
  const failed = page.getByText('We couldn’t take these seats. Nothing was charged').first();
  await expect(failed).toBeVisible();
  await page.unroute(calls('SetSeats'));
  await take.click();
  await page.waitForURL('**/seats/inbound');
});

/** Another one, and back to the second before it is saved: that one is saved after it. */
async function chooseTwiceAtOnce(page: Page, section: Locator): Promise<void> {
  const [second, third] = [1, 2].map((at) => section.getByRole('radio').nth(at));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('operation_name=SetTransfer')) asked.push(request.url());
  });
  const answer = await keepBack(page, 'SetTransfer');
  await third!.click();
  await expect.poll(() => asked.length).toBe(1);
  await second!.click();
  await expect(second!).toBeChecked();
  expect(asked, 'one at a time').toHaveLength(1);
  answer();
  await expect(section.getByRole('status')).toBeEmpty();
  expect(asked).toHaveLength(2);
  await expect(second!).toBeChecked();
  await page.unroute(calls('SetTransfer'));
}
