/** Travellers who stay at home: their flights stay owed, the rest is for those who come. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { pricesByKind, type PriceNow, type PricesByKind } from '#domain/order/price-drop.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { removeTravellerCheck, saveTravellerCheck } from '#server/booking/traveller-checks.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { whyTravellersStay } from '#server/order/change-offers.ts';
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
import { bookHoliday, findViolations, isChange, ORIGIN } from '../changing-lead.ts';
import { soldByHead } from './sold-by-head.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;
/** What a room costs for each of its people, by now. */
let perHead = 30_000;
let claims = 0;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, credit, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  perHead = 30_000;
});
afterAll(() => db.close());

const onSale = soldByHead(() => perHead);

const FAMILY: Party = [{ adults: 2, childAges: [7] }];
const TWO_ROOMS: Party = [
  { adults: 2, childAges: [7] },
  { adults: 1, childAges: [] },
];

async function book({
  party = FAMILY,
  plan = '2020LowDeposit_2',
  refundableUntil = '2027-07-10',
  ...others
}: {
  readonly party?: Party;
  readonly plan?: PlanName;
  readonly refundableUntil?: string | null;
  readonly isInsured?: boolean;
  readonly transfer?: string;
  readonly holdBags?: number;
} = {}) {
  const made = makePricedHoliday({ party, roomPrice: 100_000 });
  order = await bookHoliday(db, shop, lead, plan, {
    holiday: { ...made, refundableUntil },
    ...others,
  });
  await db.pool.query(
    `insert into traveller_check (order_id, number, passport, issued_on, expires_on)
     select id, n, 'gb', '2020-01-01', '2030-01-01'::date + n from customer_order, generate_series(1, $1) n`,
    [headsOf(party).paying],
  );
}
const booked = async () => ({ ...(await loadVersion(db.database, order.id)), id: order.id });
const ask = (...leaving: readonly number[]) =>
  quoteOrderChange(lead, order.code, { kind: 'FEWER', leaving, onSale });
async function make(quoted: Awaited<ReturnType<typeof ask>>) {
  const { id, totalNow } = isChange(quoted);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const leave = async (...leaving: readonly number[]) => make(await ask(...leaving));
const move = async (checkIn: string) =>
  make(
    await quoteOrderChange(lead, order.code, { kind: 'DATES', to: { checkIn, nights: 7 }, onSale }),
  );
const codesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.kind === 'refused' ? answer.errors.map(({ field, code }) => [field, code]) : answer.kind;
const live = (part: string) =>
  [...shop.suppliers.bookings.values()].filter(
    ({ key, state }) => key.endsWith(`:${part}`) && state !== 'cancelled',
  );
const FARE = 2 * 12_650;

test('somebody stays at home: their flights stay owed, rooms are had anew for the others, and everybody is told [ACCT-02]', async () => {
  await book({ isInsured: true, holdBags: 3 });
  expect(await whyTravellersStay(lead, await booked())).toBeNull();
  const [first, second, third] = (await booked()).accepted.passengers;
  const done = await leave(2);
  expect(done).toMatchObject({ state: 'DONE', charge: 0 });
  // A room for two by now, and a contribution less; flights and bags are the same in all.
  expect(done.difference).toBe(60_000 - 100_000 - 250);
  expect(done.lines).toContainEqual({
    kind: 'flights_gone',
    was: null,
    now: expect.objectContaining({
      label: 'Flights of one who isn’t coming',
      amount: FARE + 3_900,
    }),
  });
  expect(done.words).toEqual([
    {
      what: 'Bags',
      was: expect.stringContaining('3 hold bags'),
      now: expect.stringContaining('2 hold bags'),
    },
    { what: 'Traveller 2', was: expect.stringContaining(second!.firstName), now: 'none' },
  ]);
  const { number, accepted, document } = await booked();
  expect(number).toBe(2);
  expect(accepted.passengers).toEqual([first, third]);
  expect(accepted.holiday.party).toEqual([{ adults: 1, childAges: [7] }]);
  expect(document.passengers.length).toBe(2);
  expect(JSON.stringify([accepted, document])).not.toContain(second!.firstName);
  expect(document.flights.every(({ airlineReference }) => airlineReference)).toBe(true);
  const names = [first!, third!].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  for (const part of ['flight', 'insurance'])
    expect(live(part)).toMatchObject([{ key: expect.not.stringContaining(':v2-'), names }]);
  expect(live('stay')).toMatchObject([{ key: expect.stringContaining(':v2-') }]);
  // Each has the dates of their own passport.
  const { rows } = await db.pool.query(
    'select number, expires_on::text as until from traveller_check order by number',
  );
  expect(rows).toEqual([
    { number: 1, until: '2030-01-02' },
    { number: 2, until: '2030-01-04' },
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('rooms that cannot be given back stay as they are, at their price', async () => {
  await book({ refundableUntil: null });
  const [before] = live('stay');
  const done = await leave(3);
  expect(done).toMatchObject({ state: 'DONE', difference: -250 });
  expect(live('stay')).toMatchObject([
    { key: before!.key, names: ['Ada Hargreaves', 'Bea Hargreaves'] },
  ]);
  expect((await booked()).accepted.holiday.rooms).toMatchObject([{ price: 100_000 }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('rooms that cost more by now for fewer people stay as they are', async () => {
  await book();
  perHead = 60_000;
  expect(await leave(3)).toMatchObject({ state: 'DONE', difference: -250 });
  expect(live('stay')).toMatchObject([{ key: expect.not.stringContaining(':v2-') }]);
});

test('a room in which nobody sleeps any more goes, and a second who stays at home is taken off as well', async () => {
  await book({ party: TWO_ROOMS });
  // The third adult has the second room; four of five heads' rooms are paid by the head now.
  const done = await leave(3);
  expect(done).toMatchObject({ state: 'DONE', difference: 90_000 - 200_000 - 250 });
  const { accepted } = await booked();
  expect(accepted.holiday.rooms.length).toBe(1);
  expect(accepted.holiday.party).toEqual([{ adults: 2, childAges: [7] }]);
  expect(await leave(3)).toMatchObject({ state: 'DONE', difference: -30_250 });
  expect((await booked()).accepted.reductions?.map(({ amount }) => amount)).toEqual([FARE, FARE]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('moved afterwards, the flights are those of who travels', async () => {
  await book({ party: TWO_ROOMS, refundableUntil: null });
  await leave(3);
  const { accepted } = await booked();
  expect(accepted.holiday.rooms.length).toBe(2);
  await db.pool.query(
    `update order_version set accepted = jsonb_set(accepted, '{holiday,refundableUntil}', '"2027-07-10"')`,
  );
  const done = await move('2027-08-07');
  expect(done).toMatchObject({ state: 'DONE' });
  const after = await booked();
  expect(after.accepted.holiday.party).toEqual([{ adults: 2, childAges: [7] }]);
  expect(after.accepted.reductions?.map(({ amount }) => amount)).toEqual([FARE, 3 * FARE]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each([
  ['stays.book', { kind: 'unavailable' }, 'supplier_sold_out'],
  ['flights.changeNames', { kind: 'refused', reason: 'no' }, 'supplier_refused'],
  ['insurance.changeNames', { kind: 'refused', reason: 'no' }, 'supplier_refused'],
] as const)('when %s fails, everybody travels as before', async (call, turn, refusal) => {
  await book({ isInsured: true });
  const before = await booked();
  shop.suppliers.script(call, turn);
  expect(await leave(2)).toMatchObject({ state: 'REFUSED', refusal });
  expect(await booked()).toEqual(before);
  const all = before.accepted.passengers.map((who) => `${who.firstName} ${who.lastName}`);
  const renamed = [...shop.suppliers.bookings.values()].flatMap(({ names }) =>
    names ? [names] : [],
  );
  expect(renamed.filter((names) => names.join() !== all.join())).toEqual([]);
  const { rows } = await db.pool.query('select number from traveller_check');
  expect(rows.length).toBe(3);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('who may not be taken off is said at the field, and when nobody can', async () => {
  await book({ party: TWO_ROOMS });
  expect(codesOf(await ask())).toEqual([['leaving', 'leaving_not_chosen']]);
  expect(codesOf(await ask(9))).toEqual([['leaving', 'leaving_not_chosen']]);
  expect(codesOf(await ask(1))).toEqual([['leaving', 'leaving_lead']]);
  expect(isChange(await ask(2, 2)).lines).toContainEqual(
    expect.objectContaining({
      now: expect.objectContaining({ label: 'Flights of one who isn’t coming', amount: FARE }),
    }),
  );
  const stranger = await openCustomer(shop);
  const asked = { kind: 'FEWER', leaving: [2], onSale } as const;
  expect(await quoteOrderChange(stranger, order.code, asked)).toEqual({ kind: 'absent' });
  await db.pool.query(`update instalment set state = 'PAID'`);
  const { id, totalNow } = isChange(await ask(2));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  shop.setTime('2027-07-22T10:00:00Z');
  expect(codesOf(await ask(2))).toEqual([['', 'leaving_too_late']]);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'leaving_too_late' });
});

test('a hotel that does not give back any more as it is made keeps everything as it was', async () => {
  await book();
  await db.pool.query(`update instalment set state = 'PAID'`);
  shop.setTime('2027-07-10T22:50:00Z');
  const { id, totalNow } = isChange(await ask(2));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  shop.setTime('2027-07-10T23:01:00Z');
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'change_total_moved' });
  expect(live('stay')).toMatchObject([{ key: expect.not.stringContaining(':v2-') }]);
});

test('cancelling then loses what the terms say, and the flights that were given up', async () => {
  await book();
  await leave(2);
  const { terms, lost } = (await quoteCancellation(lead, order.code))!;
  expect(terms[0]!.lost).toBeGreaterThanOrEqual(FARE);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: lost }, 0);
  await cancelOrder(shop, order.id);
  expect(shop.suppliers.live()).toEqual([]);
  expect(await findViolations(db, shop)).toEqual([]);
});

/** What is booked costs so much less by now. */
async function claim(less: PricesByKind): Promise<number> {
  const { holiday, choices, currency } = (await booked()).accepted;
  const { lines, payable } = receiptOf({ holiday, choices }, currency);
  const was = pricesByKind(lines);
  const { flights = 0, hotel = 0 } = less;
  const found = { ...was, flights: was.flights! - flights, hotel: was.hotel! - hotel };
  const now: PriceNow = { kind: 'priced', payable: payable - flights - hotel, found };
  claims += 1;
  const id = `fewer-${claims}`;
  await db.pool.query(
    `insert into price_drop_claim (id, order_id, customer_id)
     select $1, $2, customer_id from order_person where order_id = $2 and role = 'LEAD'`,
    [id, order.id],
  );
  await claimPriceDrop({ ...shop, priceAgain: async () => now }, id);
  const { rows } = await db.pool.query<{ amount: number }>(
    "select was - now as amount from price_drop_claim where id = $1 and state = 'GRANTED'",
    [id],
  );
  return rows[0]?.amount ?? 0;
}

test('a credit for flights counts for those of who still travels, and for nothing else', async () => {
  await book();
  expect(await claim({ flights: 3_000 })).toBe(3_000);
  const done = await leave(2);
  expect(done).toMatchObject({ state: 'DONE', difference: 60_000 - 100_000 - 250 });
  // Of it 2,000 are for the two who fly, which counts already.
  expect(await claim({ flights: 2_000 })).toBe(0);
  expect(await claim({ flights: 2_600 })).toBe(600);
  expect(await findViolations(db, shop)).toEqual([]);
  await move('2027-08-07');
  expect(await claim({})).toBe(0);
  expect(await claim({ flights: 400 })).toBe(400);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('the auditor finds flights of who stays at home that are given back', async () => {
  await book();
  await leave(2);
  await db.pool.query("update order_change set accepted = accepted - 'reductions'");
  expect(await findViolations(db, shop)).toContainEqual(
    expect.stringContaining('gives flights back'),
  );
});

test('dates of a passport that were told on an older page are kept for nobody else', async () => {
  await book();
  const [, second, third] = (await booked()).accepted.passengers;
  await leave(2);
  const typed = { orderCode: order.code, traveller: 2, passport: 'gb', issuedOn: '01/02/2021' };
  const save = (who: typeof third, number = 2) =>
    saveTravellerCheck(lead, {
      ...typed,
      traveller: number,
      name: `${who!.firstName} ${who!.lastName}`,
      expiresOn: '01/02/2031',
    });
  expect(await save(second)).toMatchObject({ errors: [{ code: 'travellers_changed' }] });
  expect(await save(third, 3)).toMatchObject({ errors: [{ code: 'travellers_changed' }] });
  const name = `${second!.firstName} ${second!.lastName}`;
  expect(
    await removeTravellerCheck(lead, { orderCode: order.code, traveller: 2, name }),
  ).toMatchObject({ errors: [{ code: 'travellers_changed' }] });
  const kept = async () =>
    (await db.pool.query('select expires_on::text as until from traveller_check where number = 2'))
      .rows;
  expect(await kept()).toEqual([{ until: '2030-01-04' }]);
  expect(await save(third)).toMatchObject({ kind: 'changed' });
  expect(await kept()).toEqual([{ until: '2031-02-01' }]);
});

test('prices of changes are worked out sixty times an hour, then whoever asks waits a minute', async () => {
  await book();
  for (let i = 0; i < 60; i++) isChange(await ask(2));
  expect(await ask(2)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'too_many_change_quotes', message: expect.stringContaining('1 minute') }],
  });
  expect((await db.pool.query('select from order_change')).rowCount).toBe(60);
  shop.setTime(new Date(shop.clock().getTime() + 60_000).toISOString());
  isChange(await ask(2));
});
