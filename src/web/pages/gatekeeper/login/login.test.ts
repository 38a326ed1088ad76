import { describe, expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const login = {
  id: 'l1',
  emailAddress: 'sarah@example.com',
  resendAt: '2026-11-21T10:00:30Z',
};
const refusal = (field: string, message: string) => ({
  __typename: 'InvalidInput',
  errors: [{ code: 'x', field, message }],
});
const LoginPage = () => ({ login });
const ask = (address: string, form: Readonly<Record<string, string>>, answers = {}) =>
  requestPage(address, { form, answers: { LoginPage, ...answers } });

describe('the email step [LOGIN-01, LOGIN-02]', () => {
  test('asks for the email alone, in a form that needs no script', async () => {
    const { status, html, text } = await requestPage('/gatekeeper/login');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Welcome back</h1>');
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toMatch(/name="emailAddress"/);
    expect(html).toContain('autoComplete="username"');
    expect(html).not.toContain('type="password"');
    expect(text).toContain('We make your account when you type your first code.');
  });

  test('leads to the code, with all that the address said', async () => {
    const { status, location } = await ask(
      '/gatekeeper/login?redirect_to=instalments&order_code=HM7K42QD',
      { intent: 'email', emailAddress: 'sarah@example.com' },
      { StartLogin: () => ({ startLogin: { __typename: 'LoginStarted', login } }) },
    );
    expect(status).toBe(303);
    expect(location).toBe('/gatekeeper/login?redirect_to=instalments&order_code=HM7K42QD&login=l1');
  });

  test('says what is wrong at the field and in the summary, and keeps what was typed', async () => {
    const { status, html, text } = await ask(
      '/gatekeeper/login',
      { intent: 'email', emailAddress: 'sarah@' },
      {
        StartLogin: () => ({
          startLogin: refusal('emailAddress', 'Please enter a valid email address'),
        }),
      },
    );
    expect(status).toBe(422);
    expect(html).toContain('<title>Error: Log in');
    expect(html).toContain('value="sarah@"');
    expect(text.match(/Please enter a valid email address/g)).toHaveLength(2);
    expect(linksTo(html, 'Please enter a valid email')).toEqual(['#emailAddress']);
  });

  test('says so when a login is over, and greets who has been away', async () => {
    const gone = await requestPage('/gatekeeper/login?login=l9', {
      answers: { LoginPage: () => ({ login: null }) },
    });
    expect(gone.text).toContain('This login was not finished in time.');
    const away = await requestPage('/gatekeeper/login', {
      page: { authentication: { emailAddress: null, firstName: null, isAway: true } },
    });
    expect(away.text).toContain(
      'You have been away for a while. Enter a code to see your booking; your basket is still here.',
    );
  });

  test('who is logged in goes on at once', async () => {
    const page = {
      authentication: { emailAddress: 'sarah@example.com', firstName: 'Sarah', isAway: false },
    };
    const { location } = await requestPage('/gatekeeper/login?redirect_to=bookings', { page });
    expect(location).toBe('/account/bookings');
  });
});

describe('the code step [LOGIN-02, LOGIN-03]', () => {
  const address = '/gatekeeper/login?redirect_to=%2Fresults%3Fpage%3D2&login=l1';

  test('one field without a digit count, and a button for another code that works without script [LOGIN-05]', async () => {
    const { html, text } = await requestPage(address, { answers: { LoginPage } });
    expect(html).toContain('<h1>Check your email</h1>');
    expect(text).toContain(
      'If sarah@example.com can receive mail, a code is on its way. It works for 10 minutes.',
    );
    const [input = ''] = /<input[^>]*name="code"[^>]*>/.exec(html) ?? [];
    expect(input).toContain('autoComplete="one-time-code"');
    expect(input).toContain('inputMode="numeric"');
    expect(input).not.toMatch(/maxlength|pattern/i);
    expect(html).toMatch(/<button[^>]*value="resend"[^>]*>Send another code/);
    expect(linksTo(html, 'Use another email')).toEqual([
      '/gatekeeper/login?redirect_to=%2Fresults%3Fpage%3D2',
    ]);
  });

  const type = (finishLogin: object) =>
    ask(address, { intent: 'code', code: '481 906' }, { FinishLogin: () => ({ finishLogin }) });

  test('the right code leads where the address says, or to the details of who is new', async () => {
    expect((await type({ __typename: 'LoggedIn', needsDetails: false })).location).toBe(
      '/results?page=2',
    );
    expect((await type({ __typename: 'LoggedIn', needsDetails: true })).location).toBe(
      '/gatekeeper/login?redirect_to=%2Fresults%3Fpage%3D2&step=details',
    );
  });

  test('a wrong one is told at the field, and stays to be mended', async () => {
    const { status, html, text } = await type(refusal('code', 'That code seems wrong - try again'));
    expect(status).toBe(422);
    expect(html).toContain('value="481 906"');
    expect(text.match(/That code seems wrong - try again/g)).toHaveLength(2);
  });

  test('another code is sent, or how long that takes is said', async () => {
    const again = (resendLoginCode: object) =>
      ask(address, { intent: 'resend' }, { ResendLoginCode: () => ({ resendLoginCode }) });
    const sent = await again({ __typename: 'LoginStarted', login });
    expect(sent.location).toContain('login=l1&resent=');
    const early = await again(refusal('loginId', 'You can ask for another in 24 seconds.'));
    expect(early.status).toBe(422);
    expect(early.text).toContain('You can ask for another in 24 seconds.');
  });
});

describe('the details step [LOGIN-02]', () => {
  const CustomerOfLogin = () => ({
    customer: { id: 'c1', emailAddress: 'sarah@example.com', details: null },
  });
  const address = '/gatekeeper/login?step=details&redirect_to=bookings';

  test('asks once, and may be left for later', async () => {
    const { html } = await requestPage(address, { answers: { CustomerOfLogin } });
    expect(html).toContain('<h1>Nice to meet you</h1>');
    expect(linksTo(html, 'Not now')).toEqual(['/account/bookings']);
  });

  test('saves and goes on; what is wrong stays with what was typed', async () => {
    const fields = { intent: 'details', title: 'mrs', firstName: 'Sarah' };
    const saved = await requestPage(address, {
      form: fields,
      answers: {
        CustomerOfLogin,
        SaveCustomerDetails: () => ({
          saveCustomerDetails: { __typename: 'CustomerDetailsSaved', customer: { id: 'c1' } },
        }),
      },
    });
    expect([saved.status, saved.location]).toEqual([303, '/account/bookings']);
    const refused = await requestPage(address, {
      form: fields,
      answers: {
        CustomerOfLogin,
        SaveCustomerDetails: () => ({
          saveCustomerDetails: refusal('details.lastName', 'Please fill in this field.'),
        }),
      },
    });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="Sarah"');
    expect(linksTo(refused.html, 'Please fill in')).toEqual(['#lastName']);
  });

  test('nobody is asked before the code', async () => {
    const { location } = await requestPage(address, {
      answers: { CustomerOfLogin: () => ({ customer: null }) },
    });
    expect(location).toBe('/gatekeeper/login?redirect_to=bookings');
  });
});

test('logging out ends the session and goes home', async () => {
  const logOut = () => ({ logOut: true });
  const { status, location } = await requestPage('/account/customer/security', {
    form: { intent: 'log-out' },
    answers: { LogOut: logOut },
  });
  expect([status, location]).toEqual([303, '/']);
});
