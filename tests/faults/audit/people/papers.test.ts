import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  documentPaidAtHotel,
  documentTotal,
  goesBack,
  keptSoFar,
  stillOwed,
} from '#domain/order/order-document.ts';
import { loadBooking } from '#server/booking/own-booking.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { acceptOrderChange, quoteOrderChange } from '#server/order/order-changes.ts';
import { listOrderRefunds, sendRefunds, settleRefund } from '#server/order/refunds.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeDraw } from '../../draw.ts';
import { bookHoliday, findViolations, isChange, notifyOf, ORIGIN } from '../changing-lead.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: { readonly id: string; readonly code: string };

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(begin);
afterAll(() => db.close());

/** An order on its low deposit, and nothing else. */
async function begin(): Promise<void> {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2', { transfer: 't2' });
}

/** Asks for this transfer, or none, and has it made unless it is to be paid on a page. */
async function change(quoteId: string | null): Promise<void> {
  const asked = await quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId });
  if (asked.kind !== 'OrderChange' || asked.charge > 0) return;
  const { id, totalNow } = isChange(asked);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
}

/** The provider tells of every refund that was sent that it has arrived, or has not. */
async function notifyOfRefunds(event: 'REFUND' | 'REFUND_FAILED'): Promise<void> {
  await sendRefunds(shop);
  const { rows } = await db.pool.query<{ reference: string; amount: number }>(
    `select o.checkout_id || ':refund-' || r.number || '.' || r.tries as reference, r.amount
     from refund r join customer_order o on o.id = r.order_id where r.state = 'SENT'`,
  );
  await notifyOf(
    shop,
    rows.map((row) => ({ ...row, event })),
  );
}

async function takeAll(): Promise<void> {
  const { rows } = await db.pool.query<{ day: string }>(
    "select max(due_date)::text as day from instalment where state = 'DUE' having count(*) > 0",
  );
  if (rows[0]) shop.setTime(`${rows[0].day}T09:00:00Z`);
  await takeDueInstalments(shop);
}

/** The provider's books are ahead while it has told nothing of a refund that was sent. */
const isAwaited = async (): Promise<boolean> =>
  (await db.pool.query(`select from refund where state = 'SENT'`)).rowCount !== 0;

const ACTS: readonly (() => Promise<unknown>)[] = [
  () => change('t1'),
  () => change('t2'),
  () => change(null),
  takeAll,
  () => notifyOfRefunds('REFUND'),
  () => sendRefunds(shop),
];

/** What the booking says of its money now, to its lead. */
async function money() {
  const { document } = (await loadBooking(lead, order.code))!;
  const [total, atHotel] = [documentTotal(document), documentPaidAtHotel(document)];
  const sums = [keptSoFar(document), goesBack(document), stillOwed(document)];
  const refunds = await listOrderRefunds(lead, order.id);
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return { price: total - atHotel, sums, back };
}

test(
  'whatever is changed, taken and given back: papers, letters and the booking say the same of it (I6)',
  { timeout: 120_000 },
  async () => {
    const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
    const draw = makeDraw(seed);
    for (let life = 0; life < 3; life++) {
      await begin();
      const acts: number[] = [];
      for (let act = 0; act < 7; act++) {
        acts.push(Math.floor(draw() * ACTS.length));
        await ACTS[acts.at(-1)!]!();
        const { price, sums, back } = await money();
        const [kept = 0, gone = 0, open = 0] = sums;
        const where = `seed ${seed}, acts ${acts.join()}`;
        expect(kept + open, where).toBe(price);
        expect(gone, where).toBe(back);
        expect(Math.min(...sums), where).toBeGreaterThanOrEqual(0);
        const found = (await isAwaited()) ? [] : await findViolations(db, shop);
        expect(found, where).toEqual([]);
      }
      const quote = (await quoteCancellation(lead, order.code))!;
      await requestCancellation(lead, { orderCode: order.code, acceptedLoss: quote.lost }, 0);
      await cancelOrder(shop, order.id);
      await notifyOfRefunds('REFUND');
      const { sums, back } = await money();
      expect(sums, `seed ${seed}, acts ${acts.join()}`).toEqual([
        Math.min(quote.lost, quote.paid),
        back,
        0,
      ]);
      expect(await findViolations(db, shop)).toEqual([]);
    }
  },
);

test('a refund that the card does not take, and one that a person pays, are told as they are', async () => {
  await takeAll();
  await change(null);
  await notifyOfRefunds('REFUND_FAILED');
  const states = async () =>
    (await loadBooking(lead, order.code))!.document.refunds?.map(({ status }) => status);
  expect(await states()).toEqual(['failed']);
  expect(await settleRefund(db.database, order.code, 1, 'SETTLED')).toBe(true);
  expect(await states()).toEqual(['settled']);
  // The books of the provider of these tests know of no refund that comes back.
  expect((await findViolations(db, shop)).join()).not.toContain('I6');
});

test('the auditor reads papers, and finds what they contradict', async () => {
  await takeAll();
  await change(null);
  expect(await findViolations(db, shop)).toEqual([]);
  await db.pool.query(
    `update outbox_mail set document = jsonb_set(document, '{order,refunds}', '[]') where template = 'changed'`,
  );
  expect((await findViolations(db, shop)).join()).toMatch(/I6 letter .* paid, 0 back and 0 to pay/);
});

test('the auditor holds the papers against the suppliers’ books, and letters against papers', async () => {
  await change(null);
  expect(await findViolations(db, shop)).toEqual([]);
  await db.pool.query(
    `update order_version set document = jsonb_set(document, '{stay,supplierReference}', '"OTHER"') where number = 2`,
  );
  await db.pool.query(
    `update outbox_mail set document = jsonb_set(document, '{order,extras}', '[{}]') where template = 'changed'`,
  );
  const found = (await findViolations(db, shop)).join();
  expect(found).toMatch(/I4 papers of \w+ do not name \S+, which is booked/);
  expect(found).toMatch(/I4 papers of \w+ name OTHER, which is not booked/);
  expect(found).toMatch(/I4 letter \S+ has other extras than its version/);
  expect(found).toMatch(/I4 letter \S+ has other stay than its version/);
});
