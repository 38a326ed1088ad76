import type { Page } from '@playwright/test';
import { addDays, formatDate } from '#domain/dates.ts';
import { expectAccessible } from '../../support/accessible.ts';
import {
  choosePlan,
  DANIEL,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from '../../support/booking.ts';
import { expect, test } from '../../support/journey.ts';
import { logIn } from '../../support/logging-in.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { payByCard, typeCard } from '../../support/paying.ts';
import { takeRefundedRoom } from '../../support/refunded-room.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';
const LEAVE = summerDay(11);

test('a holiday with its flights moves a week, with script and without, and says what its former flights cost', async ({
  page,
  browser,
}) => {
  // A booking, and two moves of it.
  test.slow();
  const email = freshEmail('dates');
  await searchFor(page, { to: HOTEL, leave: LEAVE });
  await openDeal(page, HOTEL);
  await takeRefundedRoom(page);
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'payment');
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/bookings');
  await logIn(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Open this booking' }).click();
  await page.getByRole('link', { name: 'Change your dates' }).click();
  await expect(page.getByRole('main')).toContainText('We look for flights with your airline');
  await expectAccessible(page);
  const dates = page.url();
  const arrival = await page.getByLabel('Arrive on').inputValue();
  await page.getByLabel('Arrive on').fill('');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('main')).toContainText('Choose a day from ');
  await expectAccessible(page);
  await moveTo(page, addDays(arrival, 7));
  await expect(page.getByRole('main')).toContainText(`Your flights of ${formatDate(arrival)}`);
  await expectAccessible(page);
  await acceptChange(page);
  await mailTo(email, / is changed: /);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(dates);
  await expect(bare.getByLabel('Arrive on')).toHaveValue(addDays(arrival, 7));
  await moveTo(bare, addDays(arrival, 14));
  await expect(bare.getByRole('main')).toContainText(
    `Your flights of ${formatDate(addDays(arrival, 7))}`,
  );
  await acceptChange(bare);
  await plain.close();
});

async function moveTo(page: Page, day: string): Promise<void> {
  await page.getByLabel('Arrive on').fill(day);
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: / (more|less)$/ })).toBeVisible();
}

/** By card where it costs more: what other dates cost is the hotel's and the airline's to say. */
async function acceptChange(page: Page): Promise<void> {
  const isDearer = (await page.getByRole('heading', { level: 1 }).innerText()).endsWith('more');
  await page.getByRole('button', { name: /change my holiday$/i }).click();
  if (isDearer) {
    await typeCard(page, 'visa');
    await page.getByRole('button', { name: /^Authorise £/ }).click();
  }
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your holiday is changed' }),
  ).toBeVisible();
}
