import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setFulfilment } from '#server/basket/basket-extras.ts';
import { settleSelfBooking } from '#server/booking/operator-self-booking.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { followSelfBookings } from '#server/order/afterwards/self-booking/follow-self-booking.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import { sendRefunds, settleLateCharge, settleTickets } from '#server/order/refunds.ts';
import { cancelByUs } from '#server/order/request-cancellation.ts';
import { loadOrderDocument } from '#server/order/versions.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { audit } from '../auditor.ts';
import { fakeOutside } from '../fake-outside.ts';

let db: TestDatabase;
let shop: TestShop;
let order: { readonly id: string; readonly code: string };

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, promotional_code, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  order = await book();
});
afterAll(() => db.close());

const A_DAY_LATER = '2026-11-22T10:00:00.000Z';
const TWO_DAYS_AFTER_IT = '2026-11-24T10:00:01.000Z';
const LATER_THAT_DAY = '2026-11-22T11:00:00.000Z';
/** Two seats both ways. */
const FARE = 50_600;

/** An order whose flights its visitors book, with its card. */
async function book() {
  const ada = shop.visitor();
  const holiday = makePricedHoliday({ agentFee: true, airlineSession: false });
  const basketId = await openBasket(ada, holiday);
  await setFulfilment(ada, basketId, 'SELF_BOOK', true);
  const checkoutId = await fillCheckout(ada, basketId);
  const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const outcome = await placeOrder(shop, claim.placementId);
  if (outcome.kind !== 'PlacedOrder') throw new Error(JSON.stringify(outcome));
  await followSelfBookings(shop);
  const { rows } = await db.pool.query<{ code: string }>('select code from customer_order');
  return { id: outcome.orderId, code: rows[0]!.code };
}

const endTheDay = async () => {
  shop.setTime(A_DAY_LATER);
  await followSelfBookings(shop);
  await followSelfBookings(shop);
};
const state = async () => {
  const { rows } = await db.pool.query<{ state: string }>('select state from self_booking');
  return rows[0]!.state;
};
const references = async () =>
  (await loadOrderDocument(db.database, order.id)).flights.map((flight) => flight.airlineReference);
/** Once all mail is sent and money that goes back has arrived. */
const violations = async () => {
  await db.pool.query('update outbox_mail set sent_at = now()');
  await letRefundsArrive();
  return audit(db.url, await fakeOutside(db, shop));
};
async function letRefundsArrive(): Promise<void> {
  const { rows } = await db.pool.query<{ number: number; amount: number; checkout: string }>(
    `select r.number, r.amount, o.checkout_id as checkout from refund r
     join customer_order o on o.id = r.order_id where r.state = 'SENT'`,
  );
  for (const { number, amount, checkout } of rows)
    await receiveNotification(
      shop,
      JSON.stringify([
        {
          eventId: `refunded ${number}`,
          event: 'REFUND',
          success: true,
          pspReference: 'R',
          reference: `${checkout}:refund-${number}.1`,
          amount: { amount, currencyCode: 'GBP' as const },
          eventDate: A_DAY_LATER,
        },
      ]),
    );
  await handleNotifications(shop);
  await db.pool.query('update outbox_mail set sent_at = now()');
}
const flightsBooked = () => shop.suppliers.live().filter((key) => key.includes(':flight'));

test('whoever books the flights has a card for what the airline asks, for 24 hours, and we book nothing', async () => {
  expect([...shop.payments.cards.values()]).toEqual([
    {
      reference: order.id,
      limit: FARE,
      merchant: 'U2',
      closesAt: A_DAY_LATER,
      spent: 0,
      isOpen: true,
    },
  ]);
  expect(flightsBooked()).toEqual([]);
  expect(await references()).toEqual([undefined, undefined]);
  shop.setTime('2026-11-22T09:59:59.000Z');
  await followSelfBookings(shop);
  expect(await state()).toBe('OPEN');
});

test('a card that is asked for again is asked for in the same words', async () => {
  const asked: object[] = [];
  const { open } = shop.payments.issuing;
  shop.payments.issuing.open = (card) => {
    asked.push(card);
    return open(card);
  };
  await db.pool.query(`update self_booking set state = 'ASKED', card_id = null`);
  await followSelfBookings(shop);
  expect(asked).toMatchObject([{ closesAt: A_DAY_LATER, idempotencyKey: `${order.id}:card` }]);
  expect(await state()).toBe('OPEN');
});

test('who forgets it has the flights booked by us once, whatever answers get lost, and pays no more', async () => {
  const total = async () =>
    (await db.pool.query('select total, payable from customer_order')).rows[0];
  const before = await total();
  shop.payments.lose('closeCard', 'after');
  shop.suppliers.script('flights.book', 'lost-after');
  shop.setTime(A_DAY_LATER);
  await expect(followSelfBookings(shop)).rejects.toThrow('closeCard');
  await db.pool.query('delete from retry');
  await endTheDay();
  expect(await state()).toBe('BOOKED');
  expect(flightsBooked()).toHaveLength(1);
  expect((await references()).every((reference) => reference?.startsWith('R-'))).toBe(true);
  expect(await total()).toEqual(before);
  const { rows } = await db.pool.query(
    `select id from outbox_mail where template = 'their-change-note'`,
  );
  expect(rows).toEqual([{ id: `${order.id}:flights.their-change-note` }]);
  expect(await violations()).toEqual([]);
});

test('what the airline asks more by then is paid by us, until the flights are cancelled', async () => {
  const rise = async () => {
    const { rows } = await db.pool.query<{ sum: number }>(
      `select sum(amount)::int from ledger_entry where posting like '%:fare%' and account = 'fees'`,
    );
    return rows[0]!.sum;
  };
  shop.suppliers.script('flights.book', { kind: 'price_changed', price: FARE + 1_000 });
  await endTheDay();
  expect(await state()).toBe('BOOKED');
  expect([...shop.suppliers.bookings.values()].map(({ price }) => price)).toContain(FARE + 1_000);
  expect(await rise()).toBe(1_000);
  await cancel();
  expect(flightsBooked()).toEqual([]);
  expect(await rise()).toBe(0);
  expect((await violations()).filter((line) => /^I[24]/.test(line))).toEqual([]);
});

test('an airline that answers long after it was given up on has its flights taken back', async () => {
  shop.suppliers.script(
    'flights.book',
    'lost-before',
    { kind: 'price_changed', price: FARE + 1_000 },
    { kind: 'price_changed', price: FARE + 2_000 },
  );
  await endTheDay();
  expect(await state()).toBe('BOOKED');
  const [booked] = flightsBooked();
  for (const key of ['', ':2'])
    await comeLate(`${booked!.slice(0, booked!.indexOf(':flight'))}:flight${key}`);
  shop.setTime(LATER_THAT_DAY);
  await followSelfBookings(shop);
  await followSelfBookings(shop);
  expect(flightsBooked()).toEqual([booked]);
  expect(await violations()).toEqual([]);
});

test('flights that come although they were sold no more are taken back too', async () => {
  shop.suppliers.script('flights.book', 'lost-before', { kind: 'unavailable' });
  await endTheDay();
  await finishCancelling();
  const asked = shop.suppliers.calls.findLast((call) => call.startsWith('flights.book'));
  await comeLate(asked!.split(' ')[1]!);
  shop.setTime(LATER_THAT_DAY);
  await followSelfBookings(shop);
  expect(flightsBooked()).toEqual([]);
  expect((await violations()).filter((line) => /^I[24]/.test(line))).toEqual([]);
});

/** The effect of a call that had no answer. */
async function comeLate(key: string) {
  shop.suppliers.bookings.set(key, {
    key,
    call: 'flights.book',
    reference: `R-${key}`,
    price: FARE,
    state: 'booked',
  });
}

const askToCancel = () =>
  cancelByUs(
    { database: db.database, now: shop.clock(), timeZoneOf: () => 'Europe/London' },
    order.code,
  );
const cancel = async () => {
  await askToCancel();
  await finishCancelling();
};
const finishCancelling = async () => {
  await cancelOrder(shop, order.id);
  await sendRefunds(shop);
};

test('flights that are sold no more end the order, and everything goes back', async () => {
  shop.suppliers.script('flights.book', { kind: 'unavailable' });
  await endTheDay();
  await finishCancelling();
  const [payment] = shop.payments.payments.values();
  expect(payment).toMatchObject({ refunded: payment!.captured });
  expect(await state()).toBe('CANCELLED');
  expect(shop.suppliers.live()).toEqual([]);
});

test('a card that has paid the airline is closed, nothing is booked beside it, and a person asks', async () => {
  const [card] = shop.payments.cards.values();
  card!.spent = FARE;
  shop.setTime(A_DAY_LATER);
  await followSelfBookings(shop);
  expect(card).toMatchObject({ isOpen: false });
  expect(await state()).toBe('USED');
  expect(await mailsOf('self-booking')).toEqual(['book', 'used']);
  await followSelfBookings(shop);
  shop.setTime(TWO_DAYS_AFTER_IT);
  await db.pool.query(`update retry set due_at = now()`);
  await expect(followSelfBookings(shop)).rejects.toThrow('reference');
  expect(flightsBooked()).toEqual([]);
});

/** Long after the order has ended: what goes back has its days all the same. */
const TODAY = '2027-03-01';
const NOT_BOOKED = { kind: 'not booked' } as const;
const BOOKED_BY_THEM = { kind: 'booked', reference: 'K7QX2M' } as const;
const settle = (found: Parameters<typeof settleSelfBooking>[2]) =>
  settleSelfBooking(db.database, order.code, found);

test.each([
  ['that was looked at since', async () => followSelfBookings(shop)],
  [
    'that a person was asked for',
    async () => {
      shop.setTime(TWO_DAYS_AFTER_IT);
      for (let tries = 1; tries <= 6; tries++) {
        await expect(followSelfBookings(shop)).rejects.toThrow('reference');
        await db.pool.query('update retry set due_at = now()');
      }
      const { rows } = await db.pool.query('select stuck_at from retry where stuck_at is not null');
      expect(rows).toHaveLength(1);
    },
  ],
])('a reference that is typed ends the wait of a used card %s', async (_, wait) => {
  const [card] = shop.payments.cards.values();
  card!.spent = FARE - 1_000;
  shop.setTime(A_DAY_LATER);
  await followSelfBookings(shop);
  await wait();
  await typeReference();
  await followSelfBookings(shop);
  expect(await state()).toBe('CONFIRMED');
  expect(await references()).toEqual(['K7QX2M', 'K7QX2M']);
  expect(await mailsOf('their-change-note')).toEqual(['flights']);
  expect(await violations()).toEqual([]);
});

test('a reference that is typed in time closes the card, and nothing is booked beside it', async () => {
  const [card] = shop.payments.cards.values();
  card!.spent = FARE;
  await typeReference();
  await followSelfBookings(shop);
  await followSelfBookings(shop);
  expect(card).toMatchObject({ isOpen: false });
  expect(await state()).toBe('CONFIRMED');
  await endTheDay();
  expect(flightsBooked()).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('flights that were paid with another card are not booked again: a person sees to the money', async () => {
  await typeReference();
  await followSelfBookings(shop);
  await expect(followSelfBookings(shop)).rejects.toThrow('our card has not paid');
  await db.pool.query('delete from retry');
  shop.setTime(A_DAY_LATER);
  await expect(followSelfBookings(shop)).rejects.toThrow('our card has not paid');
  expect(await state()).toBe('USED');
  expect(flightsBooked()).toEqual([]);
  expect(await settle({ ...BOOKED_BY_THEM, paidBack: 0 })).toBe('settled');
  await followSelfBookings(shop);
  expect(await state()).toBe('CONFIRMED');
  expect(await settle(NOT_BOOKED)).toBe('absent');
  expect(await violations()).toEqual([]);
});

test('a card whose payment came back has the flights booked by us, once a person says so', async () => {
  const [card] = shop.payments.cards.values();
  card!.spent = FARE;
  await endTheDay();
  expect(await state()).toBe('USED');
  card!.spent = 0;
  expect(await settle(NOT_BOOKED)).toBe('settled');
  await followSelfBookings(shop);
  expect(await state()).toBe('BOOKED');
  expect(flightsBooked()).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('they are reminded once, six hours before their day is over', async () => {
  shop.setTime('2026-11-22T03:59:00.000Z');
  await followSelfBookings(shop);
  expect(await mailsOf('self-booking')).toEqual(['book']);
  shop.setTime('2026-11-22T04:00:00.000Z');
  await followSelfBookings(shop);
  await followSelfBookings(shop);
  expect(await mailsOf('self-booking')).toEqual(['book', 'reminder']);
  expect(await state()).toBe('OPEN');
});

const typeReference = () => db.pool.query(`update self_booking set airline_reference = 'K7QX2M'`);
/** What each of them is about, in the order in which they were written. */
const mailsOf = async (template: string) => {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from outbox_mail where template = $1 order by created_at',
    [template],
  );
  return rows.map(({ id }) => id.split(':')[1]!.split('.')[0]);
};

test('flights of an order that has ended are not booked, whoever says that they are not', async () => {
  const [card] = shop.payments.cards.values();
  card!.spent = FARE;
  await endTheDay();
  await askToCancel();
  expect(await settle(NOT_BOOKED)).toBe('ended');
  expect(await settle(BOOKED_BY_THEM)).toBe('ended');
  await finishCancelling();
  await followSelfBookings(shop).catch(() => undefined);
  expect(flightsBooked()).toEqual([]);
});

test('flights that were booked as the order ended are given back, though nobody had noted them', async () => {
  shop.suppliers.script('flights.book', 'lost-after', 'lost-after');
  shop.setTime(A_DAY_LATER);
  await followSelfBookings(shop);
  await db.pool.query(`update retry set due_at = now()`);
  const run = followSelfBookings({ ...shop, timeouts: { ...shop.timeouts, bookingMs: 0 } });
  await expect(run).rejects.toThrow('not known yet');
  expect(flightsBooked()).toHaveLength(1);
  await askToCancel();
  await db.pool.query(`update retry set due_at = now()`);
  await followSelfBookings(shop);
  expect(flightsBooked()).toEqual([]);
  expect(await state()).toBe('CANCELLED');
  await finishCancelling();
  expect(await violations()).toEqual([]);
});

test('while flights are booked and the order ends, its people are not told that they are booked', async () => {
  shop.setTime(A_DAY_LATER);
  await followSelfBookings(shop);
  const { book } = shop.suppliers.flights;
  shop.suppliers.flights.book = async (asked) => {
    const answer = await book(asked);
    await askToCancel();
    return answer;
  };
  await followSelfBookings(shop);
  await followSelfBookings(shop);
  expect(await mailsOf('their-change-note')).toEqual([]);
  expect(flightsBooked()).toEqual([]);
  await finishCancelling();
  expect(await violations()).toEqual([]);
});

describe('an order that we end while its people hold tickets which our card has paid', () => {
  beforeEach(async () => {
    const [card] = shop.payments.cards.values();
    card!.spent = FARE;
    await typeReference();
    await followSelfBookings(shop);
    await followSelfBookings(shop);
    if ((await state()) !== 'CONFIRMED') throw new Error(await state());
    await cancel();
  });
  const refunded = () => [...shop.payments.payments.values()][0]!.refunded;
  const paid = () => [...shop.payments.payments.values()][0]!.captured;
  const mailed = async (template: string) => {
    const { rows } = await db.pool.query<{ document: Record<string, unknown> }>(
      'select document from outbox_mail where template = $1',
      [template],
    );
    return rows.map(({ document }) => document);
  };

  test('has their price put aside for a person, and everything else goes back', async () => {
    expect(refunded()).toBe(paid() - FARE);
    expect(await mailed('cancelled')).toMatchObject([{ lost: 0, aside: FARE }]);
    expect(await violations()).toEqual([]);
    await expect(followSelfBookings(shop)).rejects.toThrow('hold tickets K7QX2M');
  });

  test('has it go back once they are given back', async () => {
    expect(await settleTickets(db.database, order.code, 'RETURNED', () => TODAY)).toBe(true);
    expect(await settleTickets(db.database, order.code, 'KEPT', () => TODAY)).toBe(false);
    await sendRefunds(shop);
    expect(refunded()).toBe(paid());
    expect(await mailed('tickets-settled')).toMatchObject([
      { aside: FARE, found: 'RETURNED', settledBy: '2027-03-15' },
    ]);
    const { rows } = await db.pool.query(
      'select due_by from refund where amount = $1 order by number desc limit 1',
      [FARE],
    );
    expect(rows).toEqual([{ due_by: '2027-03-15' }]);
    await followSelfBookings(shop);
    expect(await violations()).toEqual([]);
  });

  test('has it stay once they fly on them', async () => {
    expect(await settleTickets(db.database, order.code, 'KEPT', () => TODAY)).toBe(true);
    expect(await settleTickets(db.database, order.code, 'RETURNED', () => TODAY)).toBe(false);
    await sendRefunds(shop);
    expect(refunded()).toBe(paid() - FARE);
    await followSelfBookings(shop);
    expect(await violations()).toEqual([]);
  });
});

test('an order without such tickets has nothing put aside', async () => {
  await cancel();
  expect(await settleTickets(db.database, order.code, 'KEPT', () => TODAY)).toBe(false);
  expect(await settleTickets(db.database, 'HMNOBODY', 'KEPT', () => TODAY)).toBe(false);
});

test('what they have paid with a card of their own is paid back by a person, and once more by nobody', async () => {
  await typeReference();
  await followSelfBookings(shop);
  await expect(followSelfBookings(shop)).rejects.toThrow('our card has not paid');
  expect(await settle(BOOKED_BY_THEM)).toBe('not said what was paid back');
  expect(await state()).toBe('USED');
  expect(await settle({ ...BOOKED_BY_THEM, paidBack: FARE })).toBe('settled');
  expect(await settle({ ...BOOKED_BY_THEM, paidBack: FARE })).toBe('settled');
  await followSelfBookings(shop);
  expect(await state()).toBe('CONFIRMED');
  const { rows } = await db.pool.query<{ account: string; sum: number }>(
    `select account, sum(amount)::int as sum from ledger_entry where posting like '%:fare%'
     group by account having sum(amount) <> 0 order by account`,
  );
  expect(rows).toEqual([
    { account: 'bank', sum: 0 - FARE },
    { account: 'flights', sum: FARE },
  ]);
  expect(await violations()).toEqual([]);
});

test('what a person has noted as paid back is not noted again as another sum, or as nothing', async () => {
  await typeReference();
  await followSelfBookings(shop);
  expect(await settle({ ...BOOKED_BY_THEM, paidBack: FARE })).toBe('settled');
  for (const found of [
    { ...BOOKED_BY_THEM, paidBack: 1_000 },
    { ...BOOKED_BY_THEM, paidBack: 0 },
    { ...BOOKED_BY_THEM, reference: 'P3RT9A', paidBack: FARE },
    NOT_BOOKED,
  ])
    expect(await settle(found)).toBe('noted otherwise');
  await followSelfBookings(shop);
  expect(await state()).toBe('CONFIRMED');
  expect(await references()).toEqual(['K7QX2M', 'K7QX2M']);
  const { rows } = await db.pool.query(
    `select amount from ledger_entry where posting like '%:fare-paid-back' and account = 'bank'`,
  );
  expect(rows).toEqual([{ amount: 0 - FARE }]);
});

test('nothing is paid back for flights that our card has paid', async () => {
  const [card] = shop.payments.cards.values();
  card!.spent = FARE;
  await endTheDay();
  expect(await settle({ ...BOOKED_BY_THEM, paidBack: FARE })).toBe('paid by our card');
});

test('an order that is cancelled before closes its card', async () => {
  await cancel();
  await followSelfBookings(shop);
  expect(await state()).toBe('CANCELLED');
  expect([...shop.payments.cards.values()].every(({ isOpen }) => !isOpen)).toBe(true);
  expect(flightsBooked()).toEqual([]);
});

test('a charge that comes once the order has ended is with a person, until it is noted as ours', async () => {
  const note = (spent: number) => settleLateCharge(db.database, order.code, spent);
  await cancel();
  expect(await note(FARE)).toBe(false);
  [...shop.payments.cards.values()][0]!.spent = FARE;
  shop.setTime(LATER_THAT_DAY);
  await expect(followSelfBookings(shop)).rejects.toThrow('its order has ended');
  expect(await note(FARE + 1)).toBe(false);
  expect(await note(FARE)).toBe(true);
  expect(await note(FARE)).toBe(false);
  await followSelfBookings(shop);
  const { rows } = await db.pool.query(
    `select account, amount from ledger_entry where posting like '%:late-charge-%' order by account`,
  );
  expect(rows).toEqual([
    { account: 'fees', amount: FARE },
    { account: 'flights', amount: 0 - FARE },
  ]);
});

test.each([
  ['a card that stays open', `update self_booking set state = 'BOOKED', spent = 0`, 'I2'],
  ['flights that nobody has booked', `update self_booking set state = 'BOOKED', spent = 0`, 'I4'],
  ['a card that it does not know', `update self_booking set card_id = 'V-9'`, 'I2'],
  ['flights that wait', `update self_booking set ends_at = now() - interval '1 day'`, 'I9'],
])('the auditor finds %s', async (_, change, invariant) => {
  await db.pool.query(change);
  expect((await violations()).map((line) => line.slice(0, 2))).toContain(invariant);
});
