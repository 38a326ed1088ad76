/** Orders of the Irish site: what is asked of cards, and the books, in the euro of their rate. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { convert } from '#domain/market/tariff.ts';
import { setCheckoutCredits } from '#server/checkout/checkout-credits.ts';
import { loadCreditOffer } from '#server/checkout/credit-offer.ts';
import { GREAT_BRITAIN, rateOf, type Market } from '#server/market/market.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  placeSampleOrder,
  type TestShop,
} from '#testing/booking-shop.ts';
import { giveCredit, openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { takeDueInstalments } from '../instalments.ts';
import { confirmRequest, refuseRequest } from '../order-requests.ts';
import { placeOrder } from '../placing/place-order.ts';
import { loadOrderDocument } from '../versions.ts';

const IRELAND: Market = {
  ...GREAT_BRITAIN,
  market: 'ie',
  currency: 'EUR',
  rate: rateOf('EUR'),
  contribution: 0,
};

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => {
  shop = makeTestShop(db, IRELAND);
});
afterAll(() => db.close());

/** What its suppliers ask for the sample holiday, in pence. */
const FLIGHTS = 4 * 12_650;
const STAY = 80_920;
const PAYABLE = convert(FLIGHTS + STAY, IRELAND.rate);

/** Sums by account and currency, without those of nought. */
async function books(checkoutId: string): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ account: string; sum: number }>(
    `select account || ' ' || currency as account, sum(amount)::int as sum from ledger_entry where checkout_id = $1
     group by account, currency having sum(amount) <> 0`,
    [checkoutId],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
async function unbalanced(): Promise<unknown[]> {
  const { rows } = await db.pool.query(
    'select posting from ledger_entry group by posting having sum(amount) <> 0 or count(distinct currency) > 1',
  );
  return rows;
}
const charges = () => [...shop.payments.payments.values()];
const sold = async (orderId: string) => {
  const { payable, total, currency } = await db.database
    .selectFrom('customer_order')
    .select(['payable', 'total', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { payable, total, currency };
};

async function outcomeOfOrder() {
  const ada = shop.visitor();
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  return placeOrder(shop, claim.placementId);
}

test('an order paid in full: the card gives what was sold, suppliers are owed their pence', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  expect(await sold(orderId)).toEqual({ payable: PAYABLE, total: PAYABLE, currency: 'EUR' });
  expect(charges()).toMatchObject([{ amount: PAYABLE, captured: PAYABLE, currency: 'EUR' }]);
  expect(await books(checkoutId)).toEqual({
    'card EUR': PAYABLE,
    'exchange EUR': -PAYABLE,
    'exchange GBP': FLIGHTS + STAY,
    'flights GBP': -FLIGHTS,
    'stays GBP': -STAY,
  });
  expect(await unbalanced()).toEqual([]);
  const document = await loadOrderDocument(db.database, orderId);
  expect(document.currency).toBe('EUR');
  expect(document.receipt.reduce((sum, { amount }) => sum + amount, 0)).toBe(PAYABLE);
});

test.each(['2020LowDeposit_2', 'Equal_Instalments'] as const)(
  'a plan (%s) takes the euro that were agreed, whatever the rate is by then',
  async (plan) => {
    const { orderId, checkoutId } = await placeSampleOrder(shop, plan);
    const instalments = await db.database
      .selectFrom('instalment')
      .select(['amount', 'due_date'])
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute();
    expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(PAYABLE);
    const later = { ...shop, market: { ...IRELAND, rate: 1_300_000 } };
    for (const { due_date } of instalments) {
      shop.setTime(`${due_date}T12:00:00Z`);
      await takeDueInstalments(later);
    }
    expect(charges().map(({ captured }) => captured)).toEqual(
      instalments.map(({ amount }) => amount),
    );
    expect(new Set(charges().map(({ currency }) => currency))).toEqual(new Set(['EUR']));
    expect(await books(checkoutId)).toMatchObject({
      'card EUR': PAYABLE,
      'exchange EUR': -PAYABLE,
    });
    expect(await books(checkoutId)).not.toHaveProperty('customer EUR');
    expect(await unbalanced()).toEqual([]);
  },
);

test.each([
  ['€50 off', { kind: 'amount', amount: 5_000 }, 5_000],
  ['12% off what you pay us', { kind: 'percent', percent: 12 }, Math.ceil(PAYABLE * 0.12)],
] as const)(
  'a code (%s) is taken off in euro, on the card, in the books and on paper',
  async (basis, worth, off) => {
    const code = await makeTestCode(shop, { worth });
    const { orderId, checkoutId } = await placeSampleOrder(shop, 'pay_in_full', code);
    expect(await sold(orderId)).toEqual({
      payable: PAYABLE - off,
      total: PAYABLE - off,
      currency: 'EUR',
    });
    expect(charges()).toMatchObject([{ captured: PAYABLE - off, currency: 'EUR' }]);
    expect(await books(checkoutId)).toMatchObject({
      'card EUR': PAYABLE - off,
      'credits EUR': off,
      'exchange EUR': -PAYABLE,
    });
    expect(await unbalanced()).toEqual([]);
    const { receipt } = await loadOrderDocument(db.database, orderId);
    expect(receipt.filter(({ amount }) => amount < 0)).toMatchObject([{ basis, amount: -off }]);
  },
);

test('a credit of the Irish site is taken off in euro there; one of the British site is not offered, and not taken', async () => {
  const ada = await openCustomer(shop);
  const britain = { ...shop, market: GREAT_BRITAIN };
  const pounds = await giveCredit(britain, ada.customerId, { amount: 7_000 });
  const euro = await giveCredit(shop, ada.customerId);
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  expect((await loadCreditOffer(ada, checkoutId))!.options).toMatchObject([
    { credit: { id: euro } },
  ]);
  const choose = (creditIds: readonly string[]) =>
    setCheckoutCredits(ada, checkoutId, { creditIds, acceptedLoss: 0 });
  expect(await choose([pounds])).toMatchObject({ kind: 'unknown' });
  expect(await choose([euro])).toMatchObject({ kind: 'checkout' });
  const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const placed = await placeOrder(shop, claim.placementId);
  if (placed.kind !== 'PlacedOrder') throw new Error(JSON.stringify(placed));
  expect(charges()).toMatchObject([{ captured: PAYABLE - 2_500, currency: 'EUR' }]);
  expect(await books(checkoutId)).toMatchObject({
    'card EUR': PAYABLE - 2_500,
    'credits EUR': 2_500,
    'exchange EUR': -PAYABLE,
  });
  expect(await unbalanced()).toEqual([]);
  const { receipt } = await loadOrderDocument(db.database, placed.orderId);
  expect(receipt.find(({ amount }) => amount < 0)).toMatchObject({ basis: '€25 off' });
});

test.each([
  ['stays', 80_921],
  ['stays', 90_923],
  ['flights', 50_607],
  ['flights', 49_999],
] as const)(
  'a supplier of %s who asks %i pence at last changes the total by what the whole then costs',
  async (supplier, price) => {
    shop.suppliers.script(`${supplier}.book`, { kind: 'price_changed', price });
    const before = supplier === 'stays' ? STAY : FLIGHTS;
    expect(await outcomeOfOrder()).toMatchObject({
      kind: 'OrderPlacementFailed',
      reason: 'price_changed',
      priceChange: { was: PAYABLE, now: convert(FLIGHTS + STAY - before + price, IRELAND.rate) },
    });
    expect(await unbalanced()).toEqual([]);
  },
);

test('an order request that the hotel refuses leaves nothing in any currency', async () => {
  shop.suppliers.script('stays.book', { kind: 'on_request' });
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  expect(await books(checkoutId)).toMatchObject({ 'customer EUR': PAYABLE });
  expect(await refuseRequest(shop, orderId)).toEqual({ kind: 'refused' });
  expect(charges()).toMatchObject([{ amount: PAYABLE, captured: 0, cancelled: true }]);
  expect(await books(checkoutId)).toEqual({});
  expect(await unbalanced()).toEqual([]);
});

test('an order request that the hotel takes is captured in euro', async () => {
  shop.suppliers.script('stays.book', { kind: 'on_request' });
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  expect(await confirmRequest(shop, orderId)).toEqual({ kind: 'confirmed' });
  expect(charges()).toMatchObject([{ captured: PAYABLE, currency: 'EUR' }]);
  expect(await books(checkoutId)).toMatchObject({ 'card EUR': PAYABLE, 'exchange EUR': -PAYABLE });
});
