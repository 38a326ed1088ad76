import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem, SARAH } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { payByCard } from '../support/paying.ts';
import { comeToPayment } from '../support/purchase.ts';
import { summerDay } from '../support/searching.ts';

test('who booked as a guest logs in with the address of the booking, and finds it', async ({
  page,
}) => {
  const email = freshEmail('login');
  await comeToPayment(page, { leave: summerDay(7), email });
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');

  await page.goto('/');
  await accountLink(page, 'Log in').click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expectAccessible(page);
  await askForCode(page, email);
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expectAccessible(page);
  const code = await mailedCode(email);
  await typeCode(page, `${(Number(code[0]) + 1) % 10}${code.slice(1)}`);
  await expectProblem(page, 'That code seems wrong - try again');
  await typeCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);

  await expect(heading(page, 'Nice to meet you')).toBeVisible();
  await expectAccessible(page);
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.waitForURL((url) => url.pathname === '/');
  await accountLink(page, SARAH.firstName).click();
  await expect(heading(page, 'Your holidays')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Hotel Miramar Blanc');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open this booking' }).click();
  await page.waitForURL(/account\/bookings\/HM\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: / days to / })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Check in at Hotel Miramar Blanc');
  await expectAccessible(page);

  await page.goto('/account/customer');
  await expect(page.getByLabel('Last name').first()).toHaveValue(SARAH.lastName);
  await expectAccessible(page);
  await openRail(page, 'Where you’re logged in');
  await expect(heading(page, 'Where you’re logged in')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This browser');
  await expectAccessible(page);
  await logOut(page);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody new makes an account with a mailed code, and logs out', async ({ page }) => {
    const email = freshEmail('login-no-script');
    await page.goto('/account/bookings');
    await askForCode(page, 'sarah@example');
    await expectProblem(page, /email/i);
    await askForCode(page, email);
    await typeCode(page, await mailedCode(email));
    await page.getByRole('link', { name: 'Not now' }).click();
    await expect(heading(page, 'Your holidays')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('No holidays yet');

    await openRail(page, 'Your details');
    await fillDetails(page);
    await page.getByRole('button', { name: 'Save my details' }).click();
    await expect(page.getByText('We’ve saved your details.')).toBeVisible();
    await expect(page.getByLabel('Postcode')).toHaveValue('LS6 2AB');
    await logOut(page);
  });
});

test('an account with a password is made, logged in to, and got back when the password is forgotten', async ({
  page,
}) => {
  const email = freshEmail('password');
  await page.goto('/gatekeeper/login');
  await page.getByRole('link', { name: 'Create an account with a password' }).click();
  await expect(heading(page, 'Create an account')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await choosePassword(page, PASSWORD, 'Continue');
  await expect(heading(page, 'Confirm your email')).toBeVisible();
  await page.getByLabel('Code').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Confirm and create my account' }).click();
  await expect(heading(page, 'Nice to meet you')).toBeVisible();
  await page.goto('/account/bookings');
  await logOut(page);

  await page.goto('/gatekeeper/login');
  await page.getByRole('link', { name: 'Log in with a password' }).click();
  await expect(heading(page, 'Your password')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectProblem(page, /^Either the email address or password provided is incorrect/);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(heading(page, 'Nice to meet you')).toBeVisible();
  await page.goto('/account/bookings');
  await logOut(page);

  await page.goto('/gatekeeper/login?step=password');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(await mailedCode(email, 2));
  await choosePassword(page, OTHER_PASSWORD, 'Save and log in');
  await expect(heading(page, 'Nice to meet you')).toBeVisible();
  await mailTo(email, /password was changed$/);
});

const PASSWORD = 'kettle moss 7';
const OTHER_PASSWORD = 'lemon tandem 12';

/** Types it twice; the first time under either name. */
async function choosePassword(page: Page, password: string, button: string): Promise<void> {
  await page.getByLabel(/^(New p|P)assword$/).fill(password);
  await page.getByLabel('Type the password again').fill(password);
  await page.getByRole('button', { name: button }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const accountLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).filter({ visible: true });

const openRail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }).click();

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** As it stands in the subject of the mail, without its space; of the second mail with a code. */
async function mailedCode(email: string, number = 1): Promise<string> {
  const { subject } = await mailTo(email, / code$/, number);
  return subject.slice(0, 7).replace(' ', '');
}

async function typeCode(page: Page, code: string): Promise<void> {
  await expect(heading(page, 'Check your email')).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function fillDetails(page: Page): Promise<void> {
  // A click while the page's scripts start is kept, and done again once they run.
  const title = page.getByRole('radio', { name: SARAH.title, exact: true }).first();
  await title.click();
  await expect(title).toBeChecked();
  await page.getByLabel('First name').first().fill(SARAH.firstName);
  await page.getByLabel('Last name').first().fill(SARAH.lastName);
  await page.getByLabel('Phone number').fill('0113 496 0181');
  await page.getByLabel('Postcode').fill('LS6 2AB');
}

/** What is personal asks for a login afterwards. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(accountLink(page, 'Log in')).toBeVisible();
  await page.goto('/account/bookings');
  await expect(heading(page, 'Welcome back')).toBeVisible();
}
