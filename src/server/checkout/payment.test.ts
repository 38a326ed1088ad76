import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setInsurance } from '#server/basket/basket-extras.ts';
import { isReturnedResult } from '#server/payments/returned-result.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import {
  fillCheckout,
  makeTestShop,
  openBasket,
  placeSampleOrder,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { checkoutFromBasket, loadCheckout } from './checkout.ts';
import { closePayment } from './close-payment.ts';
import { findAttempt } from './payment-attempt.ts';
import { createPaymentPage, createPaymentRequest, finishPaymentRequest } from './payment.ts';

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

const returnUrl = 'https://holidaymaker.example/back';
const request = (
  checkoutId: string,
  change: { cardToken?: string; idempotencyKey?: string } = {},
  context = ada,
) =>
  createPaymentRequest(context, {
    checkoutId,
    cardToken: 'card',
    idempotencyKey: context.newId(),
    returnUrl,
    ...change,
  });
const filled = async () => fillCheckout(ada, await openBasket(ada));

test('one press of the button is one attempt, however often it is sent (F-20)', async () => {
  const checkoutId = await filled();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => request(checkoutId, { idempotencyKey: 'press' })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(
    await db.database
      .selectFrom('payment_attempt')
      .select('state')
      .where('checkout_id', '=', checkoutId)
      .execute(),
  ).toEqual([{ state: 'READY' }]);
});

test('the sum authenticated is the first payment of the plan, never one that the browser names (S-06)', async () => {
  const basketId = await openBasket(ada);
  const checkoutId = await fillCheckout(ada, basketId, '2020LowDeposit_3');
  await request(checkoutId);
  await setInsurance(ada, basketId, 'i1');
  await request(checkoutId);
  const rows = await db.database
    .selectFrom('payment_attempt')
    .select('amount')
    .where('checkout_id', '=', checkoutId)
    .orderBy('attempt')
    .execute();
  expect(rows).toEqual([{ amount: 6_000 }, { amount: 6_000 }]);
});

test('a challenge leads to the provider and back; a failed one is refused', async () => {
  const checkoutId = await filled();
  expect(await request(checkoutId, { cardToken: 'challenge', idempotencyKey: 'c' })).toMatchObject({
    kind: 'PaymentRequest',
    challengeUrl: 'https://cards.example/challenge',
  });
  expect(await request(checkoutId, { cardToken: 'challenge', idempotencyKey: 'c' })).toMatchObject({
    challengeUrl: 'https://cards.example/challenge',
  });
  expect(
    await finishPaymentRequest(ada, checkoutId, { attempt: 1, redirectResult: 'failed' }),
  ).toEqual({
    kind: 'PaymentRequestCreationFailed',
    reason: 'not_authenticated',
  });
});

test('the question of a bank is open until it is answered, another try is made, or ten minutes are over', async () => {
  const openOf = async (checkoutId: string) =>
    (await loadCheckout(ada, checkoutId))?.openChallengeUrl;
  const challenged = async () => {
    const checkoutId = await filled();
    await request(checkoutId, { cardToken: 'challenge' });
    expect(await openOf(checkoutId)).toBe('https://cards.example/challenge');
    return checkoutId;
  };
  const [answered, tried, paged, left] = [
    await challenged(),
    await challenged(),
    await challenged(),
    await challenged(),
  ];
  await finishPaymentRequest(ada, answered, { attempt: 1, redirectResult: 'failed' });
  await request(tried, { idempotencyKey: 'another' });
  await createPaymentPage(ada, { checkoutId: paged, returnUrl });
  for (const checkoutId of [answered, tried, paged])
    expect(await openOf(checkoutId)).toBeUndefined();
  shop.setTime(new Date(ada.clock().getTime() + 600_000).toISOString());
  expect(await openOf(left)).toBeUndefined();
});

test('two cards that are tried at once each go on with their own challenge', async () => {
  const checkoutId = await filled();
  const challenged = (idempotencyKey: string) =>
    request(checkoutId, { cardToken: 'challenge', idempotencyKey });
  await challenged('a');
  await challenged('b');
  const finish = (attempt: number, redirectResult: string) =>
    finishPaymentRequest(ada, checkoutId, { attempt, redirectResult });
  expect(await finish(1, 'failed')).toMatchObject({ reason: 'not_authenticated' });
  expect(await finish(2, 'passed')).toMatchObject({ kind: 'PaymentRequest' });
  expect(await finish(1, 'passed')).toMatchObject({ reason: 'not_authenticated' });
  expect(await finish(3, 'passed')).toMatchObject({ reason: 'payment_token_unknown' });
});

test('the address that a challenge leads back to finishes no card that was asked none', async () => {
  const checkoutId = await filled();
  await request(checkoutId);
  expect(
    await finishPaymentRequest(ada, checkoutId, { attempt: 1, redirectResult: 'passed' }),
  ).toMatchObject({ reason: 'payment_token_unknown' });
});

test('who closes their payment closes a card that is ready, too', async () => {
  const checkoutId = await filled();
  const ready = await request(checkoutId);
  await closePayment(ada, checkoutId);
  const token = ready.kind === 'PaymentRequest' ? ready.paymentToken : '';
  expect(await findAttempt(db.database, { id: token })).toMatchObject({
    state: 'REFUSED',
    refusal: 'payment_closed',
  });
});

test('a provider that cannot be reached leaves the press open to be sent again', async () => {
  const checkoutId = await filled();
  shop.payments.lose('authenticate', 'after');
  expect(await request(checkoutId, { idempotencyKey: 'k' })).toEqual({
    kind: 'PaymentRequestCreationFailed',
    reason: 'card_provider_unavailable',
  });
  expect(await request(checkoutId, { idempotencyKey: 'k' })).toMatchObject({
    kind: 'PaymentRequest',
    challengeUrl: undefined,
  });
});

test('what cannot be paid says why: no plan, unanswered steps, expired, placed, somebody else’s (S-05, S-07)', async () => {
  const opened = await checkoutFromBasket(ada, await openBasket(ada));
  const bare = opened.kind === 'checkout' ? opened.checkout.id : '';
  expect(await request(bare)).toEqual({ kind: 'BasketMissingPaymentSchedule' });
  await db.pool.query(`update checkout set payment_schedule = 'pay_in_full' where id = $1`, [bare]);
  expect(await request(bare)).toEqual({
    kind: 'PaymentRequestCreationFailed',
    reason: 'incomplete',
  });
  const checkoutId = await filled();
  expect(await request(checkoutId, {}, shop.visitor('eve'))).toEqual({
    kind: 'CheckoutDoesNotExist',
  });
  shop.setTime('2026-11-21T10:31:00Z');
  expect(await request(checkoutId)).toEqual({ kind: 'BasketExpired' });
  shop.setTime('2026-11-21T10:00:00Z');
  const placed = await placeSampleOrder(shop);
  expect(await request(placed.checkoutId)).toEqual({ kind: 'PaymentAlreadyExists' });
});

test('a payment page is open until its shopper comes back, pays otherwise, gives it up, or an hour is over', async () => {
  const openOf = async (checkoutId: string) =>
    (await loadCheckout(ada, checkoutId))?.openPaymentPageUrl;
  const openPage = async (checkoutId: string) => {
    const page = await createPaymentPage(ada, { checkoutId, returnUrl });
    const url = page.kind === 'PaymentPage' ? page.url : '';
    expect(await openOf(checkoutId)).toBe(url);
    return { sessionId: url.split('/').at(-1)!, sessionResult: 'paid' };
  };
  const [returned, paid, givenUp, left] = [
    await filled(),
    await filled(),
    await filled(),
    await filled(),
  ];
  expect(await openOf(returned)).toBeUndefined();
  await openPage(returned);
  await finishPaymentRequest(ada, returned, await openPage(returned));
  await openPage(paid);
  await request(paid);
  await openPage(givenUp);
  await closePayment(ada, givenUp);
  await openPage(left);
  for (const checkoutId of [returned, paid, givenUp])
    expect(await openOf(checkoutId)).toBeUndefined();
  shop.setTime(new Date(ada.clock().getTime() + 3_600_000).toISOString());
  expect(await openOf(left)).toBeUndefined();
});

test('a payment page of another checkout finishes nothing', async () => {
  const [mine, other] = [await filled(), await filled()];
  const page = await createPaymentPage(ada, { checkoutId: other, returnUrl });
  const sessionId = page.kind === 'PaymentPage' ? page.url.split('/').at(-1)! : '';
  expect(await finishPaymentRequest(ada, mine, { sessionId, sessionResult: 'paid' })).toEqual({
    kind: 'PaymentRequestCreationFailed',
    reason: 'payment_token_unknown',
  });
  expect(
    await finishPaymentRequest(shop.visitor('eve'), other, { sessionId, sessionResult: 'paid' }),
  ).toEqual({ kind: 'CheckoutDoesNotExist' });
  expect((await finishPaymentRequest(ada, other, { sessionId, sessionResult: 'paid' })).kind).toBe(
    'PaymentRequest',
  );
});

test('what no provider adds to an address leaves the page as open as it was, and its result to come', async () => {
  const checkoutId = await filled();
  const page = await createPaymentPage(ada, { checkoutId, returnUrl });
  const url = page.kind === 'PaymentPage' ? page.url : '';
  const sessionId = url.split('/').at(-1)!;
  for (const sessionResult of ['two words', 'pаid', '\n', 'x'.repeat(8_001)]) {
    expect(await finishPaymentRequest(ada, checkoutId, { sessionId, sessionResult })).toEqual({
      kind: 'PaymentRequestCreationFailed',
      reason: 'payment_token_unknown',
    });
    expect((await loadCheckout(ada, checkoutId))?.openPaymentPageUrl).toBe(url);
  }
  expect(isReturnedResult(`Ab02b4c0!${'aZ9+/-_='.repeat(500)}`)).toBe(true);
  const paid = await finishPaymentRequest(ada, checkoutId, { sessionId, sessionResult: 'paid' });
  expect(paid.kind).toBe('PaymentRequest');
});
