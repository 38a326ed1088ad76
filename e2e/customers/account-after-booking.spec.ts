import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem, SARAH } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { payByCard } from '../support/paying.ts';
import { comeToPayment } from '../support/purchase.ts';
import { summerDay } from '../support/searching.ts';

test('an account is made in one press after the booking, and has it on another device', async ({
  page,
  browser,
}) => {
  const email = freshEmail('after-booking');
  await comeToPayment(page, { leave: summerDay(14), email, plan: /Pay monthly/ });
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  const offer = page.getByRole('region', { name: 'Keep it in your account' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  const confirmation = page.url();

  // The same address without script: whoever booked finds the offer there, too.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const withoutScript = await plain.newPage();
  await withoutScript.goto(confirmation);
  await withoutScript.getByRole('button', { name: 'Create an account' }).click();
  await expect(heading(withoutScript, 'Confirm your email')).toBeVisible();
  await plain.close();
  await mailTo(email, / code$/);

  await offer.getByRole('button', { name: 'Create an account' }).click();
  await expect(heading(page, 'Confirm your email')).toBeVisible();
  await expectAccessible(page);
  const { subject } = await mailTo(email, / code$/, 2);
  await page.getByLabel('Code').fill(subject.slice(0, 7));
  await page.getByRole('button', { name: 'Confirm and create my account' }).click();

  await expect(heading(page, 'Your holidays')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Hotel Miramar Blanc');
  await page.goto('/account/customer');
  await expect(page.getByLabel('First name').first()).toHaveValue(SARAH.firstName);
  await expect(page.getByLabel('Last name').first()).toHaveValue(SARAH.lastName);
  await page.goto(confirmation);
  await expect(page.getByText('Keep it in your account')).toHaveCount(0);

  await walkBooking(page);
  await payEarlyWithoutScript(page, browser);
  await mailTo(email, /^You’re paying /);
});

/** Every page of the booking by the links of its own, on a phone in the dark. */
async function walkBooking(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/account/bookings');
  await page.getByRole('main').getByRole('link', { name: 'Open this booking' }).click();
  await expect(heading(page, / days to /)).toBeVisible();
  const booking = page.url();
  await expectAccessible(page);
  for (const [link, title] of PAGES) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth),
        `${page.url()} goes over the side`,
      )
      .toBe(320);
    await page.goto(booking);
  }
}

/** Their links, and what they are called. */
const PAGES = [
  ['Pay it now', 'Pay early'],
  ['Payments', 'Your payments'],
  ['Ready to travel', 'Ready to travel: 0 of 2'],
  ['Check in', 'Check in'],
  ['Your bags', 'Your bags'],
  ['Messages', 'Messages'],
  ['Your transfer', 'Change your transfer'],
  ['Room and board', 'Change room or board'],
  ['Correct a name or change who travels', 'Who travels'],
  ['Contact details', 'How we reach you'],
  ['Cancel this holiday', /cancel/i],
] as const;

/** A part of what is still to pay: the plan says that it is on its way. */
async function payEarlyWithoutScript(page: Page, browser: Browser): Promise<void> {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const withoutScript = await plain.newPage();
  await withoutScript.goto(page.url());
  await withoutScript.getByRole('link', { name: 'Pay it now' }).click();
  await withoutScript.getByLabel('Amount').fill('1,00');
  await withoutScript.getByRole('button', { name: 'Pay this amount' }).click();
  await expectProblem(withoutScript, /amount/i);
  await withoutScript.getByLabel('Amount').fill('10');
  await withoutScript.getByRole('button', { name: 'Pay this amount' }).click();
  await expect(withoutScript.getByRole('status').first()).toContainText('Thank you.');
  await plain.close();
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
