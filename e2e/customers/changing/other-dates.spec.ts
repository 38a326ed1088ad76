import type { Page } from '@playwright/test';
import { addDays, formatDate } from '#domain/dates.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { acceptChange, payAndOpen, withoutScript } from '../../support/own-booking.ts';
import { comeToPayment } from '../../support/purchase.ts';
import { summerDay } from '../../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';
const LEAVE = summerDay(11);

test('a holiday with its flights moves a week, with script and without, and says what its former flights cost', async ({
  page,
  browser,
}) => {
  // A booking, and two moves of it.
  test.slow();
  const email = freshEmail('dates');
  await comeToPayment(page, { hotel: HOTEL, leave: LEAVE, email, refundedRoom: 'first' });
  await payAndOpen(page, email);
  await page.getByRole('link', { name: 'Change your dates' }).click();
  await expect(page.getByRole('main')).toContainText('We look for flights with your airline');
  await expectAccessible(page);
  const dates = page.url();
  const arrival = await page.getByLabel('Arrive on').inputValue();
  await page.getByLabel('Arrive on').fill('');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('main')).toContainText('Choose a day from ');
  await expectAccessible(page);
  await moveTo(page, addDays(arrival, 7));
  await expect(page.getByRole('main')).toContainText(`Your flights of ${formatDate(arrival)}`);
  await expectAccessible(page);
  await acceptChange(page);
  await mailTo(email, / is changed: /);

  const bare = await withoutScript(browser, page, dates);
  await expect(bare.getByLabel('Arrive on')).toHaveValue(addDays(arrival, 7));
  await moveTo(bare, addDays(arrival, 14));
  await expect(bare.getByRole('main')).toContainText(
    `Your flights of ${formatDate(addDays(arrival, 7))}`,
  );
  await acceptChange(bare);
  await bare.context().close();
});

async function moveTo(page: Page, day: string): Promise<void> {
  await page.getByLabel('Arrive on').fill(day);
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: / (more|less)$/ })).toBeVisible();
}
