/**
 * What two decide of one order at once, each pair of them: while one has the order, the other
 * waits, and then finds what the first has decided.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { movePayment, payEarly } from '#server/booking/payment-changes.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { quoteOrderChange } from '#server/order/order-changes.ts';
import {
  cancelByUs,
  quoteCancellation,
  requestCancellation,
} from '#server/order/request-cancellation.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { actOnceRead } from '#testing/act-once-read.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange } from '../changing-lead.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2');
  await db.pool.query("update instalment set due_date = '2026-12-20' where state = 'DUE'");
});
afterAll(() => db.close());

const codeOf = (answer: object): string =>
  'errors' in answer
    ? (answer as { errors: readonly { code: string }[] }).errors.map(({ code }) => code).join()
    : (answer as { kind: string }).kind;

async function open(): Promise<{ readonly number: number; readonly amount: number }> {
  const { rows } = await db.pool.query<{ number: number; amount: number }>(
    "select number, amount from instalment where order_id = $1 and state = 'DUE'",
    [order.id],
  );
  return rows[0]!;
}

/** What another tab, or the worker, does meanwhile; how it ended in a word. */
const OTHERS = {
  move: async () => {
    const { number } = await open();
    return codeOf(await movePayment(lead, { orderCode: order.code, number, to: '2026-12-28' }));
  },
  'pay early': async () => {
    const { amount } = await open();
    const part = { orderCode: order.code, amount: 1_000, payableWas: amount };
    return codeOf(await payEarly(lead, part));
  },
  cancel: async () => {
    const { lost } = (await quoteCancellation(lead, order.code))!;
    const asked = { orderCode: order.code, acceptedLoss: lost };
    return codeOf(await requestCancellation(lead, asked, 0));
  },
  take: async () => {
    shop.setTime('2026-12-20T08:00:00Z');
    await takeDueInstalments(shop);
    const { rows } = await db.pool.query<{ state: string }>(
      'select state from instalment where order_id = $1 and number = 2',
      [order.id],
    );
    return rows[0]!.state;
  },
};

/**
 * Runs `work` while somebody else has the order, lets them decide as soon as it waits, and answers
 * what `work` came to.
 */
async function meanwhile<T>(work: () => Promise<T>, decide: string): Promise<T> {
  const other = await db.pool.connect();
  try {
    await other.query('begin');
    await other.query('select lock_order($1)', [order.id]);
    const answer = work();
    await waitsForLock();
    await other.query(decide, [order.id]);
    await other.query('commit');
    return await answer;
  } finally {
    other.release();
  }
}

const byUs = () =>
  cancelByUs(
    { database: db.database, now: shop.clock(), timeZoneOf: () => shop.market.timeZone },
    order.code,
  );

async function waitsForLock(): Promise<void> {
  for (;;) {
    const { rowCount } = await db.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const ACCEPTED = "update order_change set state = 'ACCEPTED' where order_id = $1";
const CANCELLED = `insert into order_cancellation (order_id, asked_by, asked_at, lost, refund_by)
  values ($1, 'OPERATOR', now(), 0, '2026-12-05')`;

/** It is another holiday by now. */
const CHANGED = `insert into order_version (order_id, number, accepted, document, reason, made_by)
  select order_id, 2, accepted, document, 'CHANGED', 'SUPPLIER' from order_version where order_id = $1`;

async function quote() {
  return isChange(await quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId: 't1' }));
}

test.each([
  ['move', ACCEPTED, 'booking_changing'],
  ['pay early', ACCEPTED, 'booking_changing'],
  ['cancel', ACCEPTED, 'change_under_way'],
  ['take', ACCEPTED, 'DUE'],
  ['cancel', CHANGED, 'loss_changed'],
  ['move', CANCELLED, 'booking_ending'],
  ['pay early', CANCELLED, 'booking_ending'],
  ['take', CANCELLED, 'DUE'],
] as const)(
  'who wants to %s while it is decided finds %j, and stops: %s',
  async (what, decided, end) => {
    const { id } = await quote();
    expect(await meanwhile(OTHERS[what], decided)).toBe(end);
    const { rows } = await db.pool.query('select from payment_change');
    expect(rows).toEqual([]);
    if (decided === ACCEPTED) await changeOrder(shop, id);
    if (decided === CANCELLED) await cancelOrder(shop, order.id);
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('we cancel as its lead does: who comes second learns that it is cancelled already', async () => {
  const { lost } = (await quoteCancellation(lead, order.code))!;
  let ours: ReturnType<typeof byUs> | undefined;
  const database = actOnceRead(lead.database, 'is', async () => {
    ours ??= byUs();
    await Promise.race([ours, waitsForLock()]);
  });
  const asked = { orderCode: order.code, acceptedLoss: lost };
  const pressed = await requestCancellation({ ...lead, database }, asked, 0);
  expect([codeOf(pressed), await ours]).toEqual(['OrderCancellation', 'cancelled_already']);
  await cancelOrder(shop, order.id);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('we cancel while its lead changes it: all that was paid goes back once the change is made', async () => {
  const { id } = await quote();
  await db.pool.query(ACCEPTED, [order.id]);
  expect(await byUs()).toBe('asked');
  await changeOrder(shop, id);
  await cancelOrder(shop, order.id);
  expect(await quoteCancellation(lead, order.code)).toMatchObject({ lost: 0, owed: 0 });
  expect(await findViolations(db, shop)).toEqual([]);
});
