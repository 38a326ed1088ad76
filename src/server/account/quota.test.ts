import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshBasket } from '#server/basket/basket-renewal.ts';
import { createBasket } from '#server/basket/create-basket.ts';
import { createPaymentPage, createPaymentRequest } from '#server/checkout/payment.ts';
import { addPromotionalCode, removePromotionalCode } from '#server/checkout/promotional-code.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Quotas, KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { fillCheckout, makeTestShop, openBasket, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { spendBasket, spendCardTry, spendCodeTry } from './caller-quota.ts';
import { forgetQuotas } from './quota.ts';

let db: TestDatabase;
let shop: TestShop;
let waits: number[];
let events: unknown[];

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  shop = makeTestShop(db);
  [waits, events] = [[], []];
  await db.pool.query('delete from quota');
});
afterAll(() => db.close());

const from = (network: string, quotas: Quotas, owner: string = 'ada'): KnownVisitorContext => ({
  ...shop.visitor(owner),
  quotas,
  caller: { network, refuse: (waitSeconds) => void waits.push(waitSeconds) },
  securityLog: (...event) => void events.push(event),
});
const counted = { baskets: 60, cardTries: 10, codeTries: 0 };
const returnUrl = 'https://holidaymaker.example/back';

const tryCard = (context: KnownVisitorContext, id: string) =>
  inTransaction(context.database, (tx) =>
    spendCardTry(context, tx, { id, owner: context.visitor.owner }),
  );
const payCard = (context: KnownVisitorContext, checkoutId: string, idempotencyKey: string) =>
  createPaymentRequest(context, { checkoutId, cardToken: 'card', idempotencyKey, returnUrl });

test('ten cards may be tried in a checkout at once, then one each six minutes; who is refused loses nothing by it', async () => {
  const ada = from('1.1.1.1', counted);
  const many = await Promise.all(Array.from({ length: 15 }, () => tryCard(ada, 'c')));
  expect(many.filter(({ kind }) => kind === 'spent')).toHaveLength(10);
  expect(many.filter(({ kind }) => kind === 'used up')).toEqual(
    Array.from({ length: 5 }, () => ({ kind: 'used up', waitSeconds: 360 })),
  );
  expect(waits).toEqual([360, 360, 360, 360, 360]);
  expect(events[0]).toEqual(['quota_used_up', { of: 'cards checkout' }]);
  shop.setTime('2026-11-21T10:05:59Z');
  expect(await tryCard(ada, 'c')).toEqual({ kind: 'used up', waitSeconds: 1 });
  shop.setTime('2026-11-21T10:06:00Z');
  expect((await tryCard(ada, 'c')).kind).toBe('spent');
  expect((await tryCard(ada, 'c')).kind).toBe('used up');
  shop.setTime('2026-11-21T18:00:00Z');
  for (let i = 0; i < 10; i++) expect((await tryCard(ada, 'c')).kind).toBe('spent');
  expect((await tryCard(ada, 'c')).kind).toBe('used up');
});

test('a family with four checkouts has twenty cards; who shares their address does not notice', async () => {
  const ada = from('1.1.1.1', counted);
  for (let i = 0; i < 20; i++) expect((await tryCard(ada, `c${i % 4}`)).kind).toBe('spent');
  expect(await tryCard(ada, 'c9')).toEqual({ kind: 'used up', waitSeconds: 180 });
  expect((await tryCard(from('1.1.1.1', counted, 'bea'), 'b')).kind).toBe('spent');
});

test('many visitors who are one thief are stopped by their network, nobody elsewhere', async () => {
  const strict = { baskets: 1, cardTries: 1, codeTries: 0 };
  for (let i = 0; i < 20; i++)
    expect((await tryCard(from('6.6.6.6', strict, `v${i}`), `c${i}`)).kind).toBe('spent');
  expect(await tryCard(from('6.6.6.6', strict, 'v'), 'c')).toMatchObject({ kind: 'used up' });
  expect(events).toEqual([['quota_used_up', { of: 'cards network' }]]);
  expect((await tryCard(from('7.7.7.7', strict, 'v'), 'c')).kind).toBe('spent');
});

test('no address is kept, and what is all there again is forgotten', async () => {
  const ada = from('203.0.113.9', counted);
  await tryCard(ada, 'c');
  await spendBasket(ada, 'ada');
  const { rows } = await db.pool.query<{ key: string }>('select key from quota');
  expect(rows).toHaveLength(5);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
  await forgetQuotas(shop);
  expect((await db.pool.query('select from quota')).rowCount).toBe(5);
  shop.setTime('2026-11-21T10:06:00Z');
  await forgetQuotas(shop);
  expect((await db.pool.query('select from quota')).rowCount).toBe(0);
});

test('what somebody spends from is not waited for, and forgotten the next time', async () => {
  const ada = from('203.0.113.9', counted);
  await tryCard(ada, 'c');
  await spendBasket(ada, 'ada');
  shop.setTime('2026-11-21T10:06:00Z');
  const left = db.database.selectFrom('quota').select('key');
  await inTransaction(db.database, async (tx) => {
    const spent = tx.selectFrom('quota').select('key').where('key', 'like', 'cards checkout %');
    await spent.forUpdate().execute();
    expect(await forgetQuotas(shop)).toBe('done');
    expect(await left.execute()).toEqual([{ key: expect.stringMatching('^cards checkout ') }]);
  });
  await forgetQuotas(shop);
  expect(await left.execute()).toEqual([]);
});

test('after a clock that ran ahead nobody waits longer than for what is used up', async () => {
  const ada = from('1.1.1.1', counted);
  shop.setTime('2026-11-22T10:00:00Z');
  await tryCard(ada, 'c');
  shop.setTime('2026-11-21T10:00:00Z');
  expect(await tryCard(ada, 'c')).toEqual({ kind: 'used up', waitSeconds: 360 });
  shop.setTime('2026-11-21T10:06:00Z');
  expect((await tryCard(ada, 'c')).kind).toBe('spent');
});

test('0 is no limit', async () => {
  const free = from('1.1.1.1', { baskets: 0, cardTries: 0, codeTries: 0 });
  for (let i = 0; i < 100; i++) expect((await tryCard(free, 'c')).kind).toBe('spent');
  expect((await db.pool.query('select from quota')).rowCount).toBe(0);
});

test('a card too many is not sent: it says so, how long to wait, and the same press gives its first answer still', async () => {
  const ada = from('1.1.1.1', { baskets: 0, cardTries: 2, codeTries: 0 });
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  const first = await payCard(ada, checkoutId, 'first');
  expect(first.kind).toBe('PaymentRequest');
  expect(await payCard(ada, checkoutId, 'first')).toEqual(first);
  expect((await createPaymentPage(ada, { checkoutId, returnUrl })).kind).toBe('PaymentPage');
  expect(await payCard(ada, checkoutId, 'third')).toEqual({
    kind: 'PaymentRequestCreationFailed',
    reason: 'too_many_payments',
    waitSeconds: 1_800,
  });
  expect(await createPaymentPage(ada, { checkoutId, returnUrl })).toEqual({
    kind: 'PaymentPageCreationFailed',
    waitSeconds: 1_800,
  });
  expect(await payCard(ada, checkoutId, 'first')).toEqual(first);
  const attempts = db.database.selectFrom('payment_attempt').select('id');
  expect(await attempts.where('checkout_id', '=', checkoutId).execute()).toHaveLength(2);
});

test('ten wrong promotional codes an hour may be typed at once; a right one costs nothing, and is not found by who has none left', async () => {
  const guessing = { baskets: 0, cardTries: 0, codeTries: 10 };
  const ada = from('1.1.1.1', guessing);
  const code = await makeTestCode(shop);
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  const enter = async (typed: string, context = ada) => {
    const outcome = await addPromotionalCode(context, checkoutId, typed);
    return 'errors' in outcome ? outcome.errors[0] : outcome.kind;
  };
  for (let i = 0; i < 10; i++) {
    expect(await enter(code)).toBe('checkout');
    await removePromotionalCode(ada, checkoutId);
    expect(await enter(`WRONG-${i}`)).toMatchObject({ code: 'promo_code_unknown' });
  }
  const waiting = {
    code: 'too_many_promo_codes',
    field: 'code',
    message:
      'Too many promo codes were wrong. Please wait 6 minutes before you try another, or carry on without one.',
  };
  expect(await enter('WRONG')).toEqual(waiting);
  expect(await enter(code)).toEqual(waiting);
  expect(waits).toEqual([360, 360]);
  shop.setTime('2026-11-21T10:06:00Z');
  expect(await enter(code)).toBe('checkout');
});

test('many visitors who guess codes from one network are stopped by it', async () => {
  const guessing = { baskets: 0, cardTries: 0, codeTries: 1 };
  const nothing = async () => undefined;
  for (let i = 0; i < 20; i++)
    expect(await spendCodeTry(from('6.6.6.6', guessing), `v${i}`, nothing)).toEqual({
      kind: 'spent',
    });
  expect(await spendCodeTry(from('6.6.6.6', guessing), 'v', nothing)).toMatchObject({
    kind: 'used up',
  });
  expect(events).toEqual([['quota_used_up', { of: 'codes network' }]]);
  expect(await spendCodeTry(from('7.7.7.7', guessing), 'v', nothing)).toEqual({ kind: 'spent' });
});

test('a basket too many holds no seats; held anew it counts as well, until the hour gives more', async () => {
  const ada = from('1.1.1.1', { baskets: 2, cardTries: 0, codeTries: 0 });
  const holiday = makePricedHoliday();
  const create = () =>
    createBasket(ada, {
      price: { kind: 'priced', holiday },
      acceptedTotal: holiday.lines.reduce((sum, { amount }) => sum + amount, 0),
    });
  const id = await openBasket(ada);
  const refresh = () => refreshBasket(ada, id, async () => ({ kind: 'priced', holiday }));
  expect((await refresh()).kind).toBe('basket');
  expect(await create()).toEqual({ kind: 'TooManyBaskets', waitSeconds: 1_800 });
  expect(await refresh()).toMatchObject({
    kind: 'refused',
    errors: [
      {
        code: 'too_many_baskets',
        message: expect.stringContaining('Please wait 30 minutes, then try again.'),
      },
    ],
  });
  shop.setTime('2026-11-21T10:30:00Z');
  expect((await create()).kind).toBe('BasketCreated');
});
