import { afterAll, beforeAll, expect, test } from 'vitest';
import { totalOf } from '#domain/holiday/price.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday, makeStayAlone } from '#testing/booking-holiday.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { setCarPark, setHoldBags, setInsurance, setTransfer } from './basket-extras.ts';
import { expiryOf, receiptOf } from './basket-record.ts';
import { acceptBasketPrice, extendBasket, refreshBasket } from './basket-renewal.ts';
import { loadBasket, type BasketOutcome } from './basket.ts';
import { createBasket } from './create-basket.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  ada = shop.visitor();
});
afterAll(() => db.close());

const codes = (outcome: BasketOutcome) =>
  outcome.kind === 'refused' ? outcome.errors.map(({ code }) => code) : [outcome.kind];
const holiday = makePricedHoliday();
const total = totalOf(holiday.lines);

test('a basket starts at the price the visitor saw, or says was and now (F-18)', async () => {
  const changed = await createBasket(ada, {
    price: { kind: 'priced', holiday },
    acceptedTotal: total - 1,
  });
  expect(changed).toMatchObject({
    kind: 'BasketPriceChanged',
    priceChange: { was: total - 1, now: total },
  });
  const id = await openBasket(ada, holiday);
  expect(receiptOf((await loadBasket(ada, id))!, 'GBP')).toMatchObject({
    total,
    payable: total,
    packageTotal: total,
  });
  expect(await createBasket(ada, { price: { kind: 'unavailable' }, acceptedTotal: total })).toEqual(
    { kind: 'NoAvailability' },
  );
  expect(await createBasket(ada, { price: { kind: 'absent' }, acceptedTotal: total })).toEqual({
    kind: 'HolidayNotFound',
  });
});

test('the airline holds the seats; its refusal means no availability', async () => {
  const basket = (await loadBasket(ada, await openBasket(ada)))!;
  expect(basket.supplierSession).toMatchObject({
    sessionId: `S-${basket.id}:hold`,
    extendedCount: 0,
  });
  shop.suppliers.script('flights.hold', { kind: 'unavailable' });
  expect(
    await createBasket(ada, { price: { kind: 'priced', holiday }, acceptedTotal: total }),
  ).toEqual({ kind: 'NoAvailability' });
  const hotelOnly = (await loadBasket(
    ada,
    await openBasket(ada, makePricedHoliday({ hotelOnly: true })),
  ))!;
  expect(hotelOnly.supplierSession).toBeUndefined();
  expect(hotelOnly.offers.carParks).toEqual([]);
});

test('a stay alone has transfers from its airport, and their flight is told or not [XTRA-06]', async () => {
  const id = await openBasket(ada, makeStayAlone());
  const { offers } = (await loadBasket(ada, id))!;
  expect(offers.transfers.map(({ title }) => title)).toEqual([
    'Shared coach, from Palma de Mallorca (PMI)',
    'Adapted taxi, from Palma de Mallorca (PMI)',
  ]);
  const chosen = async (...args: [string | null, Parameters<typeof setTransfer>[3]?]) => {
    const outcome = await setTransfer(ada, id, ...args);
    if (outcome.kind !== 'basket') return codes(outcome);
    const { transfer, transferFlight } = outcome.basket.choices;
    return [transfer?.quoteId, transferFlight ?? null];
  };
  const flight = { number: 'FR 1882', landsAt: '14:20' };
  expect(await chosen('t1')).toEqual(['t1', null]);
  expect(await chosen('t1', { number: 'fr1882', landsAt: '14:20' })).toEqual(['t1', flight]);
  expect(await chosen('t1', { number: 'Ryanair', landsAt: '26:00' })).toEqual([
    'flight_number',
    'landing_time',
  ]);
  expect(await chosen('t2')).toEqual(['t2', flight]);
  expect(await chosen('t2', { number: '', landsAt: '' })).toEqual(['t2', null]);
  await chosen('t2', flight);
  expect(await chosen('t2', null)).toEqual(['t2', null]);
  await chosen('t2', flight);
  expect(await chosen(null)).toEqual([undefined, null]);
});

test('somebody else’s basket is as absent as one that does not exist (S-05)', async () => {
  const id = await openBasket(ada);
  const eve = shop.visitor('eve');
  expect(await loadBasket(eve, id)).toBeUndefined();
  expect(await setCarPark(eve, id, 'p1')).toEqual({ kind: 'absent' });
  expect(await setCarPark(eve, 'no-such-basket', 'p1')).toEqual({ kind: 'absent' });
});

test('extras are chosen among the quotes of the basket, and nothing else names a price (S-06, R4)', async () => {
  const id = await openBasket(ada);
  expect((await loadBasket(ada, id))!.choices).toEqual({
    seats: null,
    priority: null,
    transfer: null,
    carPark: null,
    insurance: null,
    holdBags: null,
    fulfilment: 'AUTO_BOOK',
  });
  await setTransfer(ada, id, 't1');
  await setCarPark(ada, id, 'p1');
  await setInsurance(ada, id, 'i1');
  const full = await setHoldBags(ada, id, 2);
  expect(full.kind === 'basket' && receiptOf(full.basket, 'GBP')).toMatchObject({
    total: total + 6_400 + 5_500 + 3_200 + 7_800,
    packageTotal: total,
  });
  expect(codes(await setTransfer(ada, id, 't9'))).toEqual(['extra_unavailable']);
  expect(codes(await setHoldBags(ada, id, 3))).toEqual(['extra_unavailable']);
  expect(codes(await setHoldBags(ada, id, -1))).toEqual(['extra_unavailable']);
  const less = await setTransfer(ada, id, null);
  expect(less.kind === 'basket' && receiptOf(less.basket, 'GBP').total).toBe(
    total + 5_500 + 3_200 + 7_800,
  );
});

test('two windows change different extras at once and neither is lost', async () => {
  const id = await openBasket(ada);
  await Promise.all([
    setTransfer(ada, id, 't1'),
    setCarPark(ada, id, 'p1'),
    setInsurance(ada, id, 'i1'),
    setHoldBags(ada, id, 1),
  ]);
  expect(receiptOf((await loadBasket(ada, id))!, 'GBP').total).toBe(
    total + 6_400 + 5_500 + 3_200 + 3_900,
  );
});

test('a supplier that does not answer leaves its kind of extras open to another try', async () => {
  shop.suppliers.script('transfers.quote', 'lost-before');
  const basket = (await loadBasket(ada, await openBasket(ada)))!;
  expect(basket.offers).toMatchObject({ transfers: [], unanswered: ['transfers'] });
});

test('an expired basket changes nothing until it is refreshed; a changed price must be accepted [BSKT-14]', async () => {
  shop.setTime('2026-11-21T10:00:00Z');
  const id = await openBasket(ada);
  shop.setTime('2026-11-21T10:30:00Z');
  expect(expiryOf((await loadBasket(ada, id))!, shop.clock()).isExpired).toBe(true);
  expect(codes(await setCarPark(ada, id, 'p1'))).toEqual(['basket_expired']);
  const dearer = makePricedHoliday({ roomPrice: 90_000 });
  const refreshed = await refreshBasket(ada, id, async () => ({ kind: 'priced', holiday: dearer }));
  expect(refreshed.kind === 'basket' && refreshed.basket.priceChange).toMatchObject({
    was: total,
    now: total + 9_080,
  });
  expect(codes(await acceptBasketPrice(ada, id, total))).toEqual(['price_changed']);
  const accepted = await acceptBasketPrice(ada, id, total + 9_080);
  expect(accepted.kind === 'basket' && accepted.basket.priceChange).toBeUndefined();
  shop.setTime('2026-11-21T10:00:00Z');
});

test('a refresh at the same price changes nothing to accept, keeps the choices, and says when it is sold out', async () => {
  const id = await openBasket(ada);
  await setTransfer(ada, id, 't1');
  const same = await refreshBasket(ada, id, async () => ({ kind: 'priced', holiday }));
  expect(
    same.kind === 'basket' && [same.basket.priceChange, receiptOf(same.basket, 'GBP').total],
  ).toEqual([undefined, total + 6_400]);
  expect(codes(await refreshBasket(ada, id, async () => ({ kind: 'unavailable' })))).toEqual([
    'no_availability',
  ]);
});

test('more time can be had again and again, with the airline’s session (R19)', async () => {
  const id = await openBasket(ada, makePricedHoliday({ airlineSession: false }));
  const before = expiryOf((await loadBasket(ada, id))!, shop.clock()).expiry;
  for (let times = 0; times < 10; times++)
    expect((await extendBasket(ada, id)).kind).toBe('basket');
  const after = expiryOf((await loadBasket(ada, id))!, shop.clock()).expiry;
  expect(Date.parse(after) - Date.parse(before)).toBe(10 * 14 * 60_000);
});

test('a session that the airline has ended expires the basket now [BSKT-10]', async () => {
  const id = await openBasket(ada);
  shop.suppliers.script('flights.extend', { kind: 'expired' });
  const ended = await extendBasket(ada, id);
  expect(ended.kind === 'basket' && expiryOf(ended.basket, shop.clock())).toEqual({
    expiry: shop.clock().toISOString(),
    isExpired: true,
  });
});

test('nothing changes while the order is being placed (F-21)', async () => {
  const id = await openBasket(ada);
  const checkoutId = await fillCheckout(ada, id);
  expect((await claimDecided(ada, checkoutId, await pay(ada, checkoutId))).kind).toBe('claimed');
  expect(codes(await setCarPark(ada, id, 'p1'))).toEqual(['order_being_placed']);
  expect(codes(await acceptBasketPrice(ada, id, total))).toEqual(['order_being_placed']);
});
