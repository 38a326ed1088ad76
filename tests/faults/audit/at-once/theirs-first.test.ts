/** What others change of a holiday and what its people want of it, at the same time. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeHotelQuoteId, parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { handleNotices } from '#server/booking/supplier-notices.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import {
  offerHotelChange,
  offerStayChange,
  offerTransferChange,
} from '#server/order/change-offers.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  bookHoliday,
  findViolations,
  isChange,
  keepTheirChange,
  ORIGIN,
} from '../changing-lead.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;
let number = 0;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, supplier_notice, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  const holiday = { ...makePricedHoliday(), refundableUntil: '2027-07-10' };
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2', { holiday });
  number = 0;
});
afterAll(() => db.close());

const booked = async () => ({ ...(await loadVersion(db.database, order.id)), id: order.id });

/** It has come, and nobody has worked on it. */
async function come(news: object): Promise<string> {
  number += 1;
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into supplier_notice (id, supplier, came_by, booking_key, sent_at, raw)
     select 'stays-' || $1::int, 'stays', 'NOTICE', key, timestamptz '2026-11-21T10:00:00Z' + $1::int * interval '1 second', $2
     from supplier_booking where part = 'stay' and checkout_id = $3 and state = 'BOOKED' returning id`,
    [number, JSON.stringify(news), order.checkoutId],
  );
  return rows[0]!.id;
}
/** It has come, and was put aside for a person. */
async function aside(news: object): Promise<void> {
  await db.pool.query(
    `insert into retry (queue, id, tries, due_at, reason, failed_at, stuck_at)
     values ('supplier-notice', $1, 6, now(), 'nobody knows', now(), now())`,
    [await come(news)],
  );
}
async function change(news: object): Promise<string> {
  const id = await come(news);
  await handleNotices(shop);
  return id;
}
const LESS = { kind: 'STAY_CHANGED', board: 'RO' };
const swapped = async () => {
  const { hotel } = (await booked()).accepted.holiday;
  return { kind: 'STAY_CHANGED', hotel: { ...hotel, id: 99_999, name: 'The Annexe' } };
};

type AskedStay = Extract<Parameters<typeof quoteOrderChange>[2], { readonly kind: 'STAY' }>;
const onSale: AskedStay['onSale'] = {
  list: (stay) => [{ ...stay, planIds: [13] }],
  price: async (stay) => {
    const holiday = makePricedHoliday({ hotelOnly: true, roomPrice: 90_000 });
    const hotelQuoteId = makeHotelQuoteId(stay);
    return { kind: 'priced', holiday: { ...holiday, refundableUntil: '2027-07-10', hotelQuoteId } };
  },
};
const hotels = {
  ...onSale,
  hotels: (stay: Parameters<typeof onSale.price>[0]) => [{ ...stay, hotelId: 8 }],
};
const ASKED = {
  STAY: async () => {
    const stay = parseHotelQuoteId((await booked()).accepted.holiday.hotelQuoteId)!;
    const hotelQuoteId = makeHotelQuoteId({ ...stay, planIds: [13] });
    return quoteOrderChange(lead, order.code, { kind: 'STAY', hotelQuoteId, onSale });
  },
  HOTEL: async () => {
    const stay = parseHotelQuoteId((await booked()).accepted.holiday.hotelQuoteId)!;
    const hotelQuoteId = makeHotelQuoteId({ ...stay, hotelId: 8 });
    return quoteOrderChange(lead, order.code, { kind: 'HOTEL', hotelQuoteId, onSale: hotels });
  },
  TRANSFER: () => quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId: 't1' }),
  NAMES: async () => {
    const [first, ...others] = (await booked()).accepted.passengers;
    const names = [{ ...first!, firstName: `${first!.firstName}e` }, ...others];
    return quoteOrderChange(lead, order.code, { kind: 'NAMES', names });
  },
};
const accept = async (asked: { readonly kind: string }) => {
  const { id, totalNow } = isChange(asked);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  return id;
};
async function make(id: string) {
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const codesOf = (answer: { readonly kind: string }) =>
  'errors' in answer ? (answer.errors as { code: string }[]).map(({ code }) => code) : answer.kind;
const violations = () => findViolations(db, shop);

test.each(['STAY', 'TRANSFER'] as const)(
  'while others wait for an answer no %s is chosen anew, and once it is given it is',
  async (kind) => {
    const id = await change(LESS);
    const open = { kind: 'refused', refusal: 'their_change_open' };
    expect(codesOf(await ASKED.HOTEL())).toEqual(['their_change_open']);
    expect(codesOf(await ASKED[kind]())).toEqual(['their_change_open']);
    expect(await offerStayChange(lead, await booked(), onSale)).toEqual(open);
    expect(await offerTransferChange(lead, await booked())).toEqual(open);
    expect(await offerHotelChange(lead, await booked(), hotels)).toEqual(open);
    const kept = await keepTheirChange(lead, { orderCode: order.code, noticeId: id });
    expect(await make(await accept(kept))).toMatchObject({ state: 'DONE' });
    expect(await make(await accept(await ASKED[kind]()))).toMatchObject({ state: 'DONE' });
    // What was taken off is for the hotel that they have kept.
    expect(codesOf(await ASKED.HOTEL())).toEqual(['hotel_changed_by_others']);
    expect(await violations()).toEqual([]);
  },
);

test('names are corrected all the same, and the answer keeps them', async () => {
  const noticeId = await change(LESS);
  expect(await make(await accept(await ASKED.NAMES()))).toMatchObject({ state: 'DONE' });
  const kept = await keepTheirChange(lead, { orderCode: order.code, noticeId });
  await make(await accept(kept));
  const { accepted } = await booked();
  expect([accepted.holiday.board, accepted.passengers[0]!.firstName.endsWith('e')]).toEqual([
    'RO',
    true,
  ]);
  expect(await violations()).toEqual([]);
});

test.each([
  ['is told', change, 'their_change_open'],
  ['has come and nobody has read', come, 'their_news_unread'],
  ['waits for a person', aside, 'their_news_with_us'],
] as const)(
  'a change that is accepted does not outlive what %s meanwhile',
  async (_what, notify, why) => {
    const quoted = await ASKED.STAY();
    const before = shop.suppliers.live();
    await notify(LESS);
    expect(await make(await accept(quoted))).toMatchObject({ state: 'REFUSED', refusal: why });
    expect(shop.suppliers.live()).toEqual(before);
    await db.pool.query('delete from retry');
    await handleNotices(shop);
    const quote = (await quoteCancellation(lead, order.code))!;
    expect([quote.lost, quote.noticeId]).toEqual([0, 'stays-1']);
    await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
    await cancelOrder(shop, order.id);
    expect(await violations()).toEqual([]);
  },
);

test('what is told while a change is being made waits for it, and is asked of what it has made', async () => {
  const id = await accept(await ASKED.TRANSFER());
  await change(LESS);
  const { rows } = await db.pool.query('select from supplier_notice where handled_at is not null');
  expect(rows).toEqual([]);
  // It has come by the time at which the change is made.
  expect(await make(id)).toMatchObject({ state: 'REFUSED', refusal: 'their_news_unread' });
  await db.pool.query('delete from retry');
  await handleNotices(shop);
  expect(await quoteCancellation(lead, order.code)).toMatchObject({ noticeId: 'stays-1' });
  expect(await violations()).toEqual([]);
});

test('an answer to what was changed once more meanwhile is none, and nothing is taken off twice', async () => {
  const first = await change(LESS);
  const quoted = await keepTheirChange(lead, { orderCode: order.code, noticeId: first });
  const second = await change(await swapped());
  expect(await make(await accept(quoted))).toMatchObject({
    state: 'REFUSED',
    refusal: 'nothing_to_answer',
  });
  const again = await keepTheirChange(lead, { orderCode: order.code, noticeId: second });
  expect(await make(await accept(again))).toMatchObject({ state: 'DONE' });
  expect((await booked()).accepted.reductions).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('the rooms of a hotel that others have swapped are not those of the one that was booked', async () => {
  const noticeId = await change(await swapped());
  await make(await accept(await keepTheirChange(lead, { orderCode: order.code, noticeId })));
  expect(codesOf(await ASKED.STAY())).toEqual(['stay_changed_by_others']);
  expect(await offerStayChange(lead, await booked(), onSale)).toEqual({
    kind: 'refused',
    refusal: 'stay_changed_by_others',
  });
  expect(await violations()).toEqual([]);
});
