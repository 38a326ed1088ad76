import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visibleSteps } from '#domain/checkout/steps.ts';
import { announceCode, endCode, listCodes } from '#server/basket/announced-codes.ts';
import { setInsurance } from '#server/basket/basket-extras.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { refreshBasket } from '#server/basket/basket-renewal.ts';
import { loadBasket } from '#server/basket/basket.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { fillCheckout, makeTestShop, openBasket, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { loadCheckout } from './checkout.ts';
import { addPromotionalCode, removePromotionalCode, type CodeOutcome } from './promotional-code.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  shop = makeTestShop(db);
  ada = shop.visitor();
  await db.pool.query('update promotional_code set ends_at = starts_at');
});
afterAll(() => db.close());

const resultOf = (outcome: CodeOutcome): unknown => {
  if (outcome.kind === 'checkout') return receiptOf(outcome.checkout.basket, 'GBP').payable;
  return outcome.kind === 'absent'
    ? 'absent'
    : [outcome.kind, ...outcome.errors.map(({ field, message }) => `${field}: ${message}`)];
};
/** What a holiday of the tests comes to. */
const FULL = 132_020;

test('a code comes off the price, and with it off every plan; taken out, the price is as before', async () => {
  const code = await makeTestCode(shop);
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  const added = await addPromotionalCode(ada, checkoutId, ` ${code.toLowerCase()} `);
  expect(resultOf(added)).toBe(FULL - 5_000);
  const { plans, basket } = (await loadCheckout(ada, checkoutId))!;
  expect(basket.promotionalCode).toMatchObject({ code });
  expect(plans.length).toBeGreaterThan(2);
  for (const { instalments } of plans)
    expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(FULL - 5_000);
  expect(resultOf(await addPromotionalCode(ada, checkoutId, code))).toBe(FULL - 5_000);
  expect(resultOf(await removePromotionalCode(ada, checkoutId))).toBe(FULL);
  expect(resultOf(await removePromotionalCode(ada, checkoutId))).toBe(FULL);
});

test('a second code is refused until the first is taken out [PROMO-02]', async () => {
  const [first, second] = [await makeTestCode(shop), await makeTestCode(shop)];
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  await addPromotionalCode(ada, checkoutId, first);
  expect(resultOf(await addPromotionalCode(ada, checkoutId, second))).toEqual([
    'ineligible',
    `code: You can use one promo code per booking. Remove ${first} first.`,
  ]);
  expect(resultOf(await removePromotionalCode(ada, checkoutId))).toBe(FULL);
  expect(resultOf(await addPromotionalCode(ada, checkoutId, second))).toBe(FULL - 5_000);
});

test('a code that cannot be used is refused for what is so', async () => {
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  const enter = async (wanted: Parameters<typeof makeTestCode>[1]) =>
    resultOf(await addPromotionalCode(ada, checkoutId, await makeTestCode(shop, wanted)));
  const unknown = ['unknown', 'code: Please enter a valid promo code.'];
  for (const typed of ['', 'NEVERMADE', 'NUL\0', '💡'])
    expect(resultOf(await addPromotionalCode(ada, checkoutId, typed))).toEqual(unknown);
  expect(await enter({ startsOn: '2026-11-22' })).toEqual(unknown);
  expect(await enter({ market: { market: 'ie', timeZone: 'Europe/Dublin' } })).toEqual(unknown);
  expect(await enter({ endsOn: '2026-11-20' })).toEqual([
    'ineligible',
    'code: This promo code has ended.',
  ]);
  expect(await enter({ leastSpend: FULL + 1 })).toEqual([
    'ineligible',
    'code: This promo code is for bookings of £1,320.21 or more.',
  ]);
  expect(await enter({ startsOn: '2026-11-21', endsOn: '2026-11-21', leastSpend: FULL })).toBe(
    FULL - 5_000,
  );
});

test('days are those of the market, the last one included', async () => {
  const code = await makeTestCode(shop, { startsOn: '2027-07-01', endsOn: '2027-07-02' });
  const { starts_at, ends_at } = (await listCodes(db.database, shop.market)).find(
    (one) => one.code === code,
  )!;
  expect([starts_at, ends_at]).toEqual(['2027-06-30T23:00:00Z', '2027-07-02T23:00:00Z']);
});

test('nobody else’s checkout and none that is over takes a code', async () => {
  const code = await makeTestCode(shop);
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  const eve = shop.visitor('eve');
  expect(resultOf(await addPromotionalCode(eve, checkoutId, code))).toBe('absent');
  expect(resultOf(await removePromotionalCode(eve, checkoutId))).toBe('absent');
  expect(resultOf(await addPromotionalCode(ada, 'nope', code))).toBe('absent');
  shop.setTime('2026-11-21T12:00:00.000Z');
  expect(resultOf(await addPromotionalCode(ada, checkoutId, code))).toEqual([
    'expired',
    'checkoutId: The deal has expired. Continue and we’ll check its price again.',
  ]);
});

test('the payment options are shown while a code may be entered, and while there is one [CHK-06] [CHK-07]', async () => {
  const soon = makePricedHoliday({ departureDate: '2026-11-28' });
  const checkoutId = await fillCheckout(ada, await openBasket(ada, soon));
  const look = async () => {
    const { stepFacts } = (await loadCheckout(ada, checkoutId))!;
    const { eligibleForPromotionalCode, hasPromotionalCode } = stepFacts;
    const isShown = visibleSteps(stepFacts).includes('payment_options');
    return { eligibleForPromotionalCode, hasPromotionalCode, isShown };
  };
  const nothing = { eligibleForPromotionalCode: false, hasPromotionalCode: false, isShown: false };
  expect(await look()).toEqual(nothing);
  await makeTestCode(shop, { leastSpend: FULL + 1 });
  await makeTestCode(shop, { endsOn: '2026-11-20' });
  await makeTestCode(shop, { startsOn: '2026-11-22' });
  await makeTestCode(shop, { market: { market: 'ie', timeZone: 'Europe/Dublin' } });
  expect(await look()).toEqual(nothing);
  const code = await makeTestCode(shop, { leastSpend: FULL });
  expect(await look()).toEqual({ ...nothing, eligibleForPromotionalCode: true, isShown: true });
  await addPromotionalCode(ada, checkoutId, code);
  await endCode(db.database, code);
  expect(await look()).toEqual({ ...nothing, hasPromotionalCode: true, isShown: true });
});

test('a code takes nothing off while less than its least spend is left, and comes back with it', async () => {
  const basketId = await openBasket(ada);
  await setInsurance(ada, basketId, 'i1');
  const dear = receiptOf((await loadBasket(ada, basketId))!, 'GBP').payable;
  const checkoutId = await fillCheckout(ada, basketId);
  const code = await makeTestCode(shop, { leastSpend: dear });
  await addPromotionalCode(ada, checkoutId, code);
  await setInsurance(ada, basketId, null);
  expect(receiptOf((await loadBasket(ada, basketId))!, 'GBP').payable).toBe(FULL);
  await setInsurance(ada, basketId, 'i1');
  expect(receiptOf((await loadBasket(ada, basketId))!, 'GBP').payable).toBe(dear - 5_000);
});

test('a basket keeps a code that has ended until it is priced anew; then was and now are told', async () => {
  const code = await makeTestCode(shop, { endsOn: '2026-11-21' });
  const basketId = await openBasket(ada);
  const checkoutId = await fillCheckout(ada, basketId);
  await addPromotionalCode(ada, checkoutId, code);
  const again = () =>
    refreshBasket(ada, basketId, async () => ({ kind: 'priced', holiday: makePricedHoliday() }));
  expect(await again()).toMatchObject({ basket: { priceChange: undefined } });
  shop.setTime('2026-11-22T00:00:00.000Z');
  expect(await again()).toMatchObject({
    kind: 'basket',
    basket: {
      promotionalCode: undefined,
      priceChange: { now: FULL, was: FULL - 5_000, reason: `The promo code ${code} has ended` },
    },
  });
});

test('a code is made once, and ended once', async () => {
  const market = shop.market;
  const made = { code: 'ONCE-MADE', worth: { kind: 'percent', percent: 10 }, market } as const;
  expect(await announceCode(db.database, { ...made, leastSpend: 0 })).toBe(true);
  expect(await announceCode(db.database, { ...made, leastSpend: 9 })).toBe(false);
  expect(await endCode(db.database, 'ONCE-MADE')).toBe(true);
  expect(await endCode(db.database, 'ONCE-MADE')).toBe(false);
  expect(
    (await listCodes(db.database, shop.market)).find(({ code }) => code === 'ONCE-MADE'),
  ).toMatchObject({
    percent: 10,
    least_spend: 0,
    redeemed: 0,
  });
});
