import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeHotelQuoteId, parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { pricesByKind, type PriceNow } from '#domain/order/price-drop.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { setCheckoutCredits } from '#server/checkout/checkout-credits.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { offerStayChange } from '#server/order/change-offers.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import {
  cancelByUs,
  quoteCancellation,
  requestCancellation,
} from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import { claimPriceDrop } from '#server/price-drop/claim-price-drop.ts';
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
import { bookHoliday, findViolations, isChange, ORIGIN } from './changing-lead.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;
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
  const holiday = { ...makePricedHoliday(), refundableUntil: '2027-07-10' };
  order = await bookHoliday(db, shop, lead, 'pay_in_full', { holiday, transfer: 't1' });
});
afterAll(() => db.close());

type AskedStay = Extract<Parameters<typeof quoteOrderChange>[2], { readonly kind: 'STAY' }>;

/** What the room costs by now, in pence; 80_920 when it was booked. */
const onSaleAt = (roomPrice: number): AskedStay['onSale'] => ({
  list: (stay) => [{ ...stay, planIds: [13] }],
  price: async (stay) => {
    const holiday = makePricedHoliday({ hotelOnly: true, roomPrice });
    const hotelQuoteId = makeHotelQuoteId(stay);
    return { kind: 'priced', holiday: { ...holiday, refundableUntil: '2027-07-10', hotelQuoteId } };
  },
});

const booked = () => loadVersion(db.database, order.id);
async function askStay(roomPrice: number) {
  const { accepted } = await booked();
  const stay = parseHotelQuoteId(accepted.holiday.hotelQuoteId)!;
  const hotelQuoteId = makeHotelQuoteId({ ...stay, planIds: [13] });
  return quoteOrderChange(lead, order.code, {
    kind: 'STAY',
    hotelQuoteId,
    onSale: onSaleAt(roomPrice),
  });
}
async function accept(asked: Awaited<ReturnType<typeof askStay>>) {
  const { id, totalNow } = isChange(asked);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}

/** The same holiday costs so much less by now, in its hotel and its transfer. */
const lessBy =
  (hotel: number, transfer = 0) =>
  async ({ accepted }: { readonly accepted: Awaited<ReturnType<typeof booked>>['accepted'] }) => {
    const { holiday, choices, currency } = accepted;
    const { lines, payable } = receiptOf({ holiday, choices }, currency);
    const found = pricesByKind(lines);
    return {
      kind: 'priced',
      payable: payable - hotel - transfer,
      found: {
        ...found,
        hotel: found.hotel! - hotel,
        ...(found.transfer && { transfer: found.transfer - transfer }),
      },
    } satisfies PriceNow;
  };
async function claim(priceAgain: ReturnType<typeof lessBy>): Promise<number> {
  claims += 1;
  const id = `claim-${claims}`;
  await db.pool.query(
    `insert into price_drop_claim (id, order_id, customer_id)
     select $1, $2, customer_id from order_person where order_id = $2 and role = 'LEAD'`,
    [id, order.id],
  );
  await claimPriceDrop({ ...shop, priceAgain }, id);
  const { rows } = await db.pool.query<{ amount: number }>(
    'select was - now as amount from price_drop_claim where id = $1 and state = $2',
    [id, 'GRANTED'],
  );
  return rows[0]?.amount ?? 0;
}

test('a cheaper room is refunded below what was credited for it already, and says so', async () => {
  expect(await claim(lessBy(10_000))).toBe(10_000);
  const offered = await offerStayChange(
    lead,
    { ...(await booked()), id: order.id },
    onSaleAt(65_920),
  );
  expect(offered).toMatchObject({ offers: [{ difference: -5_000 }] });
  const quote = isChange(await askStay(65_920));
  expect(quote).toMatchObject({ difference: -5_000, refund: 5_000 });
  expect(quote.lines).toContainEqual({
    kind: 'drop_given',
    was: null,
    now: expect.objectContaining({
      label: 'Given to you before, as a price-drop credit',
      amount: 10_000,
    }),
  });
  expect(await accept(quote)).toMatchObject({ state: 'DONE', refund: 5_000 });
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each([
  ['the claim', 'the change'],
  ['the change', 'the claim'],
])('%s first, then %s: both come to the same', async (first) => {
  const change = async () => (await accept(await askStay(65_920))).refund;
  const given =
    first === 'the claim'
      ? [await claim(lessBy(15_000, 1_000)), await change()]
      : [await change(), await claim(lessBy(0, 1_000))];
  expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(16_000);
  // Nothing of it is cheaper still.
  expect(await claim(lessBy(0, 1_000))).toBe(0);
  expect(await claim(lessBy(2_000, 1_000))).toBe(2_000);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a transfer that is taken out is refunded whole when it was the room that cost less', async () => {
  expect(await claim(lessBy(10_000))).toBe(10_000);
  const { accepted } = await booked();
  const done = await accept(
    await quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId: null }),
  );
  expect(done).toMatchObject({ state: 'DONE', refund: accepted.choices.transfer!.price });
  expect(await claim(lessBy(10_000))).toBe(0);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a drop that is credited after a quote makes it another one', async () => {
  const quote = await askStay(65_920);
  expect(isChange(quote)).toMatchObject({ refund: 15_000 });
  expect(await claim(lessBy(10_000))).toBe(10_000);
  expect(await accept(quote)).toMatchObject({ state: 'REFUSED', refusal: 'change_total_moved' });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a claim waits for a change that is being made, and is measured by what it has made', async () => {
  const { id, totalNow } = isChange(await askStay(65_920));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  const pauses: number[] = [];
  const sleepUntil = async (instant: Date) => {
    pauses.push(instant.getTime() - shop.clock().getTime());
    if (pauses.length === 7) await changeOrder(shop, id);
  };
  const asked: number[] = [];
  shop = { ...shop, steps: { ...shop.steps, sleepUntil } };
  const given = await claim(async (of) => {
    asked.push(of.accepted.holiday.rooms[0]!.price);
    return lessBy(1_000)(of);
  });
  expect([given, asked], 'what is not yet booked is not asked for').toEqual([1_000, [65_920]]);
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('cancelling gives back what was paid, and withdraws the credit, once', async () => {
  await claim(lessBy(10_000));
  await accept(await askStay(65_920));
  const quote = (await quoteCancellation(lead, order.code))!;
  const { accepted } = await booked();
  const { payable } = receiptOf(accepted, accepted.currency);
  expect(quote.refund + quote.lost).toBe(payable);
  expect(quote.terms.at(-1)!.lost).toBe(payable - 10_000);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: quote.lost }, 0);
  await cancelOrder(shop, order.id);
  const { rows } = await db.pool.query('select cancelled_at is null as stands from credit');
  expect(rows).toEqual([{ stands: false }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a used credit that no change counted stays theirs, and all that was paid comes back where nothing is lost [ACCT-02]', async () => {
  await claim(lessBy(10_000));
  expect((await quoteCancellation(lead, order.code))!.dropCredits).toEqual({
    theirs: 0,
    ending: 10_000,
  });
  await useCredit();
  const timeZoneOf = () => 'Europe/London';
  const { paid, dropCredits } = (await quoteCancellation(lead, order.code))!;
  expect(dropCredits).toEqual({ theirs: 10_000, ending: 0 });
  await cancelByUs({ database: db.database, now: shop.clock(), timeZoneOf }, order.code);
  await cancelOrder(shop, order.id);
  expect(await quoteCancellation(lead, order.code)).toMatchObject({ lost: 0, refund: paid });
  const { rows } = await db.pool.query(
    `select document -> 'dropTheirs' as theirs, document -> 'dropEnded' as ended
     from outbox_mail where template = 'cancelled'`,
  );
  expect(rows).toEqual([{ theirs: 10_000, ended: 0 }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

/** Another order uses the credit. */
async function useCredit() {
  const checkoutId = await fillCheckout(lead, await openBasket(lead));
  const { rows } = await db.pool.query<{ id: string }>('select id from credit');
  const creditIds = rows.map(({ id }) => id);
  await setCheckoutCredits(lead, checkoutId, { creditIds, acceptedLoss: 0 });
  const other = await claimDecided(lead, checkoutId, await pay(lead, checkoutId));
  if (other.kind !== 'claimed') throw new Error(JSON.stringify(other));
  await placeOrder(shop, other.placementId);
}
/** That one is cancelled, and its credits come free. */
async function freeCredit() {
  const { rows } = await db.pool.query<{ id: string; code: string }>(
    'select id, code from customer_order where id <> $1',
    [order.id],
  );
  const timeZoneOf = () => 'Europe/London';
  const { id, code } = rows[0]!;
  await cancelByUs({ database: db.database, now: shop.clock(), timeZoneOf }, code);
  await cancelOrder(shop, id);
}
/** Too late for the undo and for any hotel to give back: everything paid is lost. */
async function claimedChangedAndLate() {
  await claim(lessBy(10_000));
  await accept(await askStay(70_920));
  shop.setTime('2027-07-20T10:00:00Z');
}
async function cancel(between: () => Promise<unknown>) {
  const quote = (await quoteCancellation(lead, order.code))!;
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: quote.lost }, 0);
  await between();
  await cancelOrder(shop, order.id);
  return { quoted: quote.refund, refund: (await quoteCancellation(lead, order.code))!.refund };
}

test('a credit that is used is not given again by cancelling, one that is not goes back as money', async () => {
  await claimedChangedAndLate();
  const { refund: unused } = (await quoteCancellation(lead, order.code))!;
  expect(unused).toBe(10_000);
  await useCredit();
  expect(await quoteCancellation(lead, order.code)).toMatchObject({ refund: 0, dropKept: 10_000 });
  expect(await cancel(async () => {})).toEqual({ quoted: 0, refund: 0 });
  expect(await findViolations(db, shop)).toEqual([]);
  await db.pool.query('update order_cancellation set lost = lost - 10000, drop_kept = 0');
  expect(await findViolations(db, shop)).toContainEqual(expect.stringContaining('its terms say'));
});

test.each([
  ['used', 10_000, 0],
  ['free again', 0, 10_000],
])(
  'a credit that is %s after the press counts as it is in the end',
  async (now, quoted, refund) => {
    await claimedChangedAndLate();
    if (now !== 'used') await useCredit();
    expect(await cancel(now === 'used' ? useCredit : freeCredit)).toEqual({ quoted, refund });
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('a change that gives a credit back once more is found, and a claim that measures by too much', async () => {
  await claim(lessBy(10_000));
  await accept(await askStay(65_920));
  await claim(lessBy(1_000));
  await db.pool.query("update order_change set accepted = accepted - 'reductions'");
  await db.pool.query(
    `update price_drop_claim set was = was + 500 where id = 'claim-' || $1::text`,
    [claims],
  );
  const found = await findViolations(db, shop);
  expect(found).toContainEqual(expect.stringContaining('gives back what was given as a credit'));
  expect(found).toContain(`I5 order ${order.id} was given a difference twice`);
});
