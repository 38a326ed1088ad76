import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setFulfilment } from '#server/basket/basket-extras.ts';
import { loadCheckout, savePlan } from '#server/checkout/checkout.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { followSelfBookings } from '#server/order/afterwards/self-booking/follow-self-booking.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import { sendRefunds, settleTickets } from '#server/order/refunds.ts';
import {
  quoteCancellation,
  requestCancellation,
  type CancelQuote,
} from '#server/order/request-cancellation.ts';
import { PaymentProviderUnavailable } from '#server/payments/port.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
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
import { isChange, ORIGIN } from '../changing-lead.ts';

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
});
afterAll(() => db.close());

const BOOKED_AT = '2026-11-21T10:00:00Z';
/** Past the half hour in which nothing is lost; their card is open. */
const LATER = '2026-11-21T10:30:00Z';
/** Two seats both ways. */
const FARE = 50_600;

/** A holiday whose flights its visitors book, and which is lost whole by its terms. */
async function book(departureDate = '2026-12-01') {
  const holiday = makePricedHoliday({
    agentFee: true,
    airlineSession: false,
    departureDate,
  });
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

async function quote(): Promise<CancelQuote> {
  const found = await quoteCancellation(lead, order.code);
  if (!found) throw new Error('no quote');
  return found;
}

const press = (acceptedLoss: number, acceptedAside?: number) =>
  requestCancellation(
    lead,
    {
      orderCode: order.code,
      acceptedLoss,
      ...(acceptedAside !== undefined && { acceptedAside }),
    },
    0,
  );

async function finish() {
  await followSelfBookings(shop);
  await cancelOrder(shop, order.id);
  await sendRefunds(shop);
  await notifyOfRefund();
  const [payment] = shop.payments.payments.values();
  return payment!.refunded;
}

/** The provider tells that the one refund has arrived. */
async function notifyOfRefund(): Promise<void> {
  const { rows } = await db.pool.query<{ amount: number; checkout: string }>(
    'select r.amount, o.checkout_id as checkout from refund r join customer_order o on o.id = r.order_id',
  );
  for (const { amount, checkout } of rows)
    await receiveNotification(
      shop,
      JSON.stringify([
        {
          eventId: 'refunded',
          event: 'REFUND',
          success: true,
          pspReference: 'R',
          reference: `${checkout}:refund-1.1`,
          amount: { amount, currencyCode: 'GBP' as const },
          eventDate: BOOKED_AT,
        },
      ]),
    );
  await handleNotifications(shop);
}

/** Once all mail is sent. */
const violations = async () => {
  await db.pool.query('update outbox_mail set sent_at = now()');
  return audit(db.url, await fakeOutside(db, shop));
};

const card = () => [...shop.payments.cards.values()][0]!;
const isClosed = () => !card().isOpen;

test('flights that nobody has booked yet are not lost, and their card is closed', async () => {
  await book();
  const { paid, lost, refund, terms } = await quote();
  expect(lost).toBe(paid - FARE);
  expect(refund).toBe(FARE);
  expect(terms).toEqual([
    { until: '2026-11-21', lost: paid - FARE },
    { until: null, lost: paid },
  ]);
  expect((await press(lost)).kind).toBe('OrderCancellation');
  expect(await finish()).toBe(FARE);
  expect(isClosed()).toBe(true);
  expect(shop.suppliers.live()).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('once we have booked them they are lost by the terms like all other flights', async () => {
  await book();
  shop.setTime('2026-11-22T10:00:00Z');
  expect((await quote()).lost).toBe((await quote()).paid - FARE);
  await followSelfBookings(shop);
  const { lost: before } = await quote();
  expect(await press(before)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'flights_being_booked' }],
  });
  await followSelfBookings(shop);
  const { paid, lost } = await quote();
  expect(lost).toBe(paid);
  expect((await press(lost)).kind).toBe('OrderCancellation');
  expect(await finish()).toBe(0);
  expect(await violations()).toEqual([]);
});

test('flights that cannot be booked within an hour are nobody’s to wait for: they are not lost', async () => {
  await book();
  shop.setTime('2026-11-22T10:00:00Z');
  await followSelfBookings(shop);
  const { lost: whole } = await quote();
  expect(await press(whole)).toMatchObject({ errors: [{ code: 'flights_being_booked' }] });
  const { book: booked } = shop.suppliers.flights;
  const lost: typeof booked = async (request) => {
    await booked(request);
    throw new SupplierUnavailable('the answer is lost');
  };
  Object.assign(shop.suppliers.flights, { book: lost });
  await expect(followSelfBookings(shop)).rejects.toThrow('not known yet');
  expect(shop.suppliers.live()).toHaveLength(2);
  shop.setTime('2026-11-22T11:00:00Z');
  const { paid, lost: rest } = await quote();
  expect([whole, rest]).toEqual([paid, paid - FARE]);
  expect(await press(whole)).toMatchObject({ errors: [{ code: 'loss_changed' }] });
  expect((await press(rest)).kind).toBe('OrderCancellation');
  // The airline is away: the money waits neither for it nor for those who book.
  await cancelOrder(shop, order.id);
  expect(await quote()).toMatchObject({ status: 'CANCELLED', refund: FARE });
  await db.pool.query('delete from retry');
  expect(await finish()).toBe(FARE);
  expect(shop.suppliers.live()).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('nor does a change wait for them any longer', async () => {
  await book();
  const quoted = await quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId: 't1' });
  const { id, totalNow } = isChange(quoted);
  shop.setTime('2026-11-22T10:00:00Z');
  await followSelfBookings(shop);
  await db.pool.query(`update order_change set expires_at = '2026-12-01', charge = 0`);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  shop.setTime('2026-11-22T11:00:00Z');
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({
    state: 'REFUSED',
    refusal: 'flights_unbooked',
  });
});

test('flights that the card has paid for are theirs: their price is lost even in the first half hour', async () => {
  await book('2027-08-01');
  shop.setTime('2026-11-21T10:05:00Z');
  expect(await quote()).toMatchObject({ lost: 0, freeUntil: '2026-11-21T10:30:00.000Z' });
  card().spent = FARE;
  expect(await quote()).toMatchObject({ lost: FARE, freeUntil: null });
  shop.setTime(LATER);
  expect((await quote()).lost).toBe(FARE);
  const refused = await press(0);
  expect(refused).toMatchObject({ kind: 'refused', errors: [{ code: 'loss_changed' }] });
  expect((await press(FARE)).kind).toBe('OrderCancellation');
  const { paid } = await quote();
  expect(await finish()).toBe(paid - FARE);
  expect(await violations()).toEqual([]);
});

test('a card that pays as somebody cancels has the price of the tickets put aside for a person', async () => {
  await book();
  const { lost, paid } = await quote();
  expect((await press(lost)).kind).toBe('OrderCancellation');
  card().spent = FARE;
  expect(await quote()).toMatchObject({ aside: FARE, refund: paid - lost - FARE });
  await followSelfBookings(shop);
  expect(await quote()).toMatchObject({ aside: FARE, refund: paid - lost - FARE });
  await cancelOrder(shop, order.id);
  expect(await quote()).toMatchObject({ lost, aside: FARE, refund: paid - lost - FARE, owed: 0 });
  expect(isClosed()).toBe(true);
  expect(await violations()).toEqual([]);
  await expect(followSelfBookings(shop)).rejects.toThrow('our card has paid');
});

test('a cancelling that is refused leaves the card open', async () => {
  await book();
  const { lost } = await quote();
  await db.pool.query(
    `insert into order_change (id, order_id, version, kind, state, accepted, difference, expires_at, accepted_at)
     select 'c', id, 1, 'NAMES', 'ACCEPTED', '{}', 0, now(), now() from customer_order`,
  );
  expect(await press(lost)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'change_under_way' }],
  });
  expect(await press(lost + 1)).toMatchObject({ errors: [{ code: 'loss_changed' }] });
  await followSelfBookings(shop);
  expect(isClosed()).toBe(false);
});

test('while the card provider does not answer nothing is cancelled, and why is said', async () => {
  await book();
  const { lost } = await quote();
  const { look } = shop.payments.issuing;
  shop.payments.issuing.look = async () => {
    throw new PaymentProviderUnavailable('look');
  };
  expect(await press(lost)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'card_out_of_reach' }],
  });
  shop.payments.issuing.look = look;
  expect((await press(lost)).kind).toBe('OrderCancellation');
});

test('a provider that stops answering once it is asked for holds up the money, and loses none', async () => {
  await book();
  const { lost } = await quote();
  expect((await press(lost)).kind).toBe('OrderCancellation');
  shop.payments.lose('closeCard', 'before', 'after', 'before');
  await cancelOrder(shop, order.id);
  expect(isClosed()).toBe(true);
  expect(await finish()).toBe(FARE);
  expect(await violations()).toEqual([]);
});

test('flights that they have paid with a card of their own are not lost', async () => {
  await book();
  await typeReference();
  const { paid, lost, ownFlights } = await quote();
  expect(ownFlights).toEqual({ kind: 'paid by them' });
  expect(lost).toBe(paid - FARE);
  await followSelfBookings(shop);
  expect((await quote()).lost).toBe(lost);
  expect((await press(lost)).kind).toBe('OrderCancellation');
  await cancelOrder(shop, order.id);
  await followSelfBookings(shop);
  expect(await finish()).toBe(FARE);
  expect(await violations()).toEqual([]);
});

const typeReference = () => db.pool.query(`update self_booking set airline_reference = 'K7QX2M'`);

test('whoever ends it because others have changed it has the price of their tickets put aside', async () => {
  await book('2027-08-01');
  card().spent = FARE;
  await typeReference();
  await followSelfBookings(shop);
  await followSelfBookings(shop);
  await db.pool.query(
    `insert into supplier_notice (id, supplier, came_by, booking_key, sent_at, raw, order_id, handled_at, outcome, changes, answer_by)
     select 'n', 'stays', 'NOTICE', 'k', now(), '{}', id, now(), 'ASKED', '[]', now() from customer_order`,
  );
  const { paid, lost, aside, refund, owed } = await quote();
  expect({ lost, aside, refund, owed }).toEqual({
    lost: 0,
    aside: FARE,
    refund: paid - FARE,
    owed: 0,
  });
  expect(await press(0)).toMatchObject({ kind: 'refused', errors: [{ code: 'loss_changed' }] });
  // The same sum, of another meaning.
  expect(await press(FARE)).toMatchObject({ kind: 'refused', errors: [{ code: 'loss_changed' }] });
  expect((await press(0, FARE)).kind).toBe('OrderCancellation');
  expect(await quote()).toMatchObject({ lost: 0, aside: FARE, refund: paid - FARE, owed: 0 });
  await cancelOrder(shop, order.id);
  await sendRefunds(shop);
  await notifyOfRefund();
  expect([...shop.payments.payments.values()][0]!.refunded).toBe(paid - FARE);
  expect(await quote()).toMatchObject({ lost: 0, aside: FARE, refund: paid - FARE });
  // Of the notice itself nothing was written here.
  expect((await violations()).filter((line) => !line.startsWith('I7'))).toEqual([]);
  await settleTickets(db.database, order.code, 'RETURNED', () => '2026-11-21');
  expect(await quote()).toMatchObject({ lost: 0, aside: 0, refund: paid });
});

test('a plan that begins with less than the flights is neither offered nor taken', async () => {
  const holiday = makePricedHoliday({
    agentFee: true,
    airlineSession: false,
    departureDate: '2027-08-01',
  });
  const basketId = await openBasket(lead, holiday);
  const checkoutId = await fillCheckout(lead, basketId, '2020LowDeposit_2');
  expect((await loadCheckout(lead, checkoutId))?.plan?.name).toBe('2020LowDeposit_2');
  await setFulfilment(lead, basketId, 'SELF_BOOK', true);
  const { plans, plan } = (await loadCheckout(lead, checkoutId))!;
  expect(plans.map(({ name }) => name)).toEqual(['pay_in_full']);
  expect(plan?.name).toBe('pay_in_full');
  expect(await savePlan(lead, checkoutId, '2020LowDeposit_2')).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'option_required' }],
  });
});

describe('an order of which less was paid than its card pays for the flights', () => {
  const DEPOSIT = 6_000;
  let lost: number;
  beforeEach(async () => {
    await book('2027-08-01');
    await db.pool.query('update instalment set amount = $1 where number = 1', [DEPOSIT]);
    ({ lost } = await quote());
    await press(lost);
    card().spent = FARE;
    await cancelOrder(shop, order.id);
  });

  test('has their whole price stand beside what is lost, and the rest of it is owed', async () => {
    expect(await quote()).toMatchObject({
      lost,
      aside: FARE,
      refund: 0,
      owed: lost + FARE - DEPOSIT,
    });
    const uncovered = async () =>
      (await violations()).filter((line) => line.includes('stands for it'));
    expect(await uncovered()).toEqual([]);
    await db.pool.query('update order_cancellation set aside = null');
    expect(await uncovered()).toEqual([
      `I6 order ${order.code} has ${FARE} paid by its card, and 0 stands for it`,
    ]);
  });

  test('owes it no more once the tickets are given back', async () => {
    await settleTickets(db.database, order.code, 'RETURNED', () => '2026-11-21');
    const owed = Math.max(0, lost - DEPOSIT);
    expect(await quote()).toMatchObject({ aside: 0, refund: Math.max(0, DEPOSIT - lost), owed });
  });
});

test('a charge that comes after the card of an ended order was closed is found, and a person asks', async () => {
  await book();
  const { lost } = await quote();
  expect((await press(lost)).kind).toBe('OrderCancellation');
  await cancelOrder(shop, order.id);
  expect(isClosed()).toBe(true);
  card().spent = FARE;
  shop.setTime('2026-11-21T10:31:00Z');
  await expect(followSelfBookings(shop)).rejects.toThrow('its order has ended');
});
