import type { Locator } from '@playwright/test';
import {
  choosePlan,
  DANIEL,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';
import { marketHere, moneyHere } from '../support/market.ts';
import { operate } from '../support/operator.ts';
import { payByCard } from '../support/paying.ts';
import { cardOf, searchFor, summerDay, takeDeal } from '../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';
const STAMP = Date.now().toString(36);
const CODE = `WALLET-${STAMP}`.toUpperCase();
const CAMPAIGN = `wallet-${STAMP}`;

test.beforeAll(async () => {
  await operate('promo', 'add', CODE, '--amount', '50', '--market', marketHere());
  await operate('credits', 'campaign', CAMPAIGN, 'Welcome back', '--market', marketHere());
});
test.afterAll(() => operate('promo', 'end', CODE));

test('a visitor searches, saves, fills a basket, and may pay at once or over time; a customer has all of it in the account, and takes one code or a credit off [SITE-03] [SITE-04]', async ({
  page,
}) => {
  // From the search to the account and back to the payment.
  test.slow();
  const email = freshEmail('wallet');
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(12) });
  await heart(cardOf(page, HOTEL)).click();
  await expect(heart(cardOf(page, HOTEL))).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/gatekeeper/login?redirect_to=scrapbook');
  await logIn(page, email);
  await operate('credits', 'give', CAMPAIGN, email, '25', summerDay(), '--market', marketHere());
  await page.waitForURL('**/scrapbook');
  await page.getByRole('link', { name: `See holiday: ${HOTEL}` }).click();
  await page.waitForURL('**/holiday/**');
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await expect(page.getByRole('radio', { name: /Pay in full/ })).toBeVisible();
  await choosePlan(page, /month/i);
  await page.getByLabel('Promo code').fill(CODE);
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText(`${CODE} takes ${moneyHere(5_000)} off`)).toBeVisible();
  await expect(page.getByLabel('Promo code'), 'one code for a booking').toHaveCount(0);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('button', { name: `Use ${moneyHere(2_500)}` }).click();
  await expect(page.getByText(`Your credits take ${moneyHere(2_500)}`)).toBeVisible();
  await choosePlan(page, /month/i);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'payment');
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');

  await page.goto('/account/bookings');
  await expect(page.getByRole('main')).toContainText(HOTEL);
  await page.goto('/account/customer/wallet');
  await expect(page.getByRole('main')).toContainText(/Redeemed/i);
  await page.goto('/account/customer');
  await expect(page.getByRole('main')).toContainText(email);
});

const heart = (within: Locator) => within.getByRole('button', { name: /^Save / });
