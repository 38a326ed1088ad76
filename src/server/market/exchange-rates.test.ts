import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDatabase, type Database } from '#server/db/kysely.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { listRates, loadRates, setRate, type ExchangeRates } from './exchange-rates.ts';
import { openRateSource } from './rate-source.ts';

let db: TestDatabase;
let database: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  database = makeDatabase(db.pool);
});
beforeEach(() => db.pool.query('delete from exchange_rate'));
afterAll(() => db.close());

test('what was set last holds, and what was before it is its history', async () => {
  expect(await loadRates(database)).toEqual({});
  await setRate(database, 'EUR', 1_160_000);
  await setRate(database, 'EUR', 1_140_500);
  expect(await loadRates(database)).toEqual({ EUR: 1_140_500 });
  expect((await listRates(database)).map(({ per_pound }) => per_pound)).toEqual([
    1_140_500, 1_160_000,
  ]);
});

test('the database takes no rate that nobody sells at, and none for pounds', async () => {
  await expect(setRate(database, 'EUR', 11_550_000)).rejects.toThrow('per_pound');
  await expect(setRate(database, 'GBP', 1_000_000)).rejects.toThrow('currency');
});

test('every node hears of each change within a second, and knows the last one meanwhile', async () => {
  const open = () => {
    const heard: ExchangeRates[] = [];
    const source = openRateSource({
      pool: db.pool,
      log: pino({ level: 'silent' }),
      onChange: (rates) => heard.push(rates),
    });
    return { source, heard };
  };
  const nodes = [open(), open()];
  for (const { source } of nodes) expect(await source.now()).toEqual({});
  for (const rate of [1_150_000, 1_200_000, 1_155_000]) {
    await setRate(database, 'EUR', rate);
    for (const { source, heard } of nodes) {
      await expect
        .poll(() => heard.at(-1), { timeout: 1_000, interval: 20 })
        .toEqual({ EUR: rate });
      expect(await source.now()).toEqual({ EUR: rate });
    }
  }
  for (const { source } of nodes) await source.stop();
});
