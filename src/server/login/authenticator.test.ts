import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findVisitor, NOBODY } from '#server/account/visitor.ts';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { appCode } from '#testing/factors/app-code.ts';
import { setUpApp } from '#testing/factors/set-up-app.ts';
import {
  lastLetter,
  logInByCode,
  loginContext,
  openBrowser,
  type Browser,
  type LoginContext,
} from '#testing/login.ts';
import {
  confirmAuthenticator,
  findAuthenticator,
  findAuthenticatorSetUp,
  makeRecoveryCodes,
  removeAuthenticator,
  startAuthenticator,
} from './authenticator.ts';

let db: TestDatabase;
let context: LoginContext;
let sarah: Browser;

beforeAll(async () => {
  db = await openTestDatabase();
  context = loginContext(makeTestShop(db));
});
beforeEach(async () => {
  await db.pool.query(
    'truncate quota, login_request, known_device, security_event, visitor_session, customer, outbox_mail cascade',
  );
  sarah = openBrowser(context);
  await logInByCode(context, sarah, 'sarah@example.com');
});
afterAll(() => db.close());

const found = async () => findAuthenticator(context, await sarah.visitor());
const begun = async () => findAuthenticatorSetUp(context, await sarah.visitor());
const confirm = async (code: string) => confirmAuthenticator(context, await sarah.request(), code);
const codesOf = (outcome: Awaited<ReturnType<typeof confirm>>): string =>
  outcome.kind === 'refused' ? (outcome.errors[0]?.code ?? '') : outcome.kind;

describe('an app is set up', () => {
  test('with a secret that is shown until a code of it was typed; then it is asked for', async () => {
    expect(await begun()).toBeUndefined();
    await startAuthenticator(context, await sarah.request());
    const setUp = await begun();
    expect(setUp?.address).toBe(
      `otpauth://totp/Holidaymaker:sarah%40example.com?issuer=Holidaymaker&secret=${setUp?.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(setUp?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await found()).toBeUndefined();
    expect(codesOf(await confirm('000 000'))).toBe('app_code_wrong');
    expect(codesOf(await confirm('K74Q-2MD9-XBTR'))).toBe('app_code_wrong');
    expect(await found()).toBeUndefined();
    const made = await confirm(appCode(setUp?.secret ?? ''));
    expect(made.kind === 'recovery codes' && new Set(made.codes).size).toBe(10);
    expect(await found()).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await begun()).toBeUndefined();
  });

  test('once: two that confirm at once get one list of recovery codes between them', async () => {
    await startAuthenticator(context, await sarah.request());
    const code = appCode((await begun())?.secret ?? '');
    const asks = await Promise.all([sarah.request(), sarah.request()]);
    const outcomes = await Promise.all(
      asks.map((session) => confirmAuthenticator(context, session, code)),
    );
    expect(outcomes.map(codesOf).toSorted()).toEqual(['authenticator_not_begun', 'recovery codes']);
    expect(await found()).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test('and set up anew only after it was taken away', async () => {
    await setUpApp(context, sarah);
    const again = await startAuthenticator(context, await sarah.request());
    expect(again).toMatchObject({ errors: [{ code: 'authenticator_is_on' }] });
    await removeAuthenticator(context, await sarah.request());
    expect(await found()).toBeUndefined();
    await setUpApp(context, sarah);
    expect(await found()).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test('with another secret when it is begun again', async () => {
    await startAuthenticator(context, await sarah.request());
    const first = await begun();
    await startAuthenticator(context, await sarah.request());
    expect((await begun())?.secret).not.toBe(first?.secret);
    expect(codesOf(await confirm(appCode(first?.secret ?? '')))).toBe('app_code_wrong');
  });
});

test('each change gives the session another token, ends all others, is noted, and told by mail [S-01, S-02, ASVS 6.3.7, 7.4.3]', async () => {
  const phone = openBrowser(context);
  const acts: (() => Promise<unknown>)[] = [
    () => setUpApp(context, sarah),
    async () => makeRecoveryCodes(context, await sarah.request()),
    async () => removeAuthenticator(context, await sarah.request()),
  ];
  const subjects: string[] = [];
  await logInByCode(context, phone, 'sarah@example.com');
  for (const act of acts) {
    const before = sarah.cookies.session;
    await act();
    expect(sarah.cookies.session).not.toBe(before);
    expect(await findVisitor(db.database, before)).toEqual(NOBODY);
    expect(await sarah.visitor()).toMatchObject({ customer: { isFresh: true } });
    expect(await phone.visitor()).toEqual(NOBODY);
    subjects.push((await lastLetter(context, '%.factor-changed')).heading);
  }
  expect(subjects).toEqual([
    'An authenticator app was added',
    'New recovery codes were created',
    'The authenticator app was removed',
  ]);
  const { rows } = await db.pool.query<{ kind: string }>(
    `select kind from security_event where kind like '%authenticator%' or kind like 'recovery%' order by id`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'authenticator added',
    'recovery codes made',
    'authenticator removed',
  ]);
});

test('every change wants a fresh proof, and shows nothing without one [S-02]', async () => {
  await startAuthenticator(context, await sarah.request());
  await db.pool.query(
    `update visitor_session set authenticated_at = now() - interval '16 minutes'`,
  );
  const needed = { kind: 'fresh proof needed' };
  expect(await begun()).toBeUndefined();
  expect(await startAuthenticator(context, await sarah.request())).toEqual(needed);
  expect(await confirm('000000')).toEqual(needed);
  expect(await makeRecoveryCodes(context, await sarah.request())).toEqual(needed);
  expect(await removeAuthenticator(context, await sarah.request())).toEqual(needed);
});

test('recovery codes made at once by two are those of one of them', async () => {
  await setUpApp(context, sarah);
  const asks = await Promise.all([sarah.request(), sarah.request()]);
  await Promise.all(asks.map((session) => makeRecoveryCodes(context, session)));
  const { rows } = await db.pool.query('select from recovery_code');
  expect(rows).toHaveLength(10);
});
