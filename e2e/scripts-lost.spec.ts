import { expectAccessible } from './support/accessible.ts';
import {
  chooseExtra,
  choosePlan,
  DANIEL,
  expectProblem,
  fillCar,
  fillContact,
  fillPassengers,
  goOn,
  pressContinue,
  SARAH,
  startCheckout,
} from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail } from './support/mail.ts';
import { typeCard } from './support/paying.ts';
import { openDeal, searchFor, summerDay, takeDeal } from './support/searching.ts';

/** Fifteen pages and states, each looked at by axe. */
const LONGEST_MS = 300_000;

test('pages whose scripts never arrive have no barrier, in any state of the way to the papers [R18]', async ({
  page,
}) => {
  test.setTimeout(LONGEST_MS);
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/');
  await expectAccessible(page);
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(10), isUnaided: true });
  await expectAccessible(page);
  await openDeal(page, 'Hotel Miramar Blanc');
  await expectAccessible(page);
  await takeDeal(page);
  await page
    .getByRole('region', { name: 'Travel insurance' })
    .getByRole('button', { name: /^Save/ })
    .click();
  await expect(page.getByText('Please chose one of the options')).toBeVisible();
  await expectAccessible(page);
  await chooseExtra(page, 'Airport parking', /£/);
  await startCheckout(page);

  await pressContinue(page);
  await expectProblem(page, 'First name, Adult 1: Please fill in this field.');
  await expectAccessible(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await pressContinue(page);
  await expectProblem(page);
  await expectAccessible(page);
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await pressContinue(page);
  await expectProblem(page, 'Postcode: Please fill in this field.');
  await expectAccessible(page);
  await fillContact(page, freshEmail('scripts-lost'));
  await goOn(page, 'car_parking');
  await pressContinue(page);
  await expectProblem(page, 'Registration: Please fill in this field.');
  await expectAccessible(page);
  await fillCar(page);
  await goOn(page, 'payment');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Authorise £/ }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await typeCard(page, 'visa');
  await page.getByRole('button', { name: /^Authorise £/ }).click();
  await page.waitForURL('**/confirmation');
  await expectAccessible(page);
});
