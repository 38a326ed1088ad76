import { addDays } from '#domain/dates.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { acceptChange, payAndOpen, withoutScript } from '../../support/own-booking.ts';
import { comeToPayment } from '../../support/purchase.ts';
import { summerDay } from '../../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';
/** Of whoever is so many days old. */
const birthday = (days: number): string =>
  addDays(new Date().toISOString().slice(0, 10), -days).split('-').toReversed().join('/');

test('an infant and a child join the flights of two who have booked: nobody typed, then by keyboard on a phone, and without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('join');
  // The dearest room has beds for more than two.
  await comeToPayment(page, { hotel: HOTEL, leave: summerDay(13), email, refundedRoom: 'last' });
  await payAndOpen(page, email);
  const booking = page.url();
  await page.getByRole('link', { name: 'Correct a name or change who travels' }).click();
  await page.waitForURL('**/passengers/new');
  const names = page.url();
  const joining = page.getByRole('region', { name: 'Somebody joins you' });
  await expect(joining).toContainText('an infant goes on a lap');
  await joining.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, joining.getByLabel('Title of whoever joins'));
  await page.keyboard.type('Master');
  await typeInto(page, joining.getByLabel('Their first name'), 'Leo');
  await typeInto(page, joining.getByLabel('Their last name'), 'Hargreaves');
  await typeInto(page, joining.getByLabel('Their date of birth'), birthday(30));
  await pressOn(page, joining.getByRole('button', { name: 'See what changes' }));
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('Leo Hargreaves');
  await acceptChange(page);
  await mailTo(email, / is changed: /);

  const bare = await withoutScript(browser, page, names);
  const form = bare.getByRole('region', { name: 'Somebody joins you' });
  await form.getByLabel('Title of whoever joins').selectOption('miss');
  await form.getByLabel('Their first name').fill('Edie');
  await form.getByLabel('Their last name').fill('Hargreaves');
  await form.getByLabel('Their date of birth').fill(birthday(2_500));
  await form.getByRole('button', { name: 'See what changes' }).click();
  await expect(bare.getByRole('region', { name: 'Now' })).toContainText('Edie Hargreaves');
  await acceptChange(bare);
  await mailTo(email, / is changed: /, 2);
  await bare.goto(`${booking}/flight-check-in`);
  for (const flown of ['Leo', 'Edie'])
    await expect(bare.getByRole('main').getByText(`${flown} Hargreaves`).first()).toBeVisible();
  await bare.context().close();
});
