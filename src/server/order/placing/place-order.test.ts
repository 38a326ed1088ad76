import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { totalOf } from '#domain/holiday/price.ts';
import { canFollow, isPlacementState } from '#domain/order/order-states.ts';
import {
  setCarPark,
  setFulfilment,
  setHoldBags,
  setInsurance,
  setPriority,
  setTransfer,
} from '#server/basket/basket-extras.ts';
import { acceptBasketPrice, refreshBasket } from '#server/basket/basket-renewal.ts';
import { setSeats } from '#server/basket/basket-seats.ts';
import { loadCheckout, saveCar } from '#server/checkout/checkout.ts';
import { createPaymentPage, finishPaymentRequest } from '#server/checkout/payment.ts';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import type { Turn } from '#testing/booking-suppliers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { loadOrderDocument, loadVersion } from '../versions.ts';
import { placeOrder } from './place-order.ts';
import { findOutcome } from './placement-outcome.ts';

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

const priceAgain = async () => ({ kind: 'priced' as const, holiday: makePricedHoliday() });

/** A checkout with every extra, and a ready payment. */
async function ready({
  plan = 'pay_in_full',
  card = 'card',
  holiday = makePricedHoliday(),
}: { plan?: PlanName; card?: string; holiday?: ReturnType<typeof makePricedHoliday> } = {}) {
  const basketId = await openBasket(ada, holiday);
  await setTransfer(ada, basketId, 't1');
  await setCarPark(ada, basketId, 'p1');
  await setInsurance(ada, basketId, 'i1');
  await setHoldBags(ada, basketId, 1);
  const checkoutId = await fillCheckout(ada, basketId, plan);
  await saveCar(ada, checkoutId, {
    colour: 'Blue',
    make: 'Skoda',
    model: 'Fabia',
    registration: 'AB12 CDE',
  });
  return { basketId, checkoutId, token: await pay(ada, checkoutId, card) };
}

async function place(checkoutId: string, token: string): Promise<PlaceOutcome> {
  const claim = await claimDecided(ada, checkoutId, token);
  if (claim.kind === 'refused') return claim.outcome;
  return (await findOutcome(db.database, claim.placementId)) ?? placeOrder(shop, claim.placementId);
}

const history = async (checkoutId: string) =>
  (
    await db.database
      .selectFrom('order_history')
      .select('state')
      .where('checkout_id', '=', checkoutId)
      .orderBy('id')
      .execute()
  ).map(({ state }) => state);
const ordersOf = (checkoutId: string) =>
  db.database
    .selectFrom('customer_order')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .execute();
const charges = () =>
  [...shop.payments.payments.values()].map(({ amount, captured, cancelled }) => ({
    amount,
    captured,
    cancelled,
  }));

/** Invariants that hold after every placement, whatever happened (I2, I3, I4, I6, I8). */
async function audit(checkoutId: string): Promise<void> {
  const [order] = await ordersOf(checkoutId);
  const states = await history(checkoutId);
  states.forEach((state, i) => {
    const before = states[i - 1];
    expect(
      isPlacementState(state) &&
        canFollow(before === undefined || !isPlacementState(before) ? undefined : before, state),
    ).toBe(true);
  });
  const entries = await db.database
    .selectFrom('ledger_entry')
    .select('amount')
    .where('checkout_id', '=', checkoutId)
    .execute();
  const kept = await db.database
    .selectFrom('supplier_booking')
    .select(['key', 'state'])
    .where('checkout_id', '=', checkoutId)
    .execute();
  const paid = await db.database
    .selectFrom('instalment')
    .select('amount')
    .where('order_id', '=', order?.id ?? '')
    .where('state', '=', 'PAID')
    .execute();
  expect({
    live: shop.suppliers.live().sort(),
    captured: sum(charges().map(({ captured }) => captured)),
    reserved: charges().filter(({ captured, cancelled }) => captured === 0 && !cancelled).length,
    ledger: sum(entries.map(({ amount }) => amount)),
    posted: entries.length > 0,
  }).toEqual({
    live: kept
      .filter(({ state }) => order && state === 'BOOKED')
      .map(({ key }) => key)
      .sort(),
    captured: sum(paid.map(({ amount }) => amount)),
    reserved: 0,
    ledger: 0,
    posted: order !== undefined,
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('an order is placed: all parts booked, the payment captured, the mail in the outbox [ORD-01]', async () => {
  const { checkoutId, token } = await ready();
  const { total, payable } = {
    total: 50_600 + 80_920 + 500 + 6_400 + 5_500 + 3_200 + 3_900,
    payable: 151_020,
  };
  const outcome = await place(checkoutId, token);
  const [order] = await ordersOf(checkoutId);
  expect(outcome).toEqual({ kind: 'PlacedOrder', orderId: order!.id });
  expect(order).toMatchObject({ status: 'PLACED', total, payable });
  expect(shop.suppliers.live()).toHaveLength(5);
  expect(charges()).toEqual([{ amount: payable, captured: payable, cancelled: false }]);
  expect(await history(checkoutId)).toEqual([
    'CLAIMED',
    'AUTHORISED',
    'BOOKED',
    'CAPTURED',
    'PLACED',
  ]);
  const mails = await db.database
    .selectFrom('outbox_mail')
    .select(['id', 'recipient'])
    .where('id', 'like', `${order!.code}.%`)
    .execute();
  expect(mails).toEqual([{ id: `${order!.code}.confirmation`, recipient: 'ada@example.com' }]);
  expect(await loadCheckout(ada, checkoutId)).toMatchObject({
    status: 'PLACED',
    orderReference: order!.code,
    lastProblem: undefined,
  });
  await audit(checkoutId);
});

test('what was chosen stands in the order with its place, its days, the car and the supplier’s reference; the car park hears of the car too', async () => {
  const { checkoutId, token } = await ready();
  const booked = vi.spyOn(shop.suppliers.carParks, 'book');
  await place(checkoutId, token);
  expect(booked.mock.calls.map(([{ car }]) => car)).toEqual([
    { registration: 'AB12 CDE', make: 'Skoda', model: 'Fabia', colour: 'Blue' },
  ]);
  const [order] = await ordersOf(checkoutId);
  const { extras } = await loadOrderDocument(db.database, order!.id);
  const kept = await db.database
    .selectFrom('supplier_booking')
    .select(['part', 'reference'])
    .where('checkout_id', '=', checkoutId)
    .execute();
  const referenceOf = (part: string) => kept.find((booking) => booking.part === part)!.reference;
  expect(extras.map(({ supplierReference }) => supplierReference)).toEqual(
    ['transfer', 'parking', 'insurance'].map(referenceOf),
  );
  expect(extras[1]).toMatchObject({
    name: 'Parking: Mid stay',
    detail:
      'Airport Approach. Five minutes on foot. From Sat 24 July 2027 to Sat 31 July 2027. Car: AB12 CDE, Blue Skoda Fabia.',
  });
});

test('what came free with the basket stands in the order, with what to show [XTRA-01]', async () => {
  const { checkoutId, token } = await ready();
  await db.pool.query(
    `update basket set holiday = jsonb_set(holiday::jsonb, '{perks}', $2::jsonb)
     from checkout c where c.basket_id = basket.id and c.id = $1`,
    [checkoutId, JSON.stringify([{ key: 'voucher', by: 'hotel', bookBy: null }])],
  );
  await place(checkoutId, token);
  const [order] = await ordersOf(checkoutId);
  const { perks, stay } = await loadOrderDocument(db.database, order!.id);
  expect(perks).toEqual([
    {
      name: 'Voucher',
      detail: `Show your booking confirmation at the reception of ${stay.hotel} for a welcome drink each.`,
      until: addDays(stay.checkIn, stay.nights),
    },
  ]);
});

test('what cancelling costs on the day of booking stands in the order, extras included; an order from before it was written down is read without', async () => {
  const { checkoutId, token } = await ready();
  await place(checkoutId, token);
  const [order] = await ordersOf(checkoutId);
  const { cancelling, receipt } = await loadOrderDocument(db.database, order!.id);
  const payable = receipt
    .filter(({ due }) => due !== 'at the hotel')
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(cancelling?.at(-1)).toEqual({ until: null, lost: payable });
  expect(cancelling?.map(({ until }) => until)).toEqual([
    '2027-05-14',
    '2027-06-11',
    '2027-07-09',
    null,
  ]);
  await db.pool.query(
    `update order_version set document = document - 'cancelling' where order_id = $1`,
    [order!.id],
  );
  expect(await loadOrderDocument(db.database, order!.id)).not.toHaveProperty('cancelling');
});

test.each([
  [null, { certificateNumber: expect.stringMatching(/^DEMO-/) }, 'nothing is protected'],
  [
    '12345',
    { certificateNumber: expect.stringMatching(/^12345-/), atolNumber: '12345' },
    'number 12345',
  ],
] as const)(
  'what protects an order follows from the licence of its seller: %s',
  async (atolNumber, kept, said) => {
    const { checkoutId, token } = await ready();
    const seller = { ...shop.sellers.get('gb')!, market: { ...shop.market, atolNumber } };
    Object.assign(shop, { sellers: new Map([['gb', seller]]) });
    await place(checkoutId, token);
    const [order] = await ordersOf(checkoutId);
    const { sentences, ...protection } = (await loadOrderDocument(db.database, order!.id))
      .protection;
    expect(protection).toEqual(kept);
    expect(sentences.join(' ')).toContain(said);
  },
);

test.each([
  [undefined, ['R', 'R']],
  [{ outbound: 'JET111', inbound: 'RYR222' }, ['JET111', 'RYR222']],
])(
  'each flight stands in the order with the reference of its own airline: %j',
  async (airlineReferences, expected) => {
    const { checkoutId, token } = await ready();
    const book = shop.suppliers.flights.book;
    vi.spyOn(shop.suppliers.flights, 'book').mockImplementation(async (request) => {
      const answer = await book(request);
      if (answer.kind !== 'booked') return answer;
      return { ...answer, reference: 'R', ...(airlineReferences && { airlineReferences }) };
    });
    await place(checkoutId, token);
    const [order] = await ordersOf(checkoutId);
    const { flights } = await loadOrderDocument(db.database, order!.id);
    expect(flights.map(({ airlineReference }) => airlineReference)).toEqual(expected);
  },
);

test('by a plan only the first payment is taken, and a mandate kept for the others', async () => {
  const { checkoutId, token } = await ready({ plan: '2020LowDeposit_2' });
  await place(checkoutId, token);
  const [order] = await ordersOf(checkoutId);
  expect(order!.mandate).toBe(`M-${checkoutId}:1`);
  const instalments = await db.database
    .selectFrom('instalment')
    .select(['number', 'amount', 'state', 'due_date'])
    .where('order_id', '=', order!.id)
    .orderBy('number')
    .execute();
  expect(instalments).toEqual([
    { number: 1, amount: 6_000, state: 'PAID', due_date: '2026-11-21' },
    { number: 2, amount: 145_020, state: 'DUE', due_date: '2027-06-26' },
  ]);
  await audit(checkoutId);
});

const refusals: [string, string, Turn, Partial<PlaceOutcome>][] = [
  [
    'the flight is sold out',
    'flights.book',
    { kind: 'unavailable' },
    { kind: 'ItemDoesNotExist', item: 'flight' },
  ],
  ['the airline session has ended', 'flights.book', { kind: 'expired' }, { kind: 'BasketExpired' }],
  [
    'the hotel is sold out',
    'stays.book',
    { kind: 'unavailable' },
    { kind: 'ItemDoesNotExist', item: 'stay' },
  ],
  [
    'the hotel has another price',
    'stays.book',
    { kind: 'price_changed', price: 90_920 },
    { kind: 'OrderPlacementFailed', reason: 'price_changed' },
  ],
  [
    'the hotel refuses a name',
    'stays.book',
    { kind: 'refused', reason: 'name' },
    { kind: 'OrderPlacementFailed', reason: 'name_refused' },
  ],
  [
    'the transfer is gone',
    'transfers.book',
    { kind: 'unavailable' },
    { kind: 'ItemDoesNotExist', item: 'transfer' },
  ],
  [
    'the car park is full',
    'carParks.book',
    { kind: 'unavailable' },
    { kind: 'ItemDoesNotExist', item: 'parking' },
  ],
  [
    'the insurance is refused',
    'insurance.book',
    { kind: 'refused', reason: 'age' },
    { kind: 'OrderPlacementFailed', reason: 'name_refused' },
  ],
];

test.each(refusals)(
  'when %s, everything taken is given back and the checkout is open again [ORD-01] (I3, I4)',
  async (_, call, turn, expected) => {
    const { checkoutId, token } = await ready();
    shop.suppliers.script(call, turn);
    expect(await place(checkoutId, token)).toMatchObject(expected);
    expect((await history(checkoutId)).slice(-2)).toEqual(['RELEASING', 'RELEASED']);
    expect((await loadCheckout(ada, checkoutId))!.status).not.toBe('PLACING');
    expect((await loadCheckout(ada, checkoutId))!.lastProblem?.kind).toBe(expected.kind);
    await audit(checkoutId);
  },
);

test.each([
  [{ kind: 'unavailable' } as const, { kind: 'unavailable' }],
  ['lost-before' as const, { reason: expect.stringContaining('did not answer') }],
])(
  'a supplier that does not book is told in one line, as SupplierPlaceOrderError [ERR-21]',
  async (turn, why) => {
    const log = { warn: vi.fn() };
    const { checkoutId, token } = await ready();
    shop.suppliers.script('stays.book', ...Array.from({ length: 9 }, () => turn));
    shop = { ...shop, log };
    await place(checkoutId, token);
    expect(log.warn.mock.calls).toEqual([[{ part: 'stay', ...why }, 'SupplierPlaceOrderError']]);
  },
);

test('a changed price tells was and now, and the basket must be priced anew (F-18)', async () => {
  const { checkoutId, token } = await ready();
  shop.suppliers.script('stays.book', { kind: 'price_changed', price: 90_920 });
  expect(await place(checkoutId, token)).toMatchObject({
    priceChange: { was: 151_020, now: 161_020 },
    moneyReturned: true,
  });
  expect((await loadCheckout(ada, checkoutId))!.status).toBe('EXPIRED');
});

test.each(['stays.book', 'flights.book'])(
  'a holiday that is gone at %s is not priced and held again, so nobody pays for it a second time',
  async (call) => {
    const { basketId, checkoutId, token } = await ready();
    shop.suppliers.script(call, { kind: 'unavailable' });
    await place(checkoutId, token);
    const refreshed = await refreshBasket(ada, basketId, priceAgain);
    expect(refreshed).toMatchObject({ kind: 'refused', errors: [{ code: 'no_availability' }] });
    expect((await loadCheckout(ada, checkoutId))!.status).toBe('EXPIRED');
  },
);

test('a transfer that is gone falls out when the basket is priced again, and the rest is placed', async () => {
  const { basketId, checkoutId, token } = await ready();
  shop.suppliers.script('transfers.book', { kind: 'unavailable' });
  await place(checkoutId, token);
  const refreshed = await refreshBasket(ada, basketId, priceAgain);
  expect(refreshed).toMatchObject({ basket: { choices: { transfer: null } } });
  await acceptBasketPrice(ada, basketId, 151_020 - 6_400);
  expect((await place(checkoutId, await pay(ada, checkoutId))).kind).toBe('PlacedOrder');
});

test('a declined card books nothing; another card then places the order [ORD-01]', async () => {
  const { checkoutId, token } = await ready({ card: 'payment_refused' });
  expect(await place(checkoutId, token)).toMatchObject({
    kind: 'OrderPlacementFailed',
    reason: 'payment_refused',
    moneyReturned: true,
  });
  expect(shop.suppliers.bookings.size).toBe(0);
  expect((await place(checkoutId, await pay(ada, checkoutId))).kind).toBe('PlacedOrder');
  expect(await history(checkoutId)).toEqual([
    'CLAIMED',
    'RELEASING',
    'RELEASED',
    'CLAIMED',
    'AUTHORISED',
    'BOOKED',
    'CAPTURED',
    'PLACED',
  ]);
  await audit(checkoutId);
});

const LOST = [
  'flights.book',
  'stays.book',
  'transfers.book',
  'carParks.book',
  'insurance.book',
].flatMap(
  (call) =>
    [
      [call, 'lost-before'],
      [call, 'lost-after'],
    ] as const,
);

test.each(LOST)(
  '%s %s: the same key is asked again and the order is placed once (F-15)',
  async (call, turn) => {
    const { checkoutId, token } = await ready();
    shop.suppliers.script(call, turn);
    expect((await place(checkoutId, token)).kind).toBe('PlacedOrder');
    expect(shop.suppliers.bookings.size).toBe(5);
    await audit(checkoutId);
  },
);

test.each(LOST)(
  '%s %s for ever: what may stand is found by its key and cancelled (F-15)',
  async (call, turn) => {
    const { checkoutId, token } = await ready();
    shop.suppliers.script(call, ...Array.from({ length: 9 }, () => turn));
    expect(await place(checkoutId, token)).toMatchObject({
      kind: 'OrderPlacementFailed',
      reason: 'supplier_unavailable',
    });
    await audit(checkoutId);
  },
);

test('a booking that comes about after the release is cancelled by a late look (F-15)', async () => {
  const { checkoutId, token } = await ready();
  shop.suppliers.script('stays.book', ...Array.from({ length: 9 }, () => 'lost-before' as const));
  const key = `${checkoutId}:1:stay`;
  const late = {
    ...shop.steps,
    sleepUntil: async (instant: Date) => (
      await shop.steps.sleepUntil(instant),
      void (
        shop.suppliers.bookings.has(key) ||
        shop.suppliers.bookings.set(key, {
          key,
          call: 'stays.book',
          reference: 'late',
          price: 1,
          state: 'booked',
        })
      )
    ),
  };
  const claim = await claimDecided(ada, checkoutId, token);
  await placeOrder({ ...shop, steps: late }, claim.kind === 'claimed' ? claim.placementId : '');
  expect(shop.suppliers.bookings.get(key)?.state).toBe('cancelled');
  await audit(checkoutId);
});

test.each([
  ['authorise', 'before'],
  ['authorise', 'after'],
  ['capture', 'before'],
  ['capture', 'after'],
] as const)(
  '%s lost %s its effect: asked again under its key, charged once (F-15, I2)',
  async (call, when) => {
    const { checkoutId, token } = await ready();
    shop.payments.lose(call, when, when);
    expect((await place(checkoutId, token)).kind).toBe('PlacedOrder');
    expect(charges()).toEqual([{ amount: 151_020, captured: 151_020, cancelled: false }]);
    await audit(checkoutId);
  },
);

test('twenty submits of one payment are one order, and all get the same answer (F-20, R23)', async () => {
  const { checkoutId, token } = await ready();
  const claims = await Promise.all(
    Array.from({ length: 20 }, () => claimDecided(ada, checkoutId, token)),
  );
  expect(new Set(claims.map((claim) => claim.kind === 'claimed' && claim.placementId)).size).toBe(
    1,
  );
  await place(checkoutId, token);
  expect(await ordersOf(checkoutId)).toHaveLength(1);
});

test('two payments for one checkout: one places, the other is a duplicate [ORD-01] (F-21)', async () => {
  const { checkoutId, token } = await ready();
  const other = await pay(ada, checkoutId, 'another card');
  const claims = await Promise.all([
    claimDecided(ada, checkoutId, token),
    claimDecided(ada, checkoutId, other),
  ]);
  expect(
    claims.map((claim) => (claim.kind === 'refused' ? claim.outcome.kind : claim.kind)).sort(),
  ).toEqual(['DuplicateOrder', 'claimed']);
  await placeOrder(
    shop,
    claims.flatMap((claim) => (claim.kind === 'claimed' ? [claim.placementId] : []))[0]!,
  );
  const again = await Promise.all([place(checkoutId, token), place(checkoutId, other)]);
  expect(again.map(({ kind }) => kind).sort()).toEqual(['DuplicateOrder', 'PlacedOrder']);
  await audit(checkoutId);
});

test('an expired basket is BasketExpired with nothing held; at its last millisecond it is placed (F-24) [ORD-01]', async () => {
  const late = await ready();
  shop.setTime('2026-11-21T10:30:00.000Z');
  expect(await place(late.checkoutId, late.token)).toEqual({ kind: 'BasketExpired' });
  expect(charges()).toEqual([]);
  shop.setTime('2026-11-21T10:29:59.999Z');
  expect((await place(late.checkoutId, late.token)).kind).toBe('PlacedOrder');
});

test('a payment that is not this checkout’s, not ready, or of another sum is invalid [ORD-01] (S-06)', async () => {
  const { checkoutId, token, basketId } = await ready();
  const other = await ready();
  expect(await place(checkoutId, other.token)).toEqual({
    kind: 'PaymentTokenInvalid',
    reason: 'payment_token_unknown',
  });
  const challenged = await pay(ada, checkoutId, 'challenge');
  expect(await place(checkoutId, challenged)).toEqual({
    kind: 'PaymentTokenInvalid',
    reason: 'not_authenticated',
  });
  await setInsurance(ada, basketId, null);
  expect(await place(checkoutId, token)).toEqual({
    kind: 'PaymentTokenInvalid',
    reason: 'amount_changed',
  });
});

test('somebody else’s checkout does not exist [ORD-01] (S-05)', async () => {
  const { checkoutId, token } = await ready();
  expect(await claimDecided(shop.visitor('eve'), checkoutId, token)).toEqual({
    kind: 'refused',
    outcome: { kind: 'CheckoutDoesNotExist' },
  });
});

test('a stay on request makes an order request: reserved, not captured [ORD-04]', async () => {
  const { checkoutId, token } = await ready();
  shop.suppliers.script('stays.book', { kind: 'on_request' });
  expect((await place(checkoutId, token)).kind).toBe('PlacedOrder');
  expect((await ordersOf(checkoutId))[0]!.status).toBe('PENDING');
  expect(charges()).toEqual([{ amount: 151_020, captured: 0, cancelled: false }]);
  expect((await history(checkoutId)).slice(-2)).toEqual(['BOOKED', 'PENDING']);
});

test('a challenge is finished before the order is placed', async () => {
  const { checkoutId } = await ready();
  const token = await pay(ada, checkoutId, 'challenge');
  expect(
    await finishPaymentRequest(ada, checkoutId, { attempt: 2, redirectResult: 'passed' }),
  ).toEqual({
    kind: 'PaymentRequest',
    paymentToken: token,
    challengeUrl: undefined,
  });
  expect((await place(checkoutId, token)).kind).toBe('PlacedOrder');
});

test('a payment page authorises by itself; its money is captured once, or given back when the order cannot be placed (I3)', async () => {
  const first = await ready();
  const page = await createPaymentPage(ada, {
    checkoutId: first.checkoutId,
    returnUrl: 'https://holidaymaker.example/back',
  });
  if (page.kind !== 'PaymentPage') throw new Error(page.kind);
  const finished = await finishPaymentRequest(ada, first.checkoutId, {
    sessionId: page.url.split('/').at(-1)!,
    sessionResult: 'paid',
  });
  if (finished.kind !== 'PaymentRequest') throw new Error(finished.kind);
  shop.suppliers.script('stays.book', { kind: 'unavailable' });
  expect((await place(first.checkoutId, finished.paymentToken)).kind).toBe('ItemDoesNotExist');
  await audit(first.checkoutId);
});

test('seats and priority boarding are booked after the flights, stand on the papers, and are given back', async () => {
  const open = async () => {
    const basketId = await openBasket(ada);
    await setPriority(ada, basketId, true, true);
    const seats = { way: 'outbound', seats: ['12A', '12B'] } as const;
    await setSeats(ada, basketId, seats, { isSold: true, isCompulsory: true });
    const checkoutId = await fillCheckout(ada, basketId);
    return { checkoutId, token: await pay(ada, checkoutId) };
  };
  const lost = await open();
  shop.suppliers.script('stays.book', { kind: 'unavailable' });
  expect(await place(lost.checkoutId, lost.token)).toMatchObject({ item: 'stay' });
  expect(shop.suppliers.live()).toEqual([]);

  const kept = await open();
  const outcome = await place(kept.checkoutId, kept.token);
  if (outcome.kind !== 'PlacedOrder') throw new Error(outcome.kind);
  expect(shop.suppliers.live()).toEqual(
    ['flight', 'seats', 'priority', 'stay'].map((part) => `${kept.checkoutId}:1:${part}`),
  );
  const [out, home] = (await loadOrderDocument(db.database, outcome.orderId)).flights;
  expect(out).toMatchObject({
    seats: '12A Ada, 12B Bea',
    bags: 'An under-seat bag each, check with the airline',
    boarding: 'Priority boarding and 2 cabin bags each',
  });
  expect(home).not.toHaveProperty('seats');
});

test('without the airline’s fee for agents order, payments, document and books come to the same [FLT-17]', async () => {
  const holiday = makePricedHoliday({ agentFee: true });
  const basketId = await openBasket(ada, holiday);
  await setFulfilment(ada, basketId, 'SELF_BOOK', true);
  const checkoutId = await fillCheckout(ada, basketId, 'pay_in_full');
  expect(await place(checkoutId, await pay(ada, checkoutId))).toMatchObject({
    kind: 'PlacedOrder',
  });
  await audit(checkoutId);
  const total = totalOf(holiday.lines) - 3_200;
  const [order] = await ordersOf(checkoutId);
  expect(order).toMatchObject({ total, payable: total });
  expect(charges().at(-1)).toMatchObject({ amount: total, captured: total });
  const { accepted } = await loadVersion(db.database, order!.id);
  expect(accepted).not.toHaveProperty('supplierSession');
  const { receipt, payments } = await loadOrderDocument(db.database, order!.id);
  expect(receipt.filter(({ label }) => /fee|You book/.test(label))).toMatchObject([
    { label: 'Airline booking fee', basis: '2 × £8 × each way', amount: 3_200 },
    { label: 'You book your flights', basis: '2 × £8 × each way, chosen by you', amount: -3_200 },
  ]);
  expect(receipt.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(payments).toMatchObject([{ amount: total, status: 'paid' }]);
});
