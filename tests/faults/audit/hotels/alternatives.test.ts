/** Another holiday in place of one that those who provide it have changed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import {
  HOTEL_ONLY,
  makeFlightQuoteId,
  makeHotelQuoteId,
  parseHotelQuoteId,
  type HotelQuote,
} from '#domain/holiday/quote-id.ts';
import { spendChangeQuote } from '#server/account/caller-quota.ts';
import { mayTry } from '#server/account/quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { loadBooking } from '#server/booking/own-booking.ts';
import { handleNotices } from '#server/booking/supplier-notices.ts';
import {
  answerTheirChange,
  listAlternatives,
  listTheirChanges,
} from '#server/booking/their-changes.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { offerStayChange, offerTransferChange } from '#server/order/change-offers.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import { claimPriceDrop } from '#server/price-drop/claim-price-drop.ts';
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
    'truncate basket, checkout, customer_order, credit, advice_block, outbox_mail, supplier_notice, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  number = 0;
});
afterAll(() => db.close());

/** By their ids: stars, pence for the room, and whether it is in the same place. */
const HOTELS: Readonly<Record<number, readonly [number, number, boolean]>> = {
  8: [5, 120_000, true],
  9: [4, 60_000, true],
  11: [3, 80_920, true],
  12: [4, 80_920, false],
};
const onSale: Parameters<typeof listAlternatives>[2] = {
  hotels: (stay) =>
    Object.keys(HOTELS).map((id) => ({ ...stay, hotelId: Number(id), planIds: [20] })),
  flightsNear: ({ checkIn }, { inbound }) =>
    [4120, 5120, 6120, 7120, 8120].map((seriesId) => ({
      outbound: { seriesId, date: checkIn },
      inbound: { seriesId: seriesId + 1, date: inbound.date },
    })),
  price: async (stay, _market, flights) => {
    const [stars, roomPrice, isThere] = HOTELS[stay.hotelId] ?? [4, 99_999, true];
    const holiday = makePricedHoliday({ hotelOnly: !flights, roomPrice });
    const dearer = flights?.outbound.seriesId === 5120 ? 10_000 : -2_000;
    return {
      kind: 'priced',
      holiday: {
        ...holiday,
        hotel: {
          ...holiday.hotel,
          id: stay.hotelId,
          stars,
          name: `Hotel ${stay.hotelId}`,
          ...(!isThere && { placeId: 'elsewhere' }),
        },
        lines: holiday.lines.map((line) =>
          line.kind === 'flights' ? { ...line, amount: line.amount + dearer } : line,
        ),
        refundableUntil: '2027-07-10',
        hotelQuoteId: makeHotelQuoteId(stay),
        flightQuoteId: flights ? makeFlightQuoteId(flights) : HOTEL_ONLY,
      },
    };
  },
};

async function book(
  plan: PlanName = '2020LowDeposit_2',
  { holdBags = 0, holiday = makePricedHoliday() } = {},
) {
  const wanted = { transfer: 't1', isInsured: true, holdBags, holiday };
  order = await bookHoliday(db, shop, lead, plan, wanted);
}
const booked = async () => (await loadVersion(db.database, order.id)).accepted;
const booking = async () => (await loadBooking(lead, order.code))!;
async function notify(part: 'flight' | 'stay', news: object): Promise<string> {
  number += 1;
  await db.pool.query(
    `insert into supplier_notice (id, supplier, came_by, booking_key, sent_at, raw)
     select 'n' || $1::int, $4, 'NOTICE', key, timestamptz '2026-11-21T10:00:00Z' + $1::int * interval '1 second', $2
     from supplier_booking where part = $5 and checkout_id = $3 and state = 'BOOKED'`,
    [number, JSON.stringify(news), order.checkoutId, part === 'flight' ? 'flights' : 'stays', part],
  );
  await handleNotices(shop);
  return `n${number}`;
}
const swapHotel = async () => {
  const { hotel } = (await booked()).holiday;
  const annexe = { ...hotel, id: 99_999, name: 'The Annexe', stars: 3 };
  return notify('stay', { kind: 'STAY_CHANGED', hotel: annexe });
};
/** By less than anybody is asked about. */
const moveOutALittle = () =>
  notify('flight', {
    kind: 'FLIGHT_MOVED',
    leg: 'outbound',
    departureTime: '2027-07-24T09:20',
    arrivalTime: '2027-07-24T12:20',
    departsAt: '2027-07-24T08:20:00Z',
    arrivesAt: '2027-07-24T11:20:00Z',
  });
const moveOut = () =>
  notify('flight', {
    kind: 'FLIGHT_MOVED',
    leg: 'outbound',
    departureTime: '2027-07-24T20:00',
    arrivalTime: '2027-07-24T23:00',
    departsAt: '2027-07-24T19:00:00Z',
    arrivesAt: '2027-07-24T22:00:00Z',
  });
const offers = async () =>
  (await listAlternatives(lead, await booking(), onSale)).map(({ id, difference }) => [
    id.split('.')[1],
    difference,
  ]);
const quote = (noticeId: string, alternativeId: string) =>
  answerTheirChange(lead, { orderCode: order.code, noticeId, alternativeId }, onSale);
async function take(noticeId: string, nth: number) {
  const found = await listAlternatives(lead, await booking(), onSale);
  const { id, totalNow } = isChange(await quote(noticeId, found[nth]!.id));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const live = () => shop.suppliers.live().toSorted();
const anew = () =>
  live()
    .filter((key) => key.includes(':v2-'))
    .map((key) => key.split(':').at(-1));
const sold = (of: Awaited<ReturnType<typeof booked>>) =>
  receiptOf(of, 'GBP')
    .lines.filter(({ kind }) => kind === 'flights' || kind === 'hotel')
    .reduce((sum, { amount }) => sum + amount, 0);
const codesOf = (answer: { readonly kind: string }) =>
  'errors' in answer ? (answer.errors as { code: string }[]).map(({ code }) => code) : answer.kind;

test('of another hotel three are offered, none dearer and a lesser one for less [ACCT-02]', async () => {
  await book();
  await swapHotel();
  const less = Math.ceil(sold(await booked()) / 10);
  expect(await offers()).toEqual([
    ['8', 0],
    ['9', 60_000 - 80_920],
    ['11', -less],
  ]);
});

test('one that is elsewhere is less by its place', async () => {
  await book();
  await swapHotel();
  const less = Math.ceil(sold(await booked()) / 10);
  const far = {
    ...onSale,
    hotels: (...asked: Parameters<typeof onSale.hotels>) => onSale.hotels(...asked).slice(3),
  };
  expect(await listAlternatives(lead, await booking(), far)).toMatchObject([{ difference: -less }]);
});

test.each([0, 1, 2])('the %i. is booked, and what was is ended', async (nth) => {
  await book('pay_in_full');
  const noticeId = await swapHotel();
  const [before, was] = [live(), await booked()];
  const [, difference] = (await offers())[nth]!;
  const done = await take(noticeId, nth);
  expect(done).toMatchObject({ state: 'DONE', isInstead: true, refund: 0 - Number(difference) });
  expect(anew()).toEqual(['stay']);
  expect(live()).toHaveLength(before.length);
  const accepted = await booked();
  expect(accepted.holiday.hotel.id).toBe([8, 9, 11][nth]);
  const all = (of: typeof accepted) => receiptOf(of, 'GBP').total;
  expect(all(accepted) - all(was)).toBe(difference);
  expect(await listTheirChanges(db.database, await booking())).toMatchObject([{ answer: 'OTHER' }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each(['pay_in_full', '2020LowDeposit_2'] as const)(
  'paid by %s, no more is paid to us where a tax at the hotel falls away',
  async (plan) => {
    const holiday = makePricedHoliday();
    const tax = {
      label: 'Local tax',
      basis: '',
      amount: 5_000,
      due: 'hotel',
      chosen: false,
    } as const;
    const lines = [...holiday.lines, { kind: 'local_tax' as const, ...tax }];
    await book(plan, { holiday: { ...holiday, lines } });
    const noticeId = await swapHotel();
    const less = Math.ceil(sold(await booked()) / 10);
    expect(await offers()).toEqual([
      ['8', 0],
      ['9', 60_000 - 80_920],
      ['11', -less],
    ]);
    expect(await take(noticeId, 0)).toMatchObject({ state: 'DONE', difference: 0 });
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('a moved flight is taken at another time, its hotel staying as it was sold', async () => {
  await book('2020LowDeposit_2', { holdBags: 1 });
  const noticeId = await moveOut();
  expect(await offers()).toEqual([
    ['5120', 0],
    ['6120', -2_000],
    ['7120', -2_000],
  ]);
  const before = await booked();
  expect(await take(noticeId, 0)).toMatchObject({ state: 'DONE', difference: 0 });
  expect(anew()).toContain('flight');
  const accepted = await booked();
  expect(accepted.holiday.flightQuoteId).toContain('5120');
  expect(accepted.holiday.hotelQuoteId).toBe(before.holiday.hotelQuoteId);
  expect(accepted.reductions?.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['discount', -10_000],
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('where both were changed both are other ones', async () => {
  await book();
  await moveOut();
  const noticeId = await swapHotel();
  expect((await offers()).map(([id]) => id)).toEqual(['8', '9', '11']);
  expect(await take(noticeId, 1)).toMatchObject({ state: 'DONE' });
  expect(anew()).toEqual(expect.arrayContaining(['flight', 'stay']));
  expect(await findViolations(db, shop)).toEqual([]);
});

test('what is on sale and not offered is not taken', async () => {
  await book();
  const flight = (seriesId: number) =>
    makeFlightQuoteId({
      outbound: { seriesId, date: '2027-07-24' },
      inbound: { seriesId: seriesId + 1, date: '2027-07-31' },
    });
  const moved = await moveOut();
  isChange(await quote(moved, flight(7120)));
  expect(codesOf(await quote(moved, flight(8120)))).toEqual(['alternative_gone']);
  const swapped = await swapHotel();
  const [first] = await listAlternatives(lead, await booking(), onSale);
  const hotel = (id: number) => first!.id.replace('.8.', `.${id}.`);
  isChange(await quote(swapped, hotel(11)));
  expect(codesOf(await quote(swapped, hotel(12)))).toEqual(['alternative_gone']);
});

test('of other holidays as many are quoted as of all changes, and keeping it always', async () => {
  await book();
  const noticeId = await swapHotel();
  const [first] = await listAlternatives(lead, await booking(), onSale);
  for (let i = 0; i < 59; i++) await spendChangeQuote(lead, customerOf(lead.visitor)!.id);
  isChange(await quote(noticeId, first!.id));
  expect(codesOf(await quote(noticeId, first!.id))).toEqual(['too_many_change_quotes']);
  isChange(await keepTheirChange(lead, { orderCode: order.code, noticeId }));
});

test('with another hotel the flight is at the time that it was moved to meanwhile', async () => {
  await book();
  await swapHotel();
  const noticeId = await moveOutALittle();
  const { words } = await take(noticeId, 1);
  expect(words.map(({ what }) => what)).toEqual(expect.arrayContaining(['Flight out', 'Hotel']));
  const { accepted, document } = await loadVersion(db.database, order.id);
  expect(accepted.holiday.hotel.id).toBe(9);
  expect(accepted.holiday.flights).toMatchObject({
    outbound: { departureTime: '2027-07-24T09:20', arrivesAt: '2027-07-24T11:20:00Z' },
    inbound: { departureTime: '2027-07-31T10:00' },
  });
  expect(document.flights[0]?.from).toMatchObject({ instant: '2027-07-24T08:20:00Z' });
  expect(anew()).not.toContain('flight');
  expect(await findViolations(db, shop)).toEqual([]);
});

test('with other flights the stay is as its hotel has changed it meanwhile', async () => {
  await book();
  await moveOut();
  const { hotel } = (await booked()).holiday;
  const renamed = { ...hotel, name: 'Hotel Miramar Blau' };
  const noticeId = await notify('stay', {
    kind: 'STAY_CHANGED',
    rooms: ['Attic room'],
    hotel: renamed,
  });
  await take(noticeId, 0);
  const { accepted, document } = await loadVersion(db.database, order.id);
  expect(accepted.holiday).toMatchObject({ hotel: renamed, rooms: [{ name: 'Attic room' }] });
  expect(accepted.holiday.flightQuoteId).toContain('5120');
  expect(document.stay).toMatchObject({ hotel: 'Hotel Miramar Blau', rooms: ['Attic room'] });
  expect(anew()).not.toContain('stay');
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each(['unavailable', 'price_changed'] as const)(
  'one that is %s by then leaves all as it was, and the question open',
  async (kind) => {
    await book();
    const noticeId = await swapHotel();
    const before = live();
    shop.suppliers.script('stays.book', kind === 'unavailable' ? { kind } : { kind, price: 1 });
    expect(await take(noticeId, 1)).toMatchObject({ state: 'REFUSED' });
    expect(live()).toEqual(before);
    expect(await listTheirChanges(db.database, await booking())).toMatchObject([{ answer: null }]);
    expect(await findViolations(db, shop)).toEqual([]);
    // Each other answer is still to be had.
    const kept = isChange(await keepTheirChange(lead, { orderCode: order.code, noticeId }));
    const press = { changeId: kept.id, acceptedTotal: kept.totalNow, origin: ORIGIN };
    await acceptOrderChange(lead, press, 0);
    await changeOrder(shop, kept.id);
    expect(await findOrderChange(lead, kept.id)).toMatchObject({ state: 'DONE', isInstead: false });
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('two answers are one: the second finds nothing to answer', async () => {
  await book();
  const noticeId = await swapHotel();
  const kept = isChange(await keepTheirChange(lead, { orderCode: order.code, noticeId }));
  await take(noticeId, 0);
  const press = { changeId: kept.id, acceptedTotal: kept.totalNow, origin: ORIGIN };
  await acceptOrderChange(lead, press, 0);
  await changeOrder(shop, kept.id);
  expect(await findOrderChange(lead, kept.id)).toMatchObject({ refusal: 'changed_meanwhile' });
  expect(codesOf(await quote(noticeId, 'h1.8'))).toEqual(['nothing_to_answer']);
  expect(await offers()).toEqual([]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('one that was taken is cancelled by its own terms', async () => {
  await book();
  await take(await swapHotel(), 0);
  shop.setTime(new Date(Date.now() + 3_600_000).toISOString());
  const { lost } = (await quoteCancellation(lead, order.code))!;
  expect(lost).toBeGreaterThan(0);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: lost }, 0);
  await cancelOrder(shop, order.id);
  expect(live()).toEqual([]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('lost access is for people to find, and what is gone is said', async () => {
  await book();
  const noticeId = await notify('stay', { kind: 'STAY_CHANGED', accessLost: ['Step-free room'] });
  expect(await offers()).toEqual([]);
  expect(codesOf(await quote(noticeId, 'h1.8'))).toEqual(['alternative_gone']);
  await db.pool.query('delete from supplier_notice');
  await db.pool.query(
    `update order_version set accepted = jsonb_set(accepted, '{choices,seats}', '{"outbound": [], "inbound": []}')`,
  );
  await moveOut();
  expect(await offers()).toEqual([]);
});

type AskedChange = Parameters<typeof quoteOrderChange>[2];

test('what was taken off another holiday is not drawn by a cheaper room, or without its transfer', async () => {
  await book('pay_in_full');
  const noticeId = await swapHotel();
  const rooms = { ...onSale, list: (stay: HotelQuote) => [{ ...stay, planIds: [21] }] };
  const room = async (): Promise<AskedChange> => {
    const stay = parseHotelQuoteId((await booked()).holiday.hotelQuoteId)!;
    const hotelQuoteId = makeHotelQuoteId({ ...stay, planIds: [21] });
    return { kind: 'STAY', hotelQuoteId, onSale: rooms };
  };
  await take(noticeId, 0);
  const paid = receiptOf(await booked(), 'GBP').payable;
  const asked: readonly AskedChange[] = [await room(), { kind: 'TRANSFER', quoteId: null }];
  const refused = { kind: 'refused', refusal: 'lowered_instead' };
  expect(await offerStayChange(lead, await booking(), rooms)).toEqual(refused);
  expect(await offerTransferChange(lead, await booking())).toEqual(refused);
  for (const one of asked)
    expect(codesOf(await quoteOrderChange(lead, order.code, one))).toEqual(['lowered_instead']);
  // Nor by one that was quoted before.
  await db.pool.query(`update supplier_notice set answer = 'KEPT'`);
  const quotes = [];
  for (const one of asked) quotes.push(isChange(await quoteOrderChange(lead, order.code, one)));
  await db.pool.query(`update supplier_notice set answer = 'OTHER'`);
  for (const { id, totalNow } of quotes) {
    await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
    await changeOrder(shop, id);
    expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'lowered_instead' });
  }
  expect(receiptOf(await booked(), 'GBP').payable).toBe(paid);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('suppliers are asked once while what they said stands, and so often an hour at most', async () => {
  await book();
  await swapHotel();
  let asked = 0;
  const counted = {
    ...onSale,
    price: (...of: Parameters<typeof onSale.price>) => (asked++, onSale.price(...of)),
  };
  const look = async () => (await listAlternatives(lead, await booking(), counted)).length;
  const [first, ...others] = await Promise.all([look(), look(), look()]);
  expect(others).toEqual([first, first]);
  const atOnce = asked;
  expect([await look(), asked]).toEqual([first, atOnce]);
  const start = shop.clock().getTime();
  shop.setTime(new Date(start + 15 * 60_000).toISOString());
  expect([await look(), asked]).toEqual([first, 2 * atOnce]);
  for (let tries = 0; tries < 20; tries++) await mayTry(shop, 'alternatives', { order: order.id });
  await db.pool.query('update order_version set document = jsonb_set(document::jsonb, $1, $2)', [
    '{holidayName}',
    '"Another"',
  ]);
  expect([await look(), asked]).toEqual([0, 2 * atOnce]);
});

test('one that costs less by itself has nothing taken off, and its transfer is given up', async () => {
  await book('pay_in_full');
  await take(await swapHotel(), 1);
  const { id, totalNow } = isChange(
    await quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId: null }),
  );
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'DONE' });
  expect(await findViolations(db, shop)).toEqual([]);
});

/** What a claim gives where the lines of the holiday come to so much now. */
async function claim(id: string, payable: number): Promise<number> {
  await db.pool.query(
    `insert into price_drop_claim (id, order_id, customer_id)
     select $1, $2, customer_id from order_person where order_id = $2 and role = 'LEAD'`,
    [id, order.id],
  );
  const priceAgain = async () => ({ kind: 'priced', payable, found: {} }) as const;
  await claimPriceDrop({ ...shop, priceAgain }, id);
  const { rows } = await db.pool.query<{ amount: number | null }>(
    'select was - now as amount from price_drop_claim where id = $1',
    [id],
  );
  return rows[0]!.amount ?? 0;
}

test.each([
  ['alike', 0, 0],
  ['less', 2, 10],
])('a price drop of one that is %s is measured by what is paid for it', async (_what, nth, off) => {
  await book('pay_in_full');
  const list = (of: Awaited<ReturnType<typeof booked>>) =>
    receiptOf({ holiday: of.holiday, choices: of.choices }, of.currency).payable;
  const was = await booked();
  expect(await claim('before', list(was) - 1_000)).toBe(1_000);
  await take(await swapHotel(), nth);
  const accepted = await booked();
  const paid = receiptOf(accepted, 'GBP').payable;
  expect(paid).toBe(list(was) - Math.ceil((sold(was) * off) / 100));
  expect(list(accepted)).toBeGreaterThan(paid);
  expect(await claim('list', paid)).toBe(0);
  expect(await claim('paid', paid - 3_000)).toBe(2_000);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('what is changed once more is less by a share of what is paid for it', async () => {
  await book('pay_in_full');
  const paid = sold(await booked());
  await take(await swapHotel(), 0);
  expect(sold(await booked())).toBeGreaterThan(paid);
  await notify('stay', { kind: 'STAY_CHANGED', board: 'RO' });
  const [asked] = await listTheirChanges(db.database, await booking());
  expect(asked).toMatchObject({ outcome: 'ASKED', reduction: Math.ceil(paid * 0.05) });
});
