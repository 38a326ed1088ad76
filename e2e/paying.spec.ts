import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectProblem } from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { countCharges, payByCard, typeCard } from './support/paying.ts';
import { comeToPayment } from './support/purchase.ts';
import { summerDay } from './support/searching.ts';

test('a press before the card fields have come to life is heard once they have', async ({
  page,
}) => {
  test.slow();
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/card-fields.ts', async (route) => {
    await come.promise;
    await route.continue();
  });
  await comeToPayment(page, { leave: summerDay(1), email: freshEmail('early-press') });
  await payByCard(page, 'visa');
  await expect(page.getByRole('button', { name: 'Checking your card' })).toBeVisible();
  come.resolve();
  await page.waitForURL('**/confirmation');
});

test('a declined card charges nothing and says so until the next press; another card pays the same order, step by step [PAY-21, ORD-01, MSG-33]', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('declined');
  await comeToPayment(page, { leave: summerDay(1), email });
  await payByCard(page, 'declined');
  await expectProblem(page, /did not go through.*nothing was charged/i);
  await expectAccessible(page);

  const seen = Promise.withResolvers<void>();
  await page.route('**/graphql?operation_name=PlaceOrder', async (route) => {
    const response = await route.fetch();
    await seen.promise;
    await route.fulfill({ response });
  });
  await payByCard(page, 'mastercard');
  await expect(page.getByRole('button', { name: 'Placing your order' })).toBeVisible();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^(Change|Back to|Pay £|Passengers)/ })).toHaveCount(
    0,
  );
  await expect(page.getByRole('button', { name: 'More time' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /card provider’s page/ })).toBeHidden();
  const steps = page.getByRole('status').getByRole('listitem');
  await expect(steps.first()).toHaveText('We have your order');
  await expect(steps.filter({ hasText: 'Your holiday is reserved' })).toBeVisible();
  await expectAccessible(page);
  seen.resolve();
  await page.waitForURL('**/confirmation');
  await mailTo(email);
});

test('a try that gets no answer says what it means, and the payment goes on where it stood, by itself once it is sent [MSG-35, MSG-37, R23]', async ({
  page,
}) => {
  const email = freshEmail('unanswered');
  await comeToPayment(page, { leave: summerDay(11), email });
  const calls = (name: string) => `**/graphql?operation_name=${name}`;
  await page.route(calls('CreatePaymentRequest'), (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Bad gateway' }),
  );
  await payByCard(page, 'visa');
  await expectProblem(
    page,
    /your order was not sent and nothing was charged this time. Please try again/,
  );
  await page.unroute(calls('CreatePaymentRequest'));
  await page.route(calls('CheckoutPage'), (route) =>
    route.fulfill({
      json: {
        errors: [{ message: 'That was a lot at once. Please wait a moment, then try again.' }],
      },
    }),
  );
  await payByCard(page, 'visa');
  await expectProblem(
    page,
    /your order was not sent and nothing was charged this time. Please try again/,
  );
  await expectAccessible(page);
  expect(await countCharges(page)).toBe(0);
  await page.unroute(calls('CheckoutPage'));

  await page.route(calls('PlaceOrder'), async (route) => {
    await route.fetch();
    await page.route(calls('CheckoutPage'), (lost) =>
      lost.fulfill({ contentType: 'text/html', body: 'Bad gateway' }),
    );
    await route.fulfill({ contentType: 'text/html', body: 'Gateway timeout' });
  });
  await payByCard(page, 'visa');
  await expect(page.getByRole('heading', { name: 'Your booking didn’t load' })).toBeVisible();
  await expect(page.getByText('please do not pay again')).toBeVisible();
  await page.unroute(calls('CheckoutPage'));
  await page.waitForURL('**/confirmation');
  await expect.poll(() => countCharges(page)).toBe(1);
  await mailTo(email);
});

test('an empty or malformed card is a problem on top and at its fields in the frame, and charges nothing [R13, MSG-32]', async ({
  page,
}) => {
  const email = freshEmail('malformed');
  await comeToPayment(page, { leave: summerDay(8), email });
  const frame = page.frameLocator('iframe[title="Card details"]');
  const book = page.getByRole('button', { name: /^Book and pay £/ });

  await book.click();
  await expectProblem(page, /^Check your card details/);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expect(frame.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await typeCard(frame, 'visa');
  await frame.getByLabel('Card number').fill('4111 1111 1111 1112');
  await book.click();
  await expectProblem(page, /^Check your card details/);
  await expect(frame.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expect(frame.getByLabel('Expiry date')).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('link', { name: /^Check your card details/ }).click();
  await expect(
    page.locator('iframe[title="Card details"]'),
    'the summary leads into the frame',
  ).toBeFocused();

  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await expect.poll(() => countCharges(page)).toBe(1);
});

test('pressing twice and paying in two tabs gives one order, one charge and one mail [R23, ORD-01]', async ({
  page,
  context,
}) => {
  const email = freshEmail('twice');
  await comeToPayment(page, { leave: summerDay(2), email });
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);

  await Promise.all([payTwice(page), payByCard(other, 'visa')]);
  await page.waitForURL('**/confirmation');
  // The other tab has come there as well, or says that this holiday is paid already.
  await expect(
    other.getByRole('heading', { name: /You’re going to|There is a problem/ }),
  ).toBeVisible();
  await other.goto(address);
  await other.waitForURL('**/confirmation');

  const [order, sameOrder] = await Promise.all([page, other].map(orderCode));
  expect(sameOrder).toBe(order);
  await mailTo(email);
  await expect.poll(() => countCharges(page)).toBe(1);
});

async function payTwice(page: Page): Promise<void> {
  await typeCard(page.frameLocator('iframe[title="Card details"]'), 'visa');
  await page.getByRole('button', { name: /^Book and pay £/ }).dblclick();
}

async function orderCode(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main).toContainText(/Order\s+\S/i);
  const code = /Order\s+(\S+)/i.exec(await main.innerText())?.[1];
  if (code === undefined) throw new Error('the confirmation has no order code');
  return code;
}
