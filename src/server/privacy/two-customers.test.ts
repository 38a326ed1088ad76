/** Two customers, of whom one types the address of the other: each keeps what is theirs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveContact } from '#server/checkout/checkout.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import {
  claimDecided,
  contactOfAda,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  beginLogin,
  logInByCode,
  loginContext,
  openBrowser,
  type Browser,
} from '#testing/login.ts';
import { gatherCopy, type CopySection } from './copy.ts';
import { openErasure } from './data-requests.ts';
import { eraseCustomer } from './erase.ts';
import { reportProblem } from './problem-reports.ts';

const ADA = 'ada@example.com';
const EVE = 'eve@example.com';

let db: TestDatabase;
let shop: TestShop;
let codes: { readonly ada: string; readonly eve: string };

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  const [ada, eve] = [openBrowser(shop), openBrowser(shop)];
  await logInByCode(loginContext(shop), ada, ADA);
  await logInByCode(loginContext(shop), eve, EVE);
  codes = { ada: await book(ada, ADA), eve: await book(eve, 'Ada@Example.com') };
  await handToAda(await book(eve, 'cleo@example.com'));
  await beginLogin(loginContext(shop), openBrowser(shop), ADA);
  await report(ada, ADA, 'the calendar of ada');
  await report(eve, '', 'the calendar of eve');
});
afterAll(() => db.close());

/** Whoever is logged in in this browser. */
const as = async (browser: Browser) => ({
  ...shop,
  caller: UNCOUNTED,
  visitor: await (await browser.request()).open(),
});

/** An order with this address to write to, also as the other one; its code. */
async function book(browser: Browser, emailAddress: string): Promise<string> {
  const context = await as(browser);
  const checkoutId = await fillCheckout(context, await openBasket(context));
  const alternativeEmailAddress = emailAddress;
  await saveContact(context, checkoutId, {
    ...contactOfAda,
    emailAddress,
    alternativeEmailAddress,
  });
  const claim = await claimDecided(context, checkoutId, await pay(context, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  await placeOrder(shop, claim.placementId);
  const { code } = await shop.database
    .selectFrom('customer_order')
    .select('code')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  return code;
}

/** What Eve has ordered has another lead. */
const handToAda = (code: string) =>
  db.pool.query(
    `update order_person p set customer_id = c.id from customer c, customer_order o
     where c.email_key = $1 and o.id = p.order_id and o.code = $2`,
    [ADA, code],
  );

const report = async (browser: Browser, emailAddress: string, message: string) =>
  reportProblem(await as(browser), { message, emailAddress, page: '', errorReference: '' });

const idOf = async (email: string): Promise<string> =>
  (
    await shop.database
      .selectFrom('customer')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

/** Their copy, without what tells of this order, where one is named. */
async function copyOf(email: string, exceptOrder?: string): Promise<CopySection[]> {
  const { sections } = await gatherCopy(shop.database, await idOf(email), shop.clock());
  return sections.map(({ title, rows }) => ({
    title,
    rows: rows.filter((row) => !exceptOrder || !JSON.stringify(row).includes(exceptOrder)),
  }));
}

test('who books with the address of another learns nothing of them [S-29]', async () => {
  const copy = await copyOf(EVE);
  const whole = JSON.stringify(copy);
  expect(whole).toContain(codes.eve);
  expect(whole).toContain('the calendar of eve');
  expect(whole).not.toContain(codes.ada);
  expect(whole).not.toContain('the calendar of ada');
  expect(whole).not.toContain('confirmation?key=');
  const rowsOf = (wanted: string) => copy.find(({ title }) => title === wanted)!.rows;
  expect(rowsOf('Logins in progress').map(({ email }) => email)).toEqual([EVE]);
  const templates = rowsOf('Emails to you').map(({ template }) => template);
  expect(templates).toHaveLength(3);
  expect(new Set(templates)).toEqual(new Set(['confirmation', 'login-code', 'problem-report']));
});

test('and once erased has taken nothing of them away [S-29]', async () => {
  const before = await copyOf(ADA, codes.eve);
  expect(before.find(({ title }) => title === 'Bookings')?.rows).toHaveLength(2);
  expect(before.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Logins in progress', 'Problems you’ve reported', 'Emails to you']),
  );
  const id = await idOf(EVE);
  await openErasure(shop, { id, emailAddress: EVE }, 'operator');
  const request = await shop.database
    .selectFrom('data_request')
    .select('id')
    .executeTakeFirstOrThrow();
  shop.setTime('2027-08-01T10:00:00Z');
  expect(await eraseCustomer(shop, request.id)).toBe('done');
  expect(await copyOf(ADA, codes.eve)).toEqual(before);
  const mails = await db.pool.query(`select from outbox_mail where document::text like $1`, [
    `%${codes.eve}%`,
  ]);
  expect(mails.rowCount).toBe(0);
});
