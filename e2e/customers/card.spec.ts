import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn } from '../support/keyboard.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { PHONE, openBooking } from '../support/own-booking.ts';
import { passChallenge, payByCard, typeCard } from '../support/paying.ts';
import { comeToPayment } from '../support/purchase.ts';
import { summerDay } from '../support/searching.ts';

/** Payments that are due are taken once a minute. */
const TAKEN_WITHIN_MS = 90_000;

test('the lead gives another card, without script and by keyboard; what the bank refused is paid by it at once [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('card');
  await comeToPayment(page, { leave: summerDay(17), email, plan: /deposit/i });
  await payByCard(page, 'instalments-refused');
  await page.waitForURL('**/confirmation');
  await openBooking(page, email);
  const booking = new URL(page.url()).pathname;
  const payments = `${booking}/instalments_schedule`;
  await page.goto(payments);
  const main = page.getByRole('main');
  await expect(main).toContainText('We take your payments from Visa ending 0341.');
  await expectAccessible(page);

  await leaveWithoutScript(browser, page, payments);
  await payEarly(page, `${booking}/payments/new`);
  await expect(async () => {
    await page.goto(payments);
    await expect(main).toContainText('Your bank refused £');
  }).toPass({ timeout: TAKEN_WITHIN_MS });
  await mailTo(email, /^A payment for .* was declined/);

  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: /^Pay £.* with another card$/ }));
  await expect(page.getByRole('heading', { name: 'Keep a card for later payments' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await typeCard(page, 'challenge-mastercard');
  await page.getByRole('button', { name: 'Keep this card' }).click();
  await passChallenge(page);
  await expect(page.getByRole('status').first()).toContainText(
    'From now on we take your payments from Mastercard ending 0023.',
  );
  await expectAccessible(page);
  await mailTo(email, /^The card for your payments has changed/);
  await expect(async () => {
    await page.goto(payments);
    await expect(main).not.toContainText('Your bank refused');
    await expect(main).toContainText('2 of ');
  }).toPass({ timeout: TAKEN_WITHIN_MS });
});

/** On a desktop: whoever goes back keeps the card of before, and so does whom the bank refuses. */
async function leaveWithoutScript(browser: Browser, lead: Page, payments: string): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await lead.context().storageState(),
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(payments);
  await page.getByRole('button', { name: 'Use another card' }).click();
  await typeCard(page, 'declined');
  await page.getByRole('button', { name: 'Keep this card' }).click();
  await expect(page.getByText('Your bank declined this card.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('main')).toContainText('Your bank has not agreed, or you left');
  await expect(page.getByRole('main')).toContainText('from Visa ending 0341.');
  await context.close();
}

/** The next payment, today. */
async function payEarly(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pay (all )?£.* now$/ })
    .first()
    .click();
  await page.waitForURL(/instalments_schedule/);
}
