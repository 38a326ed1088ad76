import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';
import { repriceHotel } from '../support/moving.ts';
import { payByCard, typeCard } from '../support/paying.ts';
import { goToPayment } from '../support/purchase.ts';
import { cardOf, searchFor, summerDay, totalOnCard } from '../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';
const HOTEL_ID = 1;

test('a guest logs in, and gets back what the holiday costs less by now', async ({ page }) => {
  const booked = await comeToPay(page, freshEmail('cheaper'));
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await expectAccessible(page);
  await claimAsGuest(page, booked);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.goto('/account/bookings');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Does it cost less now?' }).click();
  await page.waitForURL('**/confirmation#price-drop');
  await expectGranted(page);
  await expectAsBefore(page, booked);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the same by forms alone', async ({ page }) => {
    const booked = await comeToPay(page, freshEmail('cheaper'));
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await typeCard(page, 'visa');
    await page.getByRole('button', { name: /^Authorise £/ }).click();
    await page.waitForURL('**/confirmation');
    await claimAsGuest(page, booked);
    await expectAsBefore(page, booked);
  });
});

/** Stands before the payment; where its results are, and what they say that it costs. */
async function comeToPay(page: Page, email: string): Promise<Booked> {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(9) });
  const booked = { email, results: page.url(), total: await totalOnCard(cardOf(page, HOTEL)) };
  await goToPayment(page, { hotel: HOTEL, email });
  return booked;
}

type Booked = { readonly email: string; readonly results: string; readonly total: number };

/** The hotel costs less by now: a login, a press, and the difference is theirs. */
async function claimAsGuest(page: Page, { email }: Booked): Promise<void> {
  await repriceHotel(HOTEL_ID, -10);
  try {
    await page.getByRole('link', { name: 'Log in to claim a lower price' }).click();
    await logIn(page, email);
    await page.waitForURL('**/confirmation');
    await page.getByRole('button', { name: 'See what it costs now' }).click();
    await page.waitForURL('**/confirmation#price-drop');
    await expectGranted(page);
  } finally {
    await repriceHotel(HOTEL_ID, 0);
  }
}

/** Other journeys buy at this hotel too: the results have its own price again. */
const expectAsBefore = (page: Page, { results, total }: Booked): Promise<void> =>
  expect(async () => {
    await page.goto(results);
    expect(await totalOnCard(cardOf(page, HOTEL))).toBe(total);
  }).toPass({ timeout: 120_000 });

const expectGranted = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Price-drop protection' })).toContainText(
    /£\d+\.\d\d is yours\s*The same holiday costs £[\d,]+\.\d\d instead of £[\d,]+\.\d\d\./,
  );
