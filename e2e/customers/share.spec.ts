import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { buyHoliday } from '../support/buying.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { openBooking } from '../support/own-booking.ts';
import { passChallenge, typeCard } from '../support/paying.ts';
import { summerDay } from '../support/searching.ts';

test('somebody who is invited pays a part of a holiday by their own card, by keyboard and without script, and its lead sees who did [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const [email, theirs] = [freshEmail('share-lead'), freshEmail('share-payer')];
  await buyHoliday({ leave: summerDay(17), email, plan: '2020LowDeposit_2' });
  await openBooking(page, email);
  await page.getByRole('link', { name: 'Who can see this booking' }).click();
  await page.getByLabel('Email address').fill(theirs);
  await page.getByRole('radio', { name: /^Pay part of it/ }).click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('We’ve sent the invitation.')).toBeVisible();
  await expectAccessible(page);

  const { text } = await mailTo(theirs, / has invited you to a booking/);
  const link = /\/account\/bookings\/\S+invitation=[\w-]+/.exec(text)![0];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  await other.goto(link);
  await logIn(other, theirs);
  await expect(other.getByRole('main')).toContainText('pay part of it with your own card');
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await payByKeyboard(other);
  await mailTo(theirs, /^You paid £57\.50 for /);
  await mailTo(email, /^£57\.50 was paid towards /);
  const shared = new URL(other.url());
  await payWithoutScript(browser, await context.storageState(), shared);
  await context.close();

  await page.goto(shared.pathname);
  await expect(page.getByRole('main')).toContainText('Paid by people you’ve invited');
  await expect(page.getByRole('listitem').filter({ hasText: theirs })).toHaveCount(2);
  await expectAccessible(page);
});

/** On a phone, with a bank that asks. */
async function payByKeyboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /: flights and hotel$/ })).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('Amount'), '1,000,000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('Amount'), '57.50');
  await pressOn(page, page.getByRole('button', { name: 'Pay this amount' }));
  await typeCard(page, 'challenge');
  await page.getByRole('button', { name: /^Authorise £57\.50/ }).click();
  await passChallenge(page);
  await expect(page.getByText('We’ve taken £57.50 from your card')).toBeVisible();
  await expectAccessible(page);
}

/** On a desktop, what is left of the next payment. */
async function payWithoutScript(
  browser: Browser,
  storageState: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>,
  shared: URL,
): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(shared.pathname);
  await page.getByRole('button', { name: /^Pay £.*: all that’s left$/ }).click();
  await typeCard(page, 'visa');
  await page.getByRole('button', { name: /^Authorise £/ }).click();
  await expect(page.getByRole('main')).toContainText('from your card.');
  await expect(page.getByRole('main')).toContainText('There’s nothing to pay now.');
  await context.close();
}
