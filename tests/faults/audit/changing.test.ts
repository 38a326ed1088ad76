import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { orderSections } from '#domain/order/order-sections.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
  type OrderChange,
} from '#server/order/order-changes.ts';
import { listOrderRefunds, sendRefunds } from '#server/order/refunds.ts';
import {
  cancelByUs,
  quoteCancellation,
  requestCancellation,
} from '#server/order/request-cancellation.ts';
import { loadOrderDocument, loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeStayAlone } from '#testing/booking-holiday.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, notifyOf, ORIGIN } from './changing-lead.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: { readonly id: string; readonly code: string };

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

async function book(plan: PlanName = '2020LowDeposit_2') {
  order = await bookHoliday(db, shop, lead, plan);
}

const ask = (quoteId: string | null) =>
  quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId });
const accept = ({ id, totalNow }: OrderChange) =>
  acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);

/** Asks for a transfer, or none, accepts what it comes to and lets the worker do it. */
async function change(quoteId: string | null): Promise<OrderChange> {
  const quoted = isChange(await ask(quoteId));
  await accept(quoted);
  await changeOrder(shop, quoted.id);
  return isChange(await accept(quoted));
}

/** The provider tells that every refund which was sent has arrived. */
async function notifyOfRefunds(): Promise<void> {
  const { rows } = await db.pool.query<{ reference: string; amount: number }>(
    `select o.checkout_id || ':refund-' || r.number || '.1' as reference, r.amount
     from refund r join customer_order o on o.id = r.order_id where r.state = 'SENT'`,
  );
  await notifyOf(
    shop,
    rows.map((row) => ({ ...row, event: 'REFUND' })),
  );
}

const open = async (): Promise<number[]> =>
  (
    await db.pool.query<{ amount: number }>(
      "select amount from instalment where order_id = $1 and state = 'DUE' order by number",
      [order.id],
    )
  ).rows.map(({ amount }) => amount);

const violations = () => findViolations(db, shop);

const transfers = () => shop.suppliers.live().filter((key) => key.endsWith(':transfer'));

test('a dearer holiday is paid with the last payment, a cheaper one takes it off again', async () => {
  await book();
  const [before] = await open();
  const first = await change('t1');
  expect(first).toMatchObject({
    state: 'DONE',
    difference: 6_400,
    words: [{ what: 'Transfer', was: 'none', now: 'Shared coach' }],
  });
  expect(await open()).toEqual([before! + 6_400]);
  const second = await change('t2');
  expect(second).toMatchObject({ state: 'DONE', difference: 3_400 });
  expect(transfers()).toHaveLength(1);
  const { number, document } = await loadVersion(db.database, order.id);
  expect(number).toBe(3);
  expect(document.extras).toMatchObject([
    { name: 'Transfer: Adapted taxi', supplierReference: `R-${transfers()[0]}` },
  ]);
  expect(await change(null)).toMatchObject({ difference: -9_800, refund: 0 });
  expect([await open(), transfers()]).toEqual([[before], []]);
  expect(await violations()).toEqual([]);
});

test('whoever booked a stay alone tells the flight of its transfer later, and its company hears of it [XTRA-06]', async () => {
  const holiday = makeStayAlone();
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2', { holiday, transfer: 't1' });
  const flights = () => transfers().map((key) => shop.suppliers.bookings.get(key)?.flight);
  expect(flights()).toEqual([undefined]);
  const meet = (number: string, landsAt: string | null) =>
    quoteOrderChange(lead, order.code, {
      kind: 'TRANSFER',
      quoteId: 't1',
      flight: { number, landsAt },
    });
  expect(await meet('Ryanair', null)).toMatchObject({
    errors: [{ code: 'flight_number', field: 'flight.number' }],
  });
  expect(await meet('', '')).toMatchObject({ errors: [{ code: 'nothing_changes' }] });
  const quoted = isChange(await meet('fr1882', '14:20'));
  expect(quoted).toMatchObject({
    difference: 0,
    words: [
      { what: 'Flight that it meets', was: 'not known yet', now: 'FR 1882, landing at 14:20' },
    ],
  });
  await accept(quoted);
  await changeOrder(shop, quoted.id);
  expect(isChange(await accept(quoted)).state).toBe('DONE');
  expect(flights()).toEqual(['FR 1882, landing at 14:20']);
  const { document } = await loadVersion(db.database, order.id);
  expect(document.extras[0]?.detail).toMatch(/Meets flight FR 1882, landing at 14:20\.$/);
  expect(await violations()).toEqual([]);
});

test('what is paid already goes back to the card, and cancelling afterwards gives back the rest', async () => {
  await book();
  await change('t2');
  const { rows } = await db.pool.query<{ day: string }>(
    "select max(due_date)::text as day from instalment where state = 'DUE'",
  );
  shop.setTime(`${rows[0]!.day}T09:00:00Z`);
  await takeDueInstalments(shop);
  expect(await open()).toEqual([]);
  expect(await ask('t1')).toMatchObject({ kind: 'OrderChange', difference: -3_400, refund: 3_400 });
  expect(await change(null)).toMatchObject({ state: 'DONE', difference: -9_800, refund: 9_800 });
  const paper = async () => {
    const document = await loadOrderDocument(db.database, order.id);
    return orderSections(document).find(({ title }) => title === 'Your payments')!;
  };
  expect((await paper()).totals).toEqual([
    { label: 'Paid so far', value: '£1,418.20' },
    { label: 'Back to you', value: '£98.00' },
    { label: 'Still to pay us', value: '£0.00' },
  ]);
  expect((await paper()).rows.at(-1)).toMatchObject({ label: 'Goes back', value: '£98.00' });
  const { document: written } = await loadVersion(db.database, order.id);
  expect(written.refunds).toMatchObject([{ amount: 9_800, status: 'open' }]);
  await sendRefunds(shop);
  await notifyOfRefunds();
  const card = { brand: 'visa', lastFour: '1111' };
  const ofChange = { amount: 9_800, state: 'DONE', card, change: { kind: 'TRANSFER' } };
  expect(await listOrderRefunds(lead, order.id)).toMatchObject([ofChange]);
  expect((await paper()).rows.at(-1)).toEqual({
    label: 'Sent back',
    detail: 'To the card it came from',
    value: '£98.00',
  });
  const quote = (await quoteCancellation(lead, order.code))!;
  expect(quote.paid).toBe(132_020);
  expect(quote.payments.map((payment) => payment.card)).toEqual([card, card]);
  expect(quote.parts).toEqual([{ kind: 'ALL', amount: 132_020, lost: quote.lost }]);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: quote.lost }, 0);
  await cancelOrder(shop, order.id);
  await sendRefunds(shop);
  await notifyOfRefunds();
  const ended = await listOrderRefunds(lead, order.id);
  expect(ended.at(-1)).toMatchObject(ofChange);
  expect(ended.slice(0, -1).map(({ change: why }) => why)).toContain(null);
  expect(await violations()).toEqual([]);
  await db.pool.query(
    `update instalment set tries = 2, taking_since = '2027-04-01T23:30:00Z' where number > 1`,
  );
  const days = (await listOrderRefunds(lead, order.id)).map(({ paidOn }) => paidOn);
  expect(days, 'half past midnight by British clocks').toContain('2027-04-02');
});

test.each([
  ['unavailable', { kind: 'unavailable' }, 'supplier_sold_out'],
  ['dearer', { kind: 'price_changed', price: 9_900 }, 'supplier_price_moved'],
  ['refused', { kind: 'refused', reason: 'no' }, 'supplier_refused'],
] as const)('a transfer that is %s leaves the holiday as it was', async (_what, turn, refusal) => {
  await book();
  await change('t1');
  const before = [await open(), transfers(), (await loadVersion(db.database, order.id)).number];
  shop.suppliers.script('transfers.book', turn);
  expect(await change('t2')).toMatchObject({ state: 'REFUSED', refusal });
  expect([await open(), transfers(), (await loadVersion(db.database, order.id)).number]).toEqual(
    before,
  );
  expect(await change('t2')).toMatchObject({ state: 'DONE' });
  expect(await violations()).toEqual([]);
});

test('an answer that gets lost books once', async () => {
  await book();
  shop.suppliers.script('transfers.book', 'lost-after');
  expect(await change('t1')).toMatchObject({ state: 'DONE' });
  expect(transfers()).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('of two tabs one changes the holiday; what the other saw is told to be another holiday by now', async () => {
  await book();
  const [one, other] = [isChange(await ask('t1')), isChange(await ask('t2'))];
  const both = await Promise.all([accept(one), accept(other)]);
  expect(both.filter(({ kind }) => kind === 'refused')).toMatchObject([
    { errors: [{ code: 'change_open' }] },
  ]);
  const won = both[0].kind === 'refused' ? other : one;
  const lost = won === one ? other : one;
  await changeOrder(shop, won.id);
  await changeOrder(shop, won.id);
  await accept(lost);
  await changeOrder(shop, lost.id);
  expect(await accept(lost)).toMatchObject({ state: 'REFUSED', refusal: 'changed_meanwhile' });
  expect(transfers()).toHaveLength(1);
  expect(await violations()).toEqual([]);
  await db.pool.query("delete from outbox_mail where template = 'change-refused'");
  expect(await violations()).toMatchObject([expect.stringMatching(/^I7 change .* is REFUSED/)]);
});

test('a price is accepted as it was shown, within a quarter of an hour', async () => {
  await book();
  const quoted = isChange(await ask('t1'));
  expect(
    await acceptOrderChange(lead, {
      changeId: quoted.id,
      acceptedTotal: quoted.totalNow - 1,
      origin: ORIGIN,
    }),
  ).toMatchObject({ kind: 'refused', errors: [{ code: 'change_total_moved' }] });
  shop.setTime(quoted.expiresAt);
  expect(await accept(quoted)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'change_expired' }],
  });
  expect(transfers()).toEqual([]);
});

test('nobody but those who act on the order finds its change, or makes one [S-05]', async () => {
  await book();
  const { id, totalNow } = isChange(await ask('t1'));
  const stranger = await openCustomer(shop);
  const asked = { kind: 'TRANSFER', quoteId: 't1' } as const;
  expect(await quoteOrderChange(stranger, order.code, asked)).toEqual({ kind: 'absent' });
  expect(await findOrderChange(stranger, id)).toBeUndefined();
  const pressed = await acceptOrderChange(stranger, {
    changeId: id,
    acceptedTotal: totalNow,
    origin: ORIGIN,
  });
  expect(pressed).toEqual({ kind: 'absent' });
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'QUOTED' });
});

test.each([
  [
    'a change without an end',
    `update order_change set state = 'ACCEPTED', spread = null, lowered = null, refunded = null where difference = 3400`,
    'I1',
  ],
  [
    'a part that is booked twice',
    `update supplier_booking set state = 'BOOKED' where part = 'transfer'`,
    'I4',
  ],
  [
    'a difference that nobody pays',
    `update instalment set amount = amount - 1 where state = 'DUE'`,
    'I6',
  ],
  ['a difference that is not posted', `delete from ledger_entry where posting like '%:now'`, 'I6'],
  ['a change that nobody is told of', `delete from outbox_mail where template = 'changed'`, 'I7'],
])('the auditor finds %s', async (_what, query, invariant) => {
  await book();
  await change('t1');
  await change('t2');
  await db.pool.query(query);
  expect((await violations()).map((violation) => violation.slice(0, 2))).toContain(invariant);
});

test('no transfer is changed in the last 48 hours before they leave', async () => {
  await book();
  const { document } = await loadVersion(db.database, order.id);
  const leaves = Date.parse(document.flights[0]!.from.instant);
  await db.pool.query("update instalment set state = 'PAID' where state = 'DUE'");
  const at = (hours: number) => shop.setTime(new Date(leaves - hours * 3_600_000).toISOString());
  at(48);
  expect(await ask('t1')).toMatchObject({ errors: [{ code: 'transfer_too_late' }] });
  at(48.1);
  expect(await ask('t1')).toMatchObject({ state: 'QUOTED', charge: 6_400 });
});

test('while a holiday is changed nothing is taken for it, and cancelling waits', async () => {
  await book();
  const quoted = isChange(await ask('t1'));
  await accept(quoted);
  await db.pool.query("update instalment set due_date = '2026-11-01' where state = 'DUE'");
  await takeDueInstalments(shop);
  expect(await open()).toHaveLength(1);
  const timeZoneOf = () => shop.market.timeZone;
  await cancelByUs({ database: db.database, now: shop.clock(), timeZoneOf }, order.code);
  const cancelled = cancelOrder(shop, order.id);
  await changeOrder(shop, quoted.id);
  await cancelled;
  expect(await accept(quoted)).toMatchObject({ state: 'REFUSED', refusal: 'booking_cancelled' });
  expect(shop.suppliers.live()).toEqual([]);
});
