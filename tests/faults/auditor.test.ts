import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestShop, placeSampleOrder, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { audit, type Outside } from './auditor.ts';

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

/** The books of the outside world as the fakes hold them. */
async function outside(): Promise<Outside> {
  const { rows } = await db.pool.query<{ id: string }>('select id from outbox_mail');
  return {
    bookings: [...shop.suppliers.bookings.values()],
    payments: [...shop.payments.payments.values()].map(
      ({ reference, amount, captured, refunded, cancelled }) => ({
        reference,
        authorised: amount,
        captured,
        refunded,
        cancelled: cancelled ? amount : 0,
      }),
    ),
    messageIds: rows.map(({ id }) => `<${id}@holidaymaker.example>`),
  };
}

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
    `truncate customer cascade;
     insert into customer (id, email, email_key) values ('lead', 'l@example.com', 'l@example.com');
     insert into credit (id, customer_id, market, type, amount, order_id, ends_at)
     select id, 'lead', 'gb', 'PriceDropProtectionCredit', 1000, '${orderId}', now() from unnest(array['c1', 'c2']) as t (id)`,
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
