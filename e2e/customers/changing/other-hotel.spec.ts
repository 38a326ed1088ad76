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

test('a holiday goes to another hotel: nothing chosen on a phone, then without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('hotel');
  await searchFor(page, { to: HOTEL, leave: summerDay(12) });
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
  await page.getByRole('link', { name: 'Another hotel' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose the hotel that you’d like instead.');
  await expectAccessible(page);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(page.url());
  await bare.getByRole('radio').first().check();
  await bare.getByRole('button', { name: 'See what changes' }).click();
  await expect(bare.getByRole('main')).toContainText(`Was: ${HOTEL}`);
  const isDearer = (await bare.getByRole('heading', { level: 1 }).innerText()).endsWith('more');
  await bare.getByRole('button', { name: /change my holiday$/i }).click();
  if (isDearer) {
    await typeCard(bare, 'visa');
    await bare.getByRole('button', { name: /^Authorise £/ }).click();
  }
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Your holiday is changed');
  await mailTo(email, / is changed: /);
  await plain.close();
});
