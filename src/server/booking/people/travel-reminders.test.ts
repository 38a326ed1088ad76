import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { travelDays } from '#domain/order/travel-days.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addVersion, loadOrderDocument, loadVersion } from '#server/order/versions.ts';
import { makeTestShop, placeSampleOrder, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { remindTravellers } from '../travel-reminders.ts';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
afterAll(() => db.close());

test('whoever is not ready is written of 120 and 60 days before, once each, and nobody who is', async () => {
  const { orderId } = await placeSampleOrder(shop);
  await db.pool.query(
    `update order_version
     set accepted = jsonb_set(accepted, '{holiday,hotel,placeId}', '"spain-majorca-puerto-soller"')`,
  );
  const { departureDate, returnDate } = travelDays(await loadOrderDocument(db.database, orderId));
  const lookBefore = async (days: number) => {
    shop.setTime(`${addDays(departureDate, -days)}T10:00:00.000Z`);
    await remindTravellers(shop);
    await remindTravellers(shop);
    return letters();
  };
  const saveDates = (number: number) =>
    db.database
      .insertInto('traveller_check')
      .values({
        order_id: orderId,
        number,
        passport: 'gb',
        issued_on: addDays(departureDate, -365),
        expires_on: addDays(returnDate, 3_000),
      })
      .execute();

  expect(await lookBefore(121)).toEqual([]);
  const [first, ...others] = await lookBefore(120);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ days: 120, departureDate });
  expect(first!.notReady.length).toBeGreaterThan(1);
  expect(first!.notReady.every(({ hasDates }) => !hasDates)).toBe(true);

  await saveDates(1);
  expect((await lookBefore(60)).at(-1)).toMatchObject({
    days: 60,
    notReady: first!.notReady.slice(1),
  });
  expect(await lookBefore(59)).toHaveLength(2);
});

test('nothing is written once everybody is ready', async () => {
  await db.pool.query(`delete from outbox_mail where template = 'travel-reminder'`);
  await db.pool.query('delete from travel_reminder');
  const { rows } = await db.pool.query<{ id: string; people: number }>(
    `select order_id as id, jsonb_array_length(accepted -> 'passengers')::int as people
     from order_version`,
  );
  for (const { id, people } of rows)
    await db.pool.query(
      `insert into traveller_check (order_id, number, passport, issued_on, expires_on)
       select $1, n, 'ie', date '2026-01-01', date '2035-12-31' from generate_series(1, $2) n
       on conflict do nothing`,
      [id, people],
    );
  await remindTravellers(shop);
  expect(await letters()).toEqual([]);
});

test('whoever’s passport is in another name is written of, for as long as the booking has the name', async () => {
  const lookAgain = async () => {
    await db.pool.query('delete from travel_reminder');
    await remindTravellers(shop);
    return (await letters()).map(({ notReady }) => notReady);
  };
  await db.pool.query(
    `update traveller_check set is_name_alike = false, compared_with = 'Somebody Else'
     where number = 1`,
  );
  expect(await lookAgain()).toEqual([]);
  await db.pool.query(
    `update traveller_check c set compared_with =
       (p ->> 'firstName') || ' ' || (p ->> 'lastName')
     from order_version v, lateral (select accepted -> 'passengers' -> 0 as p) first
     where v.order_id = c.order_id and c.number = 1`,
  );
  const [[first, ...others] = []] = await lookAgain();
  expect(first).toMatchObject({ hasDates: true, hasOtherName: true });
  expect(others).toEqual([]);
});

test('of a holiday that is moved the days count anew, and those of its old days are not written of', async () => {
  await db.pool.query('truncate customer_order, checkout, outbox_mail, retry cascade');
  shop.setTime('2026-11-21T10:00:00.000Z');
  const { orderId } = await placeSampleOrder(shop);
  await db.pool.query(
    `update order_version
     set accepted = jsonb_set(accepted, '{holiday,hotel,placeId}', '"spain-majorca-puerto-soller"')`,
  );
  const { departureDate } = travelDays(await loadOrderDocument(db.database, orderId));
  const lookOn = async (day: string) => {
    shop.setTime(`${day}T10:00:00.000Z`);
    await remindTravellers(shop);
    return (await letters()).map(({ days, departureDate: leaves }) => [days, leaves]);
  };
  const moveTo = async (day: string) => {
    const { number, accepted, document } = await loadVersion(db.database, orderId);
    const [out, ...others] = document.flights;
    const from = { ...out!.from, localTime: `${day}T07:00` };
    const moved = { ...document, flights: [{ ...out!, from }, ...others] };
    const next = { accepted, document: moved, reason: 'CHANGED', madeBy: 'CUSTOMER' } as const;
    await inTransaction(db.database, (tx) => addVersion(tx, { orderId, number }, next));
    return travelDays(moved).departureDate;
  };
  const before = [30, departureDate];
  expect(await lookOn(addDays(departureDate, -30))).toEqual([before]);
  const later = await moveTo(addDays(departureDate, 90));
  expect(later).toBe(addDays(departureDate, 90));
  // The 120 days before the new ones are these.
  expect(await lookOn(addDays(departureDate, -30))).toEqual([before, [120, later]]);
  expect(await lookOn(addDays(departureDate, 30))).toEqual([before, [120, later], [60, later]]);
  const sooner = await moveTo(addDays(departureDate, 75));
  // 60 days before was before it was moved.
  expect(await lookOn(addDays(departureDate, 31))).toHaveLength(3);
  expect(await lookOn(addDays(departureDate, 45))).toContainEqual([30, sooner]);
});

type Written = {
  readonly days: number;
  readonly departureDate: string;
  readonly notReady: readonly { readonly name: string; readonly hasDates: boolean }[];
};

async function letters(): Promise<Written[]> {
  const { rows } = await db.pool.query<{ document: Written }>(
    `select document from outbox_mail where template = 'travel-reminder' order by created_at`,
  );
  return rows.map(({ document }) => document);
}
