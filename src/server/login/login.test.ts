import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { logOut } from '#server/account/log-out.ts';
import { makeLoginCode } from '#server/account/login-code.ts';
import { forgetQuotas } from '#server/account/quota.ts';
import { findVisitor, NOBODY } from '#server/account/visitor.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  beginLogin,
  lastLetter,
  logInByCode,
  loginContext,
  mailedCode,
  openBrowser,
  type Browser,
  type LoginContext,
} from '#testing/login.ts';
import { forgetLogins } from './forget-logins.ts';
import { findLogin, finishLogin, resendLoginCode, startLogin } from './login.ts';

let db: TestDatabase;
let shop: TestShop;
let context: LoginContext;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  context = loginContext(shop);
});
beforeEach(async () => {
  await db.pool.query(
    'truncate quota, login_request, known_device, security_event, visitor_session, customer, outbox_mail cascade',
  );
});
afterAll(() => db.close());

const SARAH = 'sarah@example.com';
const browser = (network?: string): Browser => openBrowser(context, network ? { network } : {});
const type = async (asker: Browser, loginId: string, code: string) =>
  finishLogin(context, await asker.request(), { loginId, code });
const resend = async (asker: Browser, loginId: string) =>
  resendLoginCode(context, await asker.request(), loginId);
const codesOf = (outcome: Awaited<ReturnType<typeof type | typeof resend>>): readonly string[] =>
  outcome.kind === 'refused' ? outcome.errors.map(({ code }) => code) : [outcome.kind];
const wrong = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0');
const events = async () =>
  (await db.database.selectFrom('security_event').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );
const later = (minutes: number) =>
  db.pool.query(
    `update login_request set sent_at = sent_at - make_interval(mins => $1), created_at = created_at - make_interval(mins => $1)`,
    [minutes],
  );

test('whoever types the code in the browser that asked is in, as the owner of the mailbox; an account is made on the way [LOGIN-02]', async () => {
  const sarah = browser();
  await logInByCode(context, sarah, ' Sarah@Example.com ');
  expect(await sarah.visitor()).toMatchObject({
    kind: 'known',
    customer: { emailAddress: 'Sarah@Example.com', firstName: null, isAwake: true },
  });
  const other = browser();
  await logInByCode(context, other, SARAH);
  const [first, second] = [await sarah.visitor(), await other.visitor()];
  expect('customer' in second && second.customer).toEqual('customer' in first && first.customer);
  expect(await events()).toEqual(['customer created', 'logged in', 'logged in']);
});

test('a login changes the token and leaves the owner; the old token is dead [S-01]', async () => {
  const sarah = browser();
  const { owner } = await (await sarah.request()).open();
  const planted = sarah.cookies.session;
  await logInByCode(context, sarah, SARAH);
  expect(sarah.cookies.session).not.toBe(planted);
  expect(await findVisitor(db.database, planted)).toEqual(NOBODY);
  expect(await sarah.visitor()).toMatchObject({ owner });
});

test('a wrong code is refused in the specification’s words and field, spaces and hyphens do not matter [MSG-21]', async () => {
  const sarah = browser();
  const loginId = await beginLogin(context, sarah, SARAH);
  const code = await mailedCode(context, loginId);
  expect(await type(sarah, loginId, wrong(code))).toEqual({
    kind: 'refused',
    errors: [
      {
        code: 'login_code_wrong',
        field: 'code',
        message: 'That code seems wrong - try again',
      },
    ],
  });
  expect(codesOf(await type(sarah, loginId, 'abc'))).toEqual(['login_code_wrong']);
  const typed = ` ${code.slice(0, 3)}-${code.slice(3, 5)} ${code.slice(5)} `;
  expect(codesOf(await type(sarah, loginId, typed))).toEqual(['logged in']);
});

test('a code has five tries, and all that come at once are counted; the right one is then too late [MSG-17, S-03, F-26]', async () => {
  const sarah = browser();
  const loginId = await beginLogin(context, sarah, SARAH);
  const code = await mailedCode(context, loginId);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () => type(sarah, loginId, wrong(code))),
  );
  expect(guesses.flatMap(codesOf).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'login_code_wrong'),
    ...Array.from({ length: 25 }, () => 'too_many_tries'),
  ]);
  expect(codesOf(await type(sarah, loginId, code))).toEqual(['too_many_tries']);
  expect(ACCOUNT_REFUSALS.too_many_tries).toBe('Too many failed attempts. Please try again later.');
});

test('a code is right once, however many type it at once [F-26]', async () => {
  const sarah = browser();
  const loginId = await beginLogin(context, sarah, SARAH);
  const code = await mailedCode(context, loginId);
  const asks = await Promise.all([sarah.request(), sarah.request(), sarah.request()]);
  const outcomes = await Promise.all(
    asks.map((session) => finishLogin(context, session, { loginId, code })),
  );
  expect(outcomes.flatMap(codesOf).toSorted()).toEqual([
    'logged in',
    'login_does_not_exist',
    'login_does_not_exist',
  ]);
  expect(codesOf(await type(sarah, loginId, code))).toEqual(['login_does_not_exist']);
});

test('no other browser can finish a login, or sees that there is one', async () => {
  const [sarah, eve] = [browser(), browser()];
  await (await eve.request()).open();
  const loginId = await beginLogin(context, sarah, SARAH);
  const code = await mailedCode(context, loginId);
  expect(await findLogin(context, await eve.visitor(), loginId)).toBeUndefined();
  expect(await findLogin(context, NOBODY, loginId)).toBeUndefined();
  expect(await type(eve, loginId, code)).toEqual(await type(eve, 'unknown', code));
  expect(await type(browser(), loginId, code)).toEqual(await type(browser(), 'unknown', code));
  expect(codesOf(await resend(eve, loginId))).toEqual(['login_does_not_exist']);
  expect(codesOf(await type(sarah, loginId, code))).toEqual(['logged in']);
});

test('a code works for ten minutes, then another may be asked for', async () => {
  const sarah = browser();
  const loginId = await beginLogin(context, sarah, SARAH);
  const code = await mailedCode(context, loginId);
  await later(11);
  expect(codesOf(await type(sarah, loginId, code))).toEqual(['login_code_expired']);
  expect(codesOf(await resend(sarah, loginId))).toEqual(['login']);
  expect(codesOf(await type(sarah, loginId, await mailedCode(context, loginId)))).toEqual([
    'logged in',
  ]);
  expect(codesOf(await type(sarah, loginId, code))).toEqual(['login_does_not_exist']);
});

test('another code may be asked for after 30 seconds, not before, and the first is then wrong [LOGIN-03]', async () => {
  const sarah = browser();
  const loginId = await beginLogin(context, sarah, SARAH);
  const first = await mailedCode(context, loginId);
  const early = await resend(sarah, loginId);
  expect(codesOf(early)).toEqual(['login_code_just_sent']);
  expect(JSON.stringify(early)).toMatch(/ask for another in (29|30) seconds/);
  await db.pool.query(`update login_request set sent_at = sent_at - interval '30 seconds'`);
  const both = await Promise.all([resend(sarah, loginId), resend(sarah, loginId)]);
  expect(both.flatMap(codesOf)).toContain('login');
  const mails = await db.database.selectFrom('outbox_mail').select('id').execute();
  expect(mails.map(({ id }) => id).toSorted()).toEqual([
    `${loginId}.login-code.1`,
    `${loginId}.login-code.2`,
  ]);
  const second = await mailedCode(context, loginId);
  expect(makeLoginCode('s', 'a', 1)).not.toBe(makeLoginCode('s', 'a', 2));
  expect(codesOf(await type(sarah, loginId, first === second ? wrong(first) : first))).toEqual([
    'login_code_wrong',
  ]);
  expect(codesOf(await type(sarah, loginId, second))).toEqual(['logged in']);
});

test('an email is taken or refused by its form alone: with and without an account the answer is the same, and mail goes out [S-04, MSG-10, MSG-29]', async () => {
  await logInByCode(context, browser(), SARAH);
  const answers = await Promise.all(
    [SARAH, 'nobody@example.com'].map(async (email) => {
      const started = await startLogin(context, await browser().request(), email);
      if (started.kind !== 'login') throw new Error(JSON.stringify(started));
      const { id, emailAddress, ...times } = started.login;
      return { fields: Object.keys(times), letter: await lastLetter(context, id), emailAddress };
    }),
  );
  const [known, unknown] = answers;
  expect(known!.fields).toEqual(unknown!.fields);
  expect(known!.letter.paragraphs.join(' ')).not.toContain('no account');
  expect(unknown!.letter.paragraphs[0]).toBe(
    'There’s no account for this email address yet. Create one now: it takes a minute.',
  );
  const refused = await startLogin(context, await browser().request(), 'sarah@');
  expect(refused).toMatchObject({ errors: [{ code: 'email', field: 'emailAddress' }] });
});

test('neither the database nor the outbox holds a code', async () => {
  const sarah = browser();
  const loginId = await beginLogin(context, sarah, SARAH);
  const code = await mailedCode(context, loginId);
  const { rows } = await db.pool.query(
    'select l::text, m::text as mail from login_request l, outbox_mail m',
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('a mailbox that only looks alike is another customer (Kelvin sign, long s)', async () => {
  const [kate, eve] = [browser(), browser()];
  await logInByCode(context, kate, 'kate@example.com');
  await logInByCode(context, eve, '\u212Aate@example.com');
  const ids = (await db.database.selectFrom('customer').select('id').execute()).length;
  expect(ids).toBe(2);
});

describe('limits [S-03]', () => {
  test('ten codes an hour go to one mailbox, whoever asks, and thirty in a quarter from one network', async () => {
    const ask = async (network: string, email: string) =>
      (await startLogin(context, await browser(network).request(), email)).kind;
    for (let at = 0; at < 10; at++) expect(await ask(`192.0.${at}.0`, SARAH)).toBe('login');
    expect(await ask('192.0.99.0', SARAH)).toBe('refused');
    expect(await ask('192.0.99.0', 'other@example.com')).toBe('login');
    for (let at = 0; at < 30; at++) await ask('198.51.100.0', `guest${at}@example.com`);
    expect(await ask('198.51.100.0', 'last@example.com')).toBe('refused');
    expect(await events()).toContain('tries refused');
  });

  test('one network alone shuts out neither the owner of a mailbox nor everybody', async () => {
    const ask = async (network: string, email: string) =>
      (await startLogin(context, await browser(network).request(), email)).kind;
    for (let at = 0; at < 12; at++) await ask('203.0.113.0', SARAH);
    for (let at = 0; at < 60; at++) await ask('203.0.113.0', `guest${at}@example.com`);
    const { rows } = await db.pool.query<{ ahead: number }>(
      `select extract(epoch from spent_until - $1)::float8 as ahead from quota where key like 'login mails site %'`,
      [shop.clock()],
    );
    expect(rows).toEqual([{ ahead: (30 * 15 * 60) / 3_000 }]);

    const eve = browser('198.51.100.0');
    const loginId = await beginLogin(context, eve, SARAH);
    const bad = wrong(await mailedCode(context, loginId));
    for (let guess = 0; guess < 60; guess++) await type(eve, loginId, bad);
    await logInByCode(context, browser('192.0.2.0'), SARAH);
  });

  test('a browser that its owner has logged in with gets in, however much all others ask', async () => {
    const sarah = browser();
    await logInByCode(context, sarah, SARAH);
    await db.pool.query(`update quota set spent_until = 'infinity'`);
    expect((await startLogin(context, await browser().request(), SARAH)).kind).toBe('refused');
    await logInByCode(context, sarah, SARAH);
  });

  test('who guesses at a mailbox from everywhere locks out neither its owner nor their browser', async () => {
    const sarah = browser();
    await logInByCode(context, sarah, SARAH);
    for (let at = 0; at < 12; at++) {
      const eve = browser(`203.0.${at}.0`);
      const started = await startLogin(context, await eve.request(), SARAH);
      if (started.kind !== 'login') continue;
      const bad = wrong(await mailedCode(context, started.login.id));
      for (let guess = 0; guess < 6; guess++) await type(eve, started.login.id, bad);
    }
    const started = await startLogin(context, await browser('203.0.113.0').request(), SARAH);
    expect(started).toMatchObject({ errors: [{ code: 'too_many_tries' }] });
    await logInByCode(context, sarah, SARAH);
    expect(await sarah.visitor()).toMatchObject({ customer: { isAwake: true } });
  });
});

test('logins that nobody finished are forgotten after two days, with what was counted for them', async () => {
  const sarah = browser();
  const loginId = await beginLogin(context, sarah, SARAH);
  const left = async () =>
    (await db.pool.query('select 1 from login_request union all select 1 from quota')).rows;
  await forgetLogins(db.database);
  expect(await left()).toHaveLength(5);
  await later(2 * 24 * 60 + 1);
  await forgetLogins(db.database);
  shop.setTime('2026-11-21T11:00:00Z');
  await forgetQuotas(shop);
  expect(await left()).toEqual([]);
  expect(codesOf(await type(sarah, loginId, '000000'))).toEqual(['login_does_not_exist']);
});

test('a login in a browser that the customer has not used before is told by mail; the first of all and the next one there are not', async () => {
  const letters = async () =>
    db.database
      .selectFrom('outbox_mail')
      .select('id')
      .where('template', '=', 'new-device')
      .execute();
  const desk = openBrowser(context, { deviceName: 'Firefox on Linux' });
  await logInByCode(context, desk, SARAH);
  await logInByCode(context, desk, SARAH);
  expect(await letters()).toEqual([]);
  const phone = openBrowser(context, { deviceName: 'Safari on iPhone' });
  await logInByCode(context, phone, SARAH);
  expect(await letters()).toHaveLength(1);
  expect((await lastLetter(context, '%.new-device')).paragraphs[0]).toContain('Safari on iPhone');
  await logInByCode(context, phone, 'eve@example.com');
  expect(await letters()).toHaveLength(1);
});

describe('sessions [S-02]', () => {
  const asleep = () =>
    db.pool.query(`update visitor_session set last_seen_at = now() - interval '31 minutes'`);

  test('after half an hour without a request a customer is asked again, and keeps what is in the basket [SITE-10]', async () => {
    const sarah = browser();
    await logInByCode(context, sarah, SARAH);
    await db.pool.query(`update visitor_session set last_seen_at = now() - interval '29 minutes'`);
    const awake = { customer: { emailAddress: SARAH, isAwake: true } };
    expect(await sarah.visitor()).toMatchObject(awake);
    const { rows } = await db.pool.query(
      `select from visitor_session where last_seen_at > now() - interval '1 minute'`,
    );
    expect(rows).toHaveLength(1);
    await asleep();
    const [first, second] = [await sarah.visitor(), await sarah.visitor()];
    expect(first).toMatchObject({ kind: 'known', customer: { isAwake: false } });
    expect(second).toEqual(first);
    await logInByCode(context, sarah, SARAH);
    expect(await sarah.visitor()).toMatchObject({ customer: { isAwake: true } });
  });

  test('who logs out is nobody, with that token for good', async () => {
    const sarah = browser();
    await logInByCode(context, sarah, SARAH);
    const token = sarah.cookies.session;
    await logOut(context, await sarah.request());
    expect(sarah.cookies.session).toBeUndefined();
    expect(await findVisitor(db.database, token)).toEqual(NOBODY);
    expect((await events()).at(-1)).toBe('logged out');
  });

  test('the next customer of a shared browser gets nothing of the one before', async () => {
    const shared = browser();
    await logInByCode(context, shared, SARAH);
    const before = await shared.visitor();
    await logInByCode(context, shared, 'daniel@example.com');
    const after = await shared.visitor();
    expect(after).toMatchObject({ customer: { emailAddress: 'daniel@example.com' } });
    expect('owner' in after && after.owner).not.toBe('owner' in before && before.owner);
  });
});
