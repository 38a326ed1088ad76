/**
 * Somebody whose every detail is a word that nothing else has: through login, details, saved,
 * checkout and booking, with mistakes on the way, none of it is found where it does not belong.
 */
import type { FrameLocator, Page } from '@playwright/test';
import {
  choosePlan,
  DANIEL,
  expectProblem,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { expectNowhere, overhear } from '../support/overhearing.ts';
import { typeCard } from '../support/paying.ts';
import { cardOf, openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';

const CANARY = {
  ...SARAH,
  firstName: 'Quillonda',
  lastName: 'Zephyrbank',
  phone: '07700 900 917',
  street: '41 Wrenfeather Row',
  password: 'heron kettle 4 moss',
  wrongPassword: 'tandem osprey 9 fen',
  cardHolder: 'Q Zephyrbank-Merle',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without any script', () => {
    test.use({ javaScriptEnabled });

    test('what a customer tells stands in no address, no cache and no log', async ({ page }) => {
      const overheard = overhear(page.context());
      const email = freshEmail(`quillonda-${javaScriptEnabled ? 'script' : 'form'}`);
      const code = await makeAccount(page, email);
      await logInAgain(page, email);
      const results = await save(page);
      await page.goto(results);
      await book(page, email, javaScriptEnabled);

      const found = await overheard.read();
      expect(found.get('an address')).toContain('/confirmation');
      expect(found.get('a log')).toContain('the site is open');
      expectNowhere(found, {
        'the first name': CANARY.firstName,
        'the last name': CANARY.lastName,
        'the email': email,
        'the phone number': /(?:0|44) ?7700[ -]?900[ -]?917/,
        'the street': CANARY.street,
        'the password': CANARY.password,
        'a wrong password': CANARY.wrongPassword,
        'the code': new RegExp(String.raw`(?<![\d.])${code}(?!\d)`),
        'the name on the card': CANARY.cardHolder,
        'the card': /4111 ?1111 ?1111 ?1111/,
      });
    });
  });
}

/** An account with a password; the code that made it. */
async function makeAccount(page: Page, email: string): Promise<string> {
  await page.goto('/gatekeeper/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(CANARY.password);
  await page.getByLabel('Type the password again').fill(CANARY.wrongPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectProblem(page, /don't match/);
  await page.getByLabel('Password', { exact: true }).fill(CANARY.password);
  await page.getByLabel('Type the password again').fill(CANARY.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const { subject } = await mailTo(email, / code$/);
  const code = subject.slice(0, 7).replace(' ', '');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm and create my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nice to meet you' })).toBeVisible();
  const title = page.getByRole('radio', { name: CANARY.title, exact: true });
  await title.click();
  await expect(title).toBeChecked();
  await page.getByLabel('First name').first().fill(CANARY.firstName);
  await page.getByLabel('Last name').first().fill(CANARY.lastName);
  await page.getByLabel('Phone number').fill(CANARY.phone);
  await page.getByLabel('Postcode').fill('LS6 2AB');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return code;
}

/** With a wrong password first: what is refused is what is logged. */
async function logInAgain(page: Page, email: string): Promise<void> {
  await page.goto('/account/customer/security');
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/gatekeeper/login?step=password');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(CANARY.wrongPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectProblem(page, /^Either the email address or password provided is incorrect/);
  await page.getByLabel('Password').fill(CANARY.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Keeps a holiday of the results; their address. */
async function save(page: Page): Promise<string> {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(11) });
  const heart = cardOf(page, HOTEL).getByRole('button', { name: /^Save / });
  const results = page.url();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/scrapbook');
  await expect(page.getByRole('main')).toContainText(HOTEL);
  await page.goto('/account/customer');
  await expect(page.getByLabel('Last name').first()).toHaveValue(CANARY.lastName);
  return results;
}

async function book(page: Page, email: string, hasScript: boolean): Promise<void> {
  await openDeal(page, HOTEL);
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [CANARY, DANIEL]);
  await goOn(page, 'payment_options');
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await page.getByLabel('Phone number').fill(CANARY.phone);
  await page.getByLabel('Address', { exact: true }).fill(CANARY.street);
  await goOn(page, 'payment');
  if (hasScript) {
    await fillCard(page.frameLocator('iframe[title="Card details"]'));
    await page.getByRole('button', { name: /^Book and pay £/ }).click();
  } else {
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await fillCard(page);
    await page.getByRole('button', { name: /^Authorise £/ }).click();
  }
  await page.waitForURL('**/confirmation');
  await expect(page.getByRole('main')).toContainText(CANARY.lastName);
}

async function fillCard(where: Page | FrameLocator): Promise<void> {
  await typeCard(where, 'visa');
  await where.getByLabel('Name on card').fill(CANARY.cardHolder);
}
