import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { appCode } from '#testing/factors/app-code.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectProblem } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail, mailTo } from '../support/mail.ts';

const AUTHENTICATOR = '/account/customer/security/authenticator';

test('a customer sets up an app, is asked for it, gets in without the phone, and removes it', async ({
  page,
}) => {
  const email = freshEmail('app');
  await page.goto('/account/customer/security');
  await logIn(page, email);
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  await expect(heading(page, 'Authenticator app')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code that sets up your app' })).toBeVisible();
  await expectAccessible(page);
  const secret = await typedSecret(page);
  await page.getByLabel('Code from the app').fill('000 000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expectProblem(page, /^That code isn’t right/);
  await expectAccessible(page);
  await page.getByLabel('Code from the app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(heading(page, 'Keep these ten codes')).toBeVisible();
  await expectAccessible(page);
  const codes = await page.locator('ol').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await downloaded(page)).toContain(codes.join('\r\n'));
  await mailTo(email, /^An authenticator app was added/);
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  await expect(page.getByRole('main')).toContainText('You have 10 recovery codes left.');

  await logOut(page);
  await comeToSecondFactor(page, email, 2);
  await expectAccessible(page);
  await typeSecond(page, 'Code from the app', appCode(secret, -1));
  await expectProblem(page, /^That code isn’t right/);
  await typeSecond(page, 'Code from the app', appCode(secret, 1));
  await leaveDetails(page);

  await logOut(page);
  await comeToSecondFactor(page, email, 3);
  await page.getByRole('link', { name: 'use a recovery code' }).click();
  await expectAccessible(page);
  await typeSecond(page, 'Recovery code', codes[0]!.toLowerCase());
  await leaveDetails(page);
  await mailTo(email, /^A recovery code was used/);
  await page.goto(AUTHENTICATOR);
  await expect(page.getByRole('main')).toContainText('9 of 10 are left.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByText('We’ve removed the app.')).toBeVisible();
  await mailTo(email, /^The authenticator app was removed/);
});

test('who is asked once more shows it by a code, and is led back', async ({ page }) => {
  const email = freshEmail('proof');
  await page.goto('/account/customer/security');
  await logIn(page, email);
  await page.goto(`/gatekeeper/login?step=proof&redirect_to=${encodeURIComponent(AUTHENTICATOR)}`);
  await expect(heading(page, 'Is it still you?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await typeMailed(page, email, 2);
  await leaveDetails(page);
  await page.waitForURL(`**${AUTHENTICATOR}`);
  await page.goto('/account/customer/email');
  await expectAccessible(page);
  await page.getByLabel('New email address').fill(freshEmail('proof-new'));
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('an app is set up, and asked for after the mailed code', async ({ page }) => {
    const email = freshEmail('app-no-script');
    await page.goto(AUTHENTICATOR);
    await logIn(page, email);
    await page.getByRole('button', { name: 'Set up an app' }).click();
    const secret = await typedSecret(page);
    await page.getByLabel('Code from the app').fill(appCode(secret));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(heading(page, 'Keep these ten codes')).toBeVisible();
    await page.getByRole('link', { name: 'I’ve saved them' }).click();
    await logOut(page);
    await comeToSecondFactor(page, email, 2);
    await typeSecond(page, 'Code from the app', appCode(secret, 1));
    await leaveDetails(page);
  });

  test('the email address is changed by a code to the new one, and both are told', async ({
    page,
  }) => {
    const [former, email] = [freshEmail('former'), freshEmail('changed')];
    await page.goto('/account/customer');
    await logIn(page, former);
    await page.getByRole('link', { name: 'Change your email address' }).click();
    await page.getByLabel('New email address').fill('sarah@');
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expectProblem(page, /email/i);
    await page.getByLabel('New email address').fill(email);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
    const { subject } = await mailTo(email, / code$/);
    await page.getByLabel('Code').fill(subject.slice(0, 7));
    await page.getByRole('button', { name: 'Change my address' }).click();
    await expect(page.getByText('We’ve changed your email address.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(email);
    await mailTo(former, /email address was changed$/);
    await mailTo(email, /email address was changed$/);
  });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** As it is shown to be typed into an app. */
const typedSecret = async (page: Page): Promise<string> =>
  (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');

async function downloaded(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as a text file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  return readFile(await file.path(), 'utf8');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** The mailed code is right; `number` of the mails with one that have come. */
async function comeToSecondFactor(page: Page, email: string, number: number): Promise<void> {
  await page.goto('/gatekeeper/login?redirect_to=%2Faccount%2Fcustomer%2Fsecurity');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await typeMailed(page, email, number);
  await expect(heading(page, 'The code from your app')).toBeVisible();
}

async function typeMailed(page: Page, email: string, number: number): Promise<void> {
  const { subject } = await mailTo(email, / code$/, number);
  await page.getByLabel('Code').fill(subject.slice(0, 7));
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function typeSecond(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label).fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** In: who one is, is asked for another day. */
const leaveDetails = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Not now' }).click();
