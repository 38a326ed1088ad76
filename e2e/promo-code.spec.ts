import { expectAccessible } from './support/accessible.ts';
import {
  choosePlan,
  DANIEL,
  expectProblem,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { marketHere, moneyHere } from './support/market.ts';
import { operate } from './support/operator.ts';
import { payByCard, typeCard } from './support/paying.ts';
import { amountAfter, expectTotal, totalInReceipt } from './support/prices.ts';
import { openDeal, searchFor, summerDay, takeDeal } from './support/searching.ts';

const CODE = `JOURNEY-${Date.now().toString(36)}`.toUpperCase();
const OFF = 5_000;

test.beforeAll(() =>
  operate('promo', 'add', CODE, '--amount', '50', '--uses', '2', '--market', marketHere()),
);
test.afterAll(() => operate('promo', 'end', CODE));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a code is typed wrong, then right, and £50 less is what everything says until the mail [MSG-14] [PROMO-01]', async ({
      page,
    }) => {
      const email = freshEmail('promo');
      await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(7) });
      await openDeal(page, 'Hotel Miramar Blanc');
      await takeDeal(page);
      await startCheckout(page);
      const before = await totalInReceipt(page);
      await fillPassengers(page, [SARAH, DANIEL]);
      await goOn(page, 'payment_options');

      const field = page.getByLabel('Promo code');
      const use = page.getByRole('button', { name: 'Use code' });
      await choosePlan(page, /Pay in full/);
      await field.fill('NEVERMADE');
      await use.click();
      await expectProblem(page, 'Please enter a valid promo code.');
      await expect(field).toHaveValue('NEVERMADE');
      const full = page.getByRole('radio', { name: /Pay in full/ });
      await expect(full).toBeChecked();
      await full.focus();
      await full.blur();
      if (javaScriptEnabled) await expectAccessible(page);
      await expect(field, 'said at the field too, and still').toHaveAccessibleDescription(
        /valid promo/,
      );

      await field.fill(CODE.toLowerCase());
      await use.click();
      await expect(page.getByText(`${CODE} takes ${moneyHere(OFF)} off`)).toBeVisible();
      await expectTotal(page, before - OFF, 'payment options');
      await expect(page.getByRole('radio', { name: /Pay in full/ })).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'Remove it' }).click();
      await expect(field).toBeVisible();
      await expectTotal(page, before, 'taken out');
      await field.fill(CODE);
      await goOn(page, 'contact_details');
      await expectTotal(page, before - OFF, 'typed and gone on');

      await fillContact(page, email);
      await goOn(page, 'payment');
      await expectTotal(page, before - OFF, 'review');
      if (javaScriptEnabled) await payByCard(page, 'visa');
      else {
        await page.getByRole('button', { name: 'Go to the payment page' }).click();
        await typeCard(page, 'visa');
        await page.getByRole('button', { name: /^Authorise [£€]/ }).click();
      }
      await page.waitForURL('**/confirmation');
      await expectTotal(page, before - OFF, 'the confirmation');
      const { text } = await mailTo(email);
      expect(amountAfter(text, /Total[^£€]*/), 'the mail').toBe(before - OFF);
      expect(text).toContain(`Promo code ${CODE}`);
    });
  });

test('once its uses are gone nobody is asked for a code, and the operator sees that they are', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(7) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await expect(page.getByLabel('Promo code')).toHaveCount(0);
  expect(await operate('promo', 'list', '--market', marketHere())).toMatch(
    new RegExp(`${CODE}.*redeemed 2, under way 0 of 2`),
  );
});
