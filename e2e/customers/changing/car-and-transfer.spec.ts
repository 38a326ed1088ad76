import { expectAccessible } from '../../support/accessible.ts';
import {
  chooseExtra,
  DANIEL,
  expectProblem,
  fillCar,
  fillContact,
  fillPassengers,
  goOn,
  passPlans,
  SARAH,
  startCheckout,
} from '../../support/booking.ts';
import { expect, test } from '../../support/journey.ts';
import { pressOn, typeInto } from '../../support/keyboard.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { acceptChange, heading, payAndOpen, withoutScript } from '../../support/own-booking.ts';
import { totalInReceipt } from '../../support/prices.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';

test('another car is told of by keyboard on a phone, and the transfer goes without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('car');
  await searchFor(page, { to: HOTEL, leave: summerDay(10) });
  await openDeal(page, HOTEL);
  await takeDeal(page);
  for (const [section, offer] of [
    ['Airport transfers', /shuttle|taxi|minibus/i],
    ['Airport parking', /£/],
  ] as const) {
    const before = await totalInReceipt(page);
    await chooseExtra(page, section, offer);
    await expect.poll(() => totalInReceipt(page)).toBeGreaterThan(before);
  }
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await passPlans(page);
  await fillContact(page, email);
  await goOn(page, 'car_parking');
  await fillCar(page);
  await goOn(page, 'payment');
  await payAndOpen(page, email);
  const booking = page.url();

  const main = page.getByRole('main');
  await pressOn(page, main.getByRole('link', { name: 'Change your car' }));
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Skoda');
  await typeInto(page, page.getByLabel('Make', { exact: true }), ' ');
  await pressOn(page, page.getByRole('button', { name: 'See what changes' }));
  await expectProblem(page, /fill in this field/);
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('Make', { exact: true }), 'Fiat');
  await typeInto(page, page.getByLabel('Registration'), 'CD34 EFG');
  await pressOn(page, page.getByRole('button', { name: 'See what changes' }));
  await expect(main).toContainText('CD34 EFG');
  await expectAccessible(page);
  await acceptChange(page);
  await mailTo(email, / is changed: /);

  await page.goto(booking);
  await pressOn(page, main.getByRole('link', { name: 'From the airport' }));
  await expect(heading(page, 'From the airport')).toBeVisible();
  await expect(main).toContainText(/Show \S+ to the driver\./);
  await expect(main).toContainText(/You land at .* at \d\d:\d\d on /);
  await expectAccessible(page);

  const bare = await withoutScript(browser, page, `${booking}/transfers/new`);
  await bare.getByRole('button', { name: 'See what changes' }).click();
  await expect(bare.getByRole('alert')).toContainText('That is how your booking is already');
  await bare.getByRole('radio', { name: /^No transfer/ }).check();
  await bare.getByRole('button', { name: 'See what changes' }).click();
  await acceptChange(bare);
  await mailTo(email, / is changed: /, 2);
  await bare.goto(`${booking}/transfers-information`);
  await expect(bare.getByRole('main')).toContainText('There’s no transfer in this booking.');
  await bare.context().close();
});
