import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setCheckoutCredits } from '#server/checkout/checkout-credits.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
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
import { audit, type Outside } from './auditor.ts';
import { fakeOutside } from './fake-outside.ts';

let db: TestDatabase;
let shop: TestShop;
let orderId: string;
let checkoutId: string;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, promotional_code, customer_order, outbox_mail, payment_notification restart identity cascade',
  );
  shop = makeTestShop(db);
  const code = await makeTestCode(shop);
  ({ orderId, checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2', code));
  await db.pool.query('update outbox_mail set sent_at = now()');
});
afterAll(() => db.close());

const outside = (): Promise<Outside> => fakeOutside(db, shop);

const findings = async (books?: Outside): Promise<string[]> =>
  (await audit(db.url, books ?? (await outside()))).map((violation) => violation.slice(0, 2));

test('books that agree have no violations', async () => {
  expect(await audit(db.url, await outside())).toEqual([]);
});

test.each([
  [
    'an order that was told of and is lost',
    `update placement set outcome = '{"kind":"PlacedOrder","orderId":"lost"}'`,
    'I1',
  ],
  ['a placement that never ended', `update placement set finished_at = null`, 'I1'],
  ['a checkout still being placed', `update checkout set status = 'PLACING'`, 'I1'],
  [
    'a notification that nobody has worked on',
    `insert into payment_notification (event_id, raw, received_at) values ('late', '{}', now() - interval '1 minute')`,
    'I9',
  ],
  ['an instalment called paid that nobody paid', `update instalment set state = 'PAID'`, 'I2'],
  [
    'a booking called cancelled that lives',
    `update supplier_booking set state = 'CANCELLED' where part = 'stay'`,
    'I4',
  ],
  [
    'a posting that does not sum to zero',
    `update ledger_entry set amount = amount + 1 where account = 'stays'`,
    'I6',
  ],
  [
    'a posting of two currencies',
    `update ledger_entry set currency = 'EUR' where account = 'stays'`,
    'I6',
  ],
  ['a plan that is not the price', `update customer_order set payable = payable + 1`, 'I6'],
  ['a mail that was not sent', `update outbox_mail set sent_at = null`, 'I7'],
  ['a use of a code that is not counted', `update promotional_code set used = 0`, 'I5'],
  ['a use that no order redeemed', `update promotional_code_use set state = 'LOCKED'`, 'I5'],
  ['an order with a code that it does not use', `delete from promotional_code_use`, 'I5'],
  [
    'a use by a checkout that ordered without it',
    `update placement set accepted = accepted - 'promotionalCode'`,
    'I5',
  ],
  ['a history that jumps', `delete from order_history where state = 'BOOKED'`, 'I8'],
])('%s is found', async (_, damage, invariant) => {
  await db.pool.query(damage);
  expect(await findings()).toContain(invariant);
});

test.each([
  ['an undecided claim', `('a', 'ASKED', null::int, null::int, null, null::timestamptz)`],
  ['a claim that gave another sum', `('a', 'GRANTED', 9000, 7999, 'c1', now())`],
  [
    'two claims that gave the same difference',
    `('a', 'GRANTED', 9000, 8000, 'c1', now()), ('b', 'GRANTED', 9100, 8100, 'c2', now())`,
  ],
])('%s is found', async (_, claims) => {
  await giveCredits();
  await db.pool.query(
    `insert into price_drop_claim (id, state, was, now, credit_id, decided_at, order_id, customer_id)
     select t.*, '${orderId}', 'lead' from (values ${claims}) as t (id, state, was, now, credit_id, decided_at)`,
  );
  await db.pool.query(
    `delete from credit where id not in (select credit_id from price_drop_claim where credit_id is not null)`,
  );
  expect(await findings()).toEqual(['I5']);
});

test('credits of price-drop protection that nobody claimed are found', async () => {
  await giveCredits();
  expect(await findings()).toEqual(['I5', 'I5']);
});

const giveCredits = () =>
  db.pool.query(
    `delete from price_drop_claim;
     delete from credit;
     delete from customer;
     insert into customer (id, email, email_key) values ('lead', 'l@example.com', 'l@example.com');
     insert into credit (id, customer_id, market, type, amount, order_id, ends_at)
     select id, 'lead', 'gb', 'PriceDropProtectionCredit', 1000, '${orderId}', now() from unnest(array['c1', 'c2']) as t (id)`,
  );

type Reductions = {
  readonly credits: readonly number[];
  readonly acceptedLoss?: number;
  readonly code?: string;
};

/** Orders of a customer, one after the other, with credits of so many pence and a code. */
async function orderWith(...orders: readonly Reductions[]): Promise<void> {
  const ada = await openCustomer(shop);
  for (const { credits, acceptedLoss = 0, code } of orders) {
    const checkoutId = await fillCheckout(ada, await openBasket(ada));
    if (code !== undefined) await addPromotionalCode(ada, checkoutId, code);
    const creditIds = await Promise.all(
      credits.map((amount) => giveCredit(shop, ada.customerId, { amount })),
    );
    const chosen = await setCheckoutCredits(ada, checkoutId, { creditIds, acceptedLoss });
    if (chosen.kind !== 'checkout') throw new Error(JSON.stringify(chosen));
    const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId));
    if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
    await placeOrder(shop, claim.placementId);
  }
  await db.pool.query('update outbox_mail set sent_at = now()');
}

/** One with a code and two credits that are used whole; one that £3 of its credit are lost of. */
const orderWithCredits = async () =>
  orderWith(
    { credits: [20_000, 40_000], code: await makeTestCode(shop) },
    { credits: [132_220], acceptedLoss: 300 },
  );

test('orders with a code and credits, some of which were lost, have no violations', async () => {
  await orderWithCredits();
  expect(await audit(db.url, await outside())).toEqual([]);
});

test.each([
  [
    'a credit that is locked when nothing is being placed',
    `update credit_use set state = 'LOCKED'`,
    /^I5 credit .* is LOCKED by checkout .* for no order$/,
  ],
  [
    'a credit that is redeemed by an order without it',
    `update placement set accepted = accepted - 'chosenCredits'`,
    /^I5 credit .* is REDEEMED by checkout .* for no order$/,
  ],
  [
    'an order with a credit that it does not use',
    `delete from credit_use`,
    /^I5 checkout .* has credit .* taken off that it does not use$/,
  ],
  [
    'a credit that was withdrawn from an order',
    `update credit set cancelled_at = now()`,
    /^I5 credit .* was withdrawn/,
  ],
  [
    'a credit that two orders have taken off',
    `update placement set accepted = jsonb_set(accepted, '{chosenCredits}',
       (select accepted -> 'chosenCredits' from placement where accepted ? 'chosenCredits' limit 1))`,
    /^I5 credit .* is taken off 3 orders$/,
  ],
  [
    'a credit that takes off what it is not worth',
    `update credit set amount = amount - 1`,
    /^I6 checkout .*: credits of 59998 took 60000 off$/,
  ],
  [
    'a loss that nobody agreed to',
    `update placement set accepted = jsonb_set(accepted, '{chosenCredits,acceptedLoss}', '299')`,
    /^I6 checkout .*: credits of 132220 took 131920 off$/,
  ],
  [
    'a ledger that gives away something else',
    `update ledger_entry set amount = amount + 1 where account = 'credits'`,
    /^I6 checkout .*: 65000 are taken off, the ledger says 65001$/,
  ],
  [
    'an order for less than £1',
    `update customer_order set payable = 99`,
    /^I6 checkout .* pays 99$/,
  ],
])('%s is found', async (_, damage, violation) => {
  await orderWithCredits();
  await db.pool.query(damage);
  expect(await audit(db.url, await outside())).toContainEqual(expect.stringMatching(violation));
});

test.each(['basket', 'checkout', 'bookmark', 'party_member', 'previous_search'])(
  'a row of %s that did not come along with a login is found',
  async (table) => {
    const ada = await openCustomer(shop);
    await fillCheckout(ada, await openBasket(ada));
    await db.pool.query(
      `truncate bookmark, previous_search, party_room, visitor_session cascade;
       insert into visitor_session (id, owner, customer_id) values ('session', 'browser', '${ada.customerId}');
       insert into bookmark (id, owner, hotel_quote_id, flight_quote_id, saved_on, kept_until, total, currency)
       values ('saved', '${ada.customerId}', 'h', 'f', now(), now(), 1, 'GBP');
       insert into previous_search (id, owner, query, departs_on, currency) values ('search', '${ada.customerId}', 'q', now(), 'GBP');
       insert into party_room (id, link, name, party, awaited, visited_on) values ('room', 'link', 'Us', '2', 2, now());
       insert into party_member (id, room_id, owner, first_name) values ('member', 'room', '${ada.customerId}', 'Ada')`,
    );
    expect(await findings()).toEqual([]);
    await db.pool.query(`update ${table} set owner = 'browser' where owner = '${ada.customerId}'`);
    expect(await audit(db.url, await outside())).toEqual([
      expect.stringMatching(new RegExp(`^I1 ${table} .* did not come along with a login$`)),
    ]);
  },
);

test('money and bookings outside that belong to no order are found', async () => {
  const books = await outside();
  const [payment] = books.payments;
  expect(
    await findings({ ...books, payments: [...books.payments, { ...payment!, captured: 0 }] }),
  ).toContain('I3');
  expect(await findings({ ...books, payments: [...books.payments, payment!] })).toContain('I2');
  expect(
    await findings({
      ...books,
      bookings: [
        ...books.bookings,
        { key: `${checkoutId}:2:stay`, reference: 'R', state: 'booked' },
      ],
    }),
  ).toContain('I4');
  expect(
    await findings({
      ...books,
      bookings: books.bookings.map((booking) => ({ ...booking, state: 'cancelled' })),
    }),
  ).toContain('I4');
  expect(await findings({ ...books, messageIds: [] })).toContain('I7');
  expect(orderId).not.toBe('');
});
