import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import { remindOfNotices } from '#server/booking/notice-reminders.ts';
import { listUnanswered } from '#server/booking/operator-notices.ts';
import { loadBooking } from '#server/booking/own-booking.ts';
import { handleNotices, readNoticeFeeds, receiveNotice } from '#server/booking/supplier-notices.ts';
import { listTheirChanges } from '#server/booking/their-changes.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { acceptOrderChange } from '#server/order/order-changes.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, keepTheirChange, ORIGIN } from './changing-lead.ts';

const KEY = 'ab'.repeat(32);

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: { readonly id: string; readonly code: string; readonly checkoutId: string };
let number = 0;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, supplier_notice, notice_feed, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2');
  number = 0;
});
afterAll(() => db.close());

const holiday = async () => (await loadVersion(db.database, order.id)).accepted.holiday;

/** As the supplier numbers them; what is sent later was decided later. */
async function notice(part: 'flight' | 'stay', news: object) {
  number += 1;
  const { rows } = await db.pool.query<{ key: string }>(
    'select key from supplier_booking where part = $1 and checkout_id = $2',
    [part, order.checkoutId],
  );
  const sentAt = new Date(Date.parse('2026-11-21T10:00:00Z') + number * 1_000).toISOString();
  return { number, bookingKey: rows[0]!.key, sentAt, ...news };
}

const signed = (body: string, key = KEY) => ({
  rawBody: body,
  signature: `sha256=${createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('hex')}`,
  key: KEY,
});

const send = async (part: 'flight' | 'stay', news: object): Promise<void> =>
  sendIt(part, await notice(part, news));

async function sendIt(part: 'flight' | 'stay', news: object): Promise<void> {
  const supplier = part === 'flight' ? 'flights' : 'stays';
  const body = JSON.stringify({ supplier, notice: news });
  expect(await receiveNotice(db.database, signed(body))).toBe('kept');
  await handleNotices(shop);
}

/** The flight, so many minutes later at both ends. */
const moved = (
  { departureTime, arrivalTime, departsAt, arrivesAt }: HolidayLeg,
  minutes: number,
) => {
  const later = (at: string) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
  const local = (at: string) => later(`${at}Z`).slice(0, 'yyyy-mm-ddThh:mm'.length);
  return {
    departureTime: local(departureTime),
    arrivalTime: local(arrivalTime),
    departsAt: later(departsAt),
    arrivesAt: later(arrivesAt),
  };
};
const moveOut = async (minutes: number) => {
  const { flights } = await holiday();
  const news = moved(flights!.outbound, minutes);
  return send('flight', { kind: 'FLIGHT_MOVED', leg: 'outbound', ...news });
};

const noticed = async () => {
  const booking = (await loadBooking(lead, order.code))!;
  return listTheirChanges(lead.database, booking);
};
const letters = async () =>
  (
    await db.pool.query<{ id: string }>(
      "select id from outbox_mail where template like 'their%' order by created_at, id",
    )
  ).rows.map(({ id }) => id);
const violations = () => findViolations(db, shop);

/** Quotes keeping it, accepts what that comes to, and lets the worker do it. */
async function keep(noticeId: string) {
  const quoted = isChange(await keepTheirChange(lead, { orderCode: order.code, noticeId }));
  const press = { changeId: quoted.id, acceptedTotal: quoted.totalNow, origin: ORIGIN };
  await acceptOrderChange(lead, press, 0);
  await changeOrder(shop, quoted.id);
  return isChange(await acceptOrderChange(lead, press, 0));
}

test('a flight that is moved a little is told, and in the next papers without asking', async () => {
  const before = (await holiday()).flights!.outbound;
  await moveOut(40);
  const { number: version, document } = await loadVersion(db.database, order.id);
  expect([version, document.version]).toEqual([2, 2]);
  expect(document.flights[0]!.from.instant).toBe(moved(before, 40).departsAt);
  expect(await noticed()).toMatchObject([
    { outcome: 'NOTED', title: expect.stringContaining('leaves 40 minutes later') },
  ]);
  expect(await letters()).toEqual(['flights-1.their-change-note']);
  expect(await violations()).toEqual([]);
});

test('a flight that is moved by 5 hours is asked of, and kept for less', async () => {
  await moveOut(300);
  const [asked] = await noticed();
  expect(asked).toMatchObject({ outcome: 'ASKED', answer: null });
  expect(asked!.reduction).toBeGreaterThan(0);
  expect((await loadVersion(db.database, order.id)).number).toBe(1);
  const kept = await keep(asked!.id);
  expect(kept).toMatchObject({ state: 'DONE', difference: -asked!.reduction });
  expect(await noticed()).toMatchObject([{ answer: 'KEPT' }]);
  const { number: version, accepted } = await loadVersion(db.database, order.id);
  expect([version, accepted.reductions?.map(({ amount }) => amount)]).toEqual([
    2,
    [-asked!.reduction],
  ]);
  expect(await keepTheirChange(lead, { orderCode: order.code, noticeId: asked!.id })).toMatchObject(
    {
      errors: [{ code: 'nothing_to_answer' }],
    },
  );
  expect(await violations()).toEqual([]);
});

test('until it is answered nothing is taken, and ending it gives all money back', async () => {
  await db.pool.query("update instalment set due_date = '2026-11-01' where state = 'DUE'");
  await send('stay', { kind: 'STAY_CHANGED', board: 'RO' });
  await takeDueInstalments(shop);
  const due = "select count(*)::int as n from instalment where state = 'DUE'";
  expect((await db.pool.query<{ n: number }>(due)).rows).toEqual([{ n: 1 }]);
  shop.setTime('2026-11-25T10:00:00Z');
  const quote = (await quoteCancellation(lead, order.code))!;
  expect([quote.lost, quote.refund, quote.owed]).toEqual([0, quote.paid, 0]);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
  await cancelOrder(shop, order.id);
  expect(await noticed()).toMatchObject([{ answer: 'ENDED' }]);
  expect(await violations()).toEqual([]);
});

test('they cancel: all that was paid goes back without anybody asking', async () => {
  await send('stay', { kind: 'CANCELLED' });
  await cancelOrder(shop, order.id);
  expect(await quoteCancellation(lead, order.code)).toMatchObject({ lost: 0, status: 'CANCELLED' });
  expect(await noticed()).toMatchObject([{ outcome: 'CANCELLED' }]);
  expect(await violations()).toEqual([]);
});

test('of what comes one after the other all of it holds, and one answer is asked for', async () => {
  await moveOut(300);
  const { hotel } = await holiday();
  const annexe = { ...hotel, id: 99_999, name: 'The Annexe', stars: hotel.stars - 1 };
  await send('stay', { kind: 'STAY_CHANGED', hotel: annexe });
  const [open, ...others] = await noticed();
  expect(others).toEqual([]);
  expect(open!.changes.map(({ kind }) => kind)).toEqual(['FLIGHT_MOVED', 'STAY_CHANGED']);
  await keep(open!.id);
  const { document } = await loadVersion(db.database, order.id);
  expect(document.stay.hotel).toBe('The Annexe');
  expect(await violations()).toEqual([]);
});

test('what comes late holds so far as nothing that was sent since names it', async () => {
  const { hotel, rooms } = await holiday();
  const named = (word: string) => rooms.map(() => `${word} room`);
  const renamed = { ...hotel, name: 'Hotel Sol by Another' };
  const late = await notice('stay', { kind: 'STAY_CHANGED', hotel: renamed, rooms: named('Old') });
  await send('stay', { kind: 'STAY_CHANGED', rooms: named('New') });
  await sendIt('stay', late);
  const now = await holiday();
  expect([now.hotel.name, now.rooms.map(({ name }) => name)]).toEqual([
    'Hotel Sol by Another',
    named('New'),
  ]);
  expect(await letters()).toEqual(['stays-2.their-change-note', 'stays-1.their-change-note']);
  const again = { ...late, number: 3, kind: 'STAY_CHANGED', hotel: undefined, rooms: named('Old') };
  await sendIt('stay', again);
  expect(await letters()).toHaveLength(2);
  expect(await violations()).toEqual([]);
});

test('of access that is lost each is told, in whichever order they come', async () => {
  const lost = (...accessLost: string[]) => ({ kind: 'STAY_CHANGED', accessLost });
  const early = await notice('stay', lost('The lift', 'The ramp'));
  await send('stay', lost('The lift'));
  await sendIt('stay', early);
  const { rows } = await db.pool.query<{ changes: string }>(
    "select changes::text as changes from supplier_notice where outcome = 'ASKED' order by sent_at",
  );
  expect(rows.map(({ changes }) => changes.match(/The lift|The ramp/g))).toEqual([
    ['The lift', 'The ramp'],
    ['The lift'],
  ]);
});

test('a hotel that is called another name gives what it gave; another one gives nothing of it', async () => {
  const perks = [{ key: 'voucher', by: 'hotel', bookBy: null }];
  await db.pool.query(
    `update order_version set accepted = jsonb_set(accepted::jsonb, '{holiday,perks}', $1::jsonb)`,
    [JSON.stringify(perks)],
  );
  const { hotel } = await holiday();
  await send('stay', { kind: 'STAY_CHANGED', hotel: { ...hotel, name: 'Hotel Sol by Another' } });
  expect(await holiday()).toMatchObject({ hotel: { name: 'Hotel Sol by Another' }, perks });
  await send('stay', { kind: 'STAY_CHANGED', hotel: { ...hotel, id: 99_999, name: 'The Annexe' } });
  const [open] = await noticed();
  await keep(open!.id);
  expect(await holiday()).toMatchObject({ hotel: { name: 'The Annexe' }, perks: [] });
});

test('a notice is believed when it is signed, and worked on once however often it comes [S-27]', async () => {
  const { flights } = await holiday();
  const news = { kind: 'FLIGHT_MOVED', leg: 'inbound', ...moved(flights!.inbound, 20) };
  const body = JSON.stringify({ supplier: 'flights', notice: await notice('flight', news) });
  expect(await receiveNotice(db.database, signed(body, 'cd'.repeat(32)))).toBe('forged');
  expect(await receiveNotice(db.database, { ...signed(body), signature: null })).toBe('forged');
  expect(await receiveNotice(db.database, signed('{"supplier":"flights"}'))).toBe('unreadable');
  for (let n = 0; n < 2; n++) expect(await receiveNotice(db.database, signed(body))).toBe('kept');
  await Promise.all([handleNotices(shop), handleNotices(shop)]);
  expect(await receiveNotice(db.database, signed(body))).toBe('kept');
  await handleNotices(shop);
  expect((await loadVersion(db.database, order.id)).number).toBe(2);
  expect(await violations()).toEqual([]);
});

test('one that got lost is found on the supplier’s list, which is read from where it was read to', async () => {
  const { flights } = await holiday();
  const news = { kind: 'FLIGHT_MOVED', leg: 'inbound', ...moved(flights!.inbound, 20) };
  const list = [await notice('flight', news), { number: 2, odd: true }];
  const asked: string[] = [];
  const feeds = (found: unknown[]) => ({
    flights: { get: async (path: string) => (asked.push(path), found as never) },
    stays: { get: async () => [] as never },
  });
  await readNoticeFeeds(shop, feeds(list));
  await handleNotices(shop);
  expect((await loadVersion(db.database, order.id)).number).toBe(2);
  await readNoticeFeeds(shop, feeds([]));
  expect(asked).toEqual(['notices?since=0', 'notices?since=1']);
});

test('two reminders are written, none once there is an answer; without one a person calls', async () => {
  await moveOut(300);
  const [open] = await noticed();
  const [first, second] = open!.reminders;
  for (const at of [first!, first!, second!]) {
    shop.setTime(at.toISOString());
    await remindOfNotices(shop);
  }
  expect(await letters()).toEqual([
    'flights-1.their-change',
    'flights-1.1.their-change',
    'flights-1.2.their-change',
  ]);
  const late = new Date(Date.parse(open!.answerBy!) + 1);
  expect(await listUnanswered(db.database, new Date(open!.answerBy!))).toEqual([]);
  expect(await listUnanswered(db.database, late)).toMatchObject([
    { orderCode: order.code, title: open!.title, phone: expect.stringMatching(/^0/) },
  ]);
  expect(await violations()).toEqual([]);
});

test('nobody but the people of the booking may answer [S-05]', async () => {
  await moveOut(300);
  const [open] = await noticed();
  const stranger = await openCustomer(shop);
  expect(await keepTheirChange(stranger, { orderCode: order.code, noticeId: open!.id })).toEqual({
    kind: 'absent',
  });
});

test.each([
  [
    'a notice that nobody works on',
    'update supplier_notice set handled_at = null, outcome = null, answer = null, answered_at = null, received_at = now() - interval $$1 day$$',
    'I9',
  ],
  [
    'a notice that nobody is told of',
    "delete from outbox_mail where template like 'their-change%'",
    'I7',
  ],
  [
    'an answer that changes nothing',
    "update order_change set state = 'REFUSED', refusal = 'change_open', spread = null, lowered = null, refunded = null where notice_id is not null",
    'I1',
  ],
  [
    'an answer that leaves the order as it was',
    "update supplier_notice set answer = 'ENDED'",
    'I4',
  ],
])('the auditor finds %s', async (_what, query, invariant) => {
  await moveOut(300);
  const [open] = await noticed();
  await keep(open!.id);
  await db.pool.query(query);
  expect((await violations()).map((violation) => violation.slice(0, 2))).toContain(invariant);
});
