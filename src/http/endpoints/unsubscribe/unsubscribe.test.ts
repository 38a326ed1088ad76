import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCruiseNewsKey, makeUnsubscribeKey } from '#server/mail/unsubscribe-key.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { answerUnsubscribe } from './unsubscribe.ts';

const SECRET = 'a secret of thirty-two characters.';
const CUSTOMER = 'cccccccccccccccccccccc';
const PATH = `/unsubscribe/${makeUnsubscribeKey(SECRET, { customerId: CUSTOMER, kind: 'SAVED_PRICES' })}`;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const post = (path: string, headers: Record<string, string> = {}) =>
  answerUnsubscribe(
    { database: db.database, secret: SECRET },
    new Request(`https://shop.test${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
  );

test('a mail program is told that it is done, with no redirect and no cookie (RFC 8058)', async () => {
  const { status, headers } = await post(PATH);
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([200, null, null]);
});

test('a mailbox without an account is taken off the list for cruises alike', async () => {
  const path = `/unsubscribe/${makeCruiseNewsKey(SECRET, CUSTOMER)}`;
  expect((await post(path)).status).toBe(200);
  expect((await post(path.slice(0, -2))).status).toBe(404);
});

test('a visitor comes back to the page, which says so', async () => {
  const { status, headers } = await post(PATH, { origin: 'https://shop.test' });
  expect([status, headers.get('location')]).toEqual([303, `${PATH}?stopped`]);
});

test.each([PATH.slice(0, -1), '/unsubscribe/', `/unsubscribe/SAVED_PRICES.${CUSTOMER}.`])(
  '%s stops nothing',
  async (path) => {
    expect((await post(path)).status).toBe(404);
  },
);
