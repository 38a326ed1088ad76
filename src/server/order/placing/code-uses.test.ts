import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptBasketPrice } from '#server/basket/basket-renewal.ts';
import { closeAttempt } from '#server/checkout/abandoned-payments.ts';
import { loadCheckout, saveContact } from '#server/checkout/checkout.ts';
import { createPaymentPage, finishPaymentRequest } from '#server/checkout/payment.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { actOnceRead } from '#testing/act-once-read.ts';
import {
  claimDecided,
  contactOfAda,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { refuseRequest } from '../order-requests.ts';
import { requestPlacement } from '../request-placement.ts';
import { loadOrderDocument } from '../versions.ts';
import { claimCheckout } from './claim.ts';
import { placeOrder } from './place-order.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => {
  shop = makeTestShop(db);
  ada = shop.visitor();
});
afterAll(() => db.close());

/** A visitor's checkout with the code in it, to be paid in full unless told otherwise. */
async function withCode(visitor: KnownVisitorContext, code: string, email?: string) {
  const checkoutId = await fillCheckout(visitor, await openBasket(visitor));
  if (email !== undefined)
    await saveContact(visitor, checkoutId, { ...contactOfAda, emailAddress: email });
  const added = await addPromotionalCode(visitor, checkoutId, code);
  if (added.kind !== 'checkout') throw new Error(JSON.stringify(added));
  return checkoutId;
}
async function order(visitor: KnownVisitorContext, checkoutId: string, card?: string) {
  const claim = await claimDecided(visitor, checkoutId, await pay(visitor, checkoutId, card));
  return claim.kind === 'claimed' ? placeOrder(shop, claim.placementId) : claim.outcome;
}
const usesOf = async (code: string) =>
  (
    await db.pool.query(
      `select used, array(select state from promotional_code_use u where u.code = c.code) as states from promotional_code c where code = $1`,
      [code],
    )
  ).rows[0];

test('what the card pays, the ledger and the order’s papers all have the code taken off', async () => {
  const code = await makeTestCode(shop);
  const checkoutId = await withCode(ada, code);
  const placed = await order(ada, checkoutId);
  if (placed.kind !== 'PlacedOrder') throw new Error(JSON.stringify(placed));
  expect([...shop.payments.payments.values()].map(({ captured }) => captured)).toEqual([127_020]);
  expect(await usesOf(code)).toEqual({ used: 1, states: ['REDEEMED'] });
  const document = await loadOrderDocument(db.database, placed.orderId);
  expect(document.receipt.find(({ amount }) => amount < 0)).toEqual({
    label: `Promo code ${code}`,
    basis: '£50 off',
    amount: -5_000,
    due: 'now',
    isProtected: true,
    protectedAmount: -4_981,
  });
  const { rows } = await db.pool.query(
    `select o.payable, o.total, (select sum(amount)::int from ledger_entry where account = 'credits' and checkout_id = $1) as credits,
       (select sum(amount)::int from ledger_entry where checkout_id = $1) as sum, (select sum(amount)::int from instalment where order_id = o.id) as instalments
     from customer_order o where checkout_id = $1`,
    [checkoutId],
  );
  expect(rows).toEqual([
    { payable: 127_020, total: 127_020, credits: 5_000, sum: 0, instalments: 127_020 },
  ]);
});

test('a use is locked by the claim, and free again when the placement comes to nothing', async () => {
  const code = await makeTestCode(shop, { mostUses: 1 });
  const checkoutId = await withCode(ada, code);
  const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId, 'payment_refused'));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  expect(await usesOf(code)).toEqual({ used: 1, states: ['LOCKED'] });
  expect(await placeOrder(shop, claim.placementId)).toMatchObject({ reason: 'payment_refused' });
  expect(await usesOf(code)).toEqual({ used: 0, states: [] });
  expect(await order(ada, checkoutId)).toMatchObject({ kind: 'PlacedOrder' });
  expect(await usesOf(code)).toEqual({ used: 1, states: ['REDEEMED'] });
});

test('a claim that finds its payment closed at this moment uses no code', async () => {
  const code = await makeTestCode(shop, { mostUses: 1 });
  const checkoutId = await withCode(ada, code);
  const token = await pay(ada, checkoutId);
  const database = actOnceRead(db.database, 'page_result', () =>
    closeAttempt(shop, checkoutId, token),
  );
  expect(await claimCheckout({ ...ada, database }, checkoutId, token)).toEqual({ kind: 'locked' });
  expect(await usesOf(code)).toEqual({ used: 0, states: [] });
  expect(await order(ada, checkoutId)).toMatchObject({ kind: 'PlacedOrder' });
});

test('the last use paid for in several windows at once is had by one; the others see was and now, pay nothing, and can go on', async () => {
  for (let round = 0; round < 5; round++) {
    const code = await makeTestCode(shop, { mostUses: 1 });
    const visitors = ['bea', 'cleo', 'dot'].map((name) => shop.visitor(`${name}${round}`));
    const paid = await Promise.all(
      visitors.map(async (visitor) => {
        const checkoutId = await withCode(visitor, code);
        return { visitor, checkoutId, token: await pay(visitor, checkoutId) };
      }),
    );
    const claims = await Promise.all(
      paid.map(({ visitor, checkoutId, token }) => claimDecided(visitor, checkoutId, token)),
    );
    expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['claimed', 'refused', 'refused']);
    const at = claims.findIndex(({ kind }) => kind === 'refused');
    const { visitor, checkoutId } = paid[at]!;
    const reason = `The promo code ${code} has been used up since you entered it`;
    expect(claims[at]).toMatchObject({
      outcome: {
        kind: 'OrderPlacementFailed',
        reason: 'price_changed',
        priceChange: { was: 127_020, now: 132_020, reason },
        moneyReturned: true,
      },
    });
    const { basket } = (await loadCheckout(visitor, checkoutId))!;
    expect(basket).toMatchObject({ promotionalCode: undefined, priceChange: { reason } });
    await acceptBasketPrice(visitor, basket.id, 132_020);
    expect(await order(visitor, checkoutId)).toMatchObject({ kind: 'PlacedOrder' });
    expect(await usesOf(code)).toEqual({ used: 1, states: ['LOCKED'] });
  }
});

test('one customer uses a code as often as it says, by another session or another spelling of the address too', async () => {
  const code = await makeTestCode(shop, { mostUsesEach: 1 });
  const fay = shop.visitor('fay');
  const early = await withCode(fay, code, 'fay@example.com');
  const elsewhere = shop.visitor('fay-on-her-phone');
  const late = await withCode(elsewhere, code, 'other@example.com');
  expect(await order(fay, early)).toMatchObject({ kind: 'PlacedOrder' });
  const again = await fillCheckout(fay, await openBasket(fay));
  expect(await addPromotionalCode(fay, again, code)).toMatchObject({
    kind: 'ineligible',
    errors: [{ code: 'promo_code_used_already', field: 'code' }],
  });
  await saveContact(elsewhere, late, { ...contactOfAda, emailAddress: 'FAY@example.com' });
  expect(await order(elsewhere, late)).toMatchObject({
    reason: 'price_changed',
    priceChange: {
      reason: `The promo code ${code} can be used only as often as you have used it already`,
    },
  });
  expect(await usesOf(code)).toEqual({ used: 1, states: ['REDEEMED'] });
});

test('what a payment page has reserved is given back when the code was used up meanwhile', async () => {
  const code = await makeTestCode(shop, { mostUses: 1 });
  const gus = shop.visitor('gus');
  const checkoutId = await withCode(gus, code);
  const page = await createPaymentPage(gus, { checkoutId, returnUrl: 'https://back.example' });
  if (page.kind !== 'PaymentPage') throw new Error(page.kind);
  expect(await order(ada, await withCode(ada, code))).toMatchObject({ kind: 'PlacedOrder' });
  const request = await finishPaymentRequest(gus, checkoutId, {
    sessionId: page.url.split('/').at(-1)!,
    sessionResult: 'paid',
  });
  if (request.kind !== 'PaymentRequest') throw new Error(JSON.stringify(request));
  expect(await requestPlacement(gus, checkoutId, request.paymentToken)).toMatchObject({
    reason: 'price_changed',
  });
  const own = [...shop.payments.payments.values()].filter(({ reference }) =>
    reference.startsWith(checkoutId),
  );
  expect(own).toMatchObject([{ captured: 0, cancelled: true }]);
});

test('a code of a request that the hotel refuses is free again', async () => {
  shop.suppliers.script('stays.book', { kind: 'on_request' });
  const code = await makeTestCode(shop, { mostUses: 1 });
  const placed = await order(ada, await withCode(ada, code));
  if (placed.kind !== 'PlacedOrder') throw new Error(JSON.stringify(placed));
  expect(await usesOf(code)).toEqual({ used: 1, states: ['REDEEMED'] });
  await refuseRequest(shop, placed.orderId);
  await refuseRequest(shop, placed.orderId);
  expect(await usesOf(code)).toEqual({ used: 0, states: [] });
});

test('of a code that takes nothing off no use is counted', async () => {
  const code = await makeTestCode(shop, { leastSpend: 132_020 });
  const checkoutId = await withCode(ada, code);
  await db.pool.query('update promotional_code set least_spend = 132021 where code = $1', [code]);
  expect(await order(ada, checkoutId)).toMatchObject({ kind: 'PlacedOrder' });
  expect(await usesOf(code)).toEqual({ used: 0, states: [] });
});
