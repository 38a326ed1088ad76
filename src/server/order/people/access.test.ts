import { afterAll, beforeAll, expect, test } from 'vitest';
import { logOut } from '#server/account/log-out.ts';
import { NOBODY, type Visitor } from '#server/account/visitor.ts';
import { loadBasket } from '#server/basket/basket.ts';
import { loadCheckout } from '#server/checkout/checkout.ts';
import {
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  logInByCode,
  loginContext,
  openBrowser,
  type Browser,
  type LoginContext,
} from '#testing/login.ts';
import { loadCustomerOrders } from '../customer-orders.ts';
import { takeDueInstalments } from '../instalments.ts';
import { loadOrder, loadOwnDocument } from '../load-order.ts';
import { claimCheckout } from '../placing/claim.ts';
import { placeOrder } from '../placing/place-order.ts';
import { makeOrderKey } from './order-link.ts';

let db: TestDatabase;
let shop: TestShop;
let context: LoginContext;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  context = loginContext(shop);
});
afterAll(() => db.close());

/** Whose contact email every order of the tests has. */
const ADA = 'Ada@example.com';
const browser = (): Browser => openBrowser(context);
const loggedIn = async (email: string): Promise<Browser> => {
  const one = browser();
  await logInByCode(context, one, email);
  return one;
};
const opens = async (visitor: Visitor, checkoutId: string, key?: string) => {
  const order = await loadOrder({ ...shop, visitor }, { checkoutId, key });
  const document = await loadOwnDocument({ ...shop, visitor }, checkoutId);
  return { access: order?.access ?? 'no', document: document !== undefined };
};
const EVERYTHING = { access: 'yes', document: true };
const NOTHING = { access: 'no', document: false };
const people = (orderId: string) =>
  db.database
    .selectFrom('order_person')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(['email', 'role'])
    .where('order_id', '=', orderId)
    .execute();

/** Places what the browser has, with a plan of two payments. */
async function orderIn(one: Browser) {
  const visitor = await (await one.request()).open();
  const mine = { ...shop, caller: UNCOUNTED, visitor };
  const checkoutId = await fillCheckout(mine, await openBasket(mine), '2020LowDeposit_2');
  const claim = await claimCheckout(mine, checkoutId, await pay(mine, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const outcome = await placeOrder(shop, claim.placementId);
  if (outcome.kind !== 'PlacedOrder') throw new Error(JSON.stringify(outcome));
  return { checkoutId, orderId: outcome.orderId };
}

test('who may open an order, and how much of it: visitors, customers, lead and authorised passengers [SITE-09, S-05]', async () => {
  const guest = browser();
  const { checkoutId, orderId } = await orderIn(guest);
  const [lead, friend, stranger] = [
    await loggedIn(ADA),
    await loggedIn('bea@example.com'),
    await loggedIn('eve@example.com'),
  ];
  expect(await people(orderId)).toEqual([{ email: ADA, role: 'LEAD' }]);
  expect(await opens(await guest.visitor(), checkoutId)).toEqual(EVERYTHING);
  expect(await opens(await lead.visitor(), checkoutId)).toEqual(EVERYTHING);
  expect(await opens(await stranger.visitor(), checkoutId)).toEqual(NOTHING);
  expect(await opens(await browser().visitor(), checkoutId)).toEqual(NOTHING);
  expect(await opens(NOBODY, checkoutId)).toEqual(NOTHING);
  const key = makeOrderKey(shop.secret, checkoutId, '2099-01-01');
  expect(await opens(NOBODY, checkoutId, key)).toEqual({ access: 'read-only', document: false });
  expect(await opens(await stranger.visitor(), checkoutId, key)).toMatchObject({
    access: 'read-only',
  });

  expect(await opens(await friend.visitor(), checkoutId)).toEqual(NOTHING);
  await db.pool.query(
    `insert into order_person (order_id, customer_id, role) select $1, id, 'AUTHORISED' from customer where email = 'bea@example.com'`,
    [orderId],
  );
  expect(await opens(await friend.visitor(), checkoutId)).toEqual(EVERYTHING);
  await db.pool.query(`delete from order_person where role = 'AUTHORISED'`);
  expect(await opens(await friend.visitor(), checkoutId)).toEqual(NOTHING);

  await db.pool.query(`update visitor_session set last_seen_at = now() - interval '31 minutes'`);
  expect(await opens(await lead.visitor(), checkoutId)).toEqual(NOTHING);
  await logOut(context, await lead.request());
  expect(await opens(await lead.visitor(), checkoutId)).toEqual(NOTHING);
});

test('a customer lists the orders they lead, with first names and the hotel of each', async () => {
  const guest = browser();
  const { orderId } = await orderIn(guest);
  const list = async (visitor: Visitor) => loadCustomerOrders({ ...shop, visitor });
  const orders = await list(await (await loggedIn(ADA)).visitor());
  expect(orders?.find(({ id }) => id === orderId)).toMatchObject({
    firstNames: ['Ada', 'Bea'],
    hotelId: expect.any(Number),
    document: { stay: { hotel: expect.any(String) } },
  });
  expect(await list(await (await loggedIn('eve@example.com')).visitor())).toEqual([]);
  expect(await list(await guest.visitor())).toBeUndefined();
});

test('an order of a browser is not whose that browser logs in as: browsers are shared', async () => {
  const shared = browser();
  const { checkoutId, orderId } = await orderIn(shared);
  await logInByCode(context, shared, 'carol@example.com');
  expect(await people(orderId)).not.toContainEqual({ email: 'carol@example.com', role: 'LEAD' });
  const carol = await loggedIn('carol@example.com');
  expect(await opens(await carol.visitor(), checkoutId)).toEqual(NOTHING);
});

test('an order that a customer places is theirs, whatever email stands in it, until they are away', async () => {
  const dora = await loggedIn('dora@example.com');
  const { checkoutId, orderId } = await orderIn(dora);
  expect(await people(orderId)).toEqual([{ email: 'dora@example.com', role: 'LEAD' }]);
  const elsewhere = await loggedIn('dora@example.com');
  expect(await opens(await elsewhere.visitor(), checkoutId)).toEqual(EVERYTHING);
  await db.pool.query(`update visitor_session set last_seen_at = now() - interval '31 minutes'`);
  expect(await opens(await dora.visitor(), checkoutId)).toEqual(NOTHING);
  const away = { ...shop, visitor: await dora.visitor() };
  expect(await loadCheckout(away, checkoutId)).toBeUndefined();
});

test('who pays while away pays as the guest of this browser, and sees what came of it', async () => {
  const ivy = await loggedIn('ivy@example.com');
  const mine = { ...shop, caller: UNCOUNTED, visitor: await (await ivy.request()).open() };
  const checkoutId = await fillCheckout(mine, await openBasket(mine));
  await db.pool.query(`update visitor_session set last_seen_at = now() - interval '31 minutes'`);
  const away = { ...mine, visitor: await ivy.visitor() };
  const claim = await claimCheckout(away, checkoutId, await pay(away, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  await placeOrder(shop, claim.placementId);
  expect(await loadCheckout(away, checkoutId)).toMatchObject({ status: 'PLACED' });
  expect(await opens(away.visitor, checkoutId)).toEqual(EVERYTHING);
  const elsewhere = await loggedIn('ivy@example.com');
  expect(await opens(await elsewhere.visitor(), checkoutId), 'made with another mailbox').toEqual(
    NOTHING,
  );
  expect(await opens(await (await loggedIn(ADA)).visitor(), checkoutId)).toEqual(EVERYTHING);
});

test('the basket of a browser becomes the customer’s, and is there on the next device', async () => {
  const phone = browser();
  const mine = { ...shop, caller: UNCOUNTED, visitor: await (await phone.request()).open() };
  const basketId = await openBasket(mine);
  const paid = await fillCheckout(mine, await openBasket(mine));
  await logInByCode(context, phone, 'fay@example.com');
  const desk = await loggedIn('fay@example.com');
  for (const device of [phone, desk])
    expect(await loadBasket({ ...shop, visitor: await device.visitor() }, basketId)).toBeDefined();
  const { owner } = await db.database
    .selectFrom('checkout')
    .select('owner')
    .where('id', '=', paid)
    .executeTakeFirstOrThrow();
  expect(owner).toBe(
    (
      await db.database
        .selectFrom('customer')
        .select('id')
        .where('email', '=', 'fay@example.com')
        .executeTakeFirstOrThrow()
    ).id,
  );
  const stranger = await loggedIn('eve@example.com');
  expect(
    await loadBasket({ ...shop, visitor: await stranger.visitor() }, basketId),
  ).toBeUndefined();
});

test('the later instalments of an order are taken, though its browser has logged in since, or in the middle', async () => {
  const before = browser();
  const first = await orderIn(before);
  await logInByCode(context, before, 'gil@example.com');
  const middle = browser();
  const mine = { ...shop, caller: UNCOUNTED, visitor: await (await middle.request()).open() };
  const checkoutId = await fillCheckout(mine, await openBasket(mine), '2020LowDeposit_2');
  const token = await pay(mine, checkoutId);
  await logInByCode(context, middle, 'hal@example.com');
  const claim = await claimCheckout(
    { ...shop, visitor: await middle.visitor() },
    checkoutId,
    token,
  );
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const second = await placeOrder(shop, claim.placementId);
  if (second.kind !== 'PlacedOrder') throw new Error(JSON.stringify(second));
  shop.setTime('2027-06-26T12:00:00Z');
  await takeDueInstalments(shop);
  for (const orderId of [first.orderId, second.orderId]) {
    const states = await db.database
      .selectFrom('instalment')
      .select('state')
      .where('order_id', '=', orderId)
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['PAID', 'PAID']);
  }
});
