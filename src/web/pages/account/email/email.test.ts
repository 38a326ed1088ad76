import { describe, expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const address = '/account/customer/email';
const customer = { id: 'u1', emailAddress: 'sarah@example.com', hasFreshProof: true };
const refusal = (field: string, message: string) => ({
  __typename: 'InvalidInput',
  errors: [{ code: 'x', field, message }],
});
const ask = (query = '', form?: Readonly<Record<string, string>>, answers = {}) =>
  requestPage(`${address}${query}`, {
    ...(form && { form }),
    answers: {
      EmailPage: () => ({ customer }),
      EmailChangeUnderWay: () => ({ login: { id: 'l1', emailAddress: 'new@example.org' } }),
      ...answers,
    },
  });

describe('another email address', () => {
  test('is typed, and a code goes there', async () => {
    const { html, text } = await ask();
    expect(text).toContain('sarah@example.com');
    expect(html).toMatch(/<input[^>]*name="emailAddress"/);
    const { status, location } = await ask(
      '',
      { intent: 'start', emailAddress: 'new@example.org' },
      {
        StartEmailChange: () => ({
          startEmailChange: { __typename: 'LoginStarted', login: { id: 'l1' } },
        }),
      },
    );
    expect([status, location]).toEqual([303, `${address}?change=l1`]);
  });

  test('comes back with what is wrong, and what was typed', async () => {
    const { status, html } = await ask(
      '',
      { intent: 'start', emailAddress: 'new@' },
      { StartEmailChange: () => ({ startEmailChange: refusal('emailAddress', 'Please enter') }) },
    );
    expect(status).toBe(422);
    expect(html).toContain('value="new@"');
    expect(linksTo(html, 'Please enter')).toEqual(['#emailAddress']);
  });

  test('is changed by the code that went there; another can be sent', async () => {
    const { html, text } = await ask('?change=l1');
    expect(text).toContain('If new@example.org can receive mail, a code is on its way.');
    expect(html).toMatch(/<input[^>]*name="code"/);
    const type = (finishEmailChange: object) =>
      ask(
        '?change=l1',
        { intent: 'code', code: '481906' },
        {
          FinishEmailChange: () => ({ finishEmailChange }),
        },
      );
    expect((await type({ __typename: 'EmailChanged' })).location).toBe(`${address}?changed`);
    expect((await type(refusal('code', 'That code seems wrong'))).status).toBe(422);
    expect((await ask('?changed')).text).toContain('We’ve changed your email address.');
    const resent = await ask(
      '?change=l1',
      { intent: 'resend' },
      {
        ResendEmailChangeCode: () => ({ resendLoginCode: { __typename: 'LoginStarted' } }),
      },
    );
    expect(resent.location).toBe(`${address}?change=l1&resent=`);
  });

  test('wants a fresh proof, which leads back to what was typed [S-02]', async () => {
    const stale = { EmailPage: () => ({ customer: { ...customer, hasFreshProof: false } }) };
    const back = (query: string) =>
      `/gatekeeper/login?${new URLSearchParams({ step: 'proof', redirect_to: `${address}${query}` })}`;
    expect((await ask('', undefined, stale)).location).toBe(back(''));
    expect((await ask('?change=l1', undefined, stale)).location).toBe(back('?change=l1'));
    const { location } = await ask(
      '?change=l1',
      { intent: 'code', code: '481906' },
      {
        FinishEmailChange: () => ({ finishEmailChange: { __typename: 'FreshProofNeeded' } }),
      },
    );
    expect(location).toBe(back('?change=l1'));
  });

  test('stays typed when it is posted after a login has gone to sleep', async () => {
    const nobody = { EmailPage: () => ({ customer: null }) };
    expect((await ask('', undefined, nobody)).status).toBe(302);
    const { status, html } = await ask(
      '',
      { intent: 'start', emailAddress: 'new@example.org' },
      { ...nobody, StartEmailChange: () => ({ startEmailChange: refusal('', 'Please log in') }) },
    );
    expect(status).toBe(422);
    expect(html).toContain('value="new@example.org"');
    expect(linksTo(html, 'Please log in')).toEqual(['#email']);
    expect(linksTo(html, 'Log in, in a new tab')).toEqual(['/gatekeeper/login']);
  });

  test('that took too long is begun again', async () => {
    const { html, text } = await ask('?change=l9', undefined, {
      EmailChangeUnderWay: () => ({ login: null }),
    });
    expect(text).toContain('You ran out of time to log in.');
    expect(html).toMatch(/<input[^>]*name="emailAddress"/);
  });
});
