import type { Page } from '@playwright/test';
import { DANIEL, expectProblem, SARAH, type Traveller } from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { choose, pressOn, typeInto } from './support/keyboard.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { numberOf } from './support/paying.ts';
import { openDeal, searchFor, summerDay, takeDeal } from './support/searching.ts';

test('from the extras to the papers with a keyboard alone, over a mistake and back [R13, R18]', async ({ page }) => {
  const email = freshEmail('keyboard');
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(9) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);

  await chooseInsurance(page);
  await pressOn(page, page.getByRole('button', { name: 'Continue to passengers' }).filter({ visible: true }).first());
  await page.waitForURL('**/passengers');

  await fill(page, 0, { ...SARAH, firstName: '' });
  await fill(page, 1, DANIEL);
  const support = page.getByRole('group', { name: 'Does anyone need support?' });
  await choose(page, support, support.getByRole('radio', { name: 'No' }));
  await page.keyboard.press('Enter');
  await expectProblem(page, 'First name, Adult 1: Please fill in this field.');
  await expect(page.getByRole('alert', { name: 'There is a problem' }), 'the summary has the focus').toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name').first(), 'its link leads to the field').toBeFocused();
  await page.keyboard.type(SARAH.firstName);
  await pressOn(page, page.getByRole('button', { name: 'Continue to payment options' }));
  await page.waitForURL('**/payment_options');

  const plans = page.getByRole('group', { name: 'Choose a plan' });
  await choose(page, plans, plans.getByRole('radio', { name: /Pay in full/ }));
  await pressOn(page, page.getByRole('button', { name: 'Continue to your details' }));
  await page.waitForURL('**/contact_details');
  await fillContact(page, email);
  await pressOn(page, page.getByRole('button', { name: 'Continue to review and book' }));
  await page.waitForURL('**/payment');

  await payByCard(page);
  await page.waitForURL('**/confirmation');
  await mailTo(email);
});

async function chooseInsurance(page: Page): Promise<void> {
  const insurance = page.getByRole('region', { name: 'Travel insurance' });
  await choose(page, insurance, insurance.getByRole('radio', { name: /£/ }).first());
  await expect(page.getByRole('region', { name: 'What it costs' }).filter({ visible: true })).toContainText(/chosen by you/i);
}

async function fill(page: Page, at: number, { title, firstName, lastName, dateOfBirth }: Traveller): Promise<void> {
  const card = page.getByRole('region', { name: /^Adult \d/ }).nth(at);
  await choose(page, card.getByRole('group', { name: 'Title' }), card.getByRole('radio', { name: title, exact: true }));
  await typeInto(page, card.getByLabel('First name'), firstName);
  await typeInto(page, card.getByLabel('Last name', { exact: true }), lastName);
  await typeInto(page, card.getByLabel('Date of birth'), dateOfBirth.replaceAll('/', ''));
  await expect(card.getByLabel('Date of birth')).toHaveValue(dateOfBirth);
}

async function fillContact(page: Page, email: string): Promise<void> {
  const answers = { 'Email address': email, 'Phone number': '0113 496 0181', Address: '12 Beech Grove', 'Town or city': 'Leeds', Postcode: 'LS6 2AB' };
  for (const [label, answer] of Object.entries(answers)) await typeInto(page, page.getByLabel(label, { exact: true }), answer);
}

/** Through the frame of the card provider and out of it again. */
async function payByCard(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title="Card details"]');
  await typeInto(page, frame.getByLabel('Card number'), numberOf('visa'));
  await typeInto(page, frame.getByLabel('Expiry date'), '0339');
  await typeInto(page, frame.getByLabel('Security code'), '737');
  await typeInto(page, frame.getByLabel('Name on card'), 'Sarah Hargreaves');
  await pressOn(page, page.getByRole('button', { name: /^Book and pay £/ }));
}
