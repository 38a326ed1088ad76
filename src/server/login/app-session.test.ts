import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logOut } from '#server/account/log-out.ts';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  logInByCode,
  loginContext,
  openBrowser,
  type Browser,
  type LoginContext,
} from '#testing/login.ts';
import { createAppCode, openAppSession } from './app-session.ts';
import { forgetLogins } from './forget-logins.ts';

let db: TestDatabase;
let context: LoginContext;
let sarah: Browser;
let app: Browser;

beforeAll(async () => {
  db = await openTestDatabase();
  context = loginContext(makeTestShop(db));
});
beforeEach(async () => {
  await db.pool.query(
    'truncate quota, login_request, known_device, app_code, security_event, visitor_session, customer, outbox_mail cascade',
  );
  sarah = openBrowser(context);
  app = openBrowser(context, { deviceName: 'Our app on iPhone' });
  await logInByCode(context, sarah, 'sarah@example.com');
});
afterAll(() => db.close());

const VERIFIER = randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const ask = async (browser: Browser, challenge = challengeOf(VERIFIER)) =>
  createAppCode(context, await browser.request(), challenge);
async function codeOf(browser: Browser): Promise<string> {
  const created = await ask(browser);
  if (created.kind !== 'code') throw new Error(JSON.stringify(created));
  return created.code;
}
const exchange = async (one: Browser, code: string, codeVerifier = VERIFIER) =>
  openAppSession(context, await one.request(), { code, codeVerifier });
const REFUSED = { kind: 'refused', errors: [{ code: 'app_code_refused', field: 'code' }] };
const LOGGED_IN = { kind: 'logged in' };
const kinds = async () =>
  (await db.database.selectFrom('security_event').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

test('a code opens a session of the app’s own, which lives by itself [REDIR-10]', async () => {
  const code = await codeOf(sarah);
  expect(await exchange(app, code)).toMatchObject(LOGGED_IN);
  expect(await app.visitor()).toMatchObject({ customer: { emailAddress: 'sarah@example.com' } });
  expect(app.cookies.session).not.toBe(sarah.cookies.session);
  expect(app.cookies.session).not.toContain(code);
  await logOut(context, await sarah.request());
  expect(await app.visitor()).toMatchObject({ customer: { emailAddress: 'sarah@example.com' } });
});

describe('a code opens nothing', () => {
  test('a second time; what it has opened is ended, and it is noted whose it was', async () => {
    const code = await codeOf(sarah);
    await exchange(app, code);
    expect(await exchange(openBrowser(context), code)).toMatchObject(REFUSED);
    expect(await app.visitor()).toEqual({ kind: 'nobody' });
    expect(await sarah.visitor()).toHaveProperty('customer');
    expect((await kinds()).slice(-2)).toEqual(['app code replayed', 'app code refused']);
  });

  test('twice at once', async () => {
    const code = await codeOf(sarah);
    const apps = [app, openBrowser(context), openBrowser(context)];
    const outcomes = await Promise.all(apps.map((one) => exchange(one, code)));
    expect(outcomes.filter(({ kind }) => kind === 'logged in')).toHaveLength(1);
    for (const one of apps) expect(await one.visitor()).not.toHaveProperty('customer');
  });

  test('for another app than the one that asked', async () => {
    const code = await codeOf(sarah);
    for (const verifier of ['', 'x', challengeOf(VERIFIER), `${VERIFIER}A`])
      expect(await exchange(openBrowser(context), code, verifier)).toMatchObject(REFUSED);
    expect(await exchange(app, code)).toMatchObject(LOGGED_IN);
  });

  test('after a minute', async () => {
    const [code, late] = [await codeOf(sarah), await codeOf(sarah)];
    await db.pool.query(`update app_code set created_at = now() - interval '55 seconds'`);
    expect(await exchange(app, code)).toMatchObject(LOGGED_IN);
    await db.pool.query(`update app_code set created_at = now() - interval '61 seconds'`);
    expect(await exchange(openBrowser(context), late)).toMatchObject(REFUSED);
  });

  test('once the login that asked has ended, or the browser is somebody else’s', async () => {
    const code = await codeOf(sarah);
    await logOut(context, await sarah.request());
    expect(await exchange(app, code)).toMatchObject(REFUSED);
    const shared = openBrowser(context);
    await logInByCode(context, shared, 'sarah@example.com');
    const other = await codeOf(shared);
    await logInByCode(context, shared, 'eve@example.com');
    expect(await exchange(app, other)).toMatchObject(REFUSED);
  });

  test('that was made up', async () => {
    for (const code of ['', 'x', sarah.cookies.session ?? ''])
      expect(await exchange(app, code)).toMatchObject(REFUSED);
    expect(await app.visitor()).not.toHaveProperty('customer');
  });

  test('after fifty tries from one network', async () => {
    for (let at = 0; at < 50; at++) expect(await exchange(app, 'x')).toMatchObject(REFUSED);
    expect(await exchange(app, await codeOf(sarah))).toMatchObject({
      errors: [{ code: 'too_many_tries' }],
    });
  });
});

describe('a code is made', () => {
  test('for who has just logged in alone', async () => {
    expect(await ask(openBrowser(context))).toMatchObject({ errors: [{ code: 'not_logged_in' }] });
    await db.pool.query(
      `update visitor_session set authenticated_at = now() - interval '16 minutes'`,
    );
    expect(await ask(sarah)).toEqual({ kind: 'fresh proof needed' });
  });

  test('for a challenge that can be one', async () => {
    expect(await ask(sarah, 'plain')).toMatchObject({ errors: [{ code: 'app_code_refused' }] });
  });

  test('and kept as a hash, for two days', async () => {
    const code = await codeOf(sarah);
    const { rows } = await db.pool.query('select * from app_code');
    expect(JSON.stringify(rows)).not.toContain(code);
    await db.pool.query(`update app_code set created_at = now() - interval '49 hours'`);
    await forgetLogins(db.database);
    expect((await db.pool.query('select from app_code')).rowCount).toBe(0);
  });
});
