import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { makeHotelQuoteId, parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { offerStayChange } from '#server/order/change-offers.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, ORIGIN } from '../changing-lead.ts';

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
});
afterAll(() => db.close());

type AskedStay = Extract<Parameters<typeof quoteOrderChange>[2], { readonly kind: 'STAY' }>;

/** The hotel's stays by their rate plan: room, pence, and until when it is given back. */
const STAYS: Readonly<Record<number, readonly [string, number, string | null]>> = {
  12: ['Suite', 95_000, null],
  13: ['Double room', 60_000, null],
  14: ['Family room', 90_000, '2027-07-10'],
};
let onSale: AskedStay['onSale'];
beforeEach(() => {
  onSale = {
    list: (stay) => Object.keys(STAYS).map((planId) => ({ ...stay, planIds: [Number(planId)] })),
    price: async (stay) => {
      const [name, roomPrice, refundableUntil] = STAYS[stay.planIds[0]!]!;
      const holiday = makePricedHoliday({ hotelOnly: true, roomPrice });
      const rooms = holiday.rooms.map((room) => ({ ...room, name, planId: stay.planIds[0]! }));
      const hotelQuoteId = makeHotelQuoteId(stay);
      return { kind: 'priced', holiday: { ...holiday, rooms, refundableUntil, hotelQuoteId } };
    },
  };
});

const book = async (refundableUntil: string | null, plan: PlanName = '2020LowDeposit_2') => {
  const holiday: PricedHoliday = { ...makePricedHoliday(), refundableUntil };
  order = await bookHoliday(db, shop, lead, plan, { holiday });
};
const booked = async () => ({ ...(await loadVersion(db.database, order.id)), id: order.id });
async function ask(planId: number) {
  const { accepted } = await booked();
  const stay = parseHotelQuoteId(accepted.holiday.hotelQuoteId)!;
  const hotelQuoteId = makeHotelQuoteId({ ...stay, planIds: [planId] });
  return quoteOrderChange(lead, order.code, { kind: 'STAY', hotelQuoteId, onSale });
}
async function change(planId: number) {
  const { id, totalNow } = isChange(await ask(planId));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const open = async (): Promise<number[]> =>
  (
    await db.pool.query<{ amount: number }>(
      "select amount from instalment where order_id = $1 and state = 'DUE' order by number",
      [order.id],
    )
  ).rows.map(({ amount }) => amount);
const stays = () => shop.suppliers.live().filter((key) => key.endsWith(':stay'));

test('another room costs its difference, and nothing else is priced anew [ACCT-02]', async () => {
  await book('2027-07-10');
  const [before] = await open();
  const [first] = stays();
  const offered = await offerStayChange(lead, await booked(), onSale);
  expect(offered).toMatchObject({
    offers: [{ difference: -20_920 }, { difference: 9_080 }, { difference: 14_080 }],
  });
  const done = await change(12);
  expect(done).toMatchObject({ state: 'DONE', difference: 14_080 });
  expect(done.words).toEqual([
    { what: 'Room', was: 'Family room', now: 'Suite' },
    {
      what: 'If you cancel',
      was: 'room price refunded until Sat 10 July 2027',
      now: 'usual cancellation charges',
    },
  ]);
  expect(done.lines.filter(({ was, now }) => was?.amount !== now?.amount)).toMatchObject([
    { kind: 'hotel', was: { amount: 80_920 }, now: { amount: 95_000 } },
  ]);
  expect(await open()).toEqual([before! + 14_080]);
  const { number, document } = await booked();
  expect([number, stays().length, stays().includes(first!)]).toEqual([2, 1, false]);
  expect(document.stay).toMatchObject({
    rooms: ['Suite'],
    supplierReference: `R-${stays()[0]}`,
  });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a cheaper room of a holiday that is paid goes back to the card', async () => {
  await book('2027-07-10', 'pay_in_full');
  expect(await change(13)).toMatchObject({ state: 'DONE', difference: -20_920, refund: 20_920 });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('what the hotel does not give back is changed for what costs it nothing', async () => {
  await book(null);
  expect(await offerStayChange(lead, await booked(), onSale)).toMatchObject({
    offers: [{ difference: 14_080 }],
  });
  for (const planId of [13, 14])
    expect(await ask(planId)).toMatchObject({ errors: [{ code: 'stay_gone' }] });
});

test.each([
  ['is sold out', { kind: 'unavailable' }, 'supplier_sold_out'],
  ['costs more by now', { kind: 'price_changed', price: 1 }, 'supplier_price_moved'],
  ['is sold on request alone', { kind: 'on_request' }, 'supplier_sold_out'],
] as const)('a room that %s leaves the holiday as it was', async (_what, turn, refusal) => {
  await book('2027-07-10');
  const before = [stays(), await open(), (await booked()).number];
  shop.suppliers.script('stays.book', turn);
  expect(await change(12)).toMatchObject({ state: 'REFUSED', refusal });
  expect([stays(), await open(), (await booked()).number]).toEqual(before);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a hotel that does not answer offers nothing, and its list price is no quote', async () => {
  await book('2027-07-10');
  const { price } = onSale;
  const silent: typeof price = async (...asked) => {
    const found = await price(...asked);
    return found.kind === 'priced'
      ? { ...found, holiday: { ...found.holiday, source: 'list' } }
      : found;
  };
  onSale = { ...onSale, price: silent };
  expect(await offerStayChange(lead, await booked(), onSale)).toEqual({
    kind: 'refused',
    refusal: 'supplier_silent',
  });
  expect(await ask(12)).toMatchObject({ errors: [{ code: 'supplier_silent' }] });
});
