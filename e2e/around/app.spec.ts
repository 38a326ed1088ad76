import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';
import { payByCard } from '../support/paying.ts';
import { goToPayment } from '../support/purchase.ts';
import { searchFor } from '../support/searching.ts';

type Message = { readonly name: string; readonly data: Readonly<Record<string, unknown>> };

const agentOf = (version: string): string =>
  `Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/153.0 Mobile HolidaymakerApp/${version}`;

/** Plays the app around the page by one of its three ways in; answers what it was messages. */
async function playApp(page: Page, way: 'react' | 'ios' | 'android' = 'android') {
  const messages: Message[] = [];
  await page.exposeFunction('passToTest', (message: Message | string) => {
    messages.push(typeof message === 'string' ? JSON.parse(message) : message);
  });
  await page.addInitScript((into) => {
    const handler = {
      postMessage: (message: unknown) => Reflect.get(globalThis, 'passToTest')(message),
    };
    Object.assign(
      globalThis,
      {
        react: { ReactNativeWebView: handler },
        ios: { webkit: { messageHandlers: { holidaymaker: handler } } },
        android: { HolidaymakerApp: handler },
      }[into],
    );
  }, way);
  return {
    messages,
    received: (name: string) =>
      expect
        .poll(() => messages.findLast((message) => message.name === name)?.data, `received ${name}`)
        .toBeDefined()
        .then(() => messages.findLast((message) => message.name === name)?.data),
  };
}

test.describe('in our app', () => {
  test.use({ userAgent: agentOf('3.2.0') });

  test('a page stands without our header and footer, and tells the app of results and of an order [APP-05, APP-06, APP-08]', async ({
    page,
  }) => {
    test.slow();
    const app = await playApp(page);
    await searchFor(page, { to: 'Puerto Sóller' });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);
    expect(await app.received('load_web_attributes')).toEqual({ user_id: null });
    expect(await app.received('load_results')).toEqual({
      location: 'Puerto Sóller',
      departure_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      nights: 7,
      adults: 2,
      children: 0,
      infants: 0,
      cta_url: page.url(),
    });

    const email = freshEmail('app-order');
    await goToPayment(page, { hotel: 'Hotel Miramar Blanc', email });
    await payByCard(page, 'visa');
    await page.waitForURL('**/confirmation');
    const order = await app.received('transaction');
    expect(order).toEqual({
      revenue: expect.any(Number),
      orderID: expect.any(String),
      currencyCode: 'GBP',
    });
    await expect(page.getByRole('main')).toContainText(
      Number(order?.['revenue']).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' }),
    );
    expect(JSON.stringify(app.messages)).not.toContain(email);
  });

  test('the app hears of logins, passwords and mailboxes, whose page it is, and of the end [APP-05, APP-07]', async ({
    page,
  }) => {
    test.slow();
    const app = await playApp(page, 'ios');
    const email = freshEmail('app-events');
    await page.goto('/gatekeeper/register');
    const password = `Meer-und-Berge-${randomUUID()}`.slice(0, 40);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Type the password again').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/gatekeeper/confirm-email**');
    expect(await app.received('verify_account')).toEqual({});

    await page.goto('/gatekeeper/forgotten-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.waitForURL('**/gatekeeper/reset-password**');
    expect(await app.received('reset_password')).toEqual({});

    await page.goto('/gatekeeper/login');
    expect(await app.received('redirect_to_native_auth')).toEqual({});
    await logIn(page, freshEmail('app-customer'));
    await page.goto('/account/bookings');
    await expect
      .poll(() => app.messages.findLast(({ name }) => name === 'load_web_attributes')?.data)
      .toEqual({ user_id: expect.stringMatching(/^[\w-]{22}$/) });

    await page.goto(
      `/gatekeeper/login?redirect_to=holidaymaker://auth/callback&code_challenge_method=S256&code_challenge=${'a'.repeat(43)}`,
    );
    await page.getByRole('button', { name: 'Open the app' }).click();
    expect(await app.received('continue_in_app')).toEqual({});

    await page.goto('/account/bookings');
    await page.getByRole('button', { name: 'Log out' }).click();
    expect(await app.received('logout')).toEqual({});
  });

  test('an app of React Native hears by its own way in', async ({ page }) => {
    const app = await playApp(page, 'react');
    await page.goto('/faqs');
    expect(await app.received('load_web_attributes')).toEqual({ user_id: null });
  });
});

test.describe('in an app before 3.2.0', () => {
  test.use({ userAgent: agentOf('3.1.9') });

  test('nothing is posted [APP-04]', async ({ page }) => {
    const app = await playApp(page);
    await page.goto('/gatekeeper/login');
    await page.mouse.move(100, 100);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2_000);
    expect(app.messages).toEqual([]);
  });
});
