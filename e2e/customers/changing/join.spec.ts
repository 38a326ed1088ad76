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

test('somebody joins two who have booked: nobody typed on a phone, then without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('join');
  await searchFor(page, { to: HOTEL, leave: summerDay(13) });
  await openDeal(page, HOTEL);
  // The dearest has beds for more than two.
  await takeRefundedRoom(page, 'last');
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
  await page.getByRole('link', { name: 'Correct a name or change who travels' }).click();
  await page.waitForURL('**/passengers/new');
  const joining = page.getByRole('region', { name: 'Somebody joins you' });
  await expect(joining).toBeVisible();
  await joining.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(page.url());
  const form = bare.getByRole('region', { name: 'Somebody joins you' });
  await form.getByLabel('Title of whoever joins').selectOption('mr');
  await form.getByLabel('Their first name').fill('Noah');
  await form.getByLabel('Their last name').fill('Hargreaves');
  await form.getByLabel('Their date of birth').fill('03/04/1990');
  await form.getByRole('button', { name: 'See what changes' }).click();
  await expect(bare.getByRole('main')).toContainText('Now: Mr Noah Hargreaves');
  await bare.getByRole('button', { name: /change my holiday$/i }).click();
  await typeCard(bare, 'visa');
  await bare.getByRole('button', { name: /^Authorise £/ }).click();
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Your holiday is changed');
  await mailTo(email, / is changed: /);
  await plain.close();
});
