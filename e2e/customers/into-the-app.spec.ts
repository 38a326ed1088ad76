import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without any script', () => {
    test.use({ javaScriptEnabled });

    test('a login that the app has asked for ends in the app, which exchanges its code once [REDIR-10]', async ({
      page,
      baseURL,
      playwright,
    }) => {
      test.slow();
      const email = freshEmail('app');
      const verifier = randomBytes(32).toString('base64url');
      const refusedByPolicy: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refusedByPolicy.push(message.text());
      });
      const asked = new URLSearchParams({
        redirect_to: 'holidaymaker://auth/callback',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state: 'from-the-app',
      });
      await page.goto(`/gatekeeper/login?${asked.toString()}`);
      await logIn(page, email);
      await expect(page.getByRole('heading', { level: 1, name: 'Back to our app' })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);

      const callback = await openApp(page);
      expect(`${callback.protocol}//${callback.host}${callback.pathname}`).toBe(
        'holidaymaker://auth/callback',
      );
      expect([...callback.searchParams.keys()]).toEqual(['code', 'state']);
      expect(callback.searchParams.get('state')).toBe('from-the-app');
      expect(refusedByPolicy).toEqual([]);
      const browserTokens = (await page.context().cookies()).map(({ value }) => value);
      expect(browserTokens).not.toContain(callback.searchParams.get('code'));

      const app = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
      const post = (origin?: string) =>
        app.post('/graphql?operation_name=OpenAppSession', {
          headers: origin === undefined ? {} : { origin },
          data: {
            operationName: 'OpenAppSession',
            query: EXCHANGE,
            variables: { code: callback.searchParams.get('code'), codeVerifier: verifier },
          },
        });
      expect((await post('https://evil.example')).status()).toBe(403);
      expect(await (await post()).json()).toEqual({
        data: { openAppSession: { __typename: 'LoggedIn' } },
      });
      const who = await app.post('/graphql?operation_name=Who', {
        data: { operationName: 'Who', query: 'query Who { customer { emailAddress } }' },
      });
      expect(await who.json()).toEqual({ data: { customer: { emailAddress: email } } });
      expect(await (await post()).json()).toEqual({
        data: { openAppSession: { __typename: 'InvalidInput' } },
      });
      await app.dispose();
    });
  });

const EXCHANGE =
  'mutation OpenAppSession($code: String!, $codeVerifier: String!) { openAppSession(code: $code, codeVerifier: $codeVerifier) { __typename } }';

/** The address that the press leads to, which no browser without the app can open. */
async function openApp(page: Page): Promise<URL> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Open the app' }).click();
  return new URL((await answered).headers()['location'] ?? '');
}
