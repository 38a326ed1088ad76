import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findVisitor, NOBODY } from '#server/account/visitor.ts';
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
import { finishEmailChange, startEmailChange } from './email-change.ts';
import { findLogin, finishLogin } from './login.ts';
import { resetPassword } from './new-password.ts';

const FORMER = 'sarah@example.com';
const NEW = 'Sarah.H@example.org';

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
  await logInByCode(context, sarah, FORMER);
});
afterAll(() => db.close());

const start = async (emailAddress: string, asker = sarah) =>
  startEmailChange(context, await asker.request(), emailAddress);
const begin = async (emailAddress = NEW, asker = sarah): Promise<string> => {
  const started = await start(emailAddress, asker);
  if (started.kind !== 'login') throw new Error(JSON.stringify(started));
  return started.login.id;
};
const finish = async (loginId: string, code: string, asker = sarah) =>
  finishEmailChange(context, await asker.request(), { loginId, code });
const said = (
  outcome: Awaited<ReturnType<typeof finish | typeof start | typeof finishLogin>>,
): string => (outcome.kind === 'refused' ? (outcome.errors[0]?.code ?? '') : outcome.kind);
const idOf = async (asker: Browser) => {
  const visitor = await asker.visitor();
  return visitor.kind === 'known' ? visitor.customer?.id : undefined;
};

test('the code of the new address makes it the customer’s; both addresses are told, every other session ends [S-01, S-02, ASVS 6.3.7]', async () => {
  const phone = openBrowser(context);
  await logInByCode(context, phone, FORMER);
  const [customerId, token] = [await idOf(sarah), sarah.cookies.session];
  const loginId = await begin();
  const code = await mailedCode(context, loginId);
  expect(await finish(loginId, code)).toEqual({ kind: 'changed' });
  expect(await sarah.visitor()).toMatchObject({
    customer: { id: customerId, emailAddress: NEW, isFresh: true },
  });
  expect(sarah.cookies.session).not.toBe(token);
  expect(await findVisitor(db.database, token)).toEqual(NOBODY);
  expect(await phone.visitor()).toEqual(NOBODY);
  const letters = await db.database
    .selectFrom('outbox_mail')
    .select('recipient')
    .where('template', '=', 'email-changed')
    .execute();
  expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual([NEW, FORMER]);
  expect((await lastLetter(context, '%.email-changed.former')).paragraphs.join(' ')).toMatch(
    /call us now/,
  );
  const { rows } = await db.pool.query(
    `select customer_id from security_event where kind = 'email changed'`,
  );
  expect(rows).toEqual([{ customer_id: customerId }]);

  const next = openBrowser(context);
  await logInByCode(context, next, NEW.toLowerCase());
  expect(await idOf(next)).toBe(customerId);
  const former = openBrowser(context);
  await logInByCode(context, former, FORMER);
  expect(await idOf(former)).not.toBe(customerId);
});

test('a proof that is no longer fresh is asked for by the end, and nothing typed is lost [S-02]', async () => {
  const loginId = await begin();
  await db.pool.query(
    `update visitor_session set authenticated_at = now() - interval '16 minutes'`,
  );
  const code = await mailedCode(context, loginId);
  expect(await finish(loginId, code)).toEqual({ kind: 'fresh proof needed' });
  expect(await findLogin(context, await sarah.visitor(), loginId)).toMatchObject({
    emailAddress: NEW,
  });
  await logInByCode(context, sarah, FORMER);
  expect(await finish(loginId, code)).toEqual({ kind: 'changed' });
});

test('an address that has an account is answered alike; its mail holds no code, and none is right [MSG-19, S-04]', async () => {
  await logInByCode(context, openBrowser(context), 'eve@example.com');
  const [taken, free] = [await begin('eve@example.com'), await begin()];
  expect((await lastLetter(context, taken)).paragraphs[0]).toBe(
    'This email address is already in use, please reset your password or login',
  );
  expect((await lastLetter(context, taken)).label).toBeUndefined();
  expect(await finish(taken, '000000')).toEqual(await finish(free, '000000'));
  const fields = (id: string) =>
    sarah.visitor().then(async (visitor) => Object.keys((await findLogin(context, visitor, id))!));
  expect(await fields(taken)).toEqual(await fields(free));
});

test('an address that another customer proves meanwhile stays theirs', async () => {
  const loginId = await begin();
  const code = await mailedCode(context, loginId);
  const eve = openBrowser(context);
  await logInByCode(context, eve, NEW);
  expect(said(await finish(loginId, code))).toBe('login_does_not_exist');
  expect(await sarah.visitor()).toMatchObject({ customer: { emailAddress: FORMER } });
  expect(await idOf(eve)).not.toBe(await idOf(sarah));
});

test('the code lets nobody in, not even with a new password, and works once, in the browser that asked', async () => {
  const eve = openBrowser(context);
  await logInByCode(context, eve, 'eve@example.com');
  const loginId = await begin();
  const code = await mailedCode(context, loginId);
  expect(said(await finishLogin(context, await sarah.request(), { loginId, code }))).toBe(
    'login_does_not_exist',
  );
  const password = 'kettle moss 7';
  const reset = { loginId, code, password, confirmation: password };
  expect(said(await resetPassword(context, await sarah.request(), reset))).toBe(
    'login_does_not_exist',
  );
  expect(said(await finish(loginId, code, eve))).toBe('login_does_not_exist');
  const asks = await Promise.all([sarah.request(), sarah.request()]);
  const outcomes = await Promise.all(
    asks.map((session) => finishEmailChange(context, session, { loginId, code })),
  );
  expect(outcomes.map(said).toSorted()).toEqual(['changed', 'login_does_not_exist']);
});

test('who is not logged in changes none; the same address is none to change to', async () => {
  expect(said(await start(NEW, openBrowser(context)))).toBe('not_logged_in');
  expect(said(await start(' SARAH@example.com'))).toBe('email_is_yours');
  expect(said(await start('sarah@'))).toBe('email');
});
