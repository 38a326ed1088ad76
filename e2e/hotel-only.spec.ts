import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  choosePlan,
  DANIEL,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { logIn } from './support/logging-in.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { payByCard } from './support/paying.ts';
import { amountBefore, expectTotal } from './support/prices.ts';
import {
  cardOf,
  openDeal,
  searchFor,
  summerDay,
  takeDeal,
  totalOnCard,
} from './support/searching.ts';

test('a hotel alone: no flights, no ATOL certificate, one total to the end [SRCH-37, XTRA-06]', async ({
  page,
}) => {
  const email = freshEmail('hotel');
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(4), hotelOnly: true });
  expect(new URL(page.url()).searchParams.get('searchType')).toBe('UNKNOWN');
  expect(page.url()).not.toContain('departureAirports');
  const hotelTotal = await totalOnCard(cardOf(page, 'Hotel Miramar Blanc'));
  await openDeal(page, 'Hotel Miramar Blanc');
  await expect(page.getByRole('heading', { name: 'Your flights' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(
    'Real money would be held in a trust account until you are back.',
  );
  await expectAccessible(page);
  await takeDeal(page);
  await expectTotal(page, hotelTotal);
  const total = hotelTotal + (await takeTransfer(page));
  await expectTotal(page, total);

  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'payment');
  await expect(page.getByRole('main')).toContainText('how we keep your money safe');
  await payByCard(page, 'amex');
  await page.waitForURL('**/confirmation');
  await expectTotal(page, total);
  expect((await mailTo(email)).attachments.map(({ filename }) => filename)).toEqual([
    'confirmation.pdf',
    'holiday.ics',
  ]);

  await page.goto('/account/bookings');
  await logIn(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Open this booking' }).click();
  await page.getByRole('link', { name: 'From the airport', exact: true }).click();
  await expect(page.getByRole('main')).not.toContainText('Meets flight');
  await page.getByRole('link', { name: 'Add or change the flight that it meets' }).click();
  await page.getByLabel('Flight number (optional)').fill('ls1882');
  await page.getByLabel('Lands at (optional)').fill('14:20');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('main')).toContainText('LS 1882, landing at 14:20');
  await page.getByRole('button', { name: 'Change my holiday' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your holiday is changed' }),
  ).toBeVisible();
  await page.goto(page.url().replace(/change_requests.*$/, 'transfers-information'));
  await expect(page.getByRole('main')).toContainText('Meets flight LS 1882, landing at 14:20.');
});

/**
 * Takes the first transfer without a flight number, once one that is none was refused; answers its
 * price.
 */
async function takeTransfer(page: Page): Promise<number> {
  const section = page.getByRole('region', { name: 'Airport transfers' });
  const offer = section.getByRole('radio').nth(1);
  const price = amountBefore(await section.locator('label').nth(1).innerText(), /\s*$/);
  await offer.click();
  await expect(offer).toBeChecked();
  await expect(section.getByRole('status')).toBeEmpty();
  const number = section.getByLabel('Flight number (optional)');
  await number.fill('Ryanair');
  await section.getByRole('button', { name: 'Save flight' }).click();
  await expect(section).toContainText('Enter the flight number on your ticket');
  await expectAccessible(page);
  await number.fill('');
  await section.getByRole('button', { name: 'Save flight' }).click();
  await expect(section).not.toContainText('Enter the flight number on your ticket');
  return price;
}
