import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visibleSteps } from '#domain/checkout/steps.ts';
import type { Credit } from '#domain/wallet/credit.ts';
import { setInsurance } from '#server/basket/basket-extras.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { refreshBasket } from '#server/basket/basket-renewal.ts';
import { loadBasket } from '#server/basket/basket.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { fillCheckout, makeTestShop, openBasket, type TestShop } from '#testing/booking-shop.ts';
import { giveCredit, openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { setCheckoutCredits, type CreditsOutcome } from './checkout-credits.ts';
import { loadCheckout } from './checkout.ts';
import { loadCreditOffer } from './credit-offer.ts';
import { addPromotionalCode } from './promotional-code.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: Awaited<ReturnType<typeof openCustomer>>;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  shop = makeTestShop(db);
  ada = await openCustomer(shop);
  await db.pool.query('update promotional_code set ends_at = starts_at');
});
afterAll(() => db.close());

/** What a holiday of the tests comes to. */
const FULL = 132_020;
const use = async (checkoutId: string, creditIds: readonly string[], acceptedLoss = 0) =>
  resultOf(await setCheckoutCredits(ada, checkoutId, { creditIds, acceptedLoss }));
function resultOf(outcome: CreditsOutcome): unknown {
  if (outcome.kind === 'checkout') return receiptOf(outcome.checkout.basket, 'GBP').payable;
  if (outcome.kind === 'absent') return 'absent';
  const errors = outcome.errors.map(({ field, message }) => `${field}: ${message}`);
  return outcome.kind === 'invalid'
    ? [outcome.reason, outcome.creditId, outcome.loss, ...errors]
    : [outcome.kind, ...errors];
}
const give = (wanted?: Parameters<typeof giveCredit>[2]) =>
  giveCredit(shop, ada.customerId, wanted);
const open = async (holiday = makePricedHoliday()) =>
  fillCheckout(ada, await openBasket(ada, holiday));

test('credits come off the price, with and without a code, and with it off every plan; taken out, the price is as before', async () => {
  const [one, two] = [await give(), await give({ amount: 4_000 })];
  const checkoutId = await open();
  expect(await use(checkoutId, [one, two])).toBe(FULL - 6_500);
  await addPromotionalCode(ada, checkoutId, await makeTestCode(shop));
  const { plans, basket } = (await loadCheckout(ada, checkoutId))!;
  const { lines, payable } = receiptOf(basket, 'GBP');
  expect(payable).toBe(FULL - 11_500);
  expect(lines.filter(({ amount }) => amount < 0)).toEqual([
    expect.objectContaining({ kind: 'discount', amount: -5_000 }),
    expect.objectContaining({ kind: 'credit', label: 'Spring campaign credit', basis: '£25 off' }),
    expect.objectContaining({ kind: 'credit', amount: -4_000 }),
  ]);
  expect(plans.length).toBeGreaterThan(2);
  for (const { instalments } of plans)
    expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(payable);
  expect(await use(checkoutId, [])).toBe(FULL - 5_000);
});

test('a credit that is worth more than is left is refused with what would be lost, and taken once that sum is accepted; £1 stays to pay [WALL-04]', async () => {
  const credit = await give({ amount: FULL + 200 });
  const checkoutId = await open();
  const refused = [
    'EXCEEDS_COST',
    credit,
    300,
    'creditIds[0]: This credit is worth £3 more than you have left to pay. If you use it, you’ll lose that.',
  ];
  expect(await use(checkoutId, [credit])).toEqual(refused);
  expect(await use(checkoutId, [credit], 299)).toEqual(refused);
  expect(await use(checkoutId, [credit], 301)).toEqual(refused);
  expect(await use(checkoutId, [credit], 300)).toBe(100);
});

test('more is never lost than was agreed to: the credits take nothing off then, and come back with the price', async () => {
  const basketId = await openBasket(ada);
  await setInsurance(ada, basketId, 'i1');
  const payable = async () => receiptOf((await loadBasket(ada, basketId))!, 'GBP').payable;
  const dear = await payable();
  const checkoutId = await fillCheckout(ada, basketId);
  const credit = await give({ amount: dear });
  expect(await use(checkoutId, [credit], 100)).toBe(100);
  await setInsurance(ada, basketId, null);
  expect(await payable()).toBe(FULL);
  await setInsurance(ada, basketId, 'i1');
  expect(await payable()).toBe(100);
});

test('credits that cannot be used are refused for what is so, and nothing changes', async () => {
  const [fine, alone] = [await give(), await give({ combines: false })];
  const checkoutId = await open();
  expect(await use(checkoutId, [fine, alone])).toEqual([
    'NOT_STACKABLE',
    alone,
    0,
    'creditIds[1]: You can’t use this credit together with another.',
  ]);
  const refusedFor = async (wanted: Parameters<typeof give>[0], words: string) => {
    const id = await give(wanted);
    expect(await use(checkoutId, [fine, id])).toEqual([
      'NOT_REDEEMABLE',
      id,
      0,
      `creditIds[1]: You can’t use this credit for this holiday: ${words}.`,
    ]);
    return id;
  };
  await refusedFor({ departsBy: '2027-01-01' }, 'it leaves after Fri 1 January 2027');
  await refusedFor({ leastSpend: FULL + 1 }, 'it comes to less than £1,320.21');
  await refusedFor({ endsOn: '2026-11-20' }, 'it has expired');
  const big = await give({ amount: FULL });
  expect(await use(checkoutId, [big, fine], 2_600)).toEqual([
    'nothing_left',
    expect.stringMatching(
      /: There’s nothing left to pay with this credit: you’d lose all of it\.$/,
    ),
  ]);
  await addPromotionalCode(ada, checkoutId, await makeTestCode(shop));
  const half = await give({ amount: 70_000 });
  expect(await use(checkoutId, [half])).toEqual([
    'gives_too_much',
    'creditIds[0]: A promo code and campaign credits can take off half at most between them. Remove one of them.',
  ]);
  expect((await loadCheckout(ada, checkoutId))!.basket.chosenCredits.credits).toEqual([]);
});

test('credits are their customer’s, of this market, and need a login; a foreign one is unknown', async () => {
  const checkoutId = await open();
  const eve = await openCustomer(shop);
  const unknown = ['unknown', 'creditIds[0]: Please choose one of your own credits.'];
  expect(await use(checkoutId, [await giveCredit(shop, eve.customerId)])).toEqual(unknown);
  expect(await use(checkoutId, ['nope'])).toEqual(unknown);
  const ireland = {
    ...shop,
    market: { ...shop.market, market: 'ie', timeZone: 'Europe/Dublin' },
  } as const;
  expect(await use(checkoutId, [await giveCredit(ireland, ada.customerId)])).toEqual(unknown);
  const own = await give();
  const asleep = { ...ada.visitor.customer!, isAwake: false };
  const away = { ...ada, visitor: { ...ada.visitor, customer: asleep } };
  const choice = { creditIds: [own], acceptedLoss: 0 };
  expect(resultOf(await setCheckoutCredits(away, checkoutId, choice))).toEqual([
    'unknown',
    'creditIds: Please log in first. Nothing has changed.',
  ]);
  expect(resultOf(await setCheckoutCredits(eve, checkoutId, choice))).toBe('absent');
  expect(await loadCreditOffer(eve, checkoutId)).toBeUndefined();
  expect((await loadCreditOffer(away, checkoutId))!.options).toEqual([]);
  shop.setTime('2026-11-21T12:00:00.000Z');
  expect(await use(checkoutId, [own])).toEqual([
    'expired',
    'checkoutId: The deal has expired. Continue and we’ll check its price again.',
  ]);
});

test('the payment options are shown while the customer has an available credit [CHK-08]', async () => {
  const checkoutId = await open(makePricedHoliday({ departureDate: '2026-11-28' }));
  const look = async () => {
    const { stepFacts } = (await loadCheckout(ada, checkoutId))!;
    return [stepFacts.hasAvailableCredit, visibleSteps(stepFacts).includes('payment_options')];
  };
  await give({ endsOn: '2026-11-20' });
  const cancelled = await give();
  await db.pool.query('update credit set cancelled_at = now() where id = $1', [cancelled]);
  expect(await look()).toEqual([false, false]);
  await give();
  expect(await look()).toEqual([true, true]);
});

test('the offer tells what each credit would do alone, and the best of them together', async () => {
  const amounts = [100_000, 40_000, 30_000, 200_000];
  const ids: string[] = [];
  for (const amount of amounts) ids.push(await give({ amount }));
  await give({ endsOn: '2026-11-20' });
  const late = await give({ departsBy: '2027-01-01' });
  const checkoutId = await open();
  await use(checkoutId, [ids[1]!]);
  const offer = (await loadCreditOffer(ada, checkoutId))!;
  const idsOf = (credits: readonly Pick<Credit, 'id'>[]) => credits.map(({ id }) => id);
  expect(offer).toMatchObject({
    payable: FULL,
    room: FULL - 100,
    taken: 40_000,
    bestTakes: 130_000,
  });
  expect(idsOf(offer.best)).toEqual([ids[0], ids[2]]);
  expect(idsOf(offer.options.map(({ credit }) => credit))).toEqual([...ids, late]);
  expect(offer.options.filter(({ isChosen }) => isChosen)).toMatchObject([{ takes: 40_000 }]);
  expect(offer.options.find(({ credit }) => credit.id === ids[3])).toMatchObject({
    takes: FULL - 100,
    failedCondition: undefined,
  });
  expect(offer.options.find(({ credit }) => credit.id === late)).toMatchObject({
    failedCondition: 'it leaves after Fri 1 January 2027',
  });
});

test('a basket keeps a credit that has ended until it is priced anew; then was and now are told', async () => {
  const credit = await give({ endsOn: '2026-11-21' });
  const basketId = await openBasket(ada);
  const checkoutId = await fillCheckout(ada, basketId);
  await use(checkoutId, [credit]);
  const again = () =>
    refreshBasket(ada, basketId, async () => ({ kind: 'priced', holiday: makePricedHoliday() }));
  expect(await again()).toMatchObject({ basket: { priceChange: undefined } });
  shop.setTime('2026-11-22T00:00:00.000Z');
  expect(await again()).toMatchObject({
    kind: 'basket',
    basket: {
      chosenCredits: { credits: [] },
      priceChange: {
        now: FULL,
        was: FULL - 2_500,
        reason: 'The Spring campaign credit cannot be used any more',
      },
    },
  });
});
