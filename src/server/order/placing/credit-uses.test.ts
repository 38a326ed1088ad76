import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { acceptBasketPrice } from '#server/basket/basket-renewal.ts';
import { closeAttempt } from '#server/checkout/abandoned-payments.ts';
import { setCheckoutCredits } from '#server/checkout/checkout-credits.ts';
import { loadCheckout } from '#server/checkout/checkout.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { actOnceRead } from '#testing/act-once-read.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { giveCredit, openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { refuseRequest } from '../order-requests.ts';
import { loadOrderDocument } from '../versions.ts';
import { claimCheckout } from './claim.ts';
import { placeOrder } from './place-order.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: Awaited<ReturnType<typeof openCustomer>>;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  shop = makeTestShop(db);
  ada = await openCustomer(shop);
});
afterAll(() => db.close());

/** A checkout with the credits chosen. */
async function withCredits(creditIds: readonly string[], acceptedLoss = 0, plan?: PlanName) {
  const checkoutId = await fillCheckout(ada, await openBasket(ada), plan);
  const chosen = await setCheckoutCredits(ada, checkoutId, { creditIds, acceptedLoss });
  if (chosen.kind !== 'checkout') throw new Error(JSON.stringify(chosen));
  return checkoutId;
}
async function order(checkoutId: string, card?: string, visitor: KnownVisitorContext = ada) {
  const claim = await claimDecided(visitor, checkoutId, await pay(visitor, checkoutId, card));
  return claim.kind === 'claimed' ? placeOrder(shop, claim.placementId) : claim.outcome;
}
const usesOf = async (credit: string) =>
  (await db.pool.query('select checkout_id, state from credit_use where credit_id = $1', [credit]))
    .rows;

test('what the card pays, the ledger, the plan and the order’s papers all have code and credits taken off', async () => {
  const credits = [await giveCredit(shop, ada.customerId), await giveCredit(shop, ada.customerId)];
  const checkoutId = await withCredits(credits, 0, '2020LowDeposit_2');
  await addPromotionalCode(ada, checkoutId, await makeTestCode(shop));
  const placed = await order(checkoutId);
  if (placed.kind !== 'PlacedOrder') throw new Error(JSON.stringify(placed));
  for (const credit of credits)
    expect(await usesOf(credit)).toEqual([{ checkout_id: checkoutId, state: 'REDEEMED' }]);
  const document = await loadOrderDocument(db.database, placed.orderId);
  expect(document.receipt.filter(({ amount }) => amount < 0)).toMatchObject([
    { amount: -5_000 },
    { label: 'Spring campaign credit', basis: '£25 off', amount: -2_500 },
    { label: 'Spring campaign credit', basis: '£25 off', amount: -2_500 },
  ]);
  const { rows } = await db.pool.query(
    `select o.payable, (select sum(amount)::int from ledger_entry where account = 'credits' and checkout_id = $1) as credits,
       (select sum(amount)::int from ledger_entry where checkout_id = $1) as sum, (select sum(amount)::int from instalment where order_id = o.id) as instalments
     from customer_order o where checkout_id = $1`,
    [checkoutId],
  );
  expect(rows).toEqual([{ payable: 122_020, credits: 10_000, sum: 0, instalments: 122_020 }]);
});

test('a credit worth more than the holiday leaves £1 for the card, and the loss is of no account', async () => {
  const credit = await giveCredit(shop, ada.customerId, { amount: 132_220 });
  expect(await order(await withCredits([credit], 300))).toMatchObject({ kind: 'PlacedOrder' });
  expect([...shop.payments.payments.values()].map(({ captured }) => captured)).toEqual([100]);
});

test('a credit is locked by the claim, and available again when the placement comes to nothing', async () => {
  const credit = await giveCredit(shop, ada.customerId);
  const checkoutId = await withCredits([credit]);
  const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId, 'payment_refused'));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  expect(await usesOf(credit)).toEqual([{ checkout_id: checkoutId, state: 'LOCKED' }]);
  expect(await placeOrder(shop, claim.placementId)).toMatchObject({ reason: 'payment_refused' });
  expect(await usesOf(credit)).toEqual([]);
  expect(await order(checkoutId)).toMatchObject({ kind: 'PlacedOrder' });
});

test('a claim that finds its payment closed at this moment uses no credit', async () => {
  const credit = await giveCredit(shop, ada.customerId);
  const checkoutId = await withCredits([credit]);
  const token = await pay(ada, checkoutId);
  const database = actOnceRead(db.database, 'page_result', () =>
    closeAttempt(shop, checkoutId, token),
  );
  expect(await claimCheckout({ ...ada, database }, checkoutId, token)).toEqual({ kind: 'locked' });
  expect(await usesOf(credit)).toEqual([]);
});

test('a credit paid with in several windows at once is used once; the others see was and now, pay nothing, keep their other credits and can go on', async () => {
  for (let round = 0; round < 5; round++) {
    const credit = await giveCredit(shop, ada.customerId);
    const others = await Promise.all([1, 2, 3].map(() => giveCredit(shop, ada.customerId)));
    const code = await makeTestCode(shop);
    const paid = [];
    for (const other of others) {
      const checkoutId = await withCredits([credit, other]);
      await addPromotionalCode(ada, checkoutId, code);
      paid.push({ checkoutId, other, token: await pay(ada, checkoutId) });
    }
    const claims = await Promise.all(
      paid.map(({ checkoutId, token }) => claimDecided(ada, checkoutId, token)),
    );
    expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['claimed', 'refused', 'refused']);
    const at = claims.findIndex(({ kind }) => kind === 'refused');
    const { checkoutId, other } = paid[at]!;
    const reason = 'The Spring campaign credit of £25 has been used for another booking';
    expect(claims[at]).toMatchObject({
      outcome: {
        kind: 'OrderPlacementFailed',
        reason: 'price_changed',
        priceChange: { was: 122_020, now: 124_520, reason },
        moneyReturned: true,
      },
    });
    expect(await usesOf(other)).toEqual([]);
    const { rows } = await db.pool.query('select used from promotional_code where code = $1', [
      code,
    ]);
    expect(rows).toEqual([{ used: 1 }]);
    const { basket } = (await loadCheckout(ada, checkoutId))!;
    expect(basket.chosenCredits.credits.map(({ id }) => id)).toEqual([other]);
    await acceptBasketPrice(ada, basket.id, 124_520);
    expect(await order(checkoutId)).toMatchObject({ kind: 'PlacedOrder' });
    expect(await usesOf(other)).toEqual([{ checkout_id: checkoutId, state: 'REDEEMED' }]);
  }
});

test('a credit that was withdrawn meanwhile is not used', async () => {
  const credit = await giveCredit(shop, ada.customerId);
  const checkoutId = await withCredits([credit]);
  await db.pool.query('update credit set cancelled_at = now() where id = $1', [credit]);
  expect(await order(checkoutId)).toMatchObject({
    reason: 'price_changed',
    priceChange: { reason: 'The Spring campaign credit of £25 has been withdrawn' },
  });
  expect(await usesOf(credit)).toEqual([]);
});

test('a credit of a request that the hotel refuses is available again: until its end, or for 30 days where that is over', async () => {
  const ended = await giveCredit(shop, ada.customerId, { endsOn: '2026-11-21' });
  const lasting = await giveCredit(shop, ada.customerId, { endsOn: '2027-04-30' });
  shop.suppliers.script('stays.book', { kind: 'on_request' });
  const placed = await order(await withCredits([ended, lasting]));
  if (placed.kind !== 'PlacedOrder') throw new Error(JSON.stringify(placed));
  expect(await usesOf(ended)).toMatchObject([{ state: 'REDEEMED' }]);
  shop.setTime('2026-11-22T09:00:00.000Z');
  await refuseRequest(shop, placed.orderId);
  await refuseRequest(shop, placed.orderId);
  expect([await usesOf(ended), await usesOf(lasting)]).toEqual([[], []]);
  const { rows } = await db.pool.query(
    'select ends_at from credit where id = any($1) order by ends_at',
    [[ended, lasting]],
  );
  expect(rows).toEqual([{ ends_at: '2026-12-23T00:00:00Z' }, { ends_at: '2027-04-30T23:00:00Z' }]);
});

test('no credit can be written as used for two orders', async () => {
  const credit = await giveCredit(shop, ada.customerId);
  const checkoutId = await withCredits([credit]);
  await order(checkoutId);
  const other = await fillCheckout(ada, await openBasket(ada));
  await expect(
    db.pool.query(`insert into credit_use values ($1, $2, 'LOCKED')`, [credit, other]),
  ).rejects.toThrow(/duplicate key/);
});
