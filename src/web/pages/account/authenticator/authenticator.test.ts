import { describe, expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const address = '/account/customer/security/authenticator';
const setUp = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Holidaymaker:sarah%40example.com?secret=JBSWY3DPEHPK3PXP',
  qrCode: { size: 41, path: 'M4 4h7v1h-7z' },
};
const inUse = { since: '2027-03-03T10:00:00Z', recoveryCodesLeft: 9 };
const refusal = (field: string, message: string) => ({
  __typename: 'InvalidInput',
  errors: [{ code: 'x', field, message }],
});

const ask = (
  found: { readonly setUp?: object; readonly inUse?: object },
  form?: Readonly<Record<string, string>>,
  answers = {},
  query = '',
) =>
  requestPage(`${address}${query}`, {
    ...(form && { form }),
    answers: {
      AuthenticatorPage: () => ({
        customer: { id: 'u1' },
        customerAuthenticator: found.inUse ?? null,
        authenticatorSetUp: found.setUp ?? null,
      }),
      ...answers,
    },
  });

describe('an authenticator app', () => {
  test('is begun by a press', async () => {
    const { html, text } = await ask({});
    expect(text).toContain('nobody gets into your account with just your mailbox or your password');
    expect(html).toMatch(/<button[^>]*value="start"/);
    const { status, location } = await ask(
      {},
      { intent: 'start' },
      {
        StartAuthenticator: () => ({ startAuthenticator: { __typename: 'AuthenticatorStarted' } }),
      },
    );
    expect([status, location]).toEqual([303, address]);
  });

  test('is set up by a square, by a link on the same device, or by hand', async () => {
    const { html, text } = await ask({ setUp });
    expect(html).toMatch(/<svg[^>]*viewBox="0 0 41 41"[^>]*role="img"[^>]*aria-label="QR code/);
    expect(html).toContain('<path d="M4 4h7v1h-7z"');
    expect(linksTo(html, 'open an app')).toEqual([setUp.address]);
    expect(text).toContain('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    expect(html).toMatch(/<input[^>]*name="code"/);
  });

  test('a wrong code is told at the field', async () => {
    const { status, html } = await ask(
      { setUp },
      { intent: 'confirm', code: '481 906' },
      {
        ConfirmAuthenticator: () => ({
          confirmAuthenticator: refusal('code', 'That code isn’t right.'),
        }),
      },
    );
    expect(status).toBe(422);
    expect(html).toContain('value="481 906"');
    expect(linksTo(html, 'That code isn’t right.')).toEqual(['#code']);
  });

  test('the right one is answered with the recovery codes, to be downloaded as text', async () => {
    const codes = ['K74Q-2MD9-XBTR', '0C9H-41AA-PPZ2'];
    const { status, html } = await ask(
      { inUse },
      { intent: 'confirm', code: '481906' },
      {
        ConfirmAuthenticator: () => ({
          confirmAuthenticator: { __typename: 'RecoveryCodesMade', codes },
        }),
      },
    );
    expect(status).toBe(200);
    expect(html).toContain('<h1>Keep these ten codes</h1>');
    for (const code of codes) expect(html).toContain(`<li>${code}</li>`);
    const [file = ''] = linksTo(html, 'Download as a text file');
    expect(decodeURIComponent(file)).toBe(
      `data:text/plain;charset=utf-8,Holidaymaker recovery codes. Each works once.\r\n\r\n${codes.join('\r\n')}\r\n`,
    );
    expect(html).toContain('download="recovery-codes.txt"');
    expect((await ask({ inUse })).html).not.toContain(codes[0]);
  });

  test('in use, it says since when, how many codes are left, and how it is taken away', async () => {
    const { html, text } = await ask({ inUse });
    expect(text).toContain('On since');
    expect(text).toContain('9 of 10 are left.');
    expect(html).not.toMatch(/<input[^>]*name="code"/);
    const { location } = await ask(
      { inUse },
      { intent: 'remove' },
      {
        RemoveAuthenticator: () => ({
          removeAuthenticator: { __typename: 'AuthenticatorRemoved' },
        }),
      },
    );
    expect(location).toBe(`${address}?removed`);
    expect((await ask({}, undefined, {}, '?removed')).text).toContain('We’ve removed the app.');
  });

  test.each([
    ['start', 'StartAuthenticator', 'startAuthenticator'],
    ['confirm', 'ConfirmAuthenticator', 'confirmAuthenticator'],
    ['codes', 'MakeRecoveryCodes', 'makeRecoveryCodes'],
    ['remove', 'RemoveAuthenticator', 'removeAuthenticator'],
  ])(
    'to %s, a proof that is too old leads through the login and back [S-02]',
    async (intent, operation, field) => {
      const { status, location } = await ask(
        { setUp },
        { intent, code: '481906' },
        {
          [operation]: () => ({ [field]: { __typename: 'FreshProofNeeded' } }),
        },
      );
      expect([status, location]).toEqual([
        303,
        `/gatekeeper/login?${new URLSearchParams({ step: 'proof', redirect_to: `${address}?proven` })}`,
      ]);
    },
  );
});
