import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerOf } from '#server/account/visitor.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { claimCheckout } from '#server/order/placing/claim.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import {
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, openBrowser } from '#testing/login.ts';
import { loadBooking } from '../own-booking.ts';
import { movePayment, payEarly } from '../payment-changes.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: VisitorContext;
let orderCode: string;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  const context = loginContext(shop);
  const browser = openBrowser(context);
  await logInByCode(context, browser, 'Ada@example.com');
  const visitor = await browser.visitor();
  if (visitor.kind === 'nobody') throw new Error('a login without a session');
  lead = { ...shop, visitor };
});
afterAll(() => db.close());

beforeEach(async () => {
  const { visitor } = lead;
  if (visitor.kind === 'nobody') throw new Error('nobody');
  const mine = { ...shop, caller: UNCOUNTED, visitor };
  const checkoutId = await fillCheckout(mine, await openBasket(mine), '2020LowDeposit_2');
  const claim = await claimCheckout(mine, checkoutId, await pay(mine, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const placed = await placeOrder(shop, claim.placementId);
  if (placed.kind !== 'PlacedOrder') throw new Error(JSON.stringify(placed));
  const { code } = await db.database
    .selectFrom('customer_order')
    .select('code')
    .where('id', '=', placed.orderId)
    .executeTakeFirstOrThrow();
  orderCode = code;
});

const payments = async () =>
  (await loadBooking(lead, orderCode))!.payments.map(({ amount, state }) => [amount, state]);
const codesOf = (change: Awaited<ReturnType<typeof payEarly>>) =>
  change.kind === 'refused' ? change.errors.map(({ code }) => code) : change.kind;

/** What the last letter about these payments says, to whom. */
async function lastLetter() {
  const { rows } = await sql<{ recipient: string; document: Record<string, unknown> }>`
    select recipient, document from outbox_mail
    where template in ('payment-early', 'payment-moved') order by created_at desc limit 1`.execute(
    db.database,
  );
  return rows[0];
}

test('a part is taken at once as a payment of its own, and the books agree [I2, I6]', async () => {
  const [[first = 0] = [], [second = 0] = []] = (await payments()) as number[][];
  const part = { orderCode, amount: 1_000, payableWas: second };
  expect(codesOf(await payEarly(lead, part))).toBe('changed');
  expect(await lastLetter()).toMatchObject({
    recipient: 'ada@example.com',
    document: { template: 'payment-early', amount: 1_000, order: { orderCode } },
  });
  await takeDueInstalments(shop);
  expect(await payments()).toEqual([
    [first, 'PAID'],
    [1_000, 'PAID'],
    [second - 1_000, 'DUE'],
  ]);
  const { rows } = await sql<{ owed: string }>`
    select sum(l.amount) as owed from ledger_entry l join customer_order o using (checkout_id)
    where o.code = ${orderCode} and l.account = 'customer'`.execute(db.database);
  expect(Number(rows[0]?.owed)).toBe(second - 1_000);
});

test('while a payment is disputed none is taken early', async () => {
  const [, [second = 0] = []] = (await payments()) as number[][];
  await sql`
    insert into conversation_message (id, order_id, customer_id, message, disputes_payment)
    select 'm1', o.id, p.customer_id, 'Why?', true
    from customer_order o join order_person p on p.order_id = o.id where o.code = ${orderCode}`.execute(
    db.database,
  );
  expect((await loadBooking(lead, orderCode))!.waitsFor).toBe('DISPUTE');
  const before = await payments();
  const asked = { orderCode, amount: 1_000, payableWas: second };
  expect(codesOf(await payEarly(lead, asked))).toEqual(['payments_paused']);
  expect(await payments()).toEqual(before);
  await sql`update conversation_message set settled_at = now()`.execute(db.database);
  expect((await loadBooking(lead, orderCode))!.waitsFor).toBeNull();
  expect(codesOf(await payEarly(lead, asked))).toBe('changed');
});

test('of two tabs that pay the same at once one is told that the payments have changed [I5]', async () => {
  const [[first = 0] = [], [second = 0] = []] = (await payments()) as number[][];
  const all = { orderCode, amount: second, payableWas: second };
  const answers = await Promise.all([payEarly(lead, all), payEarly(lead, all)]);
  const codes = answers.map((answer) => String(codesOf(answer)));
  expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['changed', 'payments_changed']);
  await takeDueInstalments(shop);
  expect(await payments()).toEqual([
    [first, 'PAID'],
    [second, 'PAID'],
  ]);
});

test('a payment is moved to a day before the last one of its plan, and no other', async () => {
  const { payments: plan } = (await loadBooking(lead, orderCode))!;
  const last = plan.at(-1)!;
  await db.pool.query('update instalment set due_date = $1 where due_date = $2', [
    '2027-06-01',
    last.dueDate,
  ]);
  const move = (to: string) => movePayment(lead, { orderCode, number: last.number, to });
  expect(codesOf(await move('2027-06-08'))).toBe('changed');
  expect((await loadBooking(lead, orderCode))!.payments.at(-1)!.dueDate).toBe('2027-06-08');
  expect(await lastLetter()).toMatchObject({
    document: { template: 'payment-moved', was: '2027-06-01', becomes: '2027-06-08' },
  });
  expect(codesOf(await move('2099-01-01'))).toEqual(['payment_day_too_late']);
});

test('nobody else changes the payments of an order', async () => {
  expect(customerOf(lead.visitor)).toBeDefined();
  const context = loginContext(shop);
  const eve = openBrowser(context);
  await logInByCode(context, eve, 'eve@example.com');
  const stranger = { ...shop, visitor: await eve.visitor() };
  const asked = { orderCode, amount: 1, payableWas: 1 };
  expect(codesOf(await payEarly(stranger, asked))).toEqual(['booking_not_found']);
  expect(codesOf(await movePayment(stranger, { orderCode, number: 2, to: '2027-06-08' }))).toEqual([
    'booking_not_found',
  ]);
});
