import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setInsurance } from '#server/basket/basket-extras.ts';
import { releaseAbandonedPayments, closeAttempt } from '#server/checkout/abandoned-payments.ts';
import { loadCheckout, savePlan } from '#server/checkout/checkout.ts';
import { closePayment } from '#server/checkout/close-payment.ts';
import {
  createPaymentPage,
  createPaymentRequest,
  finishPaymentRequest,
} from '#server/checkout/payment.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { actOnceRead } from '#testing/act-once-read.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { handleNotifications, receiveNotification } from '../notifications.ts';
import { followPaymentPages } from '../payment-pages.ts';
import { claimCheckout } from '../placing/claim.ts';
import { placeOrder } from '../placing/place-order.ts';
import { requestPlacement } from '../request-placement.ts';
import { notifyOfUnusedPayments } from '../unused-payments.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  shop = makeTestShop(db);
  ada = shop.visitor();
  await db.pool.query(
    `delete from retry; delete from payment_notification; delete from outbox_mail; update payment_attempt set state = 'USED'`,
  );
});
afterAll(() => db.close());

const AWAITED = { kind: 'PaymentRequestCreationFailed', reason: 'payment_awaited' };
const returnUrl = 'https://holidaymaker.example/back';

/** A page that was authorised, and whose shopper came back while the provider does not answer. */
async function awaitedPage(plan: 'pay_in_full' | '2020LowDeposit_2' = 'pay_in_full') {
  const checkoutId = await fillCheckout(ada, await openBasket(ada), plan);
  const page = await createPaymentPage(ada, { checkoutId, returnUrl });
  const sessionId = page.kind === 'PaymentPage' ? page.url.split('/').at(-1)! : '';
  const comeBack = () =>
    finishPaymentRequest(ada, checkoutId, { sessionId, sessionResult: 'paid' });
  shop.payments.lose('findPageResult', 'before');
  expect(await comeBack()).toEqual(AWAITED);
  return { checkoutId, comeBack };
}

/** Follows as if so many minutes had passed since the shopper came back. */
async function follow(minutes = 1) {
  await db.pool.query('update payment_attempt set returned_at = $1 where returned_at is not null', [
    new Date(shop.clock().getTime() - minutes * 60_000),
  ]);
  await db.pool.query('update retry set due_at = now()');
  await followPaymentPages(shop).catch(() => undefined);
  await releaseAbandonedPayments(shop);
  await followPaymentPages(shop);
  await notifyOfUnusedPayments(shop);
}
const placements = async (checkoutId: string) =>
  (
    await db.database
      .selectFrom('placement')
      .select('id')
      .where('checkout_id', '=', checkoutId)
      .execute()
  ).map(({ id }) => id);
const mails = async () =>
  (await db.database.selectFrom('outbox_mail').select('document').execute()).map(
    ({ document }) => document,
  );
const hold = () => shop.payments.payments.get('P-1');
const notifyAuthorised = (checkoutId: string) =>
  receiveNotification(
    shop,
    JSON.stringify([
      {
        eventId: checkoutId,
        event: 'AUTHORISATION',
        success: true,
        pspReference: 'P-1',
        reference: `${checkoutId}:1`,
        amount: { amount: 132_020, currencyCode: 'GBP' },
        eventDate: '2026-11-21T10:00:00Z',
      },
    ]),
  );

test('while nobody knows whether the card was authorised, nothing else is paid', async () => {
  const { checkoutId } = await awaitedPage();
  expect(await loadCheckout(ada, checkoutId)).toMatchObject({ isPaymentAwaited: true });
  expect(await createPaymentPage(ada, { checkoutId, returnUrl })).toEqual({
    kind: 'PaymentAlreadyExists',
  });
  expect(
    await createPaymentRequest(ada, {
      checkoutId,
      cardToken: 'card',
      idempotencyKey: 'other',
      returnUrl,
    }),
  ).toEqual({ kind: 'PaymentAlreadyExists' });
});

test.each(['pay_in_full', '2020LowDeposit_2'] as const)(
  'the shop asks on, and places what was authorised with its card (%s)',
  async (plan) => {
    const { checkoutId } = await awaitedPage(plan);
    shop.payments.lose('findPageResult', 'before');
    await follow();
    expect(await placements(checkoutId)).toEqual([]);
    await follow();
    const [placement] = await placements(checkoutId);
    expect((await placeOrder(shop, placement!)).kind).toBe('PlacedOrder');
    expect(hold()).toMatchObject({ cancelled: false });
    expect(await mails()).toMatchObject([{ template: 'confirmation' }]);
  },
);

test('who looks again themselves gets the answer as soon as there is one', async () => {
  const { checkoutId, comeBack } = await awaitedPage();
  expect(await comeBack()).toMatchObject({ kind: 'PaymentRequest' });
  expect(await loadCheckout(ada, checkoutId)).toMatchObject({ isPaymentAwaited: true });
});

test('a payment given up is never placed: its hold is given back when it turns up, and told once', async () => {
  const { checkoutId, comeBack } = await awaitedPage();
  expect(await closePayment(ada, checkoutId)).toMatchObject({
    checkout: { isPaymentAwaited: false, lastProblem: { reason: 'payment_closed' } },
  });
  expect(await comeBack()).toMatchObject({ reason: 'payment_closed' });
  await notifyOfUnusedPayments(shop);
  expect(await mails()).toMatchObject([{ template: 'payment-unused', isClosed: true }]);
  await follow();
  expect(hold()).toMatchObject({ captured: 0, cancelled: true });
  await notifyAuthorised(checkoutId);
  await handleNotifications(shop);
  expect(await placements(checkoutId)).toEqual([]);
  expect(await mails()).toHaveLength(1);
  expect((await createPaymentPage(ada, { checkoutId, returnUrl })).kind).toBe('PaymentPage');
});

test('no order is placed on a hold that is given back at this moment', async () => {
  const { checkoutId, comeBack } = await awaitedPage();
  const back = await comeBack();
  const token = back.kind === 'PaymentRequest' ? back.paymentToken : '';
  const database = actOnceRead(db.database, 'page_result', () =>
    closeAttempt(shop, checkoutId, token),
  );
  const meanwhile = { ...ada, database };
  expect(await claimCheckout(meanwhile, checkoutId, token)).toEqual({ kind: 'locked' });
  expect(await claimDecided(ada, checkoutId, token)).toMatchObject({ kind: 'refused' });
  expect(await placements(checkoutId)).toEqual([]);
  expect(await loadCheckout(ada, checkoutId)).toMatchObject({ status: 'OPEN' });
  expect(hold()).toMatchObject({ captured: 0, cancelled: true });
});

test('a payment whose order is being placed, or stands, is not given up, and the answer says so', async () => {
  const { checkoutId, comeBack } = await awaitedPage();
  await comeBack();
  await follow();
  const [placement] = await placements(checkoutId);
  const refused = (code: string) => ({ kind: 'refused', errors: [{ code, field: 'checkoutId' }] });
  expect(await closePayment(ada, checkoutId)).toMatchObject(refused('order_being_placed'));
  expect((await placeOrder(shop, placement!)).kind).toBe('PlacedOrder');
  expect(await closePayment(ada, checkoutId)).toMatchObject(refused('already_ordered'));
  expect(hold()).toMatchObject({ captured: 132_020, cancelled: false });
});

test('somebody else cannot give a payment up', async () => {
  const { checkoutId } = await awaitedPage();
  expect(await closePayment(shop.visitor('eve'), checkoutId)).toEqual({ kind: 'absent' });
  expect(await loadCheckout(ada, checkoutId)).toMatchObject({ isPaymentAwaited: true });
});

test('a page that was opened anew gives the one before it up: whoever pays on both owns one holiday', async () => {
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  await createPaymentPage(ada, { checkoutId, returnUrl });
  await createPaymentPage(ada, { checkoutId, returnUrl });
  await notifyAuthorised(checkoutId);
  await handleNotifications(shop);
  expect(hold()).toMatchObject({ captured: 0, cancelled: true });
  await notifyOfUnusedPayments(shop);
  expect(await mails()).toMatchObject([{ template: 'payment-unused', isClosed: false }]);
});

test('a page of another sum than is to be paid now is not offered', async () => {
  const basketId = await openBasket(ada);
  const checkoutId = await fillCheckout(ada, basketId);
  const page = await createPaymentPage(ada, { checkoutId, returnUrl });
  const url = page.kind === 'PaymentPage' ? page.url : '';
  const offered = async () => (await loadCheckout(ada, checkoutId))?.openPaymentPageUrl;
  expect(await offered()).toBe(url);
  await setInsurance(ada, basketId, 'i1');
  expect(await offered()).toBeUndefined();
  await setInsurance(ada, basketId, null);
  expect(await offered()).toBe(url);
  await savePlan(ada, checkoutId, '2020LowDeposit_2');
  expect(await offered()).toBeUndefined();
});

test('what was paid at a former sum is given back, with the reason on the page and a mail', async () => {
  const basketId = await openBasket(ada);
  const checkoutId = await fillCheckout(ada, basketId);
  const page = await createPaymentPage(ada, { checkoutId, returnUrl });
  await setInsurance(ada, basketId, 'i1');
  const back = await finishPaymentRequest(ada, checkoutId, {
    sessionId: page.kind === 'PaymentPage' ? page.url.split('/').at(-1)! : '',
    sessionResult: 'paid',
  });
  const token = back.kind === 'PaymentRequest' ? back.paymentToken : '';
  const refused = { kind: 'PaymentTokenInvalid', reason: 'amount_changed' };
  expect(await requestPlacement(ada, checkoutId, token)).toEqual(refused);
  expect((await loadCheckout(ada, checkoutId))?.lastProblem).toMatchObject(refused);
  await notifyOfUnusedPayments(shop);
  expect(hold()).toMatchObject({ captured: 0, cancelled: true });
  expect(await mails()).toMatchObject([{ template: 'payment-unused', isClosed: false }]);
});

test.each([
  ['was given up', (checkoutId: string) => closePayment(ada, checkoutId)],
  ['had another one opened', (id: string) => createPaymentPage(ada, { checkoutId: id, returnUrl })],
] as const)('a page that %s while the provider opened it is never paid on', async (_, close) => {
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  let opened = { sessionId: '', url: '' };
  const createPage: typeof shop.payments.createPage = async (asked) => {
    opened = await shop.payments.createPage(asked);
    await close(checkoutId);
    return opened;
  };
  const slow = { ...ada, payments: { ...shop.payments, createPage } };
  expect((await createPaymentPage(slow, { checkoutId, returnUrl })).kind).toBe(
    'PaymentPageCreationFailed',
  );
  expect((await loadCheckout(ada, checkoutId))?.openPaymentPageUrl).not.toBe(opened.url);
  const back = { sessionId: opened.sessionId, sessionResult: 'paid' };
  expect((await finishPaymentRequest(ada, checkoutId, back)).kind).toBe(
    'PaymentRequestCreationFailed',
  );
});

test('who comes back from a page that another card had closed reads what became of the page', async () => {
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  const page = await createPaymentPage(ada, { checkoutId, returnUrl });
  const pay = { checkoutId, cardToken: 'challenge', idempotencyKey: 'declined', returnUrl };
  await createPaymentRequest(ada, pay);
  await finishPaymentRequest(ada, checkoutId, { attempt: 2, redirectResult: 'failed' });
  const problem = async () => (await loadCheckout(ada, checkoutId))?.lastProblem?.reason;
  expect(await problem()).toBe('not_authenticated');
  shop.setTime('2026-11-21T10:02:00Z');
  const sessionId = page.kind === 'PaymentPage' ? page.url.split('/').at(-1)! : '';
  const back = { sessionId, sessionResult: 'paid' };
  const closed = { reason: 'payment_closed' };
  expect(await finishPaymentRequest(ada, checkoutId, back)).toMatchObject(closed);
  expect(await problem()).toBe('payment_closed');
  await follow();
  expect(hold()).toMatchObject({ captured: 0, cancelled: true });
  expect(await mails()).toMatchObject([{ template: 'payment-unused', isClosed: false }]);

  shop.setTime('2026-11-21T10:04:00Z');
  await createPaymentRequest(ada, { ...pay, idempotencyKey: 'again' });
  await finishPaymentRequest(ada, checkoutId, { attempt: 3, redirectResult: 'failed' });
  expect(await problem()).toBe('not_authenticated');
});

test('an hour without an answer closes the payment, and says so by mail', async () => {
  const { checkoutId } = await awaitedPage();
  shop.payments.unfinished = true;
  await follow(50);
  expect(await mails()).toEqual([]);
  await follow(61);
  await follow(62);
  expect(await mails()).toMatchObject([{ template: 'payment-unused', isClosed: true }]);
  shop.payments.unfinished = false;
  await follow(63);
  expect(await placements(checkoutId)).toEqual([]);
  expect(hold()).toMatchObject({ captured: 0, cancelled: true });
});

test('what was authorised and cannot be placed any more is given back, and told', async () => {
  const { checkoutId } = await awaitedPage();
  shop.setTime('2026-11-21T11:00:00Z');
  await follow();
  expect(await placements(checkoutId)).toEqual([]);
  expect(hold()).toMatchObject({ captured: 0, cancelled: true });
  expect(await mails()).toMatchObject([{ template: 'payment-unused', isClosed: false }]);
});

test('a payment nobody can be told of holds back neither the others nor what is asked for', async () => {
  const unreadable = await awaitedPage();
  await closePayment(ada, unreadable.checkoutId);
  await db.pool.query(`update checkout set contact_details = '{}' where id = $1`, [
    unreadable.checkoutId,
  ]);
  const closed = await awaitedPage();
  await closePayment(ada, closed.checkoutId);
  const followed = await awaitedPage();
  await expect(notifyOfUnusedPayments(shop)).rejects.toThrow('Invalid key');
  expect(await mails()).toMatchObject([{ template: 'payment-unused', isClosed: true }]);
  expect(await notifyOfUnusedPayments(shop)).toBe('waiting');
  await db.pool.query(`delete from retry where queue = 'awaited-payment'`);
  shop.setTime('2026-11-21T10:01:00Z');
  await followPaymentPages(shop);
  expect(await placements(followed.checkoutId)).toHaveLength(1);
});

test('a holiday that sold out after its shopper had left is told by mail', async () => {
  const { checkoutId } = await awaitedPage();
  await follow();
  const [placement] = await placements(checkoutId);
  shop.suppliers.script('stays.book', { kind: 'unavailable' });
  expect((await placeOrder(shop, placement!)).kind).toBe('ItemDoesNotExist');
  expect(hold()).toMatchObject({ captured: 0, cancelled: true });
  expect(await mails()).toMatchObject([{ template: 'payment-unused', isClosed: false }]);
});
