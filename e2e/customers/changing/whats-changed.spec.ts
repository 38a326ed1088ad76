import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { operate } from '../../support/operator.ts';
import { bookAndOpen, heading } from '../../support/own-booking.ts';
import { summerDay } from '../../support/searching.ts';

test('a flight that is moved is told, then asked about and kept for less; another hotel ends the holiday with all money back', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('whats-changed');
  const booking = await bookAndOpen(page, { leave: summerDay(18), email });
  const code = booking.split('/').at(-1)!;
  const changed = `${booking}/manage-flights/whats-changed`;

  await page.goto(changed);
  await expect(heading(page, 'Nothing has changed')).toBeVisible();
  await operate('orders', 'notice', 'flight', code, 'home', '40');
  await mailTo(email, / it leaves 40 minutes later/);
  await page.goto(changed);
  await expect(heading(page, /your flight home: it leaves 40 minutes later$/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);

  await operate('orders', 'notice', 'flight', code, 'out', '385');
  await mailTo(email, / it leaves 6 hours 25 minutes later/);
  await page.goto(changed);
  await expect(heading(page, /your flight out: it leaves 6 hours 25 minutes later$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with this answer' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose what you’d like to do.');
  await page.getByRole('radio', { name: /^Keep the holiday, for £/ }).click();
  await page.getByRole('button', { name: 'Continue with this answer' }).click();
  await expect(heading(page, / less$/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my holiday as it is now' }).click();
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();

  await operate('orders', 'notice', 'hotel', code, 'Hotel Bahia', '3');
  await mailTo(email, /Your hotel has changed to Hotel Bahia/);
  await page.goto(changed);
  await page.getByRole('radio', { name: 'End it, and have everything back' }).click();
  await page.getByRole('button', { name: 'Continue with this answer' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await mailTo(email, /cancelled/);
});
