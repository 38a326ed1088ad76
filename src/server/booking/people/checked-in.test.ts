import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '#server/account/visitor-rows.ts';
import { makePool } from '#server/db/pool.ts';
import { VISITOR_ROLE } from '#server/db/visible-rows.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { listCheckedIn, saveCheckedIn } from '../checked-in.ts';
import { loadBooking } from '../own-booking.ts';

type Customer = KnownVisitorContext & { readonly customerId: string };

let db: TestDatabase;
let visitors: ReturnType<typeof makePool>;
let shop: TestShop;
let lead: Customer;
let orderCode: string;
let orderId: string;
/** Of the first passenger. */
let name: string;

beforeAll(async () => {
  db = await openTestDatabase();
  visitors = makePool({ url: db.url, size: 2, role: VISITOR_ROLE });
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  const checkoutId = await fillCheckout(lead, await openBasket(lead));
  const claim = await claimDecided(lead, checkoutId, await pay(lead, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  await placeOrder(shop, claim.placementId);
  const { rows } = await db.pool.query<{ code: string; id: string }>(
    'select id, code from customer_order',
  );
  [orderCode, orderId] = [rows[0]!.code, rows[0]!.id];
  lead = asVisitor(lead);
  const [who] = (await loadBooking(lead, orderCode))!.accepted.passengers;
  name = `${who!.firstName} ${who!.lastName}`;
});
afterAll(async () => {
  await visitors.end();
  await db.close();
});

/** Over a connection that shows this customer's rows alone. */
const asVisitor = (customer: Customer): Customer => ({
  ...customer,
  database: databaseOf(visitors, customer, customer.market),
});
const mark = { traveller: 1, way: 'inbound', isDone: true } as const;
const save = (who: Customer, change: Partial<Parameters<typeof saveCheckedIn>[1]> = {}) =>
  saveCheckedIn(who, { ...mark, orderCode, name, ...change });
const listed = async (who: Customer) =>
  listCheckedIn(who.database, (await loadBooking(who, orderCode))!);

test('who has checked in is told by anybody of the booking, seen by all of them, and taken back', async () => {
  const nan = asVisitor(await openCustomer(shop));
  await db.pool.query(
    "insert into order_person (order_id, customer_id, role) values ($1, $2, 'VIEWER')",
    [orderId, nan.customerId],
  );
  expect(await listed(lead)).toEqual([[], []]);
  expect((await save(nan)).kind).toBe('saved');
  expect((await save(lead)).kind).toBe('saved');
  expect(await listed(lead)).toEqual([[], [1]]);
  expect(await listed(nan)).toEqual([[], [1]]);
  expect((await save(lead, { isDone: false })).kind).toBe('saved');
  expect((await save(lead, { isDone: false })).kind).toBe('saved');
  expect(await listed(nan)).toEqual([[], []]);
});

test('a stranger, another name and a number of nobody keep nothing [S-05]', async () => {
  const mallory = asVisitor(await openCustomer(shop));
  const codes = [
    await save(mallory),
    await save(lead, { orderCode: 'HM00000X' }),
    await save(lead, { name: 'Somebody Else' }),
    await save(lead, { traveller: 9 }),
    await save(lead, { traveller: 0 }),
  ].map((end) => (end.kind === 'refused' ? end.errors[0]?.code : end.kind));
  expect(codes).toEqual([
    'check_in_unknown',
    'check_in_unknown',
    'check_in_changed',
    'check_in_changed',
    'check_in_changed',
  ]);
  expect(await listed(lead)).toEqual([[], []]);
});

test('a mark counts no more once the flight or the name is another', async () => {
  await save(lead);
  const booking = (await loadBooking(lead, orderCode))!;
  const listedOf = (change: object) => listCheckedIn(lead.database, { ...booking, ...change });
  const [first, ...others] = booking.accepted.passengers;
  const passengers = [{ ...first!, lastName: 'Smith' }, ...others];
  expect(await listedOf({ accepted: { ...booking.accepted, passengers } })).toEqual([[], []]);
  const flights = booking.document.flights.map((flight) => ({
    ...flight,
    from: { ...flight.from, localTime: '2027-08-01T10:00' },
  }));
  expect(await listedOf({ document: { ...booking.document, flights } })).toEqual([[], []]);
  expect(await listedOf({ document: { ...booking.document, flights: [] } })).toEqual([]);
});

test('of a cancelled booking nothing is told any more', async () => {
  await db.pool.query("update customer_order set status = 'CANCELLED'");
  expect((await save(lead)).kind).toBe('refused');
});
