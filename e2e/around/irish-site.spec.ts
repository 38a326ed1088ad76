import { expectAccessible } from '../support/accessible.ts';
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
import { freshEmail } from '../support/mail.ts';
import { payByCard } from '../support/paying.ts';
import { cardOf, openDeal, searchFor, takeDeal } from '../support/searching.ts';

test.use({ baseURL: `http://ie.localhost:${process.env['E2E_PORT']}` });

test('on the Irish site a couple searches, books and holds the papers, all in euro [SITE-07]', async ({
  page,
  browser,
}) => {
  const email = freshEmail('irish');
  await searchFor(page, { to: 'Puerto Sóller' });
  const total = (await cardOf(page, 'Hotel Miramar Blanc').innerText()).match(/€[\d,]+\.?\d*/)?.[0];
  await openDeal(page, 'Hotel Miramar Blanc');
  const main = page.getByRole('main');
  await expect(main).toContainText(total ?? 'no price in euro');
  await expect(main).not.toContainText(/£|ATOL/);
  await expectAccessible(page);

  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await expect(page.getByLabel('Eircode or postcode')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('IE');
  await page.getByLabel('Country').selectOption('GB');
  await fillContact(page, email);
  await goOn(page, 'payment');
  await expect(page.getByRole('button', { name: /^Book and pay €/ })).toBeVisible();
  await expect(main).not.toContainText(/£|ATOL/);
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await expect(main).toContainText('€');
  await expect(main).not.toContainText('£');

  // At the British site it is as a booking that was never made.
  const path = new URL(page.url()).pathname;
  const british = await browser.newPage({ baseURL: `http://localhost:${process.env['E2E_PORT']}` });
  expect((await british.goto(path))?.status()).toBe(404);
  await british.close();
});
