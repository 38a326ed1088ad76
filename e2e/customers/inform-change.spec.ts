import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { askSimulator } from '#testing/simulator-control.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem } from '../support/booking.ts';
import { buyHoliday } from '../support/buying.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn } from '../support/keyboard.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { operate } from '../support/operator.ts';
import { PHONE, openBooking } from '../support/own-booking.ts';
import { summerDay } from '../support/searching.ts';

const DAY = summerDay(8);

test('what the airline told its passengers first is asked there at once, told by it, or looked into by a person; with and without script [ACCT-02, REDIR-05]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('inform-change');
  const checkoutId = await buyHoliday({ leave: DAY, email });
  await page.setViewportSize(PHONE);
  await openBooking(page, email);
  await page.getByRole('link', { name: 'Tell us what the airline told you' }).click();
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);
  const code = page.url().split('/').at(-3)!;

  await pressOn(page, page.getByRole('button', { name: 'Ask the airline' }));
  await expectProblem(page, 'Please chose one of the options');
  await expectAccessible(page);
  await inform(page, '23:10');
  await expect(heard(page)).toContainText('the airline’s own system still has this flight on');
  await expect(heard(page)).toContainText('One of us is looking into it');
  await expectAccessible(page);
  await mailTo(email, /^We’re looking into your flight/);
  const list = await operate('orders', 'informed', 'list');
  const id = list
    .split('\n')
    .find((line) => line.includes(code))!
    .split('  ')[0]!;
  await operate('orders', 'informed', 'answer', id, 'It leaves as you booked it.');
  await mailTo(email, /^About your flight with /);

  const state = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(heard(plain)).toContainText('Our answer: It leaves as you booked it.');
  await changeAtAirline(checkoutId, DAY);
  await inform(plain, '23:40');
  await expect(heard(plain)).toContainText('The airline’s own system says so too');
  await plain.getByRole('link', { name: 'See what’s changed' }).first().click();
  await expect(
    plain.getByRole('heading', { level: 1, name: /moved your flight out/ }),
  ).toBeVisible();
  await context.close();
});

/** That the flight out leaves so late on its day. */
async function inform(page: Page, time: string): Promise<void> {
  const form = page.locator('#inform');
  for (const name of [/^The flight out/, 'It leaves at another time']) {
    const radio = form.getByRole('radio', { name });
    await radio.click();
    await expect(radio).toBeChecked();
  }
  await form.getByLabel('New day', { exact: true }).fill(DAY);
  await form.getByLabel('New time').fill(time);
  await form.getByLabel('What the airline wrote or said').fill('Your flight now leaves later.');
  await form.getByRole('button', { name: 'Ask the airline' }).click();
  await page.waitForURL('**/inform-change?heard');
}

const BooksSchema = v.array(v.object({ key: v.string(), state: v.string() }));

/** The airline moves the flight to 23:40, and its own notice of that is lost on the way. */
async function changeAtAirline(checkoutId: string, day: string): Promise<void> {
  const flights = `${process.env['E2E_SUPPLIERS']}/flights`;
  const books = v.parse(BooksSchema, await (await askSimulator(`${flights}/_books`)).json());
  const booked = books.find(({ key, state }) => key.startsWith(checkoutId) && state === 'booked');
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  await askSimulator(`${flights}/_notices`, {
    method: 'POST',
    body: JSON.stringify({
      bookingKey: booked!.key,
      kind: 'FLIGHT_MOVED',
      leg: 'outbound',
      departureTime: `${day}T23:40`,
      arrivalTime: `${next}T03:30`,
      departsAt: `${day}T22:40:00Z`,
      arrivesAt: `${next}T01:30:00Z`,
      isLost: true,
    }),
  });
}

const heard = (page: Page) => page.getByRole('region', { name: 'What you’ve told us' });
const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Has the airline told you something?' });
