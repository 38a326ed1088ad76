import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConsent } from '#domain/tracking/consent.ts';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { forgetConsents, recordConsent } from './consent-records.ts';

const TOKEN = '0b6f4c1e-8d2a-4f37-9c55-1a2b3c4d5e6f';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const record = (cookie: string, rememberToken = TOKEN) =>
  recordConsent(
    {
      database: db.database,
      market: GREAT_BRITAIN,
      secret: 'a secret of thirty-two characters.',
    },
    { choices: parseConsent(cookie), rememberToken },
  );
const records = () => db.database.selectFrom('consent_record').selectAll().orderBy('id').execute();

test('an answer is kept with its day and market, and of the visitor a keyed hash alone', async () => {
  await record('1.1000.20261123');
  await record('1.0000.20261123');
  await record('1.1111.20261123', '11111111-2222-4333-8444-555555555555');
  const kept = await records();
  expect(kept.map(({ bits, market }) => [bits, market])).toEqual([
    ['1000', 'gb'],
    ['0000', 'gb'],
    ['1111', 'gb'],
  ]);
  const [first, second, other] = kept.map(({ visitor }) => visitor);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual([
    'answered_at',
    'bits',
    'id',
    'market',
    'visitor',
  ]);
});

test('answers are forgotten after 24 months', async () => {
  const age = (interval: string) =>
    db.pool.query('update consent_record set answered_at = now() - $1::interval', [interval]);
  await age('24 months -1 hour');
  await forgetConsents(db.database);
  expect(await records()).toHaveLength(3);
  await age('24 months 1 hour');
  await forgetConsents(db.database);
  expect(await records()).toEqual([]);
});
