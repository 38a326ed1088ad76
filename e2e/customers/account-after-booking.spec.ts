import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { SARAH } from '../support/booking.ts';
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
  await comeToPayment(page, { leave: summerDay(14), email });
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
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
