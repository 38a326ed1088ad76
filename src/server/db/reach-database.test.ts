import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';
import { reachDatabase } from './reach-database.ts';

const db = await openTestDatabase();
afterAll(db.close);

test('a server that answers is reached', async () => {
  await expect(reachDatabase(db.url)).resolves.toBeUndefined();
});

test.each([
  ['postgres://ada:secret@127.0.0.1:9/shop', 'connect ECONNREFUSED 127.0.0.1:9'],
  [
    Object.assign(new URL(db.url), { pathname: '/no-such-database' }).href,
    'database "no-such-database" does not exist',
  ],
])('an address that leads nowhere names the setting and hides the password', async (url, why) => {
  const refusal = await reachDatabase(url).catch((error: unknown) => String(error));
  expect(refusal).toContain(`DATABASE_URL leads to no PostgreSQL that lets us in: ${why}`);
  expect(refusal).not.toContain(new URL(url).password);
});
