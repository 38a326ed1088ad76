import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCustomer } from '#server/account/customer.ts';
import { finishLogin } from '#server/login/login.ts';
import { loadOrder } from '#server/order/load-order.ts';
import { claimCheckout } from '#server/order/placing/claim.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import {
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
  lastLetter,
  logInByCode,
  loginContext,
  mailedCode,
  openBrowser,
  type Browser,
  type LoginContext,
} from '#testing/login.ts';
import { checkoutFromBasket } from './checkout.ts';
import { createCustomerAccount } from './customer-account.ts';

let db: TestDatabase;
let shop: TestShop;
let context: LoginContext;
let ada: Browser;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  context = loginContext(shop);
});
beforeEach(async () => {
  await db.pool.query(
    'truncate quota, login_request, known_device, visitor_session, order_person, customer, outbox_mail cascade',
  );
  ada = openBrowser(context);
});
afterAll(() => db.close());

const purchaseOf = async (browser: Browser) => ({
  ...shop,
  caller: UNCOUNTED,
  visitor: await (await browser.request()).open(),
});
const create = async (browser: Browser, checkoutId: string) =>
  createCustomerAccount(context, await browser.request(), checkoutId);

async function orderIn(browser: Browser): Promise<string> {
  const mine = await purchaseOf(browser);
  const checkoutId = await fillCheckout(mine, await openBasket(mine));
  const claim = await claimCheckout(mine, checkoutId, await pay(mine, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  await placeOrder(shop, claim.placementId);
  return checkoutId;
}

async function begin(browser: Browser, checkoutId: string): Promise<string> {
  const begun = await create(browser, checkoutId);
  if (begun.kind !== 'begun') throw new Error(JSON.stringify(begun));
  return begun.login.id;
}

async function finish(browser: Browser, loginId: string) {
  const code = await mailedCode(context, loginId);
  return finishLogin(context, await browser.request(), { loginId, code });
}

const people = () =>
  db.database.selectFrom('order_person').select(['role', 'customer_id']).execute();

test('one press after booking mails a code, and the code makes the account, named and with the order', async () => {
  const checkoutId = await orderIn(ada);
  const loginId = await begin(ada, checkoutId);
  expect((await lastLetter(context, loginId)).paragraphs[0]).toMatch(/^There’s no account/);
  expect(await people()).toEqual([]);
  expect(await db.database.selectFrom('customer').select('id').execute()).toEqual([]);

  expect(await finish(ada, loginId)).toEqual({ kind: 'logged in', needsDetails: false });
  const customer = await findCustomer(context.database, await ada.visitor());
  expect(customer).toMatchObject({
    emailAddress: contactOfAda.emailAddress,
    details: {
      title: 'mrs',
      firstName: 'Ada',
      lastName: 'Hargreaves',
      phoneNumber: '0113 496 0180',
      postalCode: 'LS1 5HN',
    },
  });
  expect(await people()).toEqual([{ role: 'LEAD', customer_id: customer!.id }]);
  const elsewhere = openBrowser(context);
  await logInByCode(context, elsewhere, contactOfAda.emailAddress);
  const visitor = await elsewhere.visitor();
  expect(await loadOrder({ ...shop, visitor }, { checkoutId })).toMatchObject({ access: 'yes' });
});

test('whoever has an account is answered as anybody, is told by the code, and keeps the name they gave [S-04]', async () => {
  const checkoutId = await orderIn(ada);
  const before = openBrowser(context);
  await logInByCode(context, before, contactOfAda.emailAddress);
  await db.pool.query(`update customer set first_name = 'Augusta'`);
  const loginId = await begin(ada, checkoutId);
  expect((await lastLetter(context, loginId)).paragraphs.join()).not.toContain('no account');
  await finish(ada, loginId);
  expect(await ada.visitor()).toMatchObject({ customer: { firstName: 'Augusta' } });
  expect(await create(ada, checkoutId)).toEqual({ kind: 'exists' });
});

test('a checkout of somebody else, one that is not there, and one without a contact', async () => {
  const checkoutId = await orderIn(ada);
  const eve = openBrowser(context);
  expect(await create(eve, checkoutId)).toEqual({ kind: 'absent' });
  await logInByCode(context, eve, 'eve@example.com');
  expect(await create(eve, checkoutId)).toEqual({ kind: 'absent' });
  expect(await create(ada, context.newId())).toEqual({ kind: 'absent' });
  const bea = openBrowser(context);
  const mine = await purchaseOf(bea);
  const opened = await checkoutFromBasket(mine, await openBasket(mine));
  if (opened.kind !== 'checkout') throw new Error(opened.kind);
  expect(await create(bea, opened.checkout.id)).toEqual({ kind: 'no contact' });
});

test('a code for somebody else’s press is not theirs to type', async () => {
  const loginId = await begin(ada, await orderIn(ada));
  const eve = openBrowser(context);
  await (await eve.request()).open();
  expect(await finish(eve, loginId)).toMatchObject({ kind: 'refused' });
});

test('presses count as mailed codes do', async () => {
  const checkoutId = await orderIn(ada);
  for (let press = 0; press < 5; press++) await begin(ada, checkoutId);
  expect(await create(ada, checkoutId)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'too_many_tries' }],
  });
});
