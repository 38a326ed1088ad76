import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';
import { repriceHotel } from '../support/moving.ts';
import { payByCard, typeCard } from '../support/paying.ts';
import { comeToPayment } from '../support/purchase.ts';
import { summerDay } from '../support/searching.ts';

/** Hotel Miramar Blanc. */
const HOTEL_ID = 1;

test.afterEach(() => repriceHotel(HOTEL_ID, 0));

test('a guest logs in, and gets back what the holiday costs less by now', async ({ page }) => {
  const email = freshEmail('cheaper');
  await comeToPayment(page, { leave: summerDay(9), email });
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await expectAccessible(page);
  await repriceHotel(HOTEL_ID, -10);
  await claimAsGuest(page, email);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.goto('/account/bookings');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Does it cost less now?' }).click();
  await page.waitForURL('**/confirmation#price-drop');
  await expectGranted(page);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the same by forms alone', async ({ page }) => {
    const email = freshEmail('cheaper');
    await comeToPayment(page, { leave: summerDay(9), email });
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await typeCard(page, 'visa');
    await page.getByRole('button', { name: /^Authorise £/ }).click();
    await page.waitForURL('**/confirmation');
    await repriceHotel(HOTEL_ID, -10);
    await claimAsGuest(page, email);
  });
});

async function claimAsGuest(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Log in to claim a lower price' }).click();
  await logIn(page, email);
  await page.waitForURL('**/confirmation');
  await page.getByRole('button', { name: 'See what it costs now' }).click();
  await page.waitForURL('**/confirmation#price-drop');
  await expectGranted(page);
}

const expectGranted = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Price-drop protection' })).toContainText(
    /£\d+\.\d\d is yours The same holiday costs £[\d,]+\.\d\d instead of £[\d,]+\.\d\d\./,
  );
