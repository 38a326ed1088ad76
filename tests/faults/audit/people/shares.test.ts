import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keptSoFar, paidSoFar } from '#domain/order/order-document.ts';
import { loadBooking } from '#server/booking/own-booking.ts';
import { finishShare, loadShares, payShare } from '#server/booking/pay-share.ts';
import { payEarly } from '#server/booking/payment-changes.ts';
import { settleShares } from '#server/booking/settle-shares.ts';
import { endBookingAccess } from '#server/booking/sharing.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { sendRefunds } from '#server/order/refunds.ts';
import { requestCancellation } from '#server/order/request-cancellation.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, notifyOf, ORIGIN } from '../changing-lead.ts';

type Customer = KnownVisitorContext & { readonly customerId: string };

let db: TestDatabase;
let shop: TestShop;
let lead: Customer;
let order: Awaited<ReturnType<typeof bookHoliday>>;
/** Still to pay once it was booked. */
let open: number;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2');
  open = (await sharesOf(lead))!.payable;
});
afterAll(() => db.close());

const sharesOf = async (who: Customer) => {
  const booking = await loadBooking(who, order.code);
  return booking ? loadShares(who, booking) : undefined;
};

/** Somebody with this role on the booking. */
async function invited(role: 'PAYER' | 'VIEWER' = 'PAYER'): Promise<Customer> {
  const who = await openCustomer(shop);
  await db.pool.query(
    'insert into order_person (order_id, customer_id, role) values ($1, $2, $3)',
    [order.id, who.customerId, role],
  );
  return who;
}

let presses = 0;

const asked = (amount: number, payableWas = open, idempotencyKey = `press-${++presses}`) => ({
  orderCode: order.code,
  amount,
  payableWas,
  idempotencyKey,
  origin: ORIGIN,
});

/** Presses to pay so much; ids of the share and of the page's session. */
async function press(who: Customer, amount: number, payableWas = open) {
  const page = await payShare(who, asked(amount, payableWas));
  if (page.kind !== 'PaymentPage') throw new Error(JSON.stringify(page));
  const sessionId = page.url.replace('https://cards.example/page/', '');
  return { shareId: sessionId.replace(':page', ''), sessionId };
}
const comeBack = (
  who: Customer,
  { shareId, sessionId }: Awaited<ReturnType<typeof press>>,
  sessionResult = 'paid',
) => finishShare(who, { orderCode: order.code, shareId, sessionId, sessionResult }, 0);

/** Pays so much, and comes back from the page. */
async function reserve(who: Customer, amount: number, payableWas = open) {
  const pressed = await press(who, amount, payableWas);
  await comeBack(who, pressed);
  return pressed;
}

const reserved = () =>
  [...shop.payments.payments.values()].filter(({ reference }) => reference.includes(':share-'));
const notifyOfAll = () =>
  notifyOf(
    shop,
    reserved().map(({ pspReference, reference, amount }) => ({
      event: 'AUTHORISATION',
      pspReference,
      reference,
      amount,
    })),
  );
const payments = async () =>
  (await loadBooking(lead, order.code))!.payments.map(({ amount, state }) => [amount, state]);
const letters = async () =>
  (
    await db.pool.query<{ template: string; recipient: string; document: object }>(
      "select template, recipient, document from outbox_mail where template like 'share-%' order by created_at, id",
    )
  ).rows;
const mailboxOf = ({ visitor }: Customer) => visitor.customer!.emailAddress;
const codesOf = (answer: Awaited<ReturnType<typeof payShare>>) =>
  answer.kind === 'refused' ? answer.errors.map(({ code }) => code) : answer.kind;

test('what goes back is paid no more, as the lead and a payer are told; a viewer is told nothing of it [S-05]', async () => {
  await db.pool.query(
    `insert into refund (id, order_id, number, instalment_id, amount, due_by)
     select order_id || ':refund-1', order_id, 1, id, 1000, '2026-12-05' from instalment where number = 1`,
  );
  const paidOf = async (who: Customer) => {
    const { document } = (await loadBooking(who, order.code))!;
    return [paidSoFar(document), keptSoFar(document)];
  };
  const [paid = 0] = await paidOf(lead);
  expect(await paidOf(lead)).toEqual([paid, paid - 1_000]);
  expect(await paidOf(await invited())).toEqual([paid, paid - 1_000]);
  expect(await paidOf(await invited('VIEWER'))).toEqual([0, 0]);
});

test('a payer’s share is taken from their own card, off the last payment, and both are told [S-05, I2, I6]', async () => {
  const payer = await invited();
  const [[first = 0] = []] = (await payments()) as number[][];
  await reserve(payer, 10_000);
  expect(reserved()).toMatchObject([{ amount: 10_000, captured: 0 }]);
  await settleShares(shop);
  expect(reserved()).toMatchObject([{ captured: 10_000, cancelled: false }]);
  expect(await payments()).toEqual([
    [first, 'PAID'],
    [10_000, 'PAID'],
    [open - 10_000, 'DUE'],
  ]);
  const sent = await letters();
  expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual(
    expect.arrayContaining([
      ['share-paid', mailboxOf(payer)],
      ['share-received', 'ada@example.com'],
    ]),
  );
  expect(sent).toHaveLength(2);
  const receipt = sent.find(({ template }) => template === 'share-paid')!;
  for (const theirs of ['Hargreaves', 'ada@example.com', 'Park Row', '0113 496 0181'])
    expect(JSON.stringify(receipt.document)).not.toContain(theirs);
  for (const who of [lead, payer])
    expect((await sharesOf(who))!.shares).toMatchObject([
      { amount: 10_000, state: 'PAID', paidBy: mailboxOf(payer) },
    ]);
  expect((await sharesOf(await invited()))!.shares).toEqual([]);
  expect(await findViolations(db, shop)).toEqual([]);
  await db.pool.query(`update instalment set state = 'DUE' where share_id is not null`);
  expect((await findViolations(db, shop)).join()).toMatch(/I2 share \w+ of 10000 is PAID, and 0/);
});

test('of two who pay what is left at once one has all of it back, and is told why [I2, I5]', async () => {
  const [one, two] = [await invited(), await invited()];
  await reserve(one, open);
  await reserve(two, open);
  await Promise.all([settleShares(shop), settleShares(shop)]);
  await settleShares(shop);
  const taken = reserved().map(({ captured, cancelled }) => [captured, cancelled]);
  expect(taken).toEqual(
    expect.arrayContaining([
      [open, false],
      [0, true],
    ]),
  );
  expect((await letters()).filter(({ template }) => template === 'share-given-back')).toMatchObject(
    [{ document: { reason: expect.stringContaining('Somebody else has paid meanwhile') } }],
  );
  expect((await payments()).map(([, state]) => state)).toEqual(['PAID', 'PAID']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('who does not come back has paid all the same, once the provider tells of it; told again it does nothing', async () => {
  const payer = await invited();
  const pressed = await press(payer, 5_000);
  await notifyOfAll();
  await settleShares(shop);
  await notifyOfAll();
  await settleShares(shop);
  expect(await comeBack(payer, pressed)).toMatchObject({ share: { state: 'PAID' } });
  expect(reserved()).toMatchObject([{ captured: 5_000 }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a press that is repeated opens the same page, and a page of before says what has changed [I5]', async () => {
  const payer = await invited();
  const one = asked(5_000);
  const twice = await Promise.all([payShare(payer, one), payShare(payer, one)]);
  expect(twice[0]).toEqual(twice[1]);
  expect(reserved()).toHaveLength(1);
  const another = { ...one, amount: 2_000 };
  expect(codesOf(await payShare(payer, another))).toEqual(['share_payments_changed']);
  await notifyOfAll();
  await settleShares(shop);
  expect(await payShare(payer, one)).toMatchObject({ kind: 'share', share: { state: 'PAID' } });
  expect(codesOf(await payShare(payer, another))).toEqual(['share_payments_changed']);
  expect(codesOf(await payShare(payer, asked(5_000)))).toEqual(['share_payments_changed']);
  const left = open - 5_000;
  for (const [amount, code] of [
    [left + 1, 'share_amount_too_high'],
    [0, 'share_amount_invalid'],
    [-5, 'share_amount_invalid'],
  ] as const)
    expect(codesOf(await payShare(payer, asked(amount, left)))).toEqual([code]);
  expect(reserved()).toHaveLength(1);
});

test('when the order is cancelled, what was paid goes back to the card that it came from [I2]', async () => {
  const payer = await invited();
  await reserve(payer, 10_000);
  await settleShares(shop);
  const { rows } = await db.pool.query<{ id: string }>('select id from customer_order');
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
  await cancelOrder(shop, rows[0]!.id);
  await sendRefunds(shop);
  expect(reserved()).toMatchObject([{ captured: 10_000, refunded: 10_000 }]);
  const refunded = [...shop.payments.payments.values()].map(({ captured, refunded: back }) => [
    captured,
    back,
  ]);
  expect(refunded).toHaveLength(2);
  for (const [captured, back] of refunded) expect(back).toBe(captured);
  for (const who of [lead, payer])
    expect((await sharesOf(who))!.shares).toMatchObject([
      { state: 'PAID', refunds: [{ amount: 10_000, state: 'SENT' }] },
    ]);
});

/** Cancels an order with a share of it, and gives all back; how to tell that it has arrived. */
async function giveBack() {
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
  await cancelOrder(shop, order.id);
  await sendRefunds(shop);
  const { rows } = await db.pool.query<{ reference: string; amount: number }>(
    `select o.checkout_id || ':refund-' || r.number || '.' || r.tries as reference, r.amount
     from refund r join customer_order o on o.id = r.order_id`,
  );
  const amounts = rows.map(({ amount }) => amount);
  const notify = (event: 'REFUND' | 'REFUND_FAILED') =>
    notifyOf(
      shop,
      rows.map((row) => ({ ...row, event })),
    );
  return { notify, amounts };
}

const refundedShares = async () =>
  (await letters()).filter(({ template }) => template === 'share-refunded');

test('whose card is paid back hears of it, and of it coming back; the lead, that it is theirs', async () => {
  const payer = await invited();
  await reserve(payer, 10_000);
  await settleShares(shop);
  const { notify, amounts } = await giveBack();
  await notify('REFUND');
  await notify('REFUND');
  const letter = (isAccepted: boolean) => ({
    recipient: mailboxOf(payer),
    document: { amount: 10_000, isAccepted, orderCode: order.code, leadName: 'Ada' },
  });
  expect(await refundedShares()).toMatchObject([letter(true)]);
  const { rows } = await db.pool.query<{ amount: number; theirs: boolean }>(
    `select (document -> 'amount')::int as amount, document -> 'isShare' as theirs
     from outbox_mail where template like 'refund-%'`,
  );
  expect(rows).toHaveLength(amounts.length);
  expect(rows).toEqual(
    expect.arrayContaining(amounts.map((amount) => ({ amount, theirs: amount === 10_000 }))),
  );
  await notify('REFUND_FAILED');
  expect(await refundedShares()).toMatchObject([letter(true), letter(false)]);
});

test('nobody is written to about the share of somebody who was erased', async () => {
  await reserve(await invited(), 10_000);
  await settleShares(shop);
  const { notify } = await giveBack();
  await db.pool.query("update share_payment set paid_by = ''");
  await notify('REFUND');
  expect(await refundedShares()).toEqual([]);
});

test('while the order is changed a share waits; of one that is cancelled it goes back whole', async () => {
  const payer = await invited();
  await db.pool.query(
    `insert into order_change (id, order_id, version, kind, accepted, difference, expires_at, state, accepted_at)
     select 'busy', id, 1, 'NAMES', '{}', 0, now(), 'ACCEPTED', now() from customer_order`,
  );
  expect(codesOf(await payShare(payer, asked(5_000)))).toEqual(['share_being_changed']);
  expect(await sharesOf(payer)).toMatchObject({ payable: 0, stop: 'share_being_changed' });
  await db.pool.query(`update order_change set state = 'QUOTED', accepted_at = null`);
  const pressed = await press(payer, 5_000);
  await db.pool.query(`update order_change set state = 'ACCEPTED', accepted_at = now()`);
  await comeBack(payer, pressed);
  await settleShares(shop);
  expect(reserved()).toMatchObject([{ captured: 0, cancelled: false }]);
  await db.pool.query(`delete from order_change`);
  await db.pool.query(`update customer_order set status = 'CANCELLED'`);
  await db.pool.query(`update retry set due_at = now()`);
  await settleShares(shop);
  expect(reserved()).toMatchObject([{ captured: 0, cancelled: true }]);
  expect((await letters()).map(({ template }) => template)).toEqual(['share-given-back']);
});

test('whose card is not charged after all leaves the plan as it was', async () => {
  const payer = await invited();
  const before = (await loadBooking(lead, order.code))!.payments;
  const planOf = (list: typeof before) =>
    list.map(({ dueDate, amount, state }) => [dueDate, amount, state]);
  const pressed = await press(payer, open);
  shop.payments.reject('capture', 'no such authorisation');
  await comeBack(payer, pressed);
  await settleShares(shop);
  expect(planOf((await loadBooking(lead, order.code))!.payments)).toEqual(planOf(before));
  expect(reserved()).toMatchObject([{ captured: 0, cancelled: true }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a provider that is away is asked again under the same key, and nothing is taken twice [F-07]', async () => {
  const payer = await invited();
  const pressed = await press(payer, 5_000);
  shop.payments.lose('capture', 'after');
  await comeBack(payer, pressed);
  await expect(settleShares(shop)).rejects.toThrow('capture');
  // The card kept for the booking is not charged for what another card pays.
  await takeDueInstalments(shop);
  await db.pool.query(`update retry set due_at = now()`);
  await settleShares(shop);
  expect(reserved()).toMatchObject([{ captured: 5_000 }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('what the lead pays early meanwhile leaves no room for a share', async () => {
  const payer = await invited();
  const pressed = await press(payer, open);
  await payEarly(lead, { orderCode: order.code, amount: open, payableWas: open });
  await takeDueInstalments(shop);
  await comeBack(payer, pressed);
  await settleShares(shop);
  expect(reserved()).toMatchObject([{ captured: 0, cancelled: true }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('nobody pays but the people who may; a payer does not pay by the card that is kept [S-05]', async () => {
  const [payer, viewer, stranger] = [
    await invited(),
    await invited('VIEWER'),
    await openCustomer(shop),
  ];
  for (const who of [viewer, stranger])
    expect(await payShare(who, asked(5_000))).toEqual({ kind: 'absent' });
  expect(await sharesOf(viewer)).toBeNull();
  const early = { orderCode: order.code, amount: 1_000, payableWas: open };
  expect(await payEarly(payer, early)).toMatchObject({
    errors: [{ code: 'booking_not_found' }],
  });
  const pressed = await press(payer, 5_000);
  for (const other of [lead, viewer, stranger])
    expect(await comeBack(other, pressed)).toEqual({ kind: 'absent' });
  expect(await comeBack(payer, { ...pressed, sessionId: 'another' })).toMatchObject({
    errors: [{ code: 'share_payment_unknown' }],
  });
  await db.pool.query('delete from order_person where customer_id = $1', [payer.customerId]);
  await notifyOfAll();
  await settleShares(shop);
  expect(reserved()).toMatchObject([{ captured: 0, cancelled: true }]);
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([mailboxOf(payer)]);
  expect(await endBookingAccess(payer, { orderCode: order.code, sharingId: 'x' })).toEqual({
    kind: 'absent',
  });
});

test('who tries too many cards keeps nobody else from paying [S-24]', async () => {
  const quotas = { baskets: 60, cardTries: 3, codeTries: 10 };
  const [payer, other] = [await invited(), await invited()];
  const tries: string[][] = [];
  for (let tried = 0; tried < 4; tried++)
    tries.push([codesOf(await payShare({ ...payer, quotas }, asked(1)))].flat());
  expect(tries.flat()).toEqual([...Array(3).fill('PaymentPage'), 'share_tries_used_up']);
  for (const who of [lead, other])
    expect(codesOf(await payShare({ ...who, quotas }, asked(1)))).toBe('PaymentPage');
});
