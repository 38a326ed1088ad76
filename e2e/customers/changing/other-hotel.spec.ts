import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { acceptChange, payAndOpen, withoutScript } from '../../support/own-booking.ts';
import { comeToPayment } from '../../support/purchase.ts';
import { summerDay } from '../../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';

test('a holiday goes to another hotel: nothing chosen on a phone, then without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('hotel');
  await comeToPayment(page, { hotel: HOTEL, leave: summerDay(12), email, refundedRoom: 'first' });
  await payAndOpen(page, email);
  await page.getByRole('link', { name: 'Another hotel' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose the hotel that you’d like instead.');
  await expectAccessible(page);

  const bare = await withoutScript(browser, page);
  await bare.getByRole('radio').first().check();
  await bare.getByRole('button', { name: 'See what changes' }).click();
  await expect(bare.getByRole('region', { name: 'Was' })).toContainText(HOTEL);
  await acceptChange(bare);
  await mailTo(email, / is changed: /);
  await bare.context().close();
});
