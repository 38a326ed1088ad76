import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import { checkInformedChanges } from '#server/booking/check-informed-changes.ts';
import { informOfChange, listInformedChanges } from '#server/booking/informed-changes.ts';
import {
  answerInformed,
  confirmInformed,
  listToLookInto,
} from '#server/booking/operator-notices.ts';
import { handleNotices, receiveNotice } from '#server/booking/supplier-notices.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addVersion, loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations } from '../changing-lead.ts';
import { signNotice } from './sign-notice.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;
let key: string;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, supplier_notice, quota, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2');
  const { rows } = await db.pool.query<{ key: string }>(
    `select key from supplier_booking where part = 'flight' and checkout_id = $1`,
    [order.checkoutId],
  );
  key = rows[0]!.key;
});
afterAll(() => db.close());

const home = async (): Promise<HolidayLeg> =>
  (await loadVersion(db.database, order.id)).accepted.holiday.flights!.inbound;
const later = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** The airline's own notice: the flight home goes so many minutes later. */
async function noticeOf(leg: HolidayLeg, minutes: number, number = 1) {
  return {
    number,
    bookingKey: key,
    sentAt: '2026-11-21T10:00:00Z',
    kind: 'FLIGHT_MOVED',
    leg: 'inbound',
    departureTime: later(`${leg.departureTime}Z`, minutes).slice(0, 16),
    arrivalTime: later(`${leg.arrivalTime}Z`, minutes).slice(0, 16),
    departsAt: later(leg.departsAt, minutes),
    arrivesAt: later(leg.arrivesAt, minutes),
  };
}

async function inform(changed: object = {}, who = lead) {
  const at = later(`${(await home()).departureTime}Z`, 40);
  const typed = {
    flight: 'inbound',
    said: 'moved',
    newDate: at.slice(0, 10),
    newTime: at.slice(11, 16),
    words: 'Your flight home is delayed.',
    airlineReference: '',
  };
  return informOfChange(
    { ...who, caller: CALLER },
    { orderCode: order.code, ...typed, ...changed },
    0,
  );
}
const CALLER = { network: '192.0.2.7', refuse: () => undefined };

/** What the worker does by itself, until nothing is left to do. */
async function work(): Promise<void> {
  for (let looks = 0; looks < 3; looks += 1) {
    await checkInformedChanges(shop);
    await handleNotices(shop);
    await db.pool.query('update retry set due_at = now() where stuck_at is null');
  }
  await checkInformedChanges(shop);
}
const heard = () => listInformedChanges(db.database, { id: order.id, role: 'LEAD' });
const mails = async () =>
  (
    await db.pool.query<{ template: string }>(
      "select template from outbox_mail where template <> 'confirmation' order by created_at",
    )
  ).rows.map(({ template }) => template);
const outcomes = async () =>
  (
    await db.pool.query<{ outcome: string }>(
      'select outcome from supplier_notice order by received_at, id',
    )
  ).rows.map(({ outcome }) => outcome);

test('what the airline says too becomes its notice, told once however often it comes', async () => {
  const leg = await home();
  const notice = await noticeOf(leg, 40);
  shop.suppliers.notices.set(key, [notice, { number: 'unreadable' }]);
  expect(await inform()).toMatchObject({ kind: 'heard' });
  await work();
  expect(await heard()).toMatchObject([{ state: 'CONFIRMED', newTime: notice.departureTime }]);
  expect((await home()).departureTime).toBe(notice.departureTime);
  expect(await receiveNotice(db.database, signNotice(notice))).toBe('kept');
  expect(await receiveNotice(db.database, signNotice({ ...notice, number: 2 }))).toBe('kept');
  await work();
  expect(await outcomes()).toEqual(['NOTED', 'NOTHING']);
  expect(await mails()).toEqual(['their-change-note']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a change that its people are asked about is confirmed, and stays theirs to answer', async () => {
  const leg = await home();
  const notice = await noticeOf(leg, 400);
  shop.suppliers.notices.set(key, [notice]);
  const { departureTime } = notice;
  await inform({ newDate: departureTime.slice(0, 10), newTime: departureTime.slice(11) });
  await work();
  expect(await heard()).toMatchObject([{ state: 'CONFIRMED' }]);
  expect((await home()).departureTime).toBe(leg.departureTime);
  await receiveNotice(db.database, signNotice({ ...notice, number: 2 }));
  await work();
  expect(await outcomes()).toEqual(['ASKED', 'NOTHING']);
  expect(await mails()).toEqual(['their-change']);
});

test.each([
  ['UNCHANGED', async () => undefined],
  ['SILENT', async () => shop.suppliers.script('flights.changes', 'lost-before')],
  [
    'OTHERWISE',
    async () => void shop.suppliers.notices.set(key, [await noticeOf(await home(), 45)]),
  ],
  [
    'NOT_OURS',
    () => db.pool.query(`update supplier_booking set state = 'CANCELLED' where part = 'flight'`),
  ],
])('what it does not say goes to a person, and why: %s', async (reason, prepare) => {
  await prepare();
  await inform();
  await work();
  const [one] = await heard();
  expect(one).toMatchObject({ state: 'WITH_PERSON', reason });
  expect(Date.parse(one!.answerBy!)).toBe(shop.clock().getTime() + 24 * 3_600_000);
  expect(await mails()).toContain('informed-change');
  expect(await listToLookInto(db.database)).toMatchObject([
    { id: one!.id, orderCode: order.code, reason, words: 'Your flight home is delayed.' },
  ]);
});

test('a person answers once, in words', async () => {
  await inform();
  await work();
  const [{ id } = { id: '' }] = await heard();
  expect(await answerInformed(db.database, { id, answer: 'It leaves as booked.' })).toBe(true);
  expect(await answerInformed(db.database, { id, answer: 'Or not.' })).toBe(false);
  expect(await confirmInformed(db.database, { id, now: shop.clock() })).toBe(false);
  expect(await heard()).toMatchObject([{ state: 'ANSWERED', answer: 'It leaves as booked.' }]);
  expect(await mails()).toEqual(['informed-change', 'informed-answer']);
  expect(await listToLookInto(db.database)).toEqual([]);
});

test('what a person hears from the airline is its notice; when it comes later itself, nothing is told again', async () => {
  const leg = await home();
  await inform();
  await work();
  const [{ id } = { id: '' }] = await heard();
  expect(await confirmInformed(db.database, { id, now: shop.clock() })).toBe(true);
  await work();
  expect(await heard()).toMatchObject([{ id, state: 'CONFIRMED', reason: 'UNCHANGED' }]);
  await receiveNotice(db.database, signNotice(await noticeOf(leg, 40, 9)));
  await work();
  expect(await outcomes()).toEqual(['NOTED', 'NOTHING']);
  expect(await mails()).toEqual(['informed-change', 'their-change-note']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a cancelled flight that a person confirms ends the booking, with all money back', async () => {
  await inform({ said: 'cancelled', newDate: '', newTime: '' });
  await work();
  const [{ id } = { id: '' }] = await heard();
  await confirmInformed(db.database, { id, now: shop.clock() });
  await work();
  expect(await heard()).toMatchObject([{ state: 'CONFIRMED', newTime: null }]);
  expect(await outcomes()).toEqual(['CANCELLED']);
});

/** Its people move: every flight leaves a month later from now on. */
async function moveByPeople(): Promise<void> {
  const { number, accepted, document } = await loadVersion(db.database, order.id);
  const later = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll('2027-07-', '2027-08-')) as T;
  const next = { accepted: later(accepted), document: later(document) };
  await inTransaction(db.database, (tx) =>
    addVersion(
      tx,
      { orderId: order.id, number },
      { ...next, reason: 'CHANGED', madeBy: 'CUSTOMER' },
    ),
  );
}

test.each([{}, { said: 'cancelled', newDate: '', newTime: '' }])(
  'once its people have moved, what was heard is not noted of their new flights: %j',
  async (said) => {
    await inform(said);
    await work();
    const [{ id } = { id: '' }] = await heard();
    await moveByPeople();
    expect(await confirmInformed(db.database, { id, now: shop.clock() })).toBe(false);
    await work();
    expect(await outcomes()).toEqual([]);
    expect(await heard()).toMatchObject([{ state: 'WITH_PERSON' }]);
    expect(await answerInformed(db.database, { id, answer: 'You have moved.' })).toBe(true);
  },
);

test('a time that its people have moved to themselves is no word of the airline', async () => {
  const at = (await home()).departureTime.replace('2027-07-', '2027-08-');
  await inform();
  await db.pool.query('update informed_change set heard_time = $1', [at]);
  await moveByPeople();
  await work();
  expect(await heard()).toMatchObject([{ state: 'WITH_PERSON', reason: 'OTHERWISE' }]);
});

test('the same told twice is told once; what is wrong is refused at its field, and kept nowhere', async () => {
  await Promise.all([inform(), inform()]);
  await work();
  await inform();
  expect(await heard()).toHaveLength(1);
  expect(await inform({ words: '' })).toMatchObject({
    kind: 'refused',
    errors: [{ field: 'words', code: 'required' }],
  });
  expect(await heard()).toHaveLength(1);
});

test('others tell nothing, nor read what was told; a customer tells ten times a day at most [S-05, S-24]', async () => {
  const mallory = await openCustomer(shop);
  expect(await inform({}, mallory)).toEqual({ kind: 'absent' });
  expect(await listInformedChanges(db.database, { id: order.id, role: 'PAYER' })).toEqual([]);
  const times = Array.from({ length: 11 }, (_, i) => `0${Math.floor(i / 6)}:${(i % 6) * 10 + 1}`);
  const ends = [];
  for (const time of times) ends.push(await inform({ newTime: time.replace(/:(\d)$/, ':0$1') }));
  expect(ends.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 10 }, () => 'heard'),
    'refused',
  ]);
  expect(ends.at(-1)).toMatchObject({ errors: [{ code: 'too_much_heard' }] });
});
