import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseAbandonedPayments } from '#server/checkout/abandoned-payments.ts';
import { createPaymentPage, finishPaymentRequest } from '#server/checkout/payment.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import { dropStuck, listStuck, retryStuck } from '#server/workflow/stuck.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  placeSampleOrder,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { handleNotifications, receiveNotification } from '../notifications.ts';
import { placeOrder } from '../placing/place-order.ts';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  shop = makeTestShop(db);
  await db.pool.query('delete from payment_notification');
  await db.pool.query('delete from retry');
});
afterAll(() => db.close());

const notification = (change: Partial<PaymentNotification>): PaymentNotification => ({
  eventId: 'e1',
  event: 'CAPTURE',
  success: true,
  pspReference: 'X',
  reference: '',
  amount: { amount: 132_020, currencyCode: 'GBP' },
  eventDate: '2026-11-21T10:00:00Z',
  ...change,
});
const receive = (...items: PaymentNotification[]) =>
  receiveNotification(shop, JSON.stringify(items));
const kept = async () =>
  (
    await db.database
      .selectFrom('payment_notification')
      .select(['event_id', 'handled_at'])
      .execute()
  ).map(({ event_id, handled_at }) => [event_id, handled_at !== null]);
const statusOf = async (orderId: string) =>
  (
    await db.database
      .selectFrom('customer_order')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status;

test('a forged notification is refused and nothing of it kept; a true one is kept once, however often it comes (F-17)', async () => {
  expect(await receiveNotification(shop, 'forged')).toEqual({ kind: 'forged' });
  expect(await kept()).toEqual([]);
  for (let times = 0; times < 5; times++)
    expect(await receive(notification({}))).toMatchObject({ kind: 'kept' });
  expect(await kept()).toEqual([['e1', false]]);
});

test('a capture confirms the order; told again or out of order it changes nothing [ORD-03] (F-17, F-23)', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  await receive(notification({ reference: `${checkoutId}:1` }));
  await handleNotifications(shop);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
  await receive(
    notification({
      eventId: 'e2',
      success: false,
      reference: `${checkoutId}:1`,
      originalReference: 'P-1',
    }),
    notification({ eventId: 'e3', reference: `${checkoutId}:1` }),
  );
  await handleNotifications(shop);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
  expect((await kept()).every(([, handled]) => handled)).toBe(true);
});

test('a failed capture is asked for once more under its own key', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  await receive(
    notification({ success: false, reference: `${checkoutId}:1`, originalReference: 'P-1' }),
  );
  await handleNotifications(shop);
  expect(await statusOf(orderId)).toBe('PROCESSING');
  expect(shop.payments.calls.filter((call) => call.startsWith('capture'))).toEqual([
    `capture ${checkoutId}:1:capture`,
    'capture again:e1',
  ]);
});

test('a capture told before its order is saved waits for it (F-17)', async () => {
  const ada = shop.visitor();
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  await receive(notification({ reference: `${checkoutId}:1` }));
  await handleNotifications(shop);
  expect(await kept()).toEqual([['e1', false]]);
});

test('a capture that waits for its order is looked at as soon as the order is saved', async () => {
  const ada = shop.visitor();
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId));
  await receive(
    notification({ reference: `${checkoutId}:1` }),
    notification({ eventId: 'e2', reference: 'another:1' }),
  );
  await db.pool.query('update payment_notification set received_at = $1', [
    new Date(shop.clock().getTime() - 120_000),
  ]);
  await handleNotifications(shop);
  expect(await unhandled()).toEqual(['e1', 'e2']);
  const outcome = await placeOrder(shop, claim.kind === 'claimed' ? claim.placementId : '');
  await handleNotifications(shop);
  expect(await statusOf(outcome.kind === 'PlacedOrder' ? outcome.orderId : '')).toBe('CONFIRMED');
  expect(await unhandled()).toEqual(['e2']);
});

/** A page that was authorised, and the notification that tells so. */
async function paidPage(plan: 'pay_in_full' | '2020LowDeposit_2' = 'pay_in_full') {
  const ada = shop.visitor();
  const checkoutId = await fillCheckout(ada, await openBasket(ada), plan);
  await createPaymentPage(ada, { checkoutId, returnUrl: 'https://holidaymaker.example/back' });
  await receive(
    notification({ event: 'AUTHORISATION', pspReference: 'P-1', reference: `${checkoutId}:1` }),
  );
  const wait = async (minutes: number) => {
    await db.pool.query(`update payment_notification set received_at = $1`, [
      new Date(shop.clock().getTime() - minutes * 60_000),
    ]);
    await db.pool.query('update retry set due_at = now()');
    await handleNotifications(shop);
  };
  return { checkoutId, wait };
}
const placementsOf = async (checkoutId: string) =>
  (
    await db.database
      .selectFrom('placement')
      .select('id')
      .where('checkout_id', '=', checkoutId)
      .execute()
  ).map(({ id }) => id);

test('the shopper of an authorised page has five minutes to come back; then the order is placed for them (R23)', async () => {
  const { checkoutId, wait } = await paidPage();
  await wait(4);
  expect(await placementsOf(checkoutId)).toEqual([]);
  await wait(6);
  const [placement] = await placementsOf(checkoutId);
  expect((await placeOrder(shop, placement!)).kind).toBe('PlacedOrder');
  expect(shop.payments.payments.get('P-1')).toMatchObject({ captured: 132_020, cancelled: false });
});

test.each(['pay_in_full', '2020LowDeposit_2'] as const)(
  'a page paid shortly before the basket ends is placed before it, unless its plan needs the shopper (%s)',
  async (plan) => {
    const { checkoutId, wait } = await paidPage(plan);
    shop.setTime('2026-11-21T10:28:50Z');
    await wait(2);
    expect(await placementsOf(checkoutId)).toEqual([]);
    shop.setTime('2026-11-21T10:29:10Z');
    await wait(2);
    expect(await placementsOf(checkoutId)).toHaveLength(plan === 'pay_in_full' ? 1 : 0);
    expect(shop.payments.payments.get('P-1')).toMatchObject({ cancelled: false });
  },
);

test('a shopper who came back from the page and left before the order was placed is placed for as well (I3)', async () => {
  const { checkoutId, wait } = await paidPage('2020LowDeposit_2');
  const { page_session } = await db.database
    .selectFrom('payment_attempt')
    .select('page_session')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  await finishPaymentRequest(shop.visitor(), checkoutId, {
    sessionId: page_session!,
    sessionResult: 'paid',
  });
  await wait(6);
  const [placement] = await placementsOf(checkoutId);
  expect((await placeOrder(shop, placement!)).kind).toBe('PlacedOrder');
});

test('a reserved page that nobody told of and nobody used for an hour is given back (I3)', async () => {
  const { checkoutId } = await paidPage();
  const { page_session, created_at } = await db.database
    .selectFrom('payment_attempt')
    .select(['page_session', 'created_at'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  await finishPaymentRequest(shop.visitor(), checkoutId, {
    sessionId: page_session!,
    sessionResult: 'paid',
  });
  shop.setTime(new Date(Date.parse(created_at) + 3_500_000).toISOString());
  await releaseAbandonedPayments(shop);
  expect(shop.payments.payments.get('P-1')).toMatchObject({ cancelled: false });
  shop.setTime(new Date(Date.parse(created_at) + 3_700_000).toISOString());
  await releaseAbandonedPayments(shop);
  expect(shop.payments.payments.get('P-1')).toMatchObject({ cancelled: true });
});

test('an authorised page whose deal has expired is given back (I3)', async () => {
  const { checkoutId, wait } = await paidPage();
  shop.setTime('2026-11-21T11:00:00Z');
  await wait(6);
  expect(await placementsOf(checkoutId)).toEqual([]);
  expect(shop.payments.payments.get('P-1')).toMatchObject({ captured: 0, cancelled: true });
});

test('a plan cannot go on without its mandate: the page is given back, by the sweep when the provider is away', async () => {
  const { wait } = await paidPage('2020LowDeposit_2');
  shop.payments.lose('cancel', 'before');
  await wait(6);
  expect(shop.payments.payments.get('P-1')).toMatchObject({ cancelled: false });
  await db.pool.query('update retry set due_at = now()');
  await releaseAbandonedPayments(shop);
  expect(shop.payments.payments.get('P-1')).toMatchObject({ cancelled: true });
});

const unhandled = async () => (await kept()).flatMap(([id, handled]) => (handled ? [] : [id]));
const stuckOf = async () =>
  (await listStuck(db.database)).map(({ queue, id, reason }) => [queue, id, reason]);
/** As long as its tries take. */
async function tryOut(): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let times = 0; times < 10; times++) {
    await db.pool.query('update retry set due_at = now() where stuck_at is null');
    await handleNotifications(shop).catch((error: unknown) => failures.push(error));
  }
  return failures;
}

test('a notification that the provider refuses to act on goes aside, told, and stops no other one (F-17)', async () => {
  const poison = await placeSampleOrder(shop);
  const later = await placeSampleOrder(shop);
  shop.payments.reject('capture', 'no such payment');
  await receive(
    notification({ success: false, reference: `${poison.checkoutId}:1`, originalReference: 'P-1' }),
    notification({ eventId: 'e2', reference: `${later.checkoutId}:1` }),
  );
  await expect(handleNotifications(shop)).rejects.toThrow('no such payment');
  expect(await statusOf(later.orderId)).toBe('CONFIRMED');
  const failures = await tryOut();
  expect(String(failures.at(-1))).toContain('notification e1 is put aside');
  expect(await stuckOf()).toEqual([['notification', 'e1', 'Error: no such payment']]);
  await handleNotifications(shop);

  shop.payments.reject('capture', undefined);
  expect(await retryStuck(db.database, 'notification', 'e1')).toBe(true);
  await handleNotifications(shop);
  expect([await stuckOf(), await unhandled()]).toEqual([[], []]);
});

test('one that cannot even be read goes aside, and is given up for good when a person says so', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  await receive(
    notification({ event: 'NEWS' as 'OTHER' }),
    notification({ eventId: 'e2', reference: `${checkoutId}:1` }),
  );
  await tryOut();
  expect(await statusOf(orderId)).toBe('CONFIRMED');
  expect((await stuckOf()).map(([, id]) => id)).toEqual(['e1']);
  expect(await dropStuck(db.database, 'notification', 'e1')).toBe(true);
  expect(await retryStuck(db.database, 'notification', 'e1')).toBe(false);
  expect(await stuckOf()).toEqual([]);
  expect(await tryOut()).toEqual([]);
});

test('however many wait, those that can be worked on are', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  await receive(
    ...Array.from({ length: 450 }, (_, i) =>
      notification({ eventId: `waits ${i}`, reference: `unknown-${i}:1` }),
    ),
  );
  await receive(notification({ eventId: 'last', reference: `${checkoutId}:1` }));
  for (let looks = 0; looks < 3; looks++) await handleNotifications(shop);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test.each([
  ['another sum', { amount: { amount: 100, currencyCode: 'GBP' as const } }, '£1.00 captured'],
  ['another currency', { amount: { amount: 132_020, currencyCode: 'EUR' as const } }, '€1,320.20'],
])('a capture of %s confirms nothing and goes aside (F-19)', async (_, change, reason) => {
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  await receive(notification({ reference: `${checkoutId}:1`, ...change }));
  await tryOut();
  expect(await statusOf(orderId)).toBe('PLACED');
  expect(String((await stuckOf())[0]?.[2])).toContain(reason);
});

test('a capture that no order has asked for within a day goes aside', async () => {
  await receive(notification({ reference: 'nobody:1' }));
  await db.pool.query('update payment_notification set received_at = $1', [
    new Date(shop.clock().getTime() - 25 * 3_600_000),
  ]);
  await tryOut();
  expect(String((await stuckOf())[0]?.[2])).toContain('no order');
});

test('a failed capture of a later instalment goes aside', async () => {
  const { checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2');
  const { rows } = await db.pool.query<{ amount: number }>(
    `select amount from instalment i join customer_order o on o.id = i.order_id where o.checkout_id = $1 and number = 2`,
    [checkoutId],
  );
  await receive(
    notification({
      success: false,
      reference: `${checkoutId}:instalment-2`,
      amount: { amount: rows[0]!.amount, currencyCode: 'GBP' },
    }),
  );
  await tryOut();
  expect(String((await stuckOf())[0]?.[2])).toContain('was not captured');
});

test.each([
  [
    'that was cancelled',
    `update instalment set state = 'CANCELLED' where number = 2`,
    'instalment-2',
  ],
  ['of an order that came to nothing', `update customer_order set status = 'FAILED'`, '1'],
])('money that is taken for a payment %s goes back whole, once [I2]', async (_, end, what) => {
  const { orderId, checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2');
  const { rows } = await db.pool.query<{ amount: number }>(
    'select amount from instalment where order_id = $1 and number = $2',
    [orderId, what === '1' ? 1 : 2],
  );
  await db.pool.query(end);
  const charge = shop.payments.payments.get('P-1')!;
  const { refunded } = charge;
  for (const eventId of ['e1', 'e2'])
    await receive(
      notification({
        eventId,
        originalReference: 'P-1',
        reference: `${checkoutId}:${what}`,
        amount: { amount: rows[0]!.amount, currencyCode: 'GBP' },
      }),
    );
  expect(await tryOut()).toEqual([]);
  const { amount } = rows[0]!;
  expect(charge.refunded - refunded).toBe(amount);
  await expectGivenBack(checkoutId, amount);
  expect(await lateLetters(orderId)).toEqual([[amount, null]]);
});

test('a declined payment that is given up while it is told that it was taken goes back [I2]', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2');
  const { rows } = await db.pool.query<{ amount: number }>(
    `update instalment set state = 'DECLINED', next_try = current_date
     where order_id = $1 and number = 2 returning amount`,
    [orderId],
  );
  const { amount } = rows[0]!;
  await receive(
    notification({
      originalReference: 'P-1',
      reference: `${checkoutId}:instalment-2`,
      amount: { amount, currencyCode: 'GBP' },
    }),
  );
  const charge = shop.payments.payments.get('P-1')!;
  const { refunded } = charge;
  const other = await db.pool.connect();
  await other.query('begin');
  await other.query('select lock_order($1)', [orderId]);
  const handled = handleNotifications(shop);
  await expect.poll(areWaiting).toBeGreaterThan(0);
  await other.query(
    `update instalment set state = 'CANCELLED' where order_id = $1 and number = 2`,
    [orderId],
  );
  await other.query('commit');
  other.release();
  await handled;
  expect(await tryOut()).toEqual([]);
  expect(charge.refunded - refunded).toBe(amount);
  expect(await lateLetters(orderId)).toEqual([[amount, null]]);
});

/** So many wait for a lock. */
const areWaiting = async () =>
  (
    await db.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount;

/** The ledger says once of P-1, which came late, that it was taken and went back whole. */
async function expectGivenBack(checkoutId: string, amount: number): Promise<void> {
  const { rows } = await db.pool.query<{ posting: string; account: string; amount: number }>(
    "select posting, account, amount from ledger_entry where checkout_id = $1 and posting like '%:given-up:%' order by posting, account",
    [checkoutId],
  );
  const charge = `${checkoutId}:given-up:P-1`;
  expect(rows).toEqual([
    { posting: `${charge}:back`, account: 'card', amount: -amount },
    { posting: `${charge}:back`, account: 'customer', amount },
    { posting: `${charge}:taken`, account: 'card', amount },
    { posting: `${charge}:taken`, account: 'customer', amount: -amount },
  ]);
}

/**
 * What is written of charges that came late: how much, and the day of the payment where it stands
 * as paid.
 */
const lateLetters = async (orderId: string) =>
  (
    await db.pool.query<{ amount: number; day: string | null }>(
      `select (document ->> 'amount')::int as amount, document ->> 'countedFor' as day from outbox_mail
       where template = 'late-charge' and document -> 'order' ->> 'orderCode' = (select code from customer_order where id = $1)`,
      [orderId],
    )
  ).rows.map(({ amount, day }) => [amount, day]);

test.each([
  ['', 'DECLINED'],
  [', and is due again,', 'DUE'],
])(
  'a payment that was called declined%s stands as paid once it is told that it was taken, and is tried no more [I2]',
  async (_, since) => {
    const { orderId, checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2');
    const { rows } = await db.pool.query<{ amount: number; day: string }>(
      `update instalment set state = $2, tries = 1, next_try = current_date where order_id = $1 and number = 2
     returning amount, to_char(due_date, 'YYYY-MM-DD') as day`,
      [orderId, since],
    );
    const { amount, day } = rows[0]!;
    for (const eventId of ['e1', 'e2'])
      await receive(
        notification({
          eventId,
          originalReference: 'P-9',
          reference: `${checkoutId}:instalment-2`,
          amount: { amount, currencyCode: 'GBP' },
        }),
      );
    expect(await tryOut()).toEqual([]);
    const { rows: paid } = await db.pool.query(
      'select state, psp_reference from instalment where order_id = $1 and number = 2',
      [orderId],
    );
    expect(paid).toEqual([{ state: 'PAID', psp_reference: 'P-9' }]);
    const { rows: posted } = await db.pool.query<{ sum: number }>(
      "select sum(amount)::int as sum from ledger_entry where checkout_id = $1 and posting like 'instalment:%' and account = 'card'",
      [checkoutId],
    );
    expect(posted).toEqual([{ sum: amount }]);
    expect(await lateLetters(orderId)).toEqual([[amount, day]]);
  },
);

test('a payment that was called declined, paid since by a second charge, goes back whole, once [I2]', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2');
  const { rows } = await db.pool.query<{ amount: number }>(
    `update instalment set state = 'PAID', psp_reference = 'P-2' where order_id = $1 and number = 2
     returning amount`,
    [orderId],
  );
  const { amount } = rows[0]!;
  const charge = shop.payments.payments.get('P-1')!;
  const { refunded } = charge;
  for (const [eventId, originalReference] of [
    ['e1', 'P-2'],
    ['e2', 'P-1'],
    ['e3', 'P-1'],
  ] as const)
    await receive(
      notification({
        eventId,
        originalReference,
        reference: `${checkoutId}:instalment-2`,
        amount: { amount, currencyCode: 'GBP' },
      }),
    );
  expect(await tryOut()).toEqual([]);
  expect(charge.refunded - refunded).toBe(amount);
  await expectGivenBack(checkoutId, amount);
  expect(await lateLetters(orderId)).toEqual([[amount, null]]);
});

test.each([
  ['a capture that failed afterwards', { event: 'CAPTURE_FAILED' }],
  ['a refund that failed afterwards', { event: 'REFUND_FAILED' }],
  ['a chargeback', { event: 'CHARGEBACK' }],
  ['a refund that was not made', { event: 'REFUND', success: false }],
  ['a release that was not made', { event: 'CANCELLATION', success: false }],
] as const)('%s goes aside for a person to settle', async (_, change) => {
  const { checkoutId } = await placeSampleOrder(shop);
  await receive(notification({ reference: `${checkoutId}:1`, ...change }));
  await tryOut();
  expect(await stuckOf()).toEqual([
    ['notification', 'e1', expect.stringContaining(`£1,320.20 for ${checkoutId}:1`)],
  ]);
});

test('what was asked for and done is handled, and so is what moves no money', async () => {
  const { checkoutId } = await placeSampleOrder(shop);
  const reference = `${checkoutId}:1`;
  await receive(
    notification({ event: 'REFUND', reference }),
    notification({ eventId: 'e2', event: 'CANCELLATION', reference }),
    notification({ eventId: 'e3', event: 'AUTHORISATION', success: false, reference }),
    notification({ eventId: 'e4', event: 'OTHER' }),
    notification({
      eventId: 'e5',
      event: 'AUTHORISATION',
      reference: `${checkoutId}:instalment-2`,
    }),
  );
  expect([await tryOut(), await unhandled(), await stuckOf()]).toEqual([[], [], []]);
});

test.each(['pay by card', 'pay by page'] as const)(
  'a second authorisation of a payment that was used goes aside: %s',
  async (way) => {
    const checkoutId =
      way === 'pay by card' ? (await placeSampleOrder(shop)).checkoutId : await placedPage();
    const authorised = (pspReference: string) =>
      notification({
        eventId: pspReference,
        event: 'AUTHORISATION',
        pspReference,
        reference: `${checkoutId}:1`,
      });
    await receive(authorised('P-1'), authorised('P-2'));
    await tryOut();
    expect(await stuckOf()).toEqual([
      ['notification', 'P-2', expect.stringContaining('authorised a second time')],
    ]);
  },
);

async function placedPage(): Promise<string> {
  const { checkoutId, wait } = await paidPage();
  await wait(6);
  await placeOrder(shop, (await placementsOf(checkoutId))[0]!);
  return checkoutId;
}

test('an authorisation of a checkout that nobody knows goes aside', async () => {
  await receive(notification({ event: 'AUTHORISATION', reference: 'nobody:1' }));
  await tryOut();
  expect(await stuckOf()).toEqual([
    ['notification', 'e1', expect.stringContaining('£1,320.20 authorised for nobody:1')],
  ]);
});
