import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CarDetails } from '#domain/checkout/car.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
  type QuotedChange,
} from '#server/order/order-changes.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, ORIGIN } from './changing-lead.ts';

const CAR = { registration: 'AB12 CDE', make: 'Skoda', model: 'Fabia', colour: 'Blue' };

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
  order = await bookHoliday(db, shop, lead, 'pay_in_full', { car: CAR });
});
afterAll(() => db.close());

/** Asks for the lead's first name with an `a` more. */
async function ask() {
  const { accepted } = await loadVersion(db.database, order.id);
  const names = accepted.passengers.map(({ firstName, lastName }, i) => ({
    firstName: i === 0 ? `${firstName}a` : firstName,
    lastName,
  }));
  const quoted = await quoteOrderChange(lead, order.code, { kind: 'NAMES', names });
  return { quoted, names: names.map((name) => `${name.firstName} ${name.lastName}`) };
}

const askForCar = (car: CarDetails) => quoteOrderChange(lead, order.code, { kind: 'CAR', car });

async function accept(quoted: QuotedChange) {
  const { id, totalNow } = isChange(quoted);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}

async function correct() {
  const { quoted, names } = await ask();
  return { change: await accept(quoted), names };
}
const bookingOf = (part: string) =>
  [...shop.suppliers.bookings.values()].find(({ key }) => key.endsWith(`:${part}`))!;
const namesAt = (part: string) => bookingOf(part).names;

async function timeBeforeLeaving(): Promise<(hours: number) => void> {
  const { document } = await loadVersion(db.database, order.id);
  const leaves = Date.parse(document.flights[0]!.from.instant);
  return (hours) => shop.setTime(new Date(leaves - hours * 3_600_000).toISOString());
}

test('a corrected name costs nothing, and stands in the papers and at every supplier [ACCT-02]', async () => {
  const { change, names } = await correct();
  expect(change).toMatchObject({ state: 'DONE', difference: 0, refund: 0, charge: 0 });
  expect(change.words).toHaveLength(1);
  const { number, document } = await loadVersion(db.database, order.id);
  expect(number).toBe(2);
  expect(document.passengers[0]!.name).toContain(names[0]!);
  for (const part of ['flight', 'stay', 'parking']) expect(namesAt(part)).toEqual(names);
  expect(await findViolations(db, shop)).toEqual([]);
  bookingOf('stay').names = ['Eve'];
  expect((await findViolations(db, shop)).join()).toContain('I4 the stay of order');
});

test('one that a supplier refuses is told back to those who have taken it', async () => {
  const { names: asked } = await ask();
  shop.suppliers.script('stays.changeNames', { kind: 'refused', reason: 'no' });
  const { change } = await correct();
  expect(change).toMatchObject({ state: 'REFUSED', refusal: 'supplier_refused' });
  expect(namesAt('flight')).not.toEqual(asked);
  expect((await loadVersion(db.database, order.id)).number).toBe(1);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('an answer that gets lost is asked for again', async () => {
  shop.suppliers.script('flights.changeNames', 'lost-after');
  expect((await correct()).change).toMatchObject({ state: 'DONE' });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('names are corrected until 48 hours before they leave', async () => {
  const at = await timeBeforeLeaving();
  at(48);
  expect((await ask()).quoted).toMatchObject({ errors: [{ code: 'names_too_late' }] });
  at(48.1);
  expect((await ask()).quoted).toMatchObject({ state: 'QUOTED' });
});

test('another car costs nothing, and stands in the papers and at the car park alone [PARK-04]', async () => {
  const change = await accept(await askForCar({ ...CAR, registration: ' ls70 xyz' }));
  expect(change).toMatchObject({ state: 'DONE', difference: 0, refund: 0, charge: 0 });
  expect(change.words).toEqual([
    { what: 'Car', was: 'AB12 CDE, Blue Skoda Fabia', now: 'LS70 XYZ, Blue Skoda Fabia' },
  ]);
  const { document } = await loadVersion(db.database, order.id);
  expect(document.extras[0]!.detail).toContain('Car: LS70 XYZ, Blue Skoda Fabia.');
  expect(bookingOf('parking').car).toBe('LS70 XYZ, Blue Skoda Fabia');
  expect(namesAt('flight')).toBeUndefined();
  expect(await findViolations(db, shop)).toEqual([]);
  bookingOf('parking').car = 'AB12 CDE';
  expect((await findViolations(db, shop)).join()).toContain('I4 the car park of order');
});

test('a car that the car park refuses stays as it was', async () => {
  shop.suppliers.script('carParks.changeCar', { kind: 'refused', reason: 'no' });
  const change = await accept(await askForCar({ ...CAR, colour: 'Red' }));
  expect(change).toMatchObject({ state: 'REFUSED', refusal: 'supplier_refused' });
  expect((await loadVersion(db.database, order.id)).number).toBe(1);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a car is changed until 48 hours before they leave, to another one, with a plate [PARK-04]', async () => {
  const codesOf = (quoted: QuotedChange) =>
    quoted.kind === 'refused' && quoted.errors.map(({ code, field }) => [code, field]);
  expect(codesOf(await askForCar(CAR))).toEqual([['nothing_changes', '']]);
  expect(codesOf(await askForCar({ ...CAR, registration: '!' }))).toEqual([
    ['registration', 'carDetails.registration'],
  ]);
  const at = await timeBeforeLeaving();
  const red = { ...CAR, colour: 'Red' };
  at(48);
  expect(codesOf(await askForCar(red))).toEqual([['car_too_late', '']]);
  at(48.1);
  expect(await askForCar(red)).toMatchObject({ state: 'QUOTED' });
});
