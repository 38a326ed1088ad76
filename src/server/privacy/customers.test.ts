import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOBODY } from '#server/account/visitor.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { lastLetter, logInByCode, loginContext, openBrowser } from '#testing/login.ts';
import {
  askForCopyOf,
  askForErasureOf,
  endCustomerSessions,
  findCustomerByEmail,
} from './customers.ts';

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
afterAll(() => db.close());

test('an operator finds a customer by the mailbox, ends their sessions, asks in their name', async () => {
  const browser = openBrowser(shop);
  await logInByCode(loginContext(shop), browser, 'Sarah@Example.com');
  expect(await findCustomerByEmail(shop.database, 'eve@example.com')).toBeUndefined();
  const sarah = await findCustomerByEmail(shop.database, 'sarah@example.com');
  expect(sarah).toMatchObject({
    emailAddress: 'Sarah@Example.com',
    hasPassword: false,
    orders: 0,
    sessions: 1,
    erasureAskedAt: null,
  });

  expect(await endCustomerSessions(shop.database, sarah!)).toBe(1);
  expect(await browser.visitor()).toEqual(NOBODY);
  expect([await askForCopyOf(shop, sarah!), await askForCopyOf(shop, sarah!)]).toEqual([
    true,
    false,
  ]);
  expect([await askForErasureOf(shop, sarah!), await askForErasureOf(shop, sarah!)]).toEqual([
    true,
    false,
  ]);
  const asked = await findCustomerByEmail(shop.database, 'sarah@example.com');
  expect(asked).toMatchObject({
    sessions: 0,
    erasureAskedAt: expect.stringContaining('2026-11-21T10:00'),
  });
  const { id } = await shop.database
    .selectFrom('data_request')
    .select('id')
    .where('kind', '=', 'ERASURE')
    .executeTakeFirstOrThrow();
  expect((await lastLetter(loginContext(shop), id)).act?.path).toBe('/account/privacy');
});
