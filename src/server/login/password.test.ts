import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  lastLetter,
  logInByCode,
  loginContext,
  mailedCode,
  openBrowser,
  type Browser,
  type LoginContext,
} from '#testing/login.ts';
import { finishLogin, resendLoginCode, startLogin, type LoginOutcome } from './login.ts';
import { registerCustomer, resetPassword, startPasswordReset } from './new-password.ts';
import { finishLoginByPassword, logIn } from './password-login.ts';
import { hashPassword } from './password/password-hash.ts';

vi.mock('./password/password-hash.ts', { spy: true });

let db: TestDatabase;
let context: LoginContext;

beforeAll(async () => {
  db = await openTestDatabase();
  context = loginContext(makeTestShop(db));
});
beforeEach(async () => {
  await db.pool.query(
    'truncate quota, login_request, known_device, security_event, visitor_session, customer, outbox_mail cascade',
  );
});
afterAll(() => db.close());

const SARAH = 'sarah@example.com';
const PASSWORD = 'kettle moss 7';
const OTHER = 'lemon tandem 12';
const browser = (network?: string): Browser => openBrowser(context, network ? { network } : {});
const twice = (password: string) => ({ password, confirmation: password });

const idOf = (outcome: LoginOutcome): string => {
  if (outcome.kind !== 'login') throw new Error(JSON.stringify(outcome));
  return outcome.login.id;
};
const begin = async (asker: Browser, emailAddress = SARAH, password = PASSWORD) =>
  idOf(
    await registerCustomer(context, await asker.request(), { emailAddress, ...twice(password) }),
  );
const finish = async (asker: Browser, loginId: string) =>
  finishLogin(context, await asker.request(), {
    loginId,
    code: await mailedCode(context, loginId),
  });
const register = async (asker: Browser, emailAddress = SARAH) =>
  finish(asker, await begin(asker, emailAddress));
const type = async (asker: Browser, password: string, emailAddress = SARAH) =>
  logIn(context, await asker.request(), { emailAddress, password });
const askReset = async (asker: Browser) =>
  idOf(await startPasswordReset(context, await asker.request(), SARAH));
const reset = async (asker: Browser, loginId: string, password: string, code?: string) =>
  resetPassword(context, await asker.request(), {
    loginId,
    code: code ?? (await mailedCode(context, loginId)),
    ...twice(password),
  });
const said = (outcome: Awaited<ReturnType<typeof type>> | LoginOutcome) =>
  outcome.kind === 'refused'
    ? outcome.errors.map(({ field, message }) => `${field}: ${message}`)
    : [outcome.kind];
const events = async () =>
  (await db.database.selectFrom('security_event').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

const WRONG =
  'password: Either the email address or password provided is incorrect. Please try again or reset with forgotten password.';
const PAUSED = 'password: Too many failed attempts. Please try again later.';
const LOCKED =
  'password: Your account is locked, please click the forgot your password link to reset your password and unlock your account.';

test('an account with a password is made once the mailed code is typed, and the password then logs in [ACCT-03]', async () => {
  const sarah = browser();
  const loginId = await begin(sarah);
  expect(said(await type(browser(), PASSWORD))).toEqual([WRONG]);
  expect(said(await finish(sarah, loginId))).toEqual(['logged in']);
  expect(await sarah.visitor()).toMatchObject({ customer: { emailAddress: SARAH } });
  const planted = sarah.cookies.session;
  const next = browser('198.51.100.0');
  expect(said(await type(next, PASSWORD, ' Sarah@Example.com'))).toEqual(['logged in']);
  expect(await next.visitor()).toMatchObject({ customer: { emailAddress: SARAH } });
  expect(next.cookies.session).not.toBe(planted);
});

test('a password that may not be chosen is told at its field, whoever has an account [ACCT-04, ACCT-05, S-15]', async () => {
  await register(browser());
  for (const emailAddress of [SARAH, 'nobody@example.com']) {
    const ask = async (password: string, confirmation = password) =>
      said(
        await registerCustomer(context, await browser().request(), {
          emailAddress,
          password,
          confirmation,
        }),
      );
    expect(await ask('elevenchars')).toEqual(['password: Use at least 12 characters']);
    expect(await ask(PASSWORD, OTHER)).toEqual([
      "confirmation: Your password and confirmation don't match",
    ]);
    expect(await ask('Qwertyuiop123')).toEqual([
      'password: This password is on lists that thieves try first. Three or four words of your own work well.',
    ]);
  }
});

test('whoever wants an account where there is one is answered as anybody; the mail says it, and holds no code [MSG-19, S-04]', async () => {
  await register(browser());
  const ask = async (emailAddress: string) => {
    const asker = browser();
    const loginId = await begin(asker, emailAddress, OTHER);
    return { asker, loginId, letter: await lastLetter(context, loginId) };
  };
  const [known, unknown] = [await ask(SARAH), await ask('nobody@example.com')];
  expect(known.letter.paragraphs[0]).toBe(
    'This email address is already in use, please reset your password or login',
  );
  expect(known.letter.label).toBeUndefined();
  expect(unknown.letter.label?.value).toMatch(/^\d{3} \d{3}$/);
  const guess = { loginId: known.loginId, code: '000000' };
  const wrong = { loginId: unknown.loginId, code: '000000' };
  expect(await finishLogin(context, await known.asker.request(), guess)).toEqual(
    await finishLogin(context, await unknown.asker.request(), wrong),
  );
  expect(said(await type(browser(), OTHER))).toEqual([WRONG]);
});

test('nobody can choose the password of another’s mailbox before its owner comes', async () => {
  const [eve, sarah] = [browser('203.0.113.0'), browser()];
  const planted = await begin(eve, SARAH, OTHER);
  await logInByCode(context, sarah, SARAH);
  expect(said(await type(browser(), OTHER))).toEqual([WRONG]);
  const typed = { loginId: planted, code: await mailedCode(context, planted) };
  expect(said(await finishLogin(context, await sarah.request(), typed))).not.toEqual(['logged in']);
  expect(said(await type(browser(), OTHER))).toEqual([WRONG]);
});

test('a login that is under way may be finished with the password instead of the code [LOGIN-04, MSG-22]', async () => {
  await register(browser());
  const [sarah, eve] = [browser('198.51.100.0'), browser('203.0.113.0')];
  const loginId = idOf(await startLogin(context, await sarah.request(), SARAH));
  const instead = async (asker: Browser, password: string) =>
    said(await finishLoginByPassword(context, await asker.request(), { loginId, password }));
  expect(await instead(sarah, OTHER)).toEqual(['password: That password seems wrong - try again']);
  expect(await instead(eve, PASSWORD)).toEqual([
    'loginId: You ran out of time to log in. Please start again with your email.',
  ]);
  expect(await instead(sarah, PASSWORD)).toEqual(['logged in']);
});

test('an empty login says what is needed, and counts for nothing [MSG-18]', async () => {
  const said18 = 'emailAddress: Please fill in your email and password to log in';
  expect(said(await type(browser(), '', SARAH))).toEqual([said18]);
  expect(said(await type(browser(), PASSWORD, ' '))).toEqual([said18]);
  expect((await db.pool.query('select from quota')).rows).toHaveLength(0);
});

test('a wrong password, a mailbox without one and a mailbox nobody has are answered alike [MSG-16, S-04]', async () => {
  await register(browser());
  await logInByCode(context, browser(), 'code@example.com');
  const answers = [SARAH, 'code@example.com', 'nobody@example.com'].map(async (email) =>
    type(browser(), OTHER, email),
  );
  const [wrong, without, nobody] = await Promise.all(answers);
  expect(said(wrong!)).toEqual([WRONG]);
  expect(without).toEqual(wrong);
  expect(nobody).toEqual(wrong);
});

test.each([SARAH, 'nobody@example.com'])(
  'five wrong passwords are followed by a pause, ten by a lock, with or without an account: %s [MSG-17, MSG-20]',
  async (email) => {
    await register(browser('198.51.100.0'));
    const eve = browser('203.0.113.0');
    const answers: string[] = [];
    for (let at = 0; at < 11; at++) answers.push(...said(await type(eve, OTHER, email)));
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => WRONG),
      ...Array.from({ length: 5 }, () => PAUSED),
      LOCKED,
    ]);
    expect(said(await type(eve, PASSWORD, email))).toEqual([LOCKED]);
    expect(await events()).toContain('password locked');
  },
);

test('guesses that come at once are all counted [F-26]', async () => {
  await register(browser('198.51.100.0'));
  const eve = browser('203.0.113.0');
  const answers = await Promise.all(Array.from({ length: 30 }, () => type(eve, OTHER)));
  expect(answers.flatMap(said).filter((text) => text === WRONG)).toHaveLength(5);
});

test('a hundred passwords a day are tried for one mailbox, from wherever; its owner gets in by a code and from a known browser', async () => {
  const sarah = browser('198.51.100.0');
  await register(sarah);
  for (let network = 0; network < 21; network++)
    for (let at = 0; at < 5; at++) await type(browser(`203.0.${network}.0`), OTHER);
  const { rows } = await db.pool.query(
    `select sum(times)::int as times from security_event where kind = 'password refused'`,
  );
  expect(rows).toEqual([{ times: 100 }]);
  expect(said(await type(browser('192.0.2.0'), PASSWORD))).toEqual([LOCKED]);
  expect(said(await type(sarah, PASSWORD))).toEqual(['logged in']);
  await logInByCode(context, browser('192.0.2.0'), SARAH);
});

test('one network alone locks no mailbox for everybody, however often it tries', async () => {
  await register(browser('198.51.100.0'));
  for (let at = 0; at < 120; at++) await type(browser('203.0.113.0'), OTHER);
  expect(said(await type(browser('192.0.2.0'), PASSWORD))).toEqual(['logged in']);
});

test('an account that may not be mailed costs no hash of its password', async () => {
  const ask = async () =>
    registerCustomer(context, await browser().request(), {
      emailAddress: SARAH,
      ...twice(PASSWORD),
    });
  await ask();
  await db.pool.query(`update quota set spent_until = 'infinity'`);
  vi.mocked(hashPassword).mockClear();
  expect(said(await ask())).toEqual([
    'emailAddress: Too many failed attempts. Please try again later.',
  ]);
  expect(hashPassword).not.toHaveBeenCalled();
});

test('a new password logs in, unlocks, and ends every other session; the owner is told by mail [S-02, ASVS 6.3.7]', async () => {
  const [old, eve] = [browser('198.51.100.0'), browser('203.0.113.0')];
  await register(old);
  for (let at = 0; at < 11; at++) await type(eve, OTHER);
  const loginId = await askReset(eve);
  expect(said(await reset(eve, loginId, 'short'))).toEqual([
    'password: Use at least 12 characters',
  ]);
  expect(said(await reset(eve, loginId, OTHER))).toEqual(['logged in']);
  expect(await eve.visitor()).toMatchObject({ customer: { emailAddress: SARAH } });
  expect(await old.visitor()).toEqual({ kind: 'nobody' });
  expect(said(await type(browser('203.0.113.0'), PASSWORD))).toEqual([WRONG]);
  expect(said(await type(browser('203.0.113.0'), OTHER))).toEqual(['logged in']);
  expect(await events()).toContain('password changed');
  expect((await lastLetter(context, `${loginId}.password-changed`)).subject).toMatch(
    /password was changed$/,
  );
  expect(said(await reset(eve, loginId, PASSWORD))).toEqual([
    'loginId: You ran out of time to log in. Please start again with your email.',
  ]);
});

test('a reset is answered alike for everybody; the mail says who has no account, or has one to confirm [MSG-29, MSG-30, S-04]', async () => {
  await register(browser(), 'known@example.com');
  await begin(browser(), 'begun@example.com');
  const ask = async (email: string) => {
    const asker = browser();
    const started = await startPasswordReset(context, await asker.request(), email);
    const loginId = idOf(started);
    const { letter } = { letter: await lastLetter(context, loginId) };
    return { fields: started.kind === 'login' ? Object.keys(started.login) : [], letter };
  };
  const [known, begun, unknown] = [
    await ask('known@example.com'),
    await ask('begun@example.com'),
    await ask('nobody@example.com'),
  ];
  expect(begun.fields).toEqual(known.fields);
  expect(unknown.fields).toEqual(known.fields);
  expect(known.letter.paragraphs[0]).toMatch(/^Enter this code on the page where you asked for it/);
  expect(begun.letter.paragraphs[0]).toBe(
    'Please confirm your email address first. We’ve sent you a new code.',
  );
  expect(unknown.letter.paragraphs[0]).toMatch(/^There’s no account for this email address yet/);
});

test('neither the database nor the outbox holds a password', async () => {
  const sarah = browser();
  await register(sarah);
  await reset(sarah, await askReset(sarah), OTHER);
  const { rows } = await db.pool.query(
    'select l::text from login_request l union all select c::text from customer c union all select m::text from outbox_mail m union all select e::text from security_event e',
  );
  expect(JSON.stringify(rows)).toContain('$argon2id$');
  for (const password of [PASSWORD, OTHER]) expect(JSON.stringify(rows)).not.toContain(password);
});

test('the mail of a registration is sent anew as what it was', async () => {
  const sarah = browser();
  const loginId = await begin(sarah);
  await db.pool.query(`update login_request set sent_at = sent_at - interval '30 seconds'`);
  await resendLoginCode(context, await sarah.request(), loginId);
  expect((await lastLetter(context, loginId)).heading).toBe('Confirm your email address');
  expect(said(await finish(sarah, loginId))).toEqual(['logged in']);
});
