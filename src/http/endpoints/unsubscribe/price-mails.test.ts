import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePriceMailKey } from '#server/mail/price-mail-key.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { answerPriceMails } from './price-mails.ts';

const SECRET = 'a secret of thirty-two characters.';
const CUSTOMER = 'cccccccccccccccccccccc';
const PATH = `/price-mails/${makePriceMailKey(SECRET, CUSTOMER)}`;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const post = (path: string, headers: Record<string, string> = {}) =>
  answerPriceMails(
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

test('a visitor comes back to the page, which says so', async () => {
  const { status, headers } = await post(PATH, { origin: 'https://shop.test' });
  expect([status, headers.get('location')]).toEqual([303, `${PATH}?stopped`]);
});

test.each([PATH.slice(0, -1), '/price-mails/', `/price-mails/${CUSTOMER}.`])(
  '%s stops nothing',
  async (path) => {
    expect((await post(path)).status).toBe(404);
  },
);
