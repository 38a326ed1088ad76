import {
  chooseExtra,
  choosePlan,
  DANIEL,
  expectProblem,
  fillContact,
  fillPassengers,
  goOn,
  pressContinue,
  SARAH,
  startCheckout,
} from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { typeCard } from './support/paying.ts';
import { expectTotal, totalInReceipt } from './support/prices.ts';
import {
  cardOf,
  openDeal,
  searchFor,
  summerDay,
  takeDeal,
  totalOnCard,
} from './support/searching.ts';

test.use({ javaScriptEnabled: false });

test('the couple books without any script, and pays on the card provider’s own page [R1, R13, R14]', async ({
  page,
}) => {
  const email = freshEmail('no-script');
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(5) });
  const onCard = await totalOnCard(cardOf(page, 'Hotel Miramar Blanc'));
  await openDeal(page, 'Hotel Miramar Blanc');
  await expectTotal(page, onCard);
  await takeDeal(page);
  await chooseExtra(page, 'Airport transfers', /shuttle|taxi|minibus/i);
  await expect.poll(() => totalInReceipt(page)).toBeGreaterThan(onCard);
  const withTransfer = await totalInReceipt(page);
  const insurance = page.getByRole('region', { name: 'Travel insurance' });
  await insurance.getByRole('radio', { name: /[£€]/ }).first().check();
  await startCheckout(page);
  const total = await totalInReceipt(page);
  expect(total, 'Continue saves what is ticked').toBeGreaterThan(withTransfer);

  await fillPassengers(page, [SARAH, { ...DANIEL, dateOfBirth: '31/02/1987' }]);
  await pressContinue(page);
  await expectProblem(page, /date/i);
  await expect(page.getByLabel('Date of birth').nth(1)).toHaveValue('31/02/1987');
  await expect(page.getByLabel('First name').first()).toHaveValue('Sarah');
  await page.getByLabel('Date of birth').nth(1).fill(DANIEL.dateOfBirth);
  await goOn(page, 'payment_options');
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'payment');
  await expectTotal(page, total);

  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Authorise a card payment' }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your payment page is still open')).toBeVisible();
  await page.getByRole('link', { name: 'carry on paying there' }).click();
  await typeCard(page, 'visa');
  await page.getByRole('button', { name: /^Authorise [£€]/ }).click();
  await page.waitForURL('**/confirmation');
  await expectTotal(page, total);
  expect((await mailTo(email)).attachments.map(({ filename }) => filename)).toEqual([
    'confirmation.pdf',
    'certificate.pdf',
    'holiday.ics',
  ]);
});
