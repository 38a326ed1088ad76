/** Bags, priority boarding and seats that are added to booked flights. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { whySeatsStay } from '#server/order/change-offers.ts';
import {
  acceptOrderChange,
  findOrderChange,
  finishChangePayment,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
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

const book = async (plan: PlanName = '2020LowDeposit_2', holdBags?: number) => {
  order = await bookHoliday(db, shop, lead, plan, holdBags === undefined ? {} : { holdBags });
};
const booked = () => loadVersion(db.database, order.id);
const quoteExtras = (bags: number, priority = false, isSold = true) =>
  quoteOrderChange(lead, order.code, {
    kind: 'FLIGHT_EXTRAS',
    extras: { bags, priority, isSold },
  });
const quoteSeats = (outbound: string[], inbound: string[] = [], isSold = true) =>
  quoteOrderChange(lead, order.code, { kind: 'SEATS', seats: { outbound, inbound, isSold } });
async function make(quoted: Promise<{ readonly kind: string }>) {
  const { id, totalNow } = isChange(await quoted);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const codesOf = (answer: object) =>
  'errors' in answer &&
  (answer.errors as { code: string; field: string }[]).map(({ code, field }) => [field, code]);
const live = () =>
  shop.suppliers
    .live()
    .map((key) => key.replace(/^.*?(v\d+)-.*:/, '$1:').replace(/^.*:1:/, ''))
    .toSorted((a, b) => a.localeCompare(b));
const priceAt = (part: string) =>
  [...shop.suppliers.bookings.values()]
    .filter(({ key, state }) => key.endsWith(`:${part}`) && state === 'booked')
    .reduce((sum, { price }) => sum + price, 0);

test('bags, boarding and seats are added one after the other, and all books agree [ACCT-02]', async () => {
  await book('2020LowDeposit_2', 1);
  const before = receiptOf((await booked()).accepted, 'GBP').total;
  expect(await make(quoteExtras(1, true))).toMatchObject({
    state: 'DONE',
    difference: 3_900 + 4_800,
    words: [
      { what: 'Bags', now: expect.stringContaining('2 hold bags of 22 kg') },
      { what: 'Boarding', was: 'none', now: 'Priority boarding and 2 cabin bags each' },
    ],
  });
  expect(await make(quoteSeats(['12A', '12B']))).toMatchObject({
    state: 'DONE',
    difference: 1_800,
    words: [{ what: 'Seats out', was: 'none', now: expect.stringMatching(/^12A .*, 12B /) }],
  });
  expect(await make(quoteSeats([], ['14A', '12B']))).toMatchObject({ difference: 900 });
  const { number, accepted, document } = await booked();
  expect(number).toBe(4);
  expect(receiptOf(accepted, 'GBP').total - before).toBe(3_900 + 4_800 + 2_700);
  expect(live()).toEqual(['flight', 'stay', 'v2:bags', 'v2:priority', 'v3:seats', 'v4:seats']);
  expect([priceAt('bags'), priceAt('priority'), priceAt('seats')]).toEqual([3_900, 4_800, 2_700]);
  expect(document.flights.map(({ bags, seats, boarding }) => [bags, seats, boarding])).toEqual([
    [
      expect.stringContaining('2 hold bags'),
      expect.stringContaining('12A'),
      'Priority boarding and 2 cabin bags each',
    ],
    [
      expect.stringContaining('2 hold bags'),
      expect.stringContaining('14A'),
      'Priority boarding and 2 cabin bags each',
    ],
  ]);
  expect(document.receipt.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['1 hold bag, 22 kg', '1 hold bag added, 22 kg', '4 seats']),
  );
  expect(await findViolations(db, shop)).toEqual([]);
});

test('what is paid in full is paid by card at once; a fall-through gives it back', async () => {
  await book('pay_in_full');
  const { id, totalNow } = isChange(await quoteExtras(2));
  const page = await acceptOrderChange(lead, {
    changeId: id,
    acceptedTotal: totalNow,
    origin: ORIGIN,
  });
  expect(page).toMatchObject({ kind: 'PaymentPage' });
  const sessionId = 'url' in page ? page.url.split('/').at(-1)! : '';
  const returned = { changeId: id, sessionId, sessionResult: 'paid' };
  await finishChangePayment(lead, returned, 0);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'DONE', charge: 7_800 });
  expect(priceAt('bags')).toBe(7_800);
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each([
  ['flights.addBags', { kind: 'unavailable' }, 'supplier_sold_out'],
  ['priority.book', { kind: 'unavailable' }, 'supplier_sold_out'],
  ['priority.book', { kind: 'price_changed', price: 5_000 }, 'supplier_price_moved'],
] as const)(
  'where %s answers %o, all goes back and nothing is paid',
  async (call, turn, refusal) => {
    await book();
    const before = [live(), await booked()];
    shop.suppliers.script(call, turn);
    expect(await make(quoteExtras(1, true))).toMatchObject({ state: 'REFUSED', refusal });
    expect([live(), await booked()]).toEqual(before);
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('an answer that gets lost is looked up, and nothing is booked twice', async () => {
  await book();
  shop.suppliers.script('flights.addBags', 'lost-after');
  shop.suppliers.script('seats.book', 'lost-after');
  expect(await make(quoteExtras(1))).toMatchObject({ state: 'DONE' });
  expect(await make(quoteSeats(['12A', '12B']))).toMatchObject({ state: 'DONE' });
  expect(live()).toEqual(['flight', 'stay', 'v2:bags', 'v3:seats']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('seats that went while somebody paid leave the holiday as it was', async () => {
  await book();
  shop.suppliers.script('seats.book', { kind: 'unavailable' });
  expect(await make(quoteSeats(['12A', '12B'], ['14A', '14B']))).toMatchObject({
    state: 'REFUSED',
    refusal: 'supplier_sold_out',
  });
  expect(live()).toEqual(['flight', 'stay']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('what cannot be added says why, at its place', async () => {
  await book();
  expect(codesOf(await quoteExtras(0))).toEqual([['', 'nothing_changes']]);
  expect(codesOf(await quoteExtras(3))).toEqual([['bags', 'bags_gone']]);
  expect(codesOf(await quoteExtras(-1, true, false))).toEqual([
    ['bags', 'bags_gone'],
    ['priority', 'boarding_gone'],
  ]);
  expect(codesOf(await quoteSeats([], []))).toEqual([['', 'nothing_changes']]);
  expect(codesOf(await quoteSeats(['12A', ''], ['13A', '12B']))).toEqual([
    ['outbound', 'seats_not_chosen'],
    ['inbound', 'seats_given_away'],
  ]);
  expect(codesOf(await quoteSeats(['12A', '12B'], [], false))).toEqual([
    ['outbound', 'seats_not_sold'],
  ]);
  shop.suppliers.script('flights.quoteBags', 'lost-before');
  expect(codesOf(await quoteExtras(1))).toEqual([['bags', 'supplier_silent']]);
  Object.assign(shop.suppliers.seats, {
    map: async () => {
      throw new SupplierUnavailable('nobody is there');
    },
  });
  expect(codesOf(await quoteSeats(['12A', '12B']))).toEqual([['outbound', 'seats_unavailable']]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('boarding whose seller does not answer says so at its place, and is one line of the log [ERR-22]', async () => {
  await book();
  const warn = vi.fn<typeof lead.log.warn>();
  lead = { ...lead, log: { warn } };
  const reason = 'nobody is there';
  Object.assign(shop.suppliers.priority, {
    quote: () => Promise.reject(new SupplierUnavailable(reason)),
  });
  expect(codesOf(await quoteExtras(0, true))).toEqual([['priority', 'supplier_silent']]);
  expect(warn.mock.calls).toEqual([[{ reason }, 'PriorityBoardingError']]);
});

test('nothing is had twice: boarding, a bag each, seats on a flight', async () => {
  await book();
  await make(quoteExtras(2, true));
  await make(quoteSeats(['12A', '12B']));
  expect(codesOf(await quoteExtras(1))).toEqual([['bags', 'bags_gone']]);
  expect(codesOf(await quoteExtras(0, true))).toEqual([['priority', 'boarding_gone']]);
  expect(codesOf(await quoteSeats(['14A', '14B']))).toEqual([['outbound', 'seats_kept']]);
});

test('of two tabs that add at once one does, and the other is told', async () => {
  await book();
  const [first, second] = [isChange(await quoteExtras(1)), isChange(await quoteExtras(2))];
  const accept = ({ id, totalNow }: typeof first) =>
    acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await accept(first);
  expect(codesOf(await accept(second))).toEqual([['', 'change_open']]);
  await changeOrder(shop, first.id);
  await accept(second);
  await changeOrder(shop, second.id);
  expect(await findOrderChange(lead, second.id)).toMatchObject({ refusal: 'changed_meanwhile' });
  expect(priceAt('bags')).toBe(3_900);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('within the airline’s closing time nothing is added, nor as it is made', async () => {
  await book();
  const { id, totalNow } = isChange(await quoteExtras(1));
  const { document } = await booked();
  const leaves = Date.parse(document.flights[0]!.from.instant);
  shop.setTime(new Date(leaves - 25 * 3_600_000).toISOString());
  expect(await whySeatsStay(lead, { ...(await booked()), id: order.id })).toBeNull();
  shop.setTime(new Date(leaves - 24 * 3_600_000).toISOString());
  expect(codesOf(await quoteExtras(1))).toEqual([['', 'extras_too_late']]);
  expect(codesOf(await quoteSeats(['12A', '12B']))).toEqual([['', 'extras_too_late']]);
  await db.pool.query(`update order_change set expires_at = now() + interval '100 years'`);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'extras_too_late' });
});

test('a stay alone has nothing to add to, and flights of their own are their airline’s', async () => {
  order = await bookHoliday(db, shop, lead, 'pay_in_full', {
    holiday: makePricedHoliday({ hotelOnly: true }),
  });
  expect(codesOf(await quoteExtras(1))).toEqual([['', 'extras_no_flights']]);
  await db.pool.query('truncate basket, checkout, customer_order cascade');
  await book();
  await db.pool.query(
    'insert into self_booking (order_id, card_limit) select id, 50600 from customer_order',
  );
  expect(codesOf(await quoteExtras(1))).toEqual([['', 'extras_own_flights']]);
  const stranger = await openCustomer(shop);
  expect(
    await quoteOrderChange(stranger, order.code, {
      kind: 'SEATS',
      seats: { outbound: ['12A', '12B'], inbound: [], isSold: true },
    }),
  ).toEqual({ kind: 'absent' });
});

test('what was added goes with later changes, and ends with the order', async () => {
  await book();
  await make(quoteExtras(1, true));
  await make(quoteSeats(['12A', '12B']));
  await make(quoteSeats([], ['14A', '14B']));
  const [first, second] = (await booked()).accepted.passengers;
  const names = [first!, { ...second!, firstName: `${second!.firstName}a` }];
  expect(await make(quoteOrderChange(lead, order.code, { kind: 'NAMES', names }))).toMatchObject({
    state: 'DONE',
  });
  expect((await booked()).document.flights[0]!.seats).toContain(names[1]!.firstName);
  expect(
    await make(quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId: 't1' })),
  ).toMatchObject({ state: 'DONE' });
  expect(live().filter((key) => /bags|seats|priority/.test(key))).toEqual([
    'v2:bags',
    'v2:priority',
    'v3:seats',
    'v4:seats',
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
  const { lost } = (await quoteCancellation(lead, order.code))!;
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: lost }, 0);
  await cancelOrder(shop, order.id);
  expect(live()).toEqual([]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('the auditor finds bags and seats that a receipt has and no supplier', async () => {
  await book();
  await make(quoteExtras(1));
  await make(quoteSeats(['12A', '12B']));
  await db.pool.query(`update supplier_booking set price = price - 1 where part <> 'flight'`);
  const found = (await findViolations(db, shop)).join();
  expect(found).toContain('has bags for 3899 at the supplier and 3900 on its receipt');
  expect(found).toContain('has seats for 1799 at the supplier and 1800 on its receipt');
});
