import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { bookAtAirline } from '../support/at-the-airline.ts';
import {
  chooseExtra,
  choosePlan,
  DANIEL,
  expectProblem,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { operate } from '../support/operator.ts';
import { payByCard } from '../support/paying.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';
import { letFlightsBeForgotten } from '../support/time.ts';

test.beforeAll(() => operate('flags', 'set', 'selfBooking', 'on'));
test.afterAll(() => operate('flags', 'set', 'selfBooking', 'off'));

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** A couple's week with easyJet, whose flights they book themselves; its deal, and its booking. */
async function bookOwnFlights(page: Page, leave: string, email: string) {
  await searchFor(page, { to: 'Puerto Sóller', leave });
  await page.goto(`${page.url()}&filters[carriers][0]=U2`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const [card] = await page.getByRole('article').all();
  await openDeal(page, await card!.getByRole('heading').first().innerText());
  const deal = page.url();
  await takeDeal(page);
  await chooseExtra(page, 'Booking your flights', /^You book your flights yourself/);
  await expect(page.getByText(/Save £16 per person/)).toBeVisible();
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'payment');
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await mailTo(email, /^Book your flights by \d\d:\d\d on /);
  await page.goto('/account/bookings');
  await logIn(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Open this booking' }).click();
  await expect(heading(page, / days to /)).toBeVisible();
  return { deal, booking: page.url() };
}

test('a couple books its flights itself: which, in which names, by a card of ours, and tells the airline’s reference [FLT-16] [FLT-17]', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('self-booking');
  const { deal, booking } = await bookOwnFlights(page, summerDay(9), email);
  await expect(page.getByText('Still to be booked with the airline').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Book your flights' }).click();
  await expect(heading(page, 'Book your flights')).toBeVisible();
  await expect(page.getByText('Mrs Sarah Hargreaves, born Sun 27 March 1988')).toBeVisible();
  const card = page.frameLocator('iframe[title="Your card for easyJet"]');
  await expect(card.getByText(/^9999 99/)).toBeVisible();
  expect(await page.content()).not.toContain('9999 99');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'What booking your own flights means' }).click();
  await expect(page.getByText('Whoever forgets within 24 hours is booked by us')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${booking}/confirm-booking`);
  await page.getByLabel('easyJet’s reference').fill('aaaaaa');
  await page.getByRole('button', { name: 'Save the reference' }).click();
  await expectProblem(page, /The airline doesn’t know this reference/);
  await expect(page.getByLabel('easyJet’s reference')).toHaveValue('aaaaaa');
  await expectAccessible(page);

  const reference = await bookAtAirline(deal, {
    lastNames: [SARAH.lastName, DANIEL.lastName],
    airline: 'U2',
  });
  await page.getByLabel('easyJet’s reference').fill(` ${reference.toLowerCase()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The airline knows you by ${reference}.`)).toBeVisible();
  await expectAccessible(page);
  await mailTo(email, /^Your flights are booked/);
  await page.goto(booking);
  await expect(page.getByText(`Show ${reference} at the desk`).first()).toBeVisible();
});

test('who forgets it has the flights booked by us, and is told so [FLT-16]', async ({ page }) => {
  test.slow();
  const email = freshEmail('forgotten-flights');
  const { booking } = await bookOwnFlights(page, summerDay(10), email);
  await letFlightsBeForgotten(booking.split('/').at(-1)!);
  await mailTo(email, /^We’ve booked your flights/);
  await page.goto(`${booking}/selfbook-instructions`);
  await expect(page.getByText('We’ve booked your flights')).toBeVisible();
  await expectAccessible(page);
  await page.goto(booking);
  await expect(page.getByText(/^Show \w{6} at the desk/).first()).toBeVisible();
});
