import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settleCaptureByPerson, settlePaymentByPerson } from '#server/booking/operator-payments.ts';
import { PaymentInProgress, PaymentProviderUnavailable } from '#server/payments/port.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import type { Steps } from '#server/workflow/engine.ts';
import { noteFailure } from '#server/workflow/retries.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  plainSteps,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { takeDueInstalments } from '../instalments.ts';
import { handleNotifications, receiveNotification } from '../notifications.ts';
import { placeOrder } from '../placing/place-order.ts';
import { finallyKnown, retryUncertain } from '../placing/retry-uncertain.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query('delete from retry; delete from payment_notification');
  shop = { ...makeTestShop(db), steps: remembering() };
  ada = shop.visitor();
});
afterAll(() => db.close());

/** Steps that went through are not made again, as the engine has it. */
function remembering(): Steps {
  const made = new Map<string, unknown>();
  return {
    ...plainSteps,
    step: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      if (!made.has(name)) made.set(name, await work());
      return made.get(name) as T;
    },
  };
}

/** The placement of a checkout that is ready. */
async function claim(plan?: '2020LowDeposit_2') {
  const checkoutId = await fillCheckout(ada, await openBasket(ada), plan);
  const claimed = await claimDecided(ada, checkoutId, await pay(ada, checkoutId));
  if (claimed.kind !== 'claimed') throw new Error(claimed.kind);
  return { checkoutId, placementId: claimed.placementId };
}

/** The first capture is lost, with its effect or without, and each one after it is refused. */
function loseFirst(isTaken: boolean): void {
  const { payments } = shop;
  const take = payments.capture;
  let calls = 0;
  payments.capture = async (asked) => {
    calls += 1;
    if (calls > 1) throw new Error('422 137');
    if (isTaken) await take(asked);
    throw new PaymentProviderUnavailable('lost');
  };
}

const firstPayment = () => [...shop.payments.payments.values()][0]!;

const notify = async (checkoutId: string, success: boolean) => {
  const { pspReference, reference, amount } = firstPayment();
  const notice = {
    eventId: `CAPTURE ${checkoutId} ${success}`,
    event: 'CAPTURE',
    success,
    pspReference: 'C',
    originalReference: pspReference,
    reference,
    amount: { amount, currencyCode: 'GBP' },
    eventDate: '2026-11-21T10:00:00Z',
  };
  await receiveNotification(shop, JSON.stringify([notice]));
  await handleNotifications(shop);
};

/** As the engine does with a step that has failed too often. */
const putAside = (id: string) =>
  noteFailure(
    db.database,
    { name: 'placement', tries: 1, firstPauseMs: 1, isOutage: () => false },
    id,
    new Error('nobody knows'),
  );
const isAside = async (id: string) =>
  (await db.pool.query('select from retry where id = $1 and stuck_at is not null', [id]))
    .rowCount === 1;

test('a capture that timed out and is refused then is neither taken nor given up while nobody knows', async () => {
  const { placementId } = await claim();
  loseFirst(true);
  await expect(placeOrder(shop, placementId)).rejects.toThrow('nobody knows whether');
  await expect(placeOrder(shop, placementId)).rejects.toThrow('nobody knows whether');
  expect(firstPayment()).toMatchObject({ cancelled: false });
});

test.each([true, false])(
  'what the provider tells of it decides (taken: %s), and work that waits for a person goes on',
  async (isTaken) => {
    const { checkoutId, placementId } = await claim();
    loseFirst(isTaken);
    await expect(placeOrder(shop, placementId)).rejects.toThrow('nobody knows whether');
    await putAside(placementId);
    await notify(checkoutId, isTaken);
    expect(await isAside(placementId)).toBe(false);
    expect((await placeOrder(shop, placementId)).kind).toBe(
      isTaken ? 'PlacedOrder' : 'OrderPlacementFailed',
    );
    expect(firstPayment()).toMatchObject({ cancelled: !isTaken });
  },
);

test.each(['taken', 'not-taken'] as const)(
  'so does a person who has looked there: %s, once, and only of what was put aside',
  async (found) => {
    const { placementId } = await claim();
    loseFirst(found === 'taken');
    await expect(placeOrder(shop, placementId)).rejects.toThrow('nobody knows whether');
    expect(await settleCaptureByPerson(db.database, placementId, found)).toBe(false);
    await putAside(placementId);
    expect(await settleCaptureByPerson(db.database, 'another', found)).toBe(false);
    expect(await settleCaptureByPerson(db.database, placementId, found)).toBe(true);
    await putAside(placementId);
    expect(await settleCaptureByPerson(db.database, placementId, found)).toBe(false);
    expect((await placeOrder(shop, placementId)).kind).toBe(
      found === 'taken' ? 'PlacedOrder' : 'OrderPlacementFailed',
    );
  },
);

test('what is refused at the first try was not taken', async () => {
  const { placementId } = await claim();
  shop.payments.reject('capture', 'expired');
  expect(await placeOrder(shop, placementId)).toMatchObject({ reason: 'payment_refused' });
  expect(firstPayment()).toMatchObject({ captured: 0, cancelled: true });
});

test('a request that stays in progress is not waited for without end [F-20]', async () => {
  const working = () => Promise.reject(new PaymentInProgress('instalment 704'));
  expect(await retryUncertain(60_000, working, 50)).toMatchObject({
    kind: 'unknown',
    isRefused: false,
  });
  await expect(retryUncertain(Infinity, working, 50)).rejects.toThrow('704');
  let calls = 0;
  const once = async () => {
    calls += 1;
    if (calls === 1) throw new PaymentInProgress('instalment 704');
    return 'done';
  };
  expect(await finallyKnown(once)).toBe('done');
});

test('a later payment in progress is put aside after its tries, and settled by a person', async () => {
  const { placementId, checkoutId } = await claim('2020LowDeposit_2');
  await placeOrder(shop, placementId);
  const { rows } = await db.pool.query<{ id: string; orderId: string }>(
    `update instalment i set due_date = '2026-11-21' from customer_order o
     where o.id = i.order_id and o.checkout_id = $1 and number = 2 returning i.id, o.id as "orderId"`,
    [checkoutId],
  );
  const { id } = rows[0]!;
  const stateNow = async () =>
    (await db.pool.query<{ state: string }>('select state from instalment where id = $1', [id]))
      .rows[0]!.state;
  const take = shop.payments.takeInstalment;
  shop.payments.takeInstalment = async () =>
    Promise.reject(new PaymentInProgress('instalment 704'));
  const look = async () => {
    await db.pool.query('update retry set due_at = now()');
    await db.pool.query(
      `update instalment set taking_since = now() - interval '1 hour' where state = 'TAKING'`,
    );
    await takeDueInstalments(shop);
  };
  for (let tries = 0; tries < 6; tries++) await expect(look()).rejects.toThrow('instalment');
  await look();
  expect(await isAside(id)).toBe(true);
  expect(await settlePaymentByPerson(shop, 'another', null)).toBe(false);
  expect(await settlePaymentByPerson(shop, id, null)).toBe(true);
  expect(await stateNow()).toBe('DECLINED');
  expect(await settlePaymentByPerson(shop, id, 'P-9')).toBe(false);
  // On its day it is another try, under another key.
  shop.payments.takeInstalment = take;
  await db.pool.query(`update instalment set next_try = '2026-11-21' where id = $1`, [id]);
  await takeDueInstalments(shop);
  expect(await stateNow()).toBe('PAID');
});
