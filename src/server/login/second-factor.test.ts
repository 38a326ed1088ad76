import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { appCode } from '#testing/factors/app-code.ts';
import { setUpApp, type App } from '#testing/factors/set-up-app.ts';
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
import { findLogin, finishLogin, resendLoginCode, type FinishedLogin } from './login.ts';
import { resetPassword, startPasswordReset } from './new-password.ts';
import { finishLoginByPassword, logIn } from './password-login.ts';
import { hashPassword } from './password/password-hash.ts';
import { finishBySecondFactor } from './second-factor.ts';

let db: TestDatabase;
let context: LoginContext;
let sarah: Browser;
let app: App;

const SARAH = 'sarah@example.com';
const PASSWORD = 'kettle moss 7';

beforeAll(async () => {
  db = await openTestDatabase();
  context = loginContext(makeTestShop(db));
});
beforeEach(async () => {
  await db.pool.query(
    'truncate quota, login_request, known_device, security_event, visitor_session, customer, outbox_mail cascade',
  );
  sarah = openBrowser(context);
  await logInByCode(context, sarah, SARAH);
  app = await setUpApp(context, sarah);
});
afterAll(() => db.close());

/** As if chosen long ago. */
const choosePassword = async () => {
  const hash = await hashPassword(PASSWORD);
  await db.database.updateTable('customer').set({ password_hash: hash }).execute();
};
const askReset = async (asker: Browser): Promise<string> => {
  const started = await startPasswordReset(context, await asker.request(), SARAH);
  if (started.kind !== 'login') throw new Error(JSON.stringify(started));
  return started.login.id;
};
const reset = async (asker: Browser, loginId: string, password: string) =>
  resetPassword(context, await asker.request(), {
    loginId,
    code: await mailedCode(context, loginId),
    password,
    confirmation: password,
  });
/** The mailed code is right. */
const passByCode = async (asker: Browser): Promise<FinishedLogin> => {
  const loginId = await beginLogin(context, asker, SARAH);
  const code = await mailedCode(context, loginId);
  return finishLogin(context, await asker.request(), { loginId, code });
};
const idOf = (outcome: FinishedLogin): string => {
  if (outcome.kind !== 'second factor needed') throw new Error(JSON.stringify(outcome));
  return outcome.loginId;
};
const type = async (asker: Browser, loginId: string, code: string) =>
  finishBySecondFactor(context, await asker.request(), { loginId, code });
const said = (outcome: FinishedLogin): string =>
  outcome.kind === 'refused' ? (outcome.errors[0]?.code ?? '') : outcome.kind;
const events = async () =>
  (await db.database.selectFrom('security_event').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

describe('once an app is set up, it is asked for', () => {
  test('after a mailed code: nobody is in before its code was right [ASVS 6.3.3]', async () => {
    const asker = openBrowser(context);
    const loginId = idOf(await passByCode(asker));
    expect(await asker.visitor()).not.toHaveProperty('customer');
    expect(said(await type(asker, loginId, appCode(app.secret)))).toBe('logged in');
    expect(await asker.visitor()).toMatchObject({ customer: { emailAddress: SARAH } });
  });

  test('after a password, in both ways to type it', async () => {
    await choosePassword();
    const alone = openBrowser(context);
    const typed = { emailAddress: SARAH, password: PASSWORD };
    const first = idOf(await logIn(context, await alone.request(), typed));
    expect(await alone.visitor()).not.toHaveProperty('customer');
    expect(said(await type(alone, first, appCode(app.secret)))).toBe('logged in');
    const instead = openBrowser(context);
    const loginId = await beginLogin(context, instead, SARAH);
    const second = await finishLoginByPassword(context, await instead.request(), {
      loginId,
      password: PASSWORD,
    });
    expect(said(await type(instead, idOf(second), appCode(app.secret, 1)))).toBe('logged in');
  });

  test('after a reset, whose password counts only then', async () => {
    await choosePassword();
    const asker = openBrowser(context);
    const loginId = idOf(await reset(asker, await askReset(asker), 'lemon tandem 12'));
    const attempt = async (password: string) =>
      said(
        await logIn(context, await openBrowser(context).request(), {
          emailAddress: SARAH,
          password,
        }),
      );
    expect(await attempt('lemon tandem 12')).toBe('login_wrong');
    expect(await attempt(PASSWORD)).toBe('second factor needed');
    expect(await events()).not.toContain('password changed');
    expect(said(await type(asker, loginId, appCode(app.secret)))).toBe('logged in');
    expect(await events()).toContain('password changed');
    expect(await attempt('lemon tandem 12')).toBe('second factor needed');
    expect(await attempt(PASSWORD)).toBe('login_wrong');
    expect(await sarah.visitor()).toEqual({ kind: 'nobody' });
  });

  test('after a wrong first factor it is not: nobody learns who has one [S-04]', async () => {
    await choosePassword();
    const wrong = async (emailAddress: string) =>
      logIn(context, await openBrowser(context).request(), {
        emailAddress,
        password: 'not it at all',
      });
    expect(await wrong(SARAH)).toEqual(await wrong('nobody@example.com'));
    const start = async (email: string) => {
      const asker = openBrowser(context);
      const loginId = await beginLogin(context, asker, email);
      return finishLogin(context, await asker.request(), { loginId, code: 'abc' });
    };
    expect(await start(SARAH)).toEqual(await start('nobody@example.com'));
  });

  test('in the browser that began, and nowhere else; the mailed code is used up', async () => {
    const [asker, eve] = [openBrowser(context), openBrowser(context)];
    await (await eve.request()).open();
    const loginId = idOf(await passByCode(asker));
    expect(said(await type(eve, loginId, appCode(app.secret)))).toBe('login_does_not_exist');
    expect(await findLogin(context, await asker.visitor(), loginId)).toBeUndefined();
    const again = await resendLoginCode(context, await asker.request(), loginId);
    expect(again).toMatchObject({ errors: [{ code: 'login_does_not_exist' }] });
    const code = await mailedCode(context, loginId).catch(() => '000000');
    const skipped = await finishLogin(context, await asker.request(), { loginId, code });
    expect(said(skipped)).toBe('login_does_not_exist');
    expect(said(await type(asker, loginId, appCode(app.secret)))).toBe('logged in');
    expect(said(await type(asker, loginId, appCode(app.secret, 1)))).toBe('login_does_not_exist');
  });

  test('for a quarter of an hour', async () => {
    const asker = openBrowser(context);
    const loginId = idOf(await passByCode(asker));
    await db.pool.query(`update login_request set proven_at = proven_at - interval '15 minutes'`);
    expect(said(await type(asker, loginId, appCode(app.secret)))).toBe('login_does_not_exist');
  });
});

describe('a code of the app', () => {
  test('counts once, however many logins type it at once [ASVS 6.5.1, F-26]', async () => {
    const askers = Array.from({ length: 4 }, () => openBrowser(context));
    const ids: string[] = [];
    for (const asker of askers) ids.push(idOf(await passByCode(asker)));
    const code = appCode(app.secret);
    const outcomes = await Promise.all(askers.map((asker, at) => type(asker, ids[at]!, code)));
    expect(outcomes.map(said).toSorted()).toEqual([
      'logged in',
      ...Array.from({ length: 3 }, () => 'second_code_wrong'),
    ]);
  });

  test('counts no more once a later one did; the one of the set-up counted', async () => {
    const asker = openBrowser(context);
    const loginId = idOf(await passByCode(asker));
    expect(said(await type(asker, loginId, appCode(app.secret, -1)))).toBe('second_code_wrong');
    expect(said(await type(asker, loginId, appCode(app.secret, 1)))).toBe('logged in');
    const next = openBrowser(context);
    expect(said(await type(next, idOf(await passByCode(next)), appCode(app.secret)))).toBe(
      'second_code_wrong',
    );
  });

  test('may be one step away, not two', async () => {
    const asker = openBrowser(context);
    const loginId = idOf(await passByCode(asker));
    expect(said(await type(asker, loginId, appCode(app.secret, 3)))).toBe('second_code_wrong');
  });

  test('is tried five times a login, ten an hour; a browser that the owner knows counts by itself [S-03]', async () => {
    const eve = openBrowser(context);
    const tried: string[] = [];
    for (let login = 0; login < 2; login++) {
      const loginId = idOf(await passByCode(eve));
      for (let at = 0; at < 6; at++) tried.push(said(await type(eve, loginId, '000000')));
    }
    expect(tried).toEqual([
      ...Array.from({ length: 5 }, () => 'second_code_wrong'),
      'too_many_tries',
      ...Array.from({ length: 4 }, () => 'second_code_wrong'),
      'too_many_tries',
      'too_many_tries',
    ]);
    expect(await events()).toContain('second factor refused');
    const stranger = openBrowser(context);
    const theirs = idOf(await passByCode(stranger));
    expect(said(await type(stranger, theirs, appCode(app.secret)))).toBe('too_many_tries');
    const own = idOf(await passByCode(sarah));
    expect(said(await type(sarah, own, appCode(app.secret)))).toBe('logged in');
  });
});

describe('a recovery code', () => {
  test('gets its owner in instead of the app, who is told by mail', async () => {
    const asker = openBrowser(context);
    const [code = ''] = app.recoveryCodes;
    const loginId = idOf(await passByCode(asker));
    expect(said(await type(asker, loginId, code.toLowerCase().replaceAll('-', ' ')))).toBe(
      'logged in',
    );
    expect(await events()).toContain('recovery code used');
    const letter = await lastLetter(context, '%.factor-changed');
    expect(letter.subject).toMatch(/^A recovery code was used/);
  });

  test('is right once, however many logins type it at once [ASVS 6.5.1, F-26]', async () => {
    const askers = Array.from({ length: 3 }, () => openBrowser(context));
    const ids: string[] = [];
    for (const asker of askers) ids.push(idOf(await passByCode(asker)));
    const code = app.recoveryCodes[3]!;
    const outcomes = await Promise.all(askers.map((asker, at) => type(asker, ids[at]!, code)));
    expect(outcomes.map(said).toSorted()).toEqual([
      'logged in',
      'second_code_wrong',
      'second_code_wrong',
    ]);
    const next = openBrowser(context, { network: '198.51.100.0' });
    expect(said(await type(next, idOf(await passByCode(next)), code))).toBe('second_code_wrong');
    const other = app.recoveryCodes[4]!;
    expect(said(await type(next, idOf(await passByCode(next)), other))).toBe('logged in');
  });

  test('is nowhere in the database as it is typed, nor is the secret of the app [ASVS 6.5.2]', async () => {
    const { rows } = await db.pool.query(
      'select a::text from authenticator a union all select r::text from recovery_code r union all select m::text from outbox_mail m',
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain('$argon2id$');
    expect(kept).not.toContain(app.secret);
    for (const code of app.recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', '').slice(2));
    }
  });
});

test('a customer without an app is asked for none', async () => {
  const daniel = openBrowser(context);
  await logInByCode(context, daniel, 'daniel@example.com');
  expect(await daniel.visitor()).toHaveProperty('customer');
});
