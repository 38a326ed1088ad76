import { describe, expect, test } from 'vitest';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
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
    expect(html).toContain('autoComplete="username webauthn"');
    expect(html).not.toContain('type="password"');
    expect(text).toContain('We’ll create your account when you type your first code.');
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
    expect(gone.text).toContain('You ran out of time to log in.');
    const message = sentenceOf(ACCOUNT_REFUSALS, 'login_does_not_exist');
    const typed = await requestPage('/gatekeeper/login?login=l9', {
      answers: {
        LoginPage: () => ({ login: null }),
        FinishLogin: () => ({
          finishLogin: { __typename: 'InvalidInput', errors: [{ field: 'loginId', message }] },
        }),
      },
      form: { intent: 'code', code: '123456' },
    });
    expect(typed.text.split(message), 'said once').toHaveLength(2);
    const away = await requestPage('/gatekeeper/login', {
      page: { authentication: { emailAddress: null, firstName: null, isAway: true } },
    });
    expect(away.text).toContain(
      'You’ve been away for a while. Enter a code to see your booking; your basket is still here.',
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

describe('the password instead of the code [LOGIN-04]', () => {
  const LoggedIn = { __typename: 'LoggedIn', needsDetails: false };

  test('is one link away from the code and back, with all that the address said', async () => {
    const code = await requestPage('/gatekeeper/login?redirect_to=bookings&login=l1', {
      answers: { LoginPage },
    });
    const [password = ''] = linksTo(code.html, 'Use my password instead');
    expect(password).toBe('/gatekeeper/login?redirect_to=bookings&login=l1&step=password');
    const { html, text } = await requestPage(password, { answers: { LoginPage } });
    expect(text).toMatch(/For\s+sarah@example\.com/);
    expect(linksTo(html, 'Use a code instead')).toEqual([
      '/gatekeeper/login?redirect_to=bookings&login=l1',
    ]);
    expect(linksTo(html, 'Forgotten your password?')).toEqual([
      '/gatekeeper/forgotten-password?redirect_to=bookings',
    ]);
    expect(html).toMatch(/<input[^>]*autoComplete="current-password"[^>]*type="password"/);
  });

  test('finishes the login that is under way', async () => {
    const address = '/gatekeeper/login?redirect_to=bookings&login=l1&step=password';
    const form = { intent: 'password', password: 'kettle moss 7' };
    const asked: unknown[] = [];
    const { location } = await ask(address, form, {
      FinishLogin: (variables: unknown) => (asked.push(variables), { finishLogin: LoggedIn }),
    });
    expect(asked).toEqual([{ loginId: 'l1', code: null, password: 'kettle moss 7' }]);
    expect(location).toBe('/account/bookings');
    const wrong = await ask(address, form, {
      FinishLogin: () => ({
        finishLogin: refusal('password', 'That password seems wrong - try again'),
      }),
    });
    expect(wrong.status).toBe(422);
    expect(linksTo(wrong.html, 'That password seems wrong - try again')).toEqual(['#password']);
    expect(wrong.html).not.toContain('kettle');
  });

  test('logs in with the email where no login is under way; the email is kept, the password is not', async () => {
    const { html, text, status } = await ask(
      '/gatekeeper/login?step=password',
      { intent: 'password', emailAddress: 'sarah@example.com', password: 'kettle moss 7' },
      { LogIn: () => ({ logIn: refusal('password', 'Either the email address or password') }) },
    );
    expect(status).toBe(422);
    expect(text).toContain('Either the email address or password');
    expect(html).toContain('value="sarah@example.com"');
    expect(html).not.toContain('kettle');
  });
});

describe('an account with a password [ROUTE-11, ACCT-03]', () => {
  test('asks for email, password and the same again, and leads to the code that confirms it', async () => {
    const { html } = await requestPage('/gatekeeper/register?redirect_to=bookings');
    expect(html).toContain('<h1>Create an account</h1>');
    expect(html.match(/<input[^>]*autoComplete="new-password"[^>]*type="password"/g)).toHaveLength(
      2,
    );
    const asked: unknown[] = [];
    const { location } = await ask(
      '/gatekeeper/register?redirect_to=bookings',
      {
        intent: 'register',
        emailAddress: 'sarah@example.com',
        password: 'kettle moss 7',
        confirmation: 'kettle moss 8',
      },
      {
        RegisterCustomer: (variables: unknown) => (
          asked.push(variables),
          { registerCustomer: { __typename: 'LoginStarted', login } }
        ),
      },
    );
    expect(asked).toEqual([
      {
        emailAddress: 'sarah@example.com',
        password: 'kettle moss 7',
        confirmation: 'kettle moss 8',
      },
    ]);
    expect(location).toBe('/gatekeeper/confirm-email?redirect_to=bookings&login=l1');
  });

  test('the email is confirmed by its code; without a login under way the way begins anew', async () => {
    const { html } = await requestPage('/gatekeeper/confirm-email?login=l1', {
      answers: { LoginPage },
    });
    expect(html).toContain('<h1>Confirm your email</h1>');
    expect(html).toMatch(/<button[^>]*value="code"[^>]*>Confirm and create my account/);
    expect(linksTo(html, 'Use another email')).toEqual(['/gatekeeper/register']);
    const gone = await requestPage('/gatekeeper/confirm-email?login=l9', {
      answers: { LoginPage: () => ({ login: null }) },
    });
    expect(gone.text).toContain('You ran out of time to log in.');
    const again = await ask(
      '/gatekeeper/confirm-email',
      { intent: 'email', emailAddress: 'sarah@example.com' },
      { StartLogin: () => ({ startLogin: { __typename: 'LoginStarted', login } }) },
    );
    expect(again.location).toBe('/gatekeeper/login?login=l1');
  });
});

describe('a forgotten password [ROUTE-11]', () => {
  test('is asked to be replaced by email, and replaced with the code', async () => {
    const page = {
      authentication: { emailAddress: 'sarah@example.com', firstName: 'Sarah', isAway: false },
    };
    const known = await requestPage('/gatekeeper/forgotten-password', { page });
    expect(known.html).toContain('value="sarah@example.com"');
    const asked = await ask(
      '/gatekeeper/forgotten-password',
      { intent: 'forgotten', emailAddress: 'sarah@example.com' },
      { StartPasswordReset: () => ({ startPasswordReset: { __typename: 'LoginStarted', login } }) },
    );
    expect(asked.location).toBe('/gatekeeper/reset-password?login=l1');
    const { html } = await requestPage(asked.location ?? '', { answers: { LoginPage } });
    expect(html).toMatch(/<input[^>]*autoComplete="one-time-code"/);
    const sent: unknown[] = [];
    const done = await ask(
      '/gatekeeper/reset-password?login=l1',
      { intent: 'reset', code: '481 906', password: 'lemon tandem', confirmation: 'lemon tandem' },
      {
        ResetPassword: (variables: unknown) => (
          sent.push(variables),
          { resetPassword: { __typename: 'LoggedIn', needsDetails: false } }
        ),
      },
    );
    expect(sent).toEqual([
      { loginId: 'l1', code: '481 906', password: 'lemon tandem', confirmation: 'lemon tandem' },
    ]);
    expect(done.location).toBe('/');
  });

  test('a link that is too old says so, and where another email is asked for [MSG-31]', async () => {
    const { html, text } = await requestPage('/gatekeeper/reset-password?login=l9', {
      answers: { LoginPage: () => ({ login: null }) },
    });
    expect(text).toContain('This link has expired. Ask for another email.');
    expect(linksTo(html, 'Ask for another email')).toEqual(['/gatekeeper/forgotten-password']);
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

describe('who is logged in is asked once more [S-02]', () => {
  const page = {
    authentication: { emailAddress: 'sarah@example.com', firstName: 'Sarah', isAway: false },
  };
  const back = 'redirect_to=%2Faccount%2Fcustomer%2Fsecurity';
  const address = `/gatekeeper/login?step=proof&${back}`;

  test('by a code to their own address, or the password, or goes back', async () => {
    const { html, text } = await requestPage(address, { page });
    expect(html).toContain('<h1>Is it still you?</h1>');
    expect(text).toContain('sarah@example.com');
    expect(linksTo(html, 'Not now')).toEqual(['/account/customer/security']);
    expect(linksTo(html, 'Use my password')).toEqual([`/gatekeeper/login?${back}&step=password`]);
    const sent = await requestPage(address, {
      page,
      form: { intent: 'email', emailAddress: 'sarah@example.com' },
      answers: { StartLogin: () => ({ startLogin: { __typename: 'LoginStarted', login } }) },
    });
    expect(sent.location).toBe(`/gatekeeper/login?${back}&login=l1`);
  });

  test('the code is taken although somebody is logged in, and leads back', async () => {
    const answers = {
      LoginPage,
      FinishLogin: () => ({ finishLogin: { __typename: 'LoggedIn', needsDetails: false } }),
    };
    const asking = `/gatekeeper/login?${back}&login=l1`;
    expect((await requestPage(asking, { page, answers })).html).toContain('Check your email');
    const form = { intent: 'code', code: '481 906' };
    const { location } = await requestPage(asking, { page, answers, form });
    expect(location).toBe('/account/customer/security');
  });

  test('the password is asked for with the address filled in, and leads back to the code', async () => {
    const { html } = await requestPage(`/gatekeeper/login?step=password&${back}`, { page });
    expect(html).toMatch(/name="emailAddress"[^>]*value="sarah@example.com"/);
    expect(linksTo(html, 'Use a code instead')).toEqual([`/gatekeeper/login?${back}&step=proof`]);
  });
});

describe('the second factor', () => {
  const asked = { __typename: 'SecondFactorNeeded', loginId: 'l2' };
  const address = '/gatekeeper/login?redirect_to=bookings&login=l2&step=app';

  test.each([
    [{ intent: 'code', code: '481906' }, 'FinishLogin', 'finishLogin', '&login=l1'],
    [{ intent: 'password', password: 'x' }, 'LogIn', 'logIn', '&step=password'],
  ])('is asked for after the first: %j', async (form, operation, field, query) => {
    const { location } = await ask(`/gatekeeper/login?redirect_to=bookings${query}`, form, {
      [operation]: () => ({ [field]: asked }),
    });
    expect(location).toBe(address);
  });

  test('is asked for after a reset, at the login', async () => {
    const { location } = await ask(
      '/gatekeeper/reset-password?redirect_to=bookings&login=l1',
      { intent: 'reset', code: '481906', password: 'x', confirmation: 'x' },
      { ResetPassword: () => ({ resetPassword: asked }) },
    );
    expect(location).toBe(address);
  });

  test('is the code of the app, or a recovery code; each leads to the other and back', async () => {
    const app = await requestPage(address);
    expect(app.html).toContain('<h1>The code from your app</h1>');
    expect(app.html).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/);
    const [other = ''] = linksTo(app.html, 'use a recovery code');
    expect(other).toBe('/gatekeeper/login?redirect_to=bookings&login=l2&step=recovery');
    const recovery = await requestPage(other);
    expect(recovery.html).toContain('<h1>A recovery code</h1>');
    expect(linksTo(recovery.html, 'Use the code from my app')).toEqual([address]);
    expect(linksTo(recovery.html, 'Start again')).toEqual([
      '/gatekeeper/login?redirect_to=bookings',
    ]);
  });

  test('leads where the address says; a wrong one is told at the field', async () => {
    const type = (finishLoginBySecondFactor: object) =>
      ask(
        address,
        { intent: 'second', code: 'K74Q 2MD9 XBTR' },
        { FinishLoginBySecondFactor: () => ({ finishLoginBySecondFactor }) },
      );
    const { location } = await type({ __typename: 'LoggedIn', needsDetails: false });
    expect(location).toBe('/account/bookings');
    const wrong = await type(refusal('code', 'That code isn’t right'));
    expect(wrong.status).toBe(422);
    expect(linksTo(wrong.html, 'That code isn’t right')).toEqual(['#code']);
  });
});

describe('a passkey', () => {
  test('is offered in the email field by browsers that can; its button waits for script', async () => {
    const { html } = await requestPage('/gatekeeper/login');
    expect(html).toMatch(/autoComplete="username webauthn"[^>]*name="emailAddress"/);
    expect(html).not.toContain('Use a passkey');
  });

  test('logs in with what it has answered, which stands in no page', async () => {
    const asked: unknown[] = [];
    const use = (finishPasskeyLogin: object) =>
      requestPage('/gatekeeper/login?redirect_to=bookings', {
        form: { intent: 'passkey', credential: '{"signature":"s3cret"}' },
        answers: {
          FinishPasskeyLogin: (variables) => (asked.push(variables), { finishPasskeyLogin }),
        },
      });
    const { location } = await use({ __typename: 'LoggedIn', needsDetails: false });
    expect(location).toBe('/account/bookings');
    expect(asked).toEqual([{ credential: '{"signature":"s3cret"}' }]);
    const message = 'That passkey didn’t work.';
    const errors = [{ code: 'passkey_refused', field: 'credential', message }];
    const { status, html, text } = await use({ __typename: 'InvalidInput', errors });
    expect(status).toBe(422);
    expect(text).toContain(message);
    expect(html).not.toContain('s3cret');
  });
});

describe('a login that the app has asked for [REDIR-10]', () => {
  const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const asked = new URLSearchParams({
    redirect_to: 'holidaymaker://auth/callback',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 's1',
  });
  const address = `/gatekeeper/login?${asked}`;
  const page = {
    authentication: { emailAddress: 'sarah@example.com', firstName: 'Sarah', isAway: false },
  };
  const press = (createAppCode: object, variables: unknown[] = []) =>
    requestPage(address, {
      page,
      form: { intent: 'app' },
      answers: { CreateAppCode: (given) => (variables.push(given), { createAppCode }) },
    });

  test('ends at a page that opens the app, and keeps what was asked through every step', async () => {
    const StartLogin = () => ({ startLogin: { __typename: 'LoginStarted', login } });
    const began = await requestPage(address, {
      form: { intent: 'email', emailAddress: 'sarah@example.com' },
      answers: { StartLogin },
    });
    expect(began.location).toBe(`${address}&login=l1`);
    const FinishLogin = () => ({ finishLogin: { __typename: 'LoggedIn', needsDetails: false } });
    const { location } = await requestPage(`${address}&login=l1`, {
      form: { intent: 'code', code: '481906' },
      answers: { LoginPage, FinishLogin },
    });
    expect(location).toBe(address);
    const { html, text } = await requestPage(address, { page });
    expect(html).toContain('<h1>Back to our app</h1>');
    expect(text).toContain('You’re logged in as sarah@example.com');
  });

  test('opens it with a code, by a press and by nothing less', async () => {
    const variables: unknown[] = [];
    const { status, location } = await press({ kind: 'AppCodeCreated', code: 'c0de' }, variables);
    expect([status, location]).toEqual([303, 'holidaymaker://auth/callback?code=c0de&state=s1']);
    expect(variables).toEqual([{ codeChallenge: CHALLENGE }]);
  });

  test('asks once more who it is, when the login was too long ago', async () => {
    const { location } = await press({ kind: 'FreshProofNeeded' });
    expect(location).toBe(`${address}&step=proof`);
  });

  test('without a challenge the app is opened, with nothing [REDIR-08]', async () => {
    const plain = '/gatekeeper/login?redirect_to=holidaymaker%3A%2F%2Fauth%2Fcallback';
    const { location } = await requestPage(plain, { page });
    expect(location).toBe('holidaymaker://auth/callback');
  });
});
