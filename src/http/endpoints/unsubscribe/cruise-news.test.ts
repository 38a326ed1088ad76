import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeConfirmKey, makeCruiseNewsKey } from '#server/mail/unsubscribe-key.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { answerCruiseNews } from './cruise-news.ts';

const SECRET = 'a secret of thirty-two characters.';
const ID = 'cccccccccccccccccccccc';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.pool.query(
    `insert into cruise_news (id, market, email, email_key) values ($1, 'gb', 'a@b.test', 'a@b.test')`,
    [ID],
  );
});
afterAll(() => db.close());

async function post(key: string) {
  const { status, headers } = await answerCruiseNews(
    { database: db.database, secret: SECRET },
    new Request(`https://shop.test/cruise-news/${key}`, { method: 'POST' }),
  );
  return [status, headers.get('location')];
}

test('the button puts the mailbox on the list, also when it is pressed twice', async () => {
  const key = makeConfirmKey(SECRET, ID);
  const pressed = [await post(key), await post(key)];
  for (const answer of pressed) expect(answer).toEqual([303, `/cruise-news/${key}?confirmed`]);
});

test.each([
  ['a key that is cut', makeConfirmKey(SECRET, ID).slice(0, -2)],
  ['the key that takes a mailbox off', makeCruiseNewsKey(SECRET, ID)],
  ['the key of an address that is deleted', makeConfirmKey(SECRET, ID.replace('c', 'd'))],
])('%s is told that it no longer works', async (_, key) => {
  expect(await post(key)).toEqual([303, `/cruise-news/${key}?gone`]);
});
