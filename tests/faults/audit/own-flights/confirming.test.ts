import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setFulfilment } from '#server/basket/basket-extras.ts';
import { loadBooking } from '#server/booking/own-booking.ts';
import { confirmFlights, findCardFrame, loadSelfBooking } from '#server/booking/self-booking.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { followSelfBookings } from '#server/order/afterwards/self-booking/follow-self-booking.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import { wordTheirChange } from '#server/order/their-changes.ts';
import { loadOrderDocument, loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
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
import { audit } from '../../auditor.ts';
import { fakeOutside } from '../../fake-outside.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext & { readonly customerId: string };
let order: { readonly id: string; readonly code: string };

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, promotional_code, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  await book();
});
afterAll(() => db.close());

const BOOKED_AT = '2026-11-21T10:00:00Z';
const LATER = '2026-11-21T10:30:00Z';
/** Two seats both ways. */
const FARE = 50_600;

/** A holiday whose flights its visitors book, with their card. */
async function book() {
  const holiday = makePricedHoliday({ agentFee: true, airlineSession: false });
  const basketId = await openBasket(lead, holiday);
  await setFulfilment(lead, basketId, 'SELF_BOOK', true);
  const checkoutId = await fillCheckout(lead, basketId);
  const claim = await claimDecided(lead, checkoutId, await pay(lead, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const outcome = await placeOrder(shop, claim.placementId);
  if (outcome.kind !== 'PlacedOrder') throw new Error(JSON.stringify(outcome));
  const { rows } = await db.pool.query<{ code: string }>(
    'update customer_order set placed_at = $1 where id = $2 returning code',
    [BOOKED_AT, outcome.orderId],
  );
  order = { id: outcome.orderId, code: rows[0]!.code };
  await followSelfBookings(shop);
  shop.setTime(LATER);
}

const own = async (who: KnownVisitorContext = lead) => {
  const booking = await loadBooking(who, order.code);
  return booking && loadSelfBooking(who, booking);
};
/** Types a reference, while the worker runs beside. */
async function typeIn(airlineReference: string, who: KnownVisitorContext = lead) {
  const typed = confirmFlights(who, { orderCode: order.code, airlineReference });
  if ((await whenNoted(typed)) === 'noted') {
    await followSelfBookings(shop);
    await followSelfBookings(shop);
  }
  return typed;
}
/** A reference that is refused is never noted. */
async function whenNoted(typed: Promise<unknown>): Promise<'noted' | 'answered'> {
  const seen = { isAnswered: false };
  const noteAnswer = () => {
    seen.isAnswered = true;
  };
  void typed.then(noteAnswer, noteAnswer);
  await expect.poll(async () => seen.isAnswered || (await own())?.airlineReference).toBeTruthy();
  return seen.isAnswered ? 'answered' : 'noted';
}
async function confirm() {
  shop.suppliers.ownFlights.set('K7QX2M', 'booked');
  card().spent = FARE;
  expect((await typeIn('K7QX2M')).kind).toBe('confirmed');
  expect(await own()).toMatchObject({ state: 'CONFIRMED' });
}
const card = () => [...shop.payments.cards.values()][0]!;
const violations = async () => {
  await db.pool.query('update outbox_mail set sent_at = now()');
  return audit(db.url, await fakeOutside(db, shop));
};
const codeOf = (outcome: Awaited<ReturnType<typeof typeIn>>) =>
  outcome.kind === 'refused'
    ? outcome.errors.map(({ code, field }) => `${code} ${field}`)
    : outcome.kind;

test('the card is shown by its provider, until the airline’s reference is told and in the papers', async () => {
  expect(await own()).toMatchObject({ state: 'OPEN', limit: FARE, airlineReference: null });
  expect(await findCardFrame(lead, (await own())!)).toBe('https://cards.example/issued/V-1');
  shop.suppliers.ownFlights.set('K7QX2M', 'booked');
  card().spent = FARE;
  expect((await typeIn(' k7qx-2m')).kind).toBe('confirmed');
  expect(await own()).toMatchObject({ state: 'CONFIRMED', airlineReference: 'K7QX2M' });
  expect(await findCardFrame(lead, (await own())!)).toBeUndefined();
  expect(card().isOpen).toBe(false);
  const { flights, cancelling } = await loadOrderDocument(db.database, order.id);
  expect(cancelling?.[0]?.lost).toBe(FARE);
  expect(flights).toMatchObject([{ airlineReference: 'K7QX2M' }, { airlineReference: 'K7QX2M' }]);
  expect(flights.some(({ isToBook }) => isToBook)).toBe(false);
  expect((await typeIn('K7QX2M')).kind).toBe('confirmed');
  expect(codeOf(await typeIn('AAAAAA'))).toEqual(['airline_reference_taken ']);
  expect(await violations()).toEqual([]);
});

test('a reference that is wrong, of others, or that the airline cannot be asked about changes nothing', async () => {
  shop.suppliers.ownFlights.set('OTHERS', 'others');
  expect(codeOf(await typeIn(''))).toEqual(['airline_reference_missing airlineReference']);
  expect(codeOf(await typeIn('K7'))).toEqual(['airline_reference_form airlineReference']);
  expect(codeOf(await typeIn('K7QX2M'))).toEqual(['airline_reference_unknown airlineReference']);
  expect(await typeIn('OTHERS')).toEqual(await typeIn('K7QX2M'));
  shop.suppliers.script('flights.findOwn', 'lost-before');
  expect(codeOf(await typeIn('K7QX2M'))).toEqual(['airline_out_of_reach airlineReference']);
  expect(await own()).toMatchObject({ state: 'OPEN', airlineReference: null });
  expect(card().isOpen).toBe(true);
});

test('whoever tries many references has to wait, and asks no airline meanwhile', async () => {
  for (let tries = 1; tries <= 10; tries++)
    expect(codeOf(await typeIn('K7QX2M'))).toEqual(['airline_reference_unknown airlineReference']);
  shop.suppliers.ownFlights.set('K7QX2M', 'booked');
  const before = shop.suppliers.calls.length;
  expect(codeOf(await typeIn('K7QX2M'))).toEqual(['too_many_references airlineReference']);
  expect(shop.suppliers.calls).toHaveLength(before);
  shop.setTime('2026-11-21T10:36:00Z');
  card().spent = FARE;
  expect((await typeIn('K7QX2M')).kind).toBe('confirmed');
});

test('a name is not corrected while the tickets are theirs: the airline knows them by it', async () => {
  const names = [
    { firstName: 'Sarah', lastName: 'Hargreave' },
    { firstName: 'Daniel', lastName: 'Hargreaves' },
  ];
  const ask = () => quoteOrderChange(lead, order.code, { kind: 'NAMES', names });
  expect(await ask()).toMatchObject({ errors: [{ code: 'names_own_flights' }] });
  await confirm();
  expect(await ask()).toMatchObject({ errors: [{ code: 'names_own_flights' }] });
});

test('a change that was accepted before is not made once the tickets are theirs', async () => {
  await db.pool.query(`update self_booking set state = 'BOOKED', spent = 0`);
  const version = await loadVersion(db.database, order.id);
  const names = version.accepted.passengers.map(({ firstName, lastName }) => ({
    firstName,
    lastName: `${lastName}s`.replace('ss', 's'),
  }));
  names[0]!.firstName = 'Sara';
  const quoted = await quoteOrderChange(lead, order.code, { kind: 'NAMES', names });
  if (quoted.kind !== 'OrderChange') throw new Error(JSON.stringify(quoted));
  await acceptOrderChange(
    lead,
    { changeId: quoted.id, acceptedTotal: quoted.totalNow, origin: 'https://x.example' },
    0,
  );
  await db.pool.query(`update self_booking set state = 'OPEN', spent = null`);
  await changeOrder(shop, quoted.id);
  expect(await findOrderChange(lead, quoted.id)).toMatchObject({
    state: 'REFUSED',
    refusal: 'names_own_flights',
  });
});

test('papers say to the end that their tickets stay theirs, whatever is changed later', async () => {
  await confirm();
  const was = await loadVersion(db.database, order.id);
  const { rows } = await db.pool.query<{ id: string }>(
    'select checkout_id as id from customer_order',
  );
  const { document } = await wordTheirChange(
    shop,
    db.database,
    { orderId: order.id, checkoutId: rows[0]!.id },
    { was, accepted: { ...was.accepted, holiday: { ...was.accepted.holiday, board: 'AI' } } },
  );
  expect(document.flights.map(({ isOwn, isToBook }) => [isOwn, isToBook])).toEqual([
    [true, undefined],
    [true, undefined],
  ]);
  const certified = (of: typeof document) =>
    of.receipt.filter(({ isProtected }) => isProtected).map(({ label }) => label);
  expect(certified(was.document)).toEqual(certified(document));
  expect(certified(document).join()).toContain('Hotel');
  expect(certified(document).join()).not.toMatch(/flight|bag|fee/i);
  for (const { lost } of document.cancelling!) expect(lost).toBeGreaterThanOrEqual(FARE);
  expect(document.cancelling).toEqual(was.document.cancelling);
});

test('flights that were paid with another card are with a person, and nothing is booked beside them', async () => {
  shop.suppliers.ownFlights.set('K7QX2M', 'booked');
  const typed = confirmFlights(lead, { orderCode: order.code, airlineReference: 'K7QX2M' });
  expect(await whenNoted(typed)).toBe('noted');
  await followSelfBookings(shop);
  expect((await typed).kind).toBe('confirmed');
  expect(await own()).toMatchObject({ state: 'WITH_A_PERSON' });
  expect(shop.suppliers.live().filter((key) => key.includes(':flight'))).toEqual([]);
});

test('once their day is over it is too late to tell one, unless the card was used', async () => {
  shop.suppliers.ownFlights.set('K7QX2M', 'booked');
  shop.setTime('2026-11-22T10:00:00Z');
  expect(await own()).toMatchObject({ state: 'OVER' });
  expect(codeOf(await typeIn('K7QX2M'))).toEqual(['flights_booked_by_us ']);
  card().spent = FARE;
  await followSelfBookings(shop);
  expect(await own()).toMatchObject({ state: 'USED' });
  expect((await typeIn('K7QX2M')).kind).toBe('confirmed');
  expect(await own()).toMatchObject({ state: 'CONFIRMED' });
  expect(await violations()).toEqual([]);
});

test('nobody else finds them, sees the card or tells a reference [S-05]', async () => {
  const eve = await openCustomer(shop);
  expect(await own(eve)).toBeUndefined();
  expect((await typeIn('K7QX2M', eve)).kind).toBe('absent');
  await db.pool.query(
    `insert into order_person (order_id, customer_id, role) values ($1, $2, 'VIEWER')`,
    [order.id, eve.customerId],
  );
  expect(await own(eve)).toBeUndefined();
  expect((await typeIn('K7QX2M', eve)).kind).toBe('absent');
});
