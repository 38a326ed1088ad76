/** One more traveller: flights of their own beside those that stand, the room for one more. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { convert } from '#domain/market/tariff.ts';
import type { Party } from '#domain/party.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { checkInformedChanges } from '#server/booking/check-informed-changes.ts';
import { informOfChange, listInformedChanges } from '#server/booking/informed-changes.ts';
import { noteByPerson } from '#server/booking/operator-notices.ts';
import { handleNotices } from '#server/booking/supplier-notices.ts';
import { GREAT_BRITAIN, rateOf, type Market } from '#server/market/market.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
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
import { bookHoliday, findViolations, isChange, ORIGIN } from '../changing-lead.ts';
import { soldByHead } from './sold-by-head.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;
/** What a seat costs each way by now. */
let fare = 15_000;
let perHead = 30_000;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, credit, outbox_mail, payment_notification, supplier_notice, quota, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  fare = 15_000;
  perHead = 30_000;
  const leg = () => ({ fare, infantFare: 2_000, seatsLeft: 1 });
  Object.assign(shop.suppliers.flights, {
    quote: async () => ({ kind: 'quoted', outbound: leg(), inbound: leg(), holdBag: null }),
  });
});
afterAll(() => db.close());

const onSale = soldByHead(() => perHead);

async function book({
  party = [{ adults: 2, childAges: [7] }],
  plan = '2020LowDeposit_2',
  refundableUntil = '2027-07-10',
  hotelOnly = false,
  ...others
}: {
  readonly party?: Party;
  readonly plan?: PlanName;
  readonly refundableUntil?: string | null;
  readonly hotelOnly?: boolean;
  readonly isInsured?: boolean;
  readonly hasPriority?: boolean;
  readonly transfer?: string;
  readonly holdBags?: number;
} = {}) {
  const made = makePricedHoliday({ party, roomPrice: 80_000, hotelOnly });
  const holiday = { ...made, refundableUntil };
  order = await bookHoliday(db, shop, lead, plan, { holiday, ...others });
  await db.pool.query(
    `insert into traveller_check (order_id, number, passport, issued_on, expires_on)
     select o.id, n, 'gb', '2020-01-01', '2030-01-01'::date + n::int
     from customer_order o
     join lateral (select accepted from order_version w where w.order_id = o.id limit 1) v on true
     cross join generate_series(1, jsonb_array_length(v.accepted -> 'passengers')) n`,
  );
}
const booked = async () => ({ ...(await loadVersion(db.database, order.id)), id: order.id });
const ASKED = {
  title: 'mr',
  firstName: 'Noah',
  lastName: 'Hargreaves',
  dateOfBirth: '03/04/1990',
  room: 1,
};
const ask = (asked: Partial<typeof ASKED> = {}) =>
  quoteOrderChange(lead, order.code, { kind: 'JOIN', joining: { ...ASKED, ...asked }, onSale });
async function make(quoted: { readonly kind: string }) {
  const { id, totalNow } = isChange(quoted);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const codesOf = (answer: { readonly kind: string }) =>
  'errors' in answer
    ? (answer.errors as { code: string; field: string }[]).map(({ code, field }) =>
        field === '' ? code : `${field} ${code}`,
      )
    : answer.kind;
const live = () => shop.suppliers.live().toSorted();
const parts = () => live().map((key) => key.replace(/^[^:]+:(v\d+)?.*:/, '$1 '));
const amountOf = async (kind: string, currency: 'GBP' | 'EUR' = 'GBP') =>
  receiptOf((await booked()).accepted, currency).lines.find((line) => line.kind === kind)?.amount;
const names = async () => (await booked()).document.passengers.map(({ name }) => name);

test('who joins has flights of their own, and a bed in the room, at the prices of now [ACCT-02]', async () => {
  await book({ isInsured: true, transfer: 't1', holdBags: 1 });
  const before = live();
  const flights = (await amountOf('flights'))!;
  const done = await make(await ask());
  expect(done).toMatchObject({ state: 'DONE' });
  expect(done.words).toContainEqual({
    what: 'Traveller 3',
    was: 'none',
    now: 'Mr Noah Hargreaves',
  });
  expect(await amountOf('flights')).toBe(flights + 2 * 15_000);
  expect(await amountOf('hotel')).toBe(4 * 30_000);
  expect(await amountOf('atol')).toBe(4 * 250);
  expect(parts().filter((part) => part.endsWith('flight'))).toHaveLength(2);
  expect(parts().filter((part) => part.endsWith('stay'))).toEqual(['v2 stay']);
  expect(live()).toHaveLength(before.length + 1);
  const { document, accepted } = await booked();
  expect(accepted.passengers.map(({ type }) => type)).toEqual(['adult', 'adult', 'adult', 'child']);
  expect(document.flights.map(({ joined }) => joined?.map(({ name }) => name))).toEqual([
    ['Noah Hargreaves'],
    ['Noah Hargreaves'],
  ]);
  expect(document.flights[0]!.airlineReference).not.toBe(
    document.flights[0]!.joined![0]!.reference,
  );
  const { rows } = await db.pool.query<{ number: number; expires_on: string }>(
    'select number, expires_on::text from traveller_check order by number',
  );
  expect(rows.map(({ number, expires_on }) => `${number} ${expires_on}`)).toEqual([
    '1 2030-01-02',
    '2 2030-01-03',
    '4 2030-01-04',
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('asked for by the code in small letters, their flights are found under that of the order', async () => {
  await book();
  const code = order.code.toLowerCase();
  await make(await quoteOrderChange(lead, code, { kind: 'JOIN', joining: ASKED, onSale }));
  expect(live()).toContain((await booked()).accepted.joined![0]!.key);
});

test('a second one joins as well, in a room of their own choice', async () => {
  await book({
    party: [
      { adults: 1, childAges: [] },
      { adults: 1, childAges: [] },
    ],
  });
  await make(await ask());
  await make(await ask({ firstName: 'Iris', title: 'mrs', room: 2 }));
  expect((await names()).map((name) => name.split(' ')[1])).toEqual(['Ada', 'Noah', 'Bea', 'Iris']);
  expect(parts().filter((part) => part.endsWith('flight'))).toHaveLength(3);
  expect((await booked()).document.flights[0]!.joined).toHaveLength(2);
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each([
  ['flights.book', 'supplier_sold_out'],
  ['stays.book', 'supplier_sold_out'],
  ['insurance.book', 'supplier_sold_out'],
] as const)('where %s is refused nobody joins, and nothing of theirs stands', async (call, why) => {
  await book({ isInsured: true });
  const before = [live(), await names()];
  shop.suppliers.script(call, { kind: 'unavailable' });
  expect(await make(await ask())).toMatchObject({ state: 'REFUSED', refusal: why });
  expect([live(), await names()]).toEqual(before);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('after it the holiday is cancelled with all of its flights', async () => {
  await book({ transfer: 't1' });
  await make(await ask());
  shop.setTime(new Date(Date.now() + 3_600_000).toISOString());
  const { lost } = (await quoteCancellation(lead, order.code))!;
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: lost }, 0);
  await cancelOrder(shop, order.id);
  expect(live()).toEqual([]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('or moved to other dates, all in one booking again', async () => {
  await book();
  await make(await ask());
  const to = { checkIn: '2027-08-07', nights: 7 };
  expect(
    await make(await quoteOrderChange(lead, order.code, { kind: 'DATES', to, onSale })),
  ).toMatchObject({ state: 'DONE' });
  expect(parts()).toEqual(['v3 flight', 'v3 stay']);
  expect((await booked()).document.flights[0]!.joined).toBeUndefined();
  const leaving = { kind: 'FEWER', leaving: [3], onSale } as const;
  expect(await make(await quoteOrderChange(lead, order.code, leaving))).toMatchObject({
    state: 'DONE',
  });
  expect(await findViolations(db, shop)).toEqual([]);
});

/** In whose names the airline has each of the bookings, the first one first; unless told, none. */
const inNames = async () => {
  const { own, others } = await tickets();
  return [others, own].map((key) => shop.suppliers.bookings.get(key)?.names);
};

test('each airline’s booking is told the names of its own people [ACCT-02]', async () => {
  await book();
  await make(await ask());
  const { passengers } = (await booked()).accepted;
  const given = passengers.map(({ firstName, lastName }) => ({
    firstName: `${firstName}e`,
    lastName,
  }));
  const corrected = await quoteOrderChange(lead, order.code, { kind: 'NAMES', names: given });
  expect(await make(corrected)).toMatchObject({ state: 'DONE' });
  const named = given.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(named[2]).toBe('Noahe Hargreaves');
  expect(await inNames()).toEqual([[named[0], named[1], named[3]], [named[2]]]);
  expect((await booked()).document.flights[0]!.joined).toMatchObject([{ name: named[2] }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a place is given in the booking that it is in', async () => {
  await book();
  await make(await ask());
  const place = { ...ASKED, title: 'mrs', firstName: 'Iris', traveller: 3 };
  expect(
    await make(await quoteOrderChange(lead, order.code, { kind: 'PLACE', place })),
  ).toMatchObject({ state: 'DONE' });
  expect((await inNames())[1]).toEqual(['Iris Hargreaves']);
  expect((await inNames())[0]).not.toContain('Iris Hargreaves');
  expect((await booked()).document.flights[1]!.joined).toMatchObject([{ name: 'Iris Hargreaves' }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('who joined leaves again: their flights end, and what they cost stays owed [ACCT-02]', async () => {
  await book({ holdBags: 3 });
  const sold = (await amountOf('flights'))!;
  await make(await ask());
  const { own, others } = await tickets();
  const leaving = { kind: 'FEWER', leaving: [3], onSale } as const;
  expect(await make(await quoteOrderChange(lead, order.code, leaving))).toMatchObject({
    state: 'DONE',
  });
  expect(live()).not.toContain(own);
  expect(shop.suppliers.bookings.get(others)!.names).toHaveLength(3);
  const { accepted, document } = await booked();
  expect(accepted.joined).toEqual([]);
  expect(accepted.choices.holdBags?.quantity).toBe(3);
  expect(document.flights[0]!.joined).toBeUndefined();
  expect(await amountOf('flights')).toBe(sold);
  expect(await amountOf('flights_gone')).toBe(2 * 15_000);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('one of the others leaves: who joined keeps their flights, under their next number', async () => {
  await book({ holdBags: 3 });
  const sold = (await amountOf('flights'))!;
  await make(await ask());
  const { own, others } = await tickets();
  const leaving = { kind: 'FEWER', leaving: [2], onSale } as const;
  expect(await make(await quoteOrderChange(lead, order.code, leaving))).toMatchObject({
    state: 'DONE',
  });
  expect((await booked()).accepted.joined).toEqual([{ traveller: 2, price: 30_000, key: own }]);
  expect((await booked()).accepted.choices.holdBags?.quantity).toBe(2);
  expect(live()).toEqual(expect.arrayContaining([own, others]));
  expect((await inNames())[1]).toEqual(['Noah Hargreaves']);
  expect((await inNames())[0]).not.toContain('Noah Hargreaves');
  expect(await amountOf('flights')).toBe(sold - 2 * 12_650 + 2 * 15_000);
  expect(await amountOf('flights_gone')).toBe(2 * 12_650 + 3_900);
  // And another comes instead of them.
  await make(await ask({ firstName: 'Iris', title: 'mrs' }));
  expect((await booked()).accepted.joined?.map(({ traveller }) => traveller)).toEqual([2, 3]);
  expect(await findViolations(db, shop)).toEqual([]);
});

/** What this call of a supplier is asked from now on. */
function listen<Name extends 'seats' | 'flights'>(
  name: Name,
  call: keyof TestShop['suppliers'][Name],
): unknown[] {
  const supplier = shop.suppliers[name] as Record<typeof call, (request: unknown) => unknown>;
  const asked: unknown[] = [];
  const { [call]: answer } = supplier;
  Object.assign(supplier, {
    [call]: (request: unknown) => {
      asked.push(request);
      return answer(request);
    },
  });
  return asked;
}

test('seats are chosen for all at once, and each is taken for the booking that its own flies by [ACCT-02]', async () => {
  await book();
  await make(await ask());
  const [held, taken] = [listen('seats', 'hold'), listen('seats', 'book')];
  const seats = { outbound: ['12A', '12C', '12D', '12B'], inbound: [], isSold: true };
  expect(
    await make(await quoteOrderChange(lead, order.code, { kind: 'SEATS', seats })),
  ).toMatchObject({ state: 'DONE', difference: 4 * 900 });
  const [out] = (await booked()).document.flights;
  const parted = [
    expect.objectContaining({ sessionId: out!.airlineReference, seats: ['12A', '12C', '12B'] }),
    expect.objectContaining({ sessionId: out!.joined![0]!.reference, seats: ['12D'] }),
  ];
  expect(held).toEqual(parted);
  expect(taken).toEqual([expect.objectContaining({ price: 4 * 900, flights: parted })]);
  expect(out!.seats).toBe('12A Ada, 12C Bea, 12D Noah, 12B Cleo');
  expect(await findViolations(db, shop)).toEqual([]);
});

test('what goes while they choose is asked for anew, whoever it was for', async () => {
  await book({ party: [{ adults: 2, childAges: [] }] });
  await make(await ask());
  const seats = { outbound: [], inbound: ['12A', '12B', '13A'], isSold: true };
  expect(codesOf(await quoteOrderChange(lead, order.code, { kind: 'SEATS', seats }))).toEqual([
    'inbound seats_given_away',
  ]);
});

test('boarding is for everybody, and bags go with the booking of all but who joined', async () => {
  await book({ party: [{ adults: 2, childAges: [] }] });
  await make(await ask());
  const asked = listen('flights', 'addBags');
  const add = (bags: number) =>
    quoteOrderChange(lead, order.code, {
      kind: 'FLIGHT_EXTRAS',
      extras: { bags, priority: true, isSold: true },
    });
  expect(codesOf(await add(3))).toEqual(['bags bags_gone']);
  expect(await make(await add(2))).toMatchObject({ state: 'DONE', difference: 2 * 3_900 + 4_800 });
  const [out, home] = (await booked()).document.flights;
  expect(asked).toEqual([
    expect.objectContaining({
      seats: 2,
      holdBags: 2,
      flightReferences: { outbound: out!.airlineReference, inbound: home!.airlineReference },
    }),
  ]);
  // Who joined goes, with a third of what boarding was sold for.
  const leaving = { kind: 'FEWER', leaving: [3], onSale } as const;
  expect(await make(await quoteOrderChange(lead, order.code, leaving))).toMatchObject({
    state: 'DONE',
  });
  const { choices } = (await booked()).accepted;
  expect([choices.priority?.price, choices.addedBags?.[0]?.quantity]).toEqual([3_200, 2]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('where the hotel does not take it, the airline has all names back that it had', async () => {
  await book();
  await make(await ask());
  shop.suppliers.script('stays.changeNames', { kind: 'refused', reason: 'no' });
  const { passengers } = (await booked()).accepted;
  const names = passengers.map(({ firstName, lastName }) => ({
    firstName: `${firstName}e`,
    lastName,
  }));
  expect(
    await make(await quoteOrderChange(lead, order.code, { kind: 'NAMES', names })),
  ).toMatchObject({ state: 'REFUSED', refusal: 'supplier_refused' });
  expect((await inNames())[1]).toEqual(['Noah Hargreaves']);
  expect((await inNames())[0]).toHaveLength(3);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('the auditor finds the flights of who joined in another’s name', async () => {
  await book();
  await make(await ask());
  const { own } = await tickets();
  shop.suppliers.bookings.get(own)!.names = ['Ada Hargreaves'];
  expect(await findViolations(db, shop)).toEqual([
    expect.stringContaining('stands in the names Ada Hargreaves'),
  ]);
});

/** An airline tells of the ticket under this key. */
async function notify(id: string, key: string, news: object): Promise<void> {
  await db.pool.query(
    `insert into supplier_notice (id, supplier, came_by, booking_key, sent_at, raw)
     values ($1, 'flights', 'NOTICE', $2, now(), $3)`,
    [id, key, JSON.stringify(news)],
  );
}
/** Until nothing is left to try. */
async function workOnNotices(): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    await handleNotices(shop).catch(() => undefined);
    await db.pool.query('update retry set due_at = now() where stuck_at is null');
  }
}
const noticed = async () =>
  (
    await db.pool.query<{ outcome: string | null; aside: string | null }>(
      `select n.outcome, r.reason as aside from supplier_notice n
       left join retry r on r.queue = 'supplier-notice' and r.id = n.id and r.stuck_at is not null
       order by n.id`,
    )
  ).rows.map(({ outcome, aside }) => aside ?? outcome);
const tickets = async () => {
  const own = (await booked()).accepted.joined![0]!.key!;
  const all = live().filter((key) => key.endsWith(':flight'));
  return { own, others: all.find((key) => key !== own)! };
};
const moved = {
  kind: 'FLIGHT_MOVED',
  leg: 'outbound',
  departureTime: '2027-07-24T06:35',
  arrivalTime: '2027-07-24T10:10',
  departsAt: '2027-07-24T05:35:00Z',
  arrivesAt: '2027-07-24T08:10:00Z',
};

test.each([
  ['is cancelled', { kind: 'CANCELLED' }],
  ['is moved', moved],
] as const)(
  'the ticket of who joined %s: people see to it, and everybody else keeps their holiday',
  async (_what, news) => {
    await book();
    await make(await ask());
    const { own } = await tickets();
    const before = [live(), (await booked()).number];
    await notify('n1', own, news);
    await workOnNotices();
    expect(await noticed()).toEqual([
      expect.stringContaining(`is the ticket of one who joined ${order.code}: see to them by hand`),
    ]);
    expect((await db.pool.query('select from order_cancellation')).rows).toEqual([]);
    expect([live(), (await booked()).number]).toEqual(before);
    // Once a person has settled it, what comes later is worked on, and the booking is changed.
    await db.pool.query('update retry set dropped_at = now() where stuck_at is not null');
    await notify('n2', own, news);
    await workOnNotices();
    expect((await noticed())[1]).toContain('see to them by hand');
    await db.pool.query('update retry set dropped_at = now() where stuck_at is not null');
    const done = await make(
      await quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId: 't1' }),
    );
    expect(done).toMatchObject({ state: 'DONE' });
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('what is told of both tickets is worked on once, and is nothing new of the second', async () => {
  await book();
  await make(await ask());
  const { own, others } = await tickets();
  await notify('n1', own, moved);
  await handleNotices(shop).catch(() => undefined);
  await notify('n2', others, moved);
  await workOnNotices();
  expect(await noticed()).toEqual(['NOTHING', 'NOTED']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('what a person notes of the flights is of those that everybody else has', async () => {
  await book();
  await make(await ask());
  const { own, others } = await tickets();
  // As a database may find them in any order.
  await db.pool.query('update supplier_booking set updated_at = now() where key = $1', [others]);
  const noted = { kind: 'flight', leg: 'outbound', minutes: 20 } as const;
  const about = { orderCode: order.code, noted, now: shop.clock() };
  expect(await noteByPerson(db.database, about)).toBe(true);
  const { rows } = await db.pool.query('select booking_key from supplier_notice');
  expect(rows).toEqual([{ booking_key: others }]);
  expect(rows).not.toContainEqual({ booking_key: own });
  await workOnNotices();
  expect(await noticed()).toEqual(['NOTED']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('of what people have heard the airline is asked by the ticket that everybody else has', async () => {
  await book();
  await make(await ask());
  const { others } = await tickets();
  await db.pool.query('update supplier_booking set updated_at = now() where key = $1', [others]);
  const sentAt = '2026-11-21T10:00:00Z';
  shop.suppliers.notices.set(others, [{ number: 1, bookingKey: others, sentAt, ...moved }]);
  const heard = await informOfChange(
    { ...lead, caller: { network: '192.0.2.7', refuse: () => undefined } },
    {
      orderCode: order.code,
      flight: 'outbound',
      said: 'moved',
      newDate: '2027-07-24',
      newTime: '06:35',
      words: 'Your flight is delayed.',
      airlineReference: '',
    },
    0,
  );
  expect(heard).toMatchObject({ kind: 'heard' });
  await checkInformedChanges(shop);
  await workOnNotices();
  await checkInformedChanges(shop);
  expect(await noticed()).toEqual(['NOTED']);
  expect(await listInformedChanges(db.database, { id: order.id, role: 'LEAD' })).toMatchObject([
    { state: 'CONFIRMED' },
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('somebody joins a stay alone, and leaves it again', async () => {
  await book({ hotelOnly: true });
  expect(await make(await ask())).toMatchObject({ state: 'DONE' });
  expect((await booked()).accepted.joined).toBeUndefined();
  const leaving = { kind: 'FEWER', leaving: [3], onSale } as const;
  expect(await make(await quoteOrderChange(lead, order.code, leaving))).toMatchObject({
    state: 'DONE',
  });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a child joins a stay alone, at what the room costs with them, and an infant [ACCT-02]', async () => {
  await book({ hotelOnly: true, party: [{ adults: 2, childAges: [7] }] });
  const child = { title: 'miss', firstName: 'Iris', dateOfBirth: '03/04/2017' };
  expect(await make(await ask(child))).toMatchObject({ state: 'DONE' });
  const infant = { title: 'master', firstName: 'Finn', dateOfBirth: '03/04/2026' };
  expect(await make(await ask(infant))).toMatchObject({ state: 'DONE' });
  const { holiday, passengers } = (await booked()).accepted;
  expect(holiday.party).toEqual([{ adults: 2, childAges: [7, 10, 1] }]);
  expect(passengers.map(({ type, firstName }) => `${type} ${firstName}`).slice(3)).toEqual([
    'child Iris',
    'infant Finn',
  ]);
  expect(await amountOf('hotel')).toBe(5 * 30_000);
  const leaving = { kind: 'FEWER', leaving: [4], onSale } as const;
  expect(await make(await quoteOrderChange(lead, order.code, leaving))).toMatchObject({
    state: 'DONE',
  });
  expect((await names()).slice(2).map((name) => name.split(' ')[0])).toEqual(['Cleo', 'Finn']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a child and an infant join flights, beside the booking of an adult and at fares of their own [ACCT-02]', async () => {
  await book({ party: [{ adults: 2, childAges: [7] }] });
  const flights = (await amountOf('flights'))!;
  const atol = (await amountOf('atol'))!;
  const asked = listen('flights', 'book');
  const child = { title: 'miss', firstName: 'Iris', dateOfBirth: '03/04/2017' };
  expect(await make(await ask(child))).toMatchObject({ state: 'DONE' });
  const infant = { title: 'master', firstName: 'Finn', dateOfBirth: '03/04/2026' };
  expect(await make(await ask(infant))).toMatchObject({ state: 'DONE' });
  const { document, accepted } = await booked();
  const [out, home] = document.flights;
  const beside = { outbound: out!.airlineReference, inbound: home!.airlineReference };
  expect(asked).toMatchObject([
    { seats: 1, infants: 0, price: 2 * 15_000, beside },
    { seats: 0, infants: 1, price: 2 * 2_000, beside },
  ]);
  expect(accepted.holiday.party).toEqual([{ adults: 2, childAges: [7, 10, 1] }]);
  expect(accepted.joined?.map(({ traveller, price }) => [traveller, price])).toEqual([
    [4, 30_000],
    [5, 4_000],
  ]);
  expect(await amountOf('flights')).toBe(flights + 30_000 + 4_000);
  expect(await amountOf('atol')).toBe(atol + 250);
  for (const flight of document.flights)
    expect(flight.joined?.map(({ name }) => name)).toEqual(['Iris Hargreaves', 'Finn Hargreaves']);
  expect((await names()).map((name) => name.replace(/^M\w+ | Hargreaves$/g, ''))).toEqual([
    'Ada',
    'Bea',
    'Cleo',
    'Iris',
    'Finn',
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
  // Nobody of whom the airline has a lap stays at home without the infant.
  const another = { ...infant, firstName: 'Gus' };
  expect(await make(await ask(another))).toMatchObject({ state: 'DONE' });
  expect(codesOf(await ask({ ...infant, firstName: 'Hal' }))).toEqual([
    'joining.dateOfBirth joining_infants',
  ]);
  const fewer = (...leaving: number[]) =>
    quoteOrderChange(lead, order.code, { kind: 'FEWER', leaving, onSale });
  expect(codesOf(await fewer(2))).toEqual(['leaving leaving_infants']);
  // The infant goes again: the airline's booking of theirs ends, and its price stays owed.
  expect(await make(await fewer(5))).toMatchObject({ state: 'DONE' });
  expect(await amountOf('flights_gone')).toBe(4_000);
  expect(await amountOf('flights')).toBe(flights + 30_000 + 4_000);
  expect(parts().filter((part) => part.endsWith('flight'))).toHaveLength(3);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('infants need laps of those who were sold their flights together', async () => {
  await book({ party: [{ adults: 1, childAges: [1] }] });
  await make(await ask());
  const infant = { title: 'master', firstName: 'Finn', dateOfBirth: '03/04/2026' };
  expect(codesOf(await ask(infant))).toEqual(['joining.dateOfBirth joining_laps']);
});

test('and an airline that takes one more of them', async () => {
  await book();
  const infant = { title: 'master', firstName: 'Finn', dateOfBirth: '03/04/2026' };
  Object.assign(shop.suppliers.flights, { quote: async () => ({ kind: 'unavailable' }) });
  expect(codesOf(await ask(infant))).toEqual(['joining_flight_infant']);
});

test('without the booking of an adult the airline takes no child', async () => {
  await book();
  for (const booking of shop.suppliers.bookings.values())
    if (booking.key.endsWith(':flight')) Object.assign(booking, { reference: 'R-ELSE' });
  const child = { title: 'miss', firstName: 'Iris', dateOfBirth: '03/04/2017' };
  expect(await make(await ask(child))).toMatchObject({
    state: 'REFUSED',
    refusal: 'supplier_refused',
  });
});

test('who cannot join is told why', async () => {
  await book({ party: [{ adults: 2, childAges: [] }] });
  expect(codesOf(await ask({ room: 2, firstName: '' }))).toEqual([
    'joining.firstName required',
    'joining.room joining_no_room',
  ]);
  Object.assign(shop.suppliers.flights, { quote: async () => ({ kind: 'unavailable' }) });
  expect(codesOf(await ask())).toEqual(['joining_flight']);
  const full = { ...onSale, price: async () => ({ kind: 'unavailable' }) as const };
  expect(
    codesOf(
      await quoteOrderChange(lead, order.code, { kind: 'JOIN', joining: ASKED, onSale: full }),
    ),
  ).toEqual(['joining_room']);
  shop.setTime('2027-07-22T12:00:00Z');
  expect(codesOf(await ask())).toEqual(['joining_too_late']);
});

test('nor where boarding was sold to all', async () => {
  await book({ hasPriority: true });
  expect(codesOf(await ask())).toEqual(['joining_added']);
});

test('nor where the hotel gives the room back no more, and sells another that is', async () => {
  await book({ refundableUntil: null });
  expect(codesOf(await ask())).toEqual(['joining_room_kept']);
});

test('the auditor finds flights of nobody who has joined', async () => {
  await book();
  await make(await ask());
  await db.pool.query(`update order_version set accepted = accepted - 'joined'`);
  expect(await findViolations(db, shop)).toContainEqual(
    expect.stringContaining('has its flight booked twice'),
  );
});

const IRELAND: Market = {
  ...GREAT_BRITAIN,
  market: 'ie',
  currency: 'EUR',
  rate: rateOf('EUR'),
  contribution: 0,
};

test('in euro it adds up to the cent as well, at the rate of the booking', async () => {
  const irish = makeTestShop(db, IRELAND);
  lead = await openCustomer(irish);
  const made = makePricedHoliday({ roomPrice: 80_921 }, IRELAND);
  const holiday = { ...made, refundableUntil: '2027-07-10' };
  order = await bookHoliday(db, irish, lead, '2020LowDeposit_2', { holiday, transfer: 't1' });
  const leg = { fare: 15_003, infantFare: 0, seatsLeft: 3 };
  Object.assign(irish.suppliers.flights, {
    quote: async () => ({ kind: 'quoted', outbound: leg, inbound: leg, holdBag: null }),
  });
  const later = { ...lead, market: { ...IRELAND, rate: 1_300_000 } };
  const inEuro: typeof onSale = {
    ...onSale,
    price: async (stay, market) => ({
      kind: 'priced',
      holiday: {
        ...makePricedHoliday(
          { party: stay.party, hotelOnly: true, roomPrice: 95_007 },
          { ...IRELAND, ...market },
        ),
        refundableUntil: '2027-07-10',
        hotelQuoteId: makeHotelQuoteId(stay),
      },
    }),
  };
  const before = (await amountOf('flights', 'EUR'))!;
  const quoted = isChange(
    await quoteOrderChange(later, order.code, { kind: 'JOIN', joining: ASKED, onSale: inEuro }),
  );
  await acceptOrderChange(
    lead,
    { changeId: quoted.id, acceptedTotal: quoted.totalNow, origin: ORIGIN },
    0,
  );
  await changeOrder(irish, quoted.id);
  expect(await findOrderChange(lead, quoted.id)).toMatchObject({ state: 'DONE' });
  expect(await amountOf('flights', 'EUR')).toBe(before + convert(30_006, IRELAND.rate));
  expect(await findViolations(db, irish)).toEqual([]);
});
