import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectProblem } from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { countCharges, payByCard, typeCard } from './support/paying.ts';
import { comeToPayment } from './support/purchase.ts';

test('a declined card charges nothing and says so; another card pays the same order [PAY-21, ORD-01, MSG-33]', async ({ page }) => {
  const email = freshEmail('declined');
  await comeToPayment(page, { email });
  await payByCard(page, 'declined');
  await expectProblem(page, /did not go through.*nothing was charged/i);
  await expectAccessible(page);

  await payByCard(page, 'mastercard');
  await page.waitForURL('**/confirmation');
  await mailTo(email);
});

test('pressing twice and paying in two tabs gives one order, one charge and one mail [R23, ORD-01]', async ({ page, context }) => {
  const email = freshEmail('twice');
  await comeToPayment(page, { email });
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  const chargesBefore = await countCharges();

  await Promise.all([payTwice(page), payByCard(other, 'visa')]);
  await page.waitForURL('**/confirmation');
  // The other tab has come there as well, or says that this holiday is paid already.
  await expect(other.getByRole('heading', { name: /You are going to|There is a problem/ })).toBeVisible();
  await other.goto(address);
  await other.waitForURL('**/confirmation');

  const [order, sameOrder] = await Promise.all([page, other].map(orderCode));
  expect(sameOrder).toBe(order);
  await mailTo(email);
  expect(await countCharges()).toBe(chargesBefore + 1);
});

async function payTwice(page: Page): Promise<void> {
  await typeCard(page.frameLocator('iframe[title="Card details"]'), 'visa');
  await page.getByRole('button', { name: /^Book and pay £/ }).dblclick();
}

async function orderCode(page: Page): Promise<string> {
  const code = /Order\s+(\S+)/i.exec(await page.getByRole('main').innerText())?.[1];
  if (code === undefined) throw new Error('the confirmation has no order code');
  return code;
}
