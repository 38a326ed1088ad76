import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findVisitor, NOBODY } from '#server/account/visitor.ts';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeAuthenticator, type Authenticator } from '#testing/factors/authenticator.ts';
import {
  logInByCode,
  loginContext,
  openBrowser,
  type Browser,
  type LoginContext,
} from '#testing/login.ts';
import { forgetLogins } from './forget-logins.ts';
import { finishPasskeyLogin, startPasskeyLogin } from './passkey-login.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys.ts';

let db: TestDatabase;
let context: LoginContext;
let sarah: Browser;
let phone: Authenticator;

beforeAll(async () => {
  db = await openTestDatabase();
  context = loginContext(makeTestShop(db));
});
beforeEach(async () => {
  await db.pool.query(
    'truncate quota, login_request, known_device, passkey, passkey_challenge, security_event, visitor_session, customer, outbox_mail cascade',
  );
  sarah = openBrowser(context);
  phone = makeAuthenticator(context.brand.siteUrl);
  await logInByCode(context, sarah, 'sarah@example.com');
});
afterAll(() => db.close());

const options = async (browser: Browser): Promise<string> => {
  const started = await startPasskey(context, await browser.request());
  return started.kind === 'options' ? started.options : started.kind;
};
const add = async (browser: Browser, credential: string) =>
  addPasskey(context, await browser.request(), credential);
const own = async (browser: Browser, passkey: Authenticator) => {
  const added = await add(browser, passkey.make(await options(browser)));
  if (added.kind !== 'passkey') throw new Error(JSON.stringify(added));
  return added.passkey;
};
const asked = async (browser: Browser) => startPasskeyLogin(context, await browser.request());
const finish = async (browser: Browser, credential: string) =>
  finishPasskeyLogin(context, await browser.request(), credential);
const logIn = async (browser: Browser, claims?: Parameters<Authenticator['use']>[1]) =>
  finish(browser, phone.use(await asked(browser), claims));
const REFUSED = { kind: 'refused', errors: [{ code: 'passkey_refused', field: 'credential' }] };
const NOT_MADE = { kind: 'refused', errors: [{ code: 'passkey_not_made' }] };
const events = async () =>
  (await db.database.selectFrom('security_event').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );
const mails = async () =>
  (
    await db.database
      .selectFrom('outbox_mail')
      .select('document')
      .where('template', '=', 'passkey-changed')
      .orderBy('created_at')
      .execute()
  ).map(({ document }) => document);

test('a passkey logs in by itself, with a new token, on whichever browser it is [S-01]', async () => {
  await own(sarah, phone);
  const elsewhere = openBrowser(context);
  await (await elsewhere.request()).open();
  const planted = elsewhere.cookies.session;
  expect(await logIn(elsewhere)).toEqual({ kind: 'logged in', needsDetails: true });
  expect(elsewhere.cookies.session).not.toBe(planted);
  expect(await findVisitor(db.database, planted)).toEqual(NOBODY);
  expect(await elsewhere.visitor()).toMatchObject({
    customer: { emailAddress: 'sarah@example.com', isAwake: true, isFresh: true },
  });
  expect(elsewhere.cookies.device).toBeDefined();
  expect(await events()).toEqual(['customer created', 'logged in', 'passkey added', 'logged in']);
  const [{ lastUsedAt } = { lastUsedAt: null }] = await listPasskeys(
    context,
    await elsewhere.visitor(),
  );
  expect(lastUsedAt).not.toBeNull();
});

describe('nobody gets in', () => {
  let eve: Browser;
  beforeEach(async () => {
    await own(sarah, phone);
    eve = openBrowser(context);
  });

  test.each([
    ['from another site', { origin: 'https://holidaymaker.example.evil.example' }],
    ['from a site below ours', { origin: 'https://sub.holidaymaker.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a person verified', { isVerified: false }],
    ['as somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['with a challenge of their own', { challenge: 'AAAA' }],
  ])('%s', async (_, claims) => {
    expect(await logIn(eve, claims)).toMatchObject(REFUSED);
    expect(await eve.visitor()).not.toHaveProperty('customer');
    expect((await events()).at(-1)).toBe('passkey refused');
  });

  test('with a signature of another key', async () => {
    const copy = makeAuthenticator(context.brand.siteUrl);
    const said = copy.use(await asked(eve), {
      userHandle: Buffer.from('x').toString('base64url'),
    });
    expect(await finish(eve, said.replaceAll(copy.id, phone.id))).toMatchObject(REFUSED);
  });

  test('with an answer that was given before, here or in another browser', async () => {
    const said = phone.use(await asked(sarah));
    expect(await finish(eve, said)).toMatchObject(REFUSED);
    expect(await finish(sarah, said)).toMatchObject({ kind: 'logged in' });
    expect(await finish(sarah, said)).toMatchObject(REFUSED);
  });

  test('twice at once with one answer', async () => {
    const said = phone.use(await asked(sarah));
    const requests = await Promise.all([sarah.request(), sarah.request(), sarah.request()]);
    const outcomes = await Promise.all(
      requests.map((session) => finishPasskeyLogin(context, session, said)),
    );
    expect(outcomes.filter(({ kind }) => kind === 'logged in')).toHaveLength(1);
  });

  test('five minutes later; what nobody answered is forgotten', async () => {
    const given = await asked(eve);
    const age = (minutes: number) =>
      db.pool.query(`update passkey_challenge set created_at = now() - make_interval(secs => $1)`, [
        minutes * 60 - 5,
      ]);
    await age(5);
    expect(await finish(eve, phone.use(given))).toMatchObject({ kind: 'logged in' });
    const late = await asked(eve);
    await db.pool.query(
      `update passkey_challenge set created_at = now() - interval '5 minutes 1 second'`,
    );
    expect(await finish(eve, phone.use(late))).toMatchObject(REFUSED);
    await asked(eve);
    await age(70);
    await forgetLogins(db.database);
    expect(await db.database.selectFrom('passkey_challenge').select('owner').execute()).toEqual([]);
  });

  test('with a copy: the counter tells, and it is noted whose it was [S-26]', async () => {
    expect(await logIn(sarah, { counter: 9 })).toMatchObject({ kind: 'logged in' });
    const before = eve.cookies.session;
    for (const counter of [9, 8, 0]) {
      expect(await logIn(eve, { counter })).toMatchObject(REFUSED);
      expect((await events()).at(-1)).toBe('passkey copied');
    }
    expect(before).toBeUndefined();
    expect(await eve.visitor()).not.toHaveProperty('customer');
    expect(await logIn(sarah, { counter: 10 })).toMatchObject({ kind: 'logged in' });
  });

  test('with what is no answer at all, or a passkey that is not known', async () => {
    for (const text of ['', '{}', 'null', '[]', `{"id":"${phone.id}"}`, 'x'.repeat(40_000)])
      expect(await finish(eve, text)).toMatchObject(REFUSED);
    const other = makeAuthenticator(context.brand.siteUrl);
    expect(await finish(eve, other.use(await asked(eve)))).toMatchObject({
      errors: [{ code: 'passkey_unknown' }],
    });
  });

  test('after fifty tries from one network', async () => {
    for (let at = 0; at < 50; at++) expect(await finish(eve, '')).toMatchObject(REFUSED);
    expect(await logIn(eve)).toMatchObject({ errors: [{ code: 'too_many_tries' }] });
  });
});

test('an authenticator that counts nothing logs in again and again', async () => {
  await add(sarah, phone.make(await options(sarah), { counter: 0 }));
  for (const counter of [0, 0, 0])
    expect(await logIn(sarah, { counter })).toMatchObject({ kind: 'logged in' });
});

describe('a passkey is made', () => {
  test('under the name of its device, told to the mailbox; the same one sent twice is one', async () => {
    const made = phone.make(await options(sarah));
    const [first, second] = [await add(sarah, made), await add(sarah, made)];
    expect(first).toMatchObject({ passkey: { id: phone.id, name: 'Firefox on Linux' } });
    expect(second).toEqual(first);
    expect(await mails()).toMatchObject([{ name: 'Firefox on Linux', change: 'added' }]);
    expect(await options(sarah)).toContain(`"excludeCredentials":[{"id":"${phone.id}"`);
  });

  test('with the mailbox’s name and an id that says nothing of it, found without typing', async () => {
    expect(JSON.parse(await options(sarah))).toMatchObject({
      rp: { id: 'holidaymaker.example', name: 'Holidaymaker' },
      user: { name: 'sarah@example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  test.each([
    ['on another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a person verified', { isVerified: false }],
    ['with a challenge of one’s own', { challenge: 'AAAA' }],
  ])('not %s', async (_, claims) => {
    expect(await add(sarah, phone.make(await options(sarah), claims))).toMatchObject(NOT_MADE);
    expect(await listPasskeys(context, await sarah.visitor())).toEqual([]);
  });

  test('not with a challenge for a login, nor under an id that is somebody’s', async () => {
    const eve = openBrowser(context);
    await logInByCode(context, eve, 'eve@example.com');
    await own(sarah, phone);
    expect(await add(eve, phone.make(await options(eve)))).toMatchObject(NOT_MADE);
    expect(await listPasskeys(context, await eve.visitor())).toEqual([]);
    const used = phone.use(await asked(eve));
    expect(await add(eve, used)).toMatchObject(NOT_MADE);
  });

  test('with a fresh proof only, and twenty at most [S-02]', async () => {
    const given = await options(sarah);
    await db.pool.query(
      `update visitor_session set authenticated_at = now() - interval '16 minutes'`,
    );
    expect(await options(sarah)).toBe('fresh proof needed');
    expect(await add(sarah, phone.make(given))).toEqual({ kind: 'fresh proof needed' });
    await db.pool.query(`update visitor_session set authenticated_at = now()`);
    await db.pool.query(
      `insert into passkey (id, customer_id, public_key, counter, transports, name)
       select n::text, c.id, '', 0, '{}', 'x' from customer c, generate_series(1, 20) n`,
    );
    const full = await startPasskey(context, await sarah.request());
    expect(full).toMatchObject({ errors: [{ code: 'too_many_passkeys' }] });
  });

  test('by nobody who is not logged in', async () => {
    const nobody = openBrowser(context);
    expect(await options(nobody)).toBe('refused');
    expect(await listPasskeys(context, await nobody.visitor())).toEqual([]);
  });
});

describe('a passkey is its owner’s', () => {
  const rename = async (browser: Browser, name: string) =>
    renamePasskey(context, await browser.request(), { passkeyId: phone.id, name });
  const remove = async (browser: Browser) =>
    removePasskey(context, await browser.request(), phone.id);
  const ABSENT = { kind: 'refused', errors: [{ code: 'passkey_does_not_exist' }] };

  test('who gives it another name', async () => {
    await own(sarah, phone);
    expect(await rename(sarah, ' My  phone ')).toMatchObject({ passkey: { name: 'My phone' } });
    expect(await rename(sarah, ' ')).toMatchObject({ errors: [{ code: 'required' }] });
    expect(await listPasskeys(context, await sarah.visitor())).toMatchObject([
      { name: 'My phone' },
    ]);
  });

  test('who removes it, with a fresh proof, and is told; it logs in no more, and who is logged in elsewhere is out', async () => {
    const elsewhere = openBrowser(context);
    await logInByCode(context, elsewhere, 'sarah@example.com');
    await own(sarah, phone);
    await db.pool.query(
      `update visitor_session set authenticated_at = now() - interval '16 minutes'`,
    );
    expect(await remove(sarah)).toEqual({ kind: 'fresh proof needed' });
    await db.pool.query(`update visitor_session set authenticated_at = now()`);
    const token = sarah.cookies.session;
    expect(await remove(sarah)).toMatchObject({ kind: 'passkey' });
    expect(await elsewhere.visitor()).toEqual(NOBODY);
    expect(await findVisitor(db.database, token)).toEqual(NOBODY);
    expect(await remove(sarah)).toMatchObject(ABSENT);
    expect(await mails()).toMatchObject([{ change: 'added' }, { change: 'removed' }]);
    expect((await events()).slice(-2)).toEqual(['passkey added', 'passkey removed']);
    expect(await logIn(openBrowser(context))).toMatchObject({
      errors: [{ code: 'passkey_unknown' }],
    });
  });

  test('and nobody else’s: another’s is answered as one that is not there [S-05]', async () => {
    await own(sarah, phone);
    const eve = openBrowser(context);
    await logInByCode(context, eve, 'eve@example.com');
    expect(await rename(eve, 'Mine')).toMatchObject(ABSENT);
    expect(await remove(eve)).toMatchObject(ABSENT);
    expect(await rename(openBrowser(context), 'Mine')).toMatchObject({
      errors: [{ code: 'not_logged_in' }],
    });
    expect(await listPasskeys(context, await sarah.visitor())).toHaveLength(1);
  });
});
