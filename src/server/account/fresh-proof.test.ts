import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, openBrowser, type LoginContext } from '#testing/login.ts';
import { askFreshProof } from './fresh-proof.ts';
import { endSessions, listSessions } from './sessions.ts';
import { NOBODY } from './visitor.ts';

const SARAH = 'sarah@example.com';

let db: TestDatabase;
let context: LoginContext;

beforeAll(async () => {
  db = await openTestDatabase();
  context = loginContext(makeTestShop(db));
});
afterAll(() => db.close());

/** The last proof of every session was so long ago; each was used just now. */
const provenAgo = (interval: string) =>
  db.pool.query(`update visitor_session set authenticated_at = now() - $1::interval`, [interval]);

test('a proof is fresh for fifteen minutes after a login, and after the next one again, under a new token [S-01, S-02]', async () => {
  const sarah = openBrowser(context);
  await logInByCode(context, sarah, SARAH);
  const asked = async () => askFreshProof(await sarah.visitor()).kind;
  expect(await asked()).toBe('proven');
  await provenAgo('14 minutes 50 seconds');
  expect(await asked()).toBe('proven');
  await provenAgo('15 minutes');
  expect(await asked()).toBe('fresh proof needed');
  const [before, { owner }] = [sarah.cookies.session, await (await sarah.request()).open()];
  await logInByCode(context, sarah, SARAH);
  expect(await asked()).toBe('proven');
  expect(sarah.cookies.session).not.toBe(before);
  expect(await sarah.visitor()).toMatchObject({ owner });
});

test('whoever is not logged in is refused, and so is a customer who has been away', async () => {
  expect(askFreshProof(NOBODY)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'not_logged_in' }],
  });
  const sarah = openBrowser(context);
  await logInByCode(context, sarah, SARAH);
  await db.pool.query(`update visitor_session set last_seen_at = now() - interval '31 minutes'`);
  expect(askFreshProof(await sarah.visitor()).kind).toBe('refused');
});

test('a session whose proof is old ends no other', async () => {
  const [desk, phone] = [openBrowser(context), openBrowser(context)];
  await logInByCode(context, desk, SARAH);
  await logInByCode(context, phone, SARAH);
  const count = (await listSessions(context, await desk.visitor())).length;
  await provenAgo('20 minutes');
  expect(await endSessions(context, await desk.request(), 'others')).toEqual({
    kind: 'fresh proof needed',
  });
  expect(await listSessions(context, await desk.visitor())).toHaveLength(count);
});
