import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUnsubscribeKey } from '#server/mail/unsubscribe-key.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, openBrowser, type Browser } from '#testing/login.ts';
import { listMailPreferences, saveMailPreferences, unsubscribe } from './mail-preferences.ts';
import { customerOf, NOBODY } from './visitor.ts';

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
afterAll(() => db.close());

const chosenBy = async (browser: Browser) =>
  listMailPreferences(shop.database, await browser.visitor());

test('a customer has chosen nothing until they do, and chooses for themselves alone', async () => {
  const [ada, bea] = [openBrowser(shop), openBrowser(shop)];
  await logInByCode(loginContext(shop), ada, 'ada@example.com');
  await logInByCode(loginContext(shop), bea, 'bea@example.com');
  expect(await chosenBy(ada)).toEqual([]);
  for (const time of ['once', 'twice'])
    expect(
      await saveMailPreferences(shop.database, await ada.visitor(), ['SAVED_PRICES']),
      time,
    ).toBe(true);
  expect([await chosenBy(ada), await chosenBy(bea)]).toEqual([['SAVED_PRICES'], []]);

  const customerId = customerOf(await ada.visitor())?.id ?? '';
  const key = makeUnsubscribeKey(shop.secret, { customerId, kind: 'SAVED_PRICES' });
  expect(await unsubscribe(shop, key.replace('SAVED_PRICES', 'ANYTHING'))).toBe(false);
  expect(await unsubscribe(shop, key)).toBe(true);
  expect(await chosenBy(ada)).toEqual([]);
  expect(await unsubscribe(shop, key), 'a second press is no error').toBe(true);
});

test('who is not logged in has no preferences and saves none', async () => {
  expect(await listMailPreferences(shop.database, NOBODY)).toBeUndefined();
  expect(await saveMailPreferences(shop.database, NOBODY, ['SAVED_PRICES'])).toBe(false);
});
