import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import {
  acceptOrderChange,
  findOrderChange,
  finishChangePayment,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, notifyOf, ORIGIN } from './changing-lead.ts';

type Customer = KnownVisitorContext & { readonly customerId: string };

let db: TestDatabase;
let shop: TestShop;
let lead: Customer;
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
  order = await bookHoliday(db, shop, lead, 'pay_in_full');
});
afterAll(() => db.close());

const RISE = 6_400;

/** Asks for a transfer and presses to pay for it; ids of the change and of the page's session. */
async function press(who = lead) {
  const asked = { kind: 'TRANSFER', quoteId: 't1' } as const;
  const quoted = isChange(await quoteOrderChange(who, order.code, asked));
  expect(quoted).toMatchObject({ difference: RISE, charge: RISE, payments: [], refund: 0 });
  const { id, totalNow } = quoted;
  const page = await acceptOrderChange(who, {
    changeId: id,
    acceptedTotal: totalNow,
    origin: ORIGIN,
  });
  if (page.kind !== 'PaymentPage') throw new Error(JSON.stringify(page));
  return {
    id,
    totalNow,
    expiresAt: quoted.expiresAt,
    sessionId: page.url.replace('https://cards.example/page/', ''),
  };
}
/** Somebody who may change the booking. */
async function authorised(): Promise<Customer> {
  const who = await openCustomer(shop);
  await db.pool.query(
    `insert into order_person (order_id, customer_id, role) values ($1, $2, 'AUTHORISED')`,
    [order.id, who.customerId],
  );
  return who;
}
const comeBack = (changeId: string, sessionId: string, sessionResult = 'paid') =>
  finishChangePayment(lead, { changeId, sessionId, sessionResult }, 0);
/** What the card provider reserved for changes. */
const reserved = () =>
  [...shop.payments.payments.values()].filter(({ reference }) => reference.includes(':change-'));
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
const letters = async (): Promise<string[]> =>
  (
    await db.pool.query<{ template: string }>(
      "select template from outbox_mail where template like 'change%' order by template",
    )
  ).rows.map(({ template }) => template);
/** What payers were told whose money was released. */
const given = async () =>
  (
    await db.pool.query<{ recipient: string; document: object }>(
      "select recipient, document from outbox_mail where template = 'change-given-back'",
    )
  ).rows;
const mailboxOf = ({ visitor }: Customer) => visitor.customer!.emailAddress;

test('a rise on what is paid in full is reserved by card, and taken once it is booked', async () => {
  const { id, sessionId } = await press();
  expect(await comeBack(id, sessionId)).toMatchObject({ state: 'ACCEPTED' });
  expect(reserved()).toMatchObject([{ amount: RISE, captured: 0 }]);
  await notifyOfAll();
  await changeOrder(shop, id);
  expect(await comeBack(id, sessionId)).toMatchObject({ state: 'DONE', charge: RISE });
  expect(reserved()).toMatchObject([{ captured: RISE, cancelled: false }]);
  expect(await findViolations(db, shop)).toEqual([]);
  await db.pool.query(`update instalment set state = 'DUE' where number = 2`);
  expect((await findViolations(db, shop)).join()).toContain(
    `I2 change ${id} costs ${RISE} at once`,
  );
});

test('who does not come back has the change all the same, once the provider tells of it', async () => {
  const { id } = await press();
  await notifyOfAll();
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'DONE' });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('whose access has ended changes nothing by the page they had opened: their money goes back [S-05, I2]', async () => {
  const payer = await authorised();
  const { id } = await press(payer);
  await db.pool.query(`delete from order_person where role = 'AUTHORISED'`);
  await notifyOfAll();
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({
    state: 'REFUSED',
    refusal: 'change_access_ended',
  });
  expect(reserved()).toMatchObject([{ captured: 0, cancelled: true }]);
  expect(shop.suppliers.live().filter((key) => key.endsWith(':transfer'))).toEqual([]);
  expect(await letters()).toEqual(['change-given-back', 'change-refused']);
  await notifyOfAll();
  expect(await given()).toMatchObject([
    { recipient: mailboxOf(payer), document: { amount: RISE, orderCode: order.code } },
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('of two who have opened a page, the one that is paid counts: whose access has ended pays nothing there [S-05, I2]', async () => {
  const payer = await authorised();
  const { id, totalNow } = await press(payer);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN });
  await db.pool.query(`delete from order_person where role = 'AUTHORISED'`);
  const [theirs] = reserved();
  await notifyOf(shop, [{ event: 'AUTHORISATION', ...theirs! }]);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({
    state: 'REFUSED',
    refusal: 'change_access_ended',
  });
  expect(theirs).toMatchObject({ captured: 0, cancelled: true });
  expect((await given()).map(({ recipient }) => recipient)).toEqual([mailboxOf(payer)]);
});

test('a page that was opened before and is paid after another’s pays for nothing, and says so to whose access has ended', async () => {
  const payer = await authorised();
  const { id, totalNow } = await press(payer);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN });
  await db.pool.query(`delete from order_person where role = 'AUTHORISED'`);
  const [theirs, ours] = reserved();
  await notifyOf(shop, [{ event: 'AUTHORISATION', ...ours! }]);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'DONE' });
  await notifyOf(shop, [{ event: 'AUTHORISATION', ...theirs! }]);
  expect([ours, theirs]).toMatchObject([{ captured: RISE }, { captured: 0, cancelled: true }]);
  expect((await given()).map(({ recipient }) => recipient)).toEqual([mailboxOf(payer)]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('nobody is written to who was erased, or may open the booking still', async () => {
  const payer = await authorised();
  const { id } = await press(payer);
  await db.pool.query(`delete from order_person where role = 'AUTHORISED'`);
  await db.pool.query('update customer set erased_at = now() where id = $1', [payer.customerId]);
  await notifyOfAll();
  await changeOrder(shop, id);
  shop.suppliers.script('transfers.book', { kind: 'unavailable' });
  const standing = await press();
  await comeBack(standing.id, standing.sessionId);
  await changeOrder(shop, standing.id);
  expect(await letters()).toEqual(['change-refused', 'change-refused']);
});

test('whoever is authorised pays for a change on a page that they have opened', async () => {
  const { id } = await press(await authorised());
  await notifyOfAll();
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'DONE' });
});

test('a refusal of the supplier gives what is reserved back, and is written about', async () => {
  const { id, sessionId } = await press();
  await comeBack(id, sessionId);
  shop.suppliers.script('transfers.book', { kind: 'unavailable' });
  await changeOrder(shop, id);
  await notifyOfAll();
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'REFUSED' });
  expect(reserved()).toMatchObject([{ captured: 0, cancelled: true }]);
  expect(await letters()).toEqual(['change-refused']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a card that is not charged after all ends what was booked', async () => {
  const { id, sessionId } = await press();
  await comeBack(id, sessionId);
  shop.payments.reject('capture', 'no such authorisation');
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'change_card_refused' });
  expect(shop.suppliers.live().filter((key) => key.endsWith(':transfer'))).toEqual([]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('money that is taken for a change that was refused goes back, once; a failure is none [I2]', async () => {
  const { id, sessionId } = await press();
  await comeBack(id, sessionId);
  shop.payments.reject('capture', 'no such authorisation');
  await changeOrder(shop, id);
  shop.payments.reject('capture', undefined);
  const [charge] = reserved();
  const { reference, pspReference: originalReference } = charge!;
  const notice = { event: 'CAPTURE', reference, originalReference } as const;
  await notifyOf(shop, [{ ...notice, amount: RISE, pspReference: 'R', success: false }]);
  expect(charge).toMatchObject({ captured: 0, refunded: 0, cancelled: true });
  charge!.captured = RISE;
  for (const pspReference of ['S', 'T'])
    await notifyOf(shop, [{ ...notice, amount: RISE, pspReference }]);
  expect(charge).toMatchObject({ refunded: RISE });
  await expect(
    notifyOf(shop, [{ ...notice, amount: RISE - 1, pspReference: 'U' }]),
  ).rejects.toThrow('was asked');
  expect(charge).toMatchObject({ refunded: RISE });
});

test('money for a price that has run out goes back, as does that of a second page', async () => {
  const first = await press();
  shop.setTime(new Date(Date.parse(first.expiresAt) + 3_600_000).toISOString());
  expect(await comeBack(first.id, first.sessionId)).toMatchObject({ state: 'EXPIRED' });
  await notifyOfAll();
  expect(await findOrderChange(lead, first.id)).toMatchObject({ refusal: 'change_expired' });
  const second = await press();
  const { totalNow } = isChange((await findOrderChange(lead, second.id))!);
  await acceptOrderChange(lead, { changeId: second.id, acceptedTotal: totalNow, origin: ORIGIN });
  await notifyOfAll();
  await changeOrder(shop, second.id);
  expect(reserved().map(({ captured, cancelled }) => [captured, cancelled])).toEqual([
    [0, true],
    [RISE, false],
    [0, true],
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('nobody pays for another’s change by a session that is not of its page', async () => {
  const { id, sessionId } = await press();
  const stranger = await openCustomer(shop);
  const returned = { changeId: id, sessionId, sessionResult: 'paid' };
  expect(await finishChangePayment(stranger, returned, 0)).toEqual({ kind: 'absent' });
  for (const [session, result] of [
    ['another', 'paid'],
    [sessionId, 'nothing yet'],
  ] as const)
    expect(await comeBack(id, session, result)).toMatchObject({
      errors: [{ code: 'change_payment_unknown' }],
    });
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'QUOTED' });
});
