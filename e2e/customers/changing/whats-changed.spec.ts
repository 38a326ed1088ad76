import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { logIn } from '../../support/logging-in.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { operate } from '../../support/operator.ts';
import { payByCard } from '../../support/paying.ts';
import { comeToPayment } from '../../support/purchase.ts';
import { summerDay } from '../../support/searching.ts';

test('a flight that is moved is told, then asked about and kept for less; another hotel ends the holiday with all money back', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('whats-changed');
  await comeToPayment(page, { leave: summerDay(18), email });
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/bookings');
  await logIn(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Open this booking' }).click();
  await expect(heading(page, / days to /)).toBeVisible();
  const booking = page.url();
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

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
