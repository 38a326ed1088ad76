/** A booked holiday in another hotel: its flights stand, its transfer goes to the new door. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { makeHotelQuoteId, parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { offerHotelChange } from '#server/order/change-offers.ts';
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
    'truncate basket, checkout, customer_order, advice_block, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
});
afterAll(() => db.close());

type Asked = Extract<Parameters<typeof quoteOrderChange>[2], { readonly kind: 'HOTEL' }>;

/** By their ids: name, country and pence for the room. */
const HOTELS: Readonly<Record<number, readonly [string, string, number]>> = {
  8: ['Hotel Sol y Mar', 'ES', 95_000],
  9: ['Casa Una', 'ES', 60_000],
  10: ['Hôtel du Port', 'FR', 80_920],
};
let source: 'live' | 'list';
const onSale: Asked['onSale'] = {
  hotels: (stay) =>
    Object.keys(HOTELS).map((id) => ({ ...stay, hotelId: Number(id), planIds: [20] })),
  price: async (stay) => {
    const [name, country, roomPrice] = HOTELS[stay.hotelId]!;
    const holiday = makePricedHoliday({ hotelOnly: true, roomPrice });
    return {
      kind: 'priced',
      holiday: {
        ...holiday,
        hotel: { ...holiday.hotel, id: stay.hotelId, name, country },
        rooms: holiday.rooms.map((room) => ({ ...room, planId: 20 })),
        perks: [{ key: 'voucher', by: 'hotel', bookBy: null }],
        refundableUntil: '2027-07-10',
        hotelQuoteId: makeHotelQuoteId(stay),
        source,
      },
    };
  },
};
beforeEach(() => {
  source = 'live';
});

async function book(refundableUntil: string | null, plan: PlanName = '2020LowDeposit_2') {
  const holiday = {
    ...makePricedHoliday(),
    refundableUntil,
    perks: [
      { key: 'lounge', by: 'hotel', bookBy: null },
      { key: 'mobile_data', by: 'campaign', bookBy: null },
    ] as const,
  };
  const wanted = { holiday: { ...holiday, perks: [...holiday.perks] }, isInsured: true };
  order = await bookHoliday(db, shop, lead, plan, { ...wanted, transfer: 't1', holdBags: 1 });
  const { transfers, insurance } = shop.suppliers;
  for (const [supplier, of] of [
    [transfers, 'hotelId'],
    [insurance, 'country'],
  ] as const) {
    const quote = supplier.quote.bind(supplier) as (asked: object) => Promise<readonly object[]>;
    Object.assign(supplier, {
      quote: async (asked: Record<string, string>) =>
        (await quote(asked)).map((offer) => ({
          ...offer,
          quoteId: `${asked[of]} ${(offer as { quoteId: string }).quoteId}`,
        })),
    });
  }
}
const booked = async () => ({ ...(await loadVersion(db.database, order.id)), id: order.id });
async function ask(hotelId: number) {
  const { accepted } = await booked();
  const stay = parseHotelQuoteId(accepted.holiday.hotelQuoteId)!;
  const hotelQuoteId = makeHotelQuoteId({ ...stay, hotelId, planIds: [20] });
  return quoteOrderChange(lead, order.code, { kind: 'HOTEL', hotelQuoteId, onSale });
}
async function change(hotelId: number) {
  const { id, totalNow } = isChange(await ask(hotelId));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const live = () => shop.suppliers.live().toSorted();
const newParts = () =>
  live()
    .filter((key) => key.includes(':v2-'))
    .map((key) => key.split(':').at(-1));

test('another hotel costs its difference; flights and what is on them stay as they are [ACCT-02]', async () => {
  await book('2027-07-10');
  const before = live();
  expect(await offerHotelChange(lead, await booked(), onSale)).toMatchObject({
    offers: [
      { difference: -20_920, holiday: { hotel: { name: 'Casa Una' } } },
      { difference: 0 },
      { difference: 14_080 },
    ],
  });
  const done = await change(8);
  expect(done).toMatchObject({ state: 'DONE', difference: 14_080 });
  expect(done.words).toContainEqual({
    what: 'Hotel',
    was: 'Hotel Miramar Blanc, Port de Sóller',
    now: 'Hotel Sol y Mar, Port de Sóller',
  });
  expect(done.lines.filter(({ was, now }) => was?.amount !== now?.amount)).toMatchObject([
    { kind: 'hotel', was: { amount: 80_920 }, now: { amount: 95_000 } },
  ]);
  expect(newParts()).toEqual(['stay', 'transfer']);
  expect([live().length, live().filter((key) => before.includes(key)).length]).toEqual([
    before.length,
    before.length - 2,
  ]);
  const { accepted, document } = await booked();
  expect(document.stay.hotel).toBe('Hotel Sol y Mar');
  expect(accepted.holiday.perks?.map(({ key }) => key)).toEqual(['mobile_data', 'voucher']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a cheaper one of a holiday that is paid goes back to the card', async () => {
  await book('2027-07-10', 'pay_in_full');
  expect(await change(9)).toMatchObject({ state: 'DONE', refund: 20_920 });
  expect(newParts()).toEqual(['stay', 'transfer']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('in another country its people are insured anew', async () => {
  await book('2027-07-10');
  expect(await change(10)).toMatchObject({ state: 'DONE', difference: 0 });
  expect(newParts()).toEqual(['insurance', 'stay', 'transfer']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each([
  ['stays.book', 'supplier_sold_out'],
  ['transfers.book', 'supplier_sold_out'],
] as const)('where %s is refused the old hotel stands, and all else', async (call, refusal) => {
  await book('2027-07-10');
  const before = live();
  shop.suppliers.script(call, { kind: 'unavailable' });
  expect(await change(8)).toMatchObject({ state: 'REFUSED', refusal });
  expect([live(), (await booked()).number]).toEqual([before, 1]);
  expect(await findViolations(db, shop)).toEqual([]);
});

const codesOf = (answer: { readonly kind: string }) =>
  'errors' in answer ? (answer.errors as { code: string }[]).map(({ code }) => code) : answer.kind;

test('what its hotel does not give back stays there', async () => {
  await book(null);
  expect(codesOf(await ask(8))).toEqual(['hotel_not_given_back']);
  expect(await offerHotelChange(lead, await booked(), onSale)).toEqual({
    kind: 'refused',
    refusal: 'hotel_not_given_back',
  });
});

test('nor is it moved once that is over as the change is made', async () => {
  await book('2026-11-21');
  const { id, totalNow } = isChange(await ask(8));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  shop.setTime('2026-11-22T00:05:00Z');
  const before = live();
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'hotel_not_given_back' });
  expect(live()).toEqual(before);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('nobody is moved to a place that advice has closed meanwhile', async () => {
  await book('2027-07-10');
  const { id, totalNow } = isChange(await ask(8));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await db.pool.query(
    `insert into advice_block (id, place_id, places, first_day, last_day) values ('a', 'port-de-soller', '{port-de-soller}', '2027-07-01', '2027-08-01')`,
  );
  expect(codesOf(await ask(8))).toEqual(['advice_closed']);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'advice_closed' });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('why it cannot be had is said', async () => {
  await book('2027-07-10');
  expect(codesOf(await ask(77))).toEqual(['hotel_gone']);
  source = 'list';
  expect(codesOf(await ask(8))).toEqual(['supplier_silent']);
  source = 'live';
  Object.assign(shop.suppliers.insurance, { quote: async () => [] });
  expect(codesOf(await ask(10))).toEqual(['hotel_insurance']);
  expect(codesOf(await ask(8))).toBe('OrderChange');
  Object.assign(shop.suppliers.transfers, { quote: async () => [] });
  expect(codesOf(await ask(8))).toEqual(['hotel_transfer']);
  await db.pool.query(
    `update order_version set accepted = jsonb_set(accepted, '{reductions}', '[{"kind": "discount", "label": "", "basis": "", "amount": -5, "due": "booking", "chosen": false}]')`,
  );
  expect(codesOf(await ask(8))).toEqual(['hotel_changed_by_others']);
  await db.pool.query(`update order_version set accepted = accepted - 'reductions'`);
  shop.setTime('2027-07-09T12:00:00Z');
  await db.pool.query(
    `update order_version set accepted = jsonb_set(accepted, '{holiday,refundableUntil}', '"2027-07-23"')`,
  );
  shop.setTime('2027-07-22T12:00:00Z');
  expect(codesOf(await ask(8))).toEqual(['hotel_transfer_too_late']);
});

test('the auditor finds a stay that is not the one on the receipt', async () => {
  await book('2027-07-10');
  await change(8);
  await db.pool.query(
    `update order_version set accepted = jsonb_set(accepted, '{holiday,rooms,0,price}', '1') where number = 2`,
  );
  expect(await findViolations(db, shop)).toContainEqual(
    expect.stringContaining('has stay for 95000 at the supplier and 1 on its receipt'),
  );
});
