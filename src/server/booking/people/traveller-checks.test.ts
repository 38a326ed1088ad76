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
import { loadBooking, type OwnBooking } from '../own-booking.ts';
import {
  loadTravellerChecks,
  removeTravellerCheck,
  saveTravellerCheck,
} from '../traveller-checks.ts';

type Customer = KnownVisitorContext & { readonly customerId: string };

let db: TestDatabase;
let visitors: ReturnType<typeof makePool>;
let shop: TestShop;
let lead: Customer;
let orderCode: string;
/** The first passenger. */
let who: OwnBooking['accepted']['passengers'][number];

beforeAll(async () => {
  db = await openTestDatabase();
  visitors = makePool({ url: db.url, size: 2, role: VISITOR_ROLE });
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  const checkoutId = await fillCheckout(lead, await openBasket(lead));
  const claim = await claimDecided(lead, checkoutId, await pay(lead, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  await placeOrder(shop, claim.placementId);
  const { rows } = await db.pool.query<{ code: string }>('select code from customer_order');
  orderCode = rows[0]!.code;
  lead = asVisitor(lead);
  who = (await loadBooking(lead, orderCode))!.accepted.passengers[0]!;
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
type Typed = Partial<Parameters<typeof saveTravellerCheck>[1]>;

const save = (typed: Typed) =>
  saveTravellerCheck(lead, {
    orderCode,
    traveller: 1,
    passport: 'gb',
    issuedOn: '01/02/2024',
    expiresOn: '01/02/2034',
    ...typed,
  });

const outcome = async (): Promise<boolean | null | undefined> => {
  const booking = (await loadBooking(lead, orderCode))!;
  return (await loadTravellerChecks(lead.database, booking))[0]?.isNameAlike;
};

test('of the name in a passport only whether it is alike is kept [ACCT-02]', async () => {
  const { firstName, lastName } = who;
  const saved = await save({
    firstNames: `${firstName} Zebedee`,
    lastName: lastName.toUpperCase(),
  });
  expect(saved.kind).toBe('changed');
  expect(await outcome()).toBe(true);
  await save({ firstNames: firstName, lastName: `Qux${lastName}` });
  expect(await outcome()).toBe(false);
  const { rows } = await db.pool.query('select to_jsonb(c)::text as kept from traveller_check c');
  expect(rows).toHaveLength(1);
  expect(rows[0].kept).not.toMatch(/Zebedee|Qux/);
});

test('the outcome holds for the name on the booking that was compared, and for no later one', async () => {
  await save({ firstNames: who.firstName, lastName: who.lastName });
  expect(await outcome()).toBe(true);
  const rename = (name: string) =>
    db.pool.query(
      `update order_version
       set accepted = jsonb_set(accepted, '{passengers,0,firstName}', to_jsonb($1::text))`,
      [name],
    );
  await rename(`${who.firstName}a`);
  expect(await outcome()).toBeNull();
  await rename(who.firstName);
  expect(await outcome()).toBe(true);
});

test('a passport whose name is not told anew is not compared', async () => {
  await save({ firstNames: who.firstName, lastName: who.lastName });
  await save({ expiresOn: '01/02/2033' });
  expect(await outcome()).toBeNull();
});

test.each([
  [{ firstNames: '', lastName: '  ' }, ['firstNames required', 'lastName required']],
  [{ firstNames: 'Sarah' }, ['lastName required']],
  [{ lastName: 'Hargreaves' }, ['firstNames required']],
  [{ firstNames: 'S4rah', lastName: 'Hargreaves' }, ['firstNames name_letters']],
  [
    { firstNames: 'Sarah', lastName: 'h'.repeat(61), issuedOn: 'never' },
    ['issuedOn passport_day_invalid', 'lastName name_too_long'],
  ],
])('%j is refused at its fields, and what was compared stays', async (typed, errors) => {
  await save({ firstNames: who.firstName, lastName: who.lastName });
  const refused = await save(typed);
  if (refused.kind !== 'refused') throw new Error(refused.kind);
  expect(refused.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(errors);
  expect(await outcome()).toBe(true);
});

test('of a cancelled booking no passport is kept any more, and one that is can be removed', async () => {
  await save({ firstNames: who.firstName, lastName: who.lastName });
  await db.pool.query("update customer_order set status = 'CANCELLED'");
  expect(await save({ expiresOn: '01/02/2033' })).toMatchObject({
    errors: [{ code: 'passport_of_cancelled' }],
  });
  const kept = async () => (await db.pool.query('select expires_on from traveller_check')).rows;
  expect(await kept()).toEqual([{ expires_on: '2034-02-01' }]);
  expect((await removeTravellerCheck(lead, { orderCode, traveller: 1 })).kind).toBe('changed');
  expect(await kept()).toEqual([]);
});
