import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail, mailTo } from '../support/mail.ts';

test('a link of the login page that is pressed while the page comes alive leads on', async ({
  page,
}) => {
  await page.goto('/gatekeeper/login');
  await page.getByRole('link', { name: 'Log in with a password' }).hover();
  await page.mouse.down();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await page.mouse.up();
  await page.waitForURL(/step=password/);
});

test('a passkey is made after a login, logs in from the field and by its button, is renamed and removed', async ({
  page,
}) => {
  const email = freshEmail('passkey');
  const device = await plugIn(page);
  await page.goto('/gatekeeper/login?redirect_to=bookings');
  await logIn(page, email);
  await openSecurity(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('Your passkey is ready.')).toBeVisible();
  await expect(page.getByText('not used yet')).toBeVisible();
  await expectAccessible(page);
  await mailTo(email, /^A passkey was added/);

  await page.getByRole('link', { name: /^Rename/ }).click();
  await page.getByLabel('Name of this passkey').fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name of this passkey').fill('Sarah’s phone');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('We’ve renamed your passkey.')).toBeVisible();

  // Offered where the email is typed: the person agrees, and types nothing.
  await logOut(page);
  await device.answer(true);
  await page.goto('/gatekeeper/login?redirect_to=customer_account');
  await page.waitForURL(
    (url) => url.pathname === '/account/customer' || url.searchParams.get('step') === 'details',
  );
  await openSecurity(page);
  await expect(page.getByText('last used')).not.toHaveCount(0);

  // By the button, once the person was there.
  await logOut(page);
  await device.answer(false);
  await page.goto('/gatekeeper/login?redirect_to=bookings');
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await expect(use).toBeVisible();
  await expectAccessible(page);
  await device.answer(true);
  await use.click();
  await page.waitForURL((url) => url.searchParams.get('step') === 'details');
  await expect(page.getByRole('heading', { name: 'Quicker next time' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Not now' }).click();

  await openSecurity(page);
  await page.getByRole('button', { name: 'Remove Sarah’s phone' }).click();
  await expect(page.getByText(/^That passkey no longer logs anyone in/)).toBeVisible();
  await mailTo(email, /^A passkey was removed/);

  // The device still has it; the site says that it is no use.
  await logOut(page);
  await page.goto('/gatekeeper/login');
  await expect(page.getByRole('main')).toContainText('This passkey no longer works here.');
});

test('who goes on while passkeys are being asked for gets in: one session is opened, not two', async ({
  page,
}) => {
  const device = await plugIn(page);
  await device.answer(false);
  const order: string[] = [];
  await page.route(ASKING, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  page.on('response', (response) => {
    if (ASKING.test(response.url())) order.push('passkeys asked for');
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') order.push('gone on');
  });
  const asked = page.waitForRequest(ASKING);
  await page.goto('/gatekeeper/login?redirect_to=bookings');
  await page.getByLabel('Email').focus();
  await asked;
  await logIn(page, freshEmail('passkey-asked'));
  await page.waitForURL('**/account/bookings');
  expect(order.slice(0, 2)).toEqual(['passkeys asked for', 'gone on']);
});

test('who goes on before the page is live gets in: no passkey is asked for while the form is on its way', async ({
  page,
}) => {
  const device = await plugIn(page);
  await device.answer(false);
  let isPosting = false;
  const meanwhile: string[] = [];
  page.on('request', (request) => {
    if (isPosting && ASKING.test(request.url())) meanwhile.push(request.url());
  });
  await page.route('**/gatekeeper/login**', async (route, request) => {
    if (request.method() !== 'POST' || isPosting) return route.fallback();
    isPosting = true;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    isPosting = false;
    return route.continue();
  });
  await page.goto('/gatekeeper/login?redirect_to=bookings');
  await logIn(page, freshEmail('passkey-early'));
  await page.waitForURL('**/account/bookings');
  expect(meanwhile).toEqual([]);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of it is shown, and a code logs in as ever', async ({ page }) => {
    await page.goto('/gatekeeper/login?redirect_to=bookings');
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
    await logIn(page, freshEmail('no-passkey'));
    await openSecurity(page);
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create a passkey' })).toHaveCount(0);
  });
});

const ASKING = /operation_name=StartPasskeyLogin/;

type Device = {
  /** Whether somebody is there to agree. */
  answer(isThere: boolean): Promise<void>;
};

/** An authenticator in the device, whose person is known by their face. */
async function plugIn(page: Page): Promise<Device> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answer: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

const openSecurity = async (page: Page): Promise<void> => {
  await page.goto('/account/customer/security');
  await expect(page.getByRole('heading', { name: 'Where you’re logged in' })).toBeVisible();
};

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}
