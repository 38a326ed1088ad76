import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, openBrowser, type Browser } from '#testing/login.ts';
import { askForCopy, askForErasure, withdrawErasure } from './data-requests.ts';

let db: TestDatabase;
let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  browser = openBrowser(shop);
  await logInByCode(loginContext(shop), browser, 'ada@example.com');
});
afterAll(() => db.close());

const from = (waits: number[]) => ({
  ...shop,
  caller: { network: '192.0.2.7', refuse: (seconds: number) => void waits.push(seconds) },
});

test('a customer asks for five copies a day, then hears how long to wait', async () => {
  const waits: number[] = [];
  const ask = async () => askForCopy(from(waits), await browser.request());
  for (let i = 0; i < 5; i++) expect(await ask()).toEqual({ kind: 'asked' });
  expect(await ask()).toEqual({
    kind: 'refused',
    errors: [
      expect.objectContaining({
        code: 'too_many_copies',
        message: expect.stringContaining('Please wait 5 hours'),
      }),
    ],
  });
  expect(waits).toEqual([17_280]);
});

test('and for five erasures, whatever is withdrawn between', async () => {
  const waits: number[] = [];
  const ask = async () => askForErasure(from(waits), await browser.request());
  for (let i = 0; i < 5; i++) {
    expect(await ask()).toEqual({ kind: 'asked' });
    await withdrawErasure(shop, await browser.request());
  }
  expect(await ask()).toMatchObject({ kind: 'refused', errors: [{ code: 'too_many_erasures' }] });
  expect(waits).toEqual([17_280]);
  const mails = await db.pool.query(`select from outbox_mail where template = 'erasure-asked'`);
  expect(mails.rowCount).toBe(5);
});
