import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { sendWaitingMail } from '#server/order/mail-outbox.ts';
import {
  acceptOrderChange,
  findOrderChange,
  finishChangePayment,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, ORIGIN } from '../changing-lead.ts';

const GRACE = {
  traveller: 2,
  title: 'ms',
  firstName: 'Grace',
  lastName: 'Okafor',
  dateOfBirth: '05/06/1990',
};

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => start('2020LowDeposit_2'));
async function start(plan: PlanName) {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  order = await bookHoliday(db, shop, lead, plan, { isInsured: true });
  await db.pool.query(
    `insert into traveller_check (order_id, number, passport, issued_on, expires_on)
     select id, n, 'gb', '2020-01-01', '2030-01-01' from customer_order, generate_series(1, 2) n`,
  );
}
afterAll(() => db.close());

const ask = (place: Partial<typeof GRACE> = {}) =>
  quoteOrderChange(lead, order.code, { kind: 'PLACE', place: { ...GRACE, ...place } });

async function give() {
  const { id, totalNow } = isChange(await ask());
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}

const live = (part: string) =>
  [...shop.suppliers.bookings.values()].filter(
    ({ key, state }) => key.endsWith(`:${part}`) && state !== 'cancelled',
  );
const checked = async () =>
  (await db.pool.query<{ number: number }>('select number from traveller_check')).rows.map(
    ({ number }) => number,
  );
const codesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.kind === 'refused' ? answer.errors.map(({ field, code }) => [field, code]) : answer.kind;

test('somebody else takes a place: in the papers, at every supplier, insured anew, and of whoever stays nothing is left [ACCT-02]', async () => {
  const before = await loadVersion(db.database, order.id);
  const [first, second] = before.accepted.passengers;
  const change = await give();
  expect(change).toMatchObject({ state: 'DONE', difference: 0, refund: 0, charge: 0 });
  expect(change.words).toEqual([
    {
      what: 'Traveller 2',
      was: expect.stringContaining(second!.firstName),
      now: expect.stringContaining('Grace Okafor'),
    },
  ]);
  const { number, accepted, document } = await loadVersion(db.database, order.id);
  expect(number).toBe(2);
  expect(accepted.passengers).toMatchObject([
    first!,
    { firstName: 'Grace', lastName: 'Okafor', dateOfBirth: '1990-06-05', leadAuthorised: false },
  ]);
  expect(JSON.stringify([accepted, document])).not.toContain(second!.firstName);
  const names = [`${first!.firstName} ${first!.lastName}`, 'Grace Okafor'];
  for (const part of ['flight', 'stay']) expect(live(part)).toMatchObject([{ names }]);
  expect(live('insurance')).toMatchObject([{ key: expect.stringContaining(':v2-') }]);
  expect(await checked()).toEqual([1]);
  const letters: string[] = [];
  await sendWaitingMail(shop, async ({ id, letter }) => {
    if (id.includes('.changed.')) letters.push(letter.paragraphs.join(' '));
  });
  expect(letters).toEqual([
    expect.stringContaining(
      'You and the person who takes the place are both responsible for whatever is still to be paid for this holiday.',
    ),
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
  live('stay')[0]!.names = ['Eve'];
  expect((await findViolations(db, shop)).join()).toContain('I4 the stay of order');
});

test('a supplier that refuses leaves everybody where they were, passports too', async () => {
  shop.suppliers.script('stays.changeNames', { kind: 'refused', reason: 'no' });
  expect(await give()).toMatchObject({ state: 'REFUSED', refusal: 'supplier_refused' });
  expect((await loadVersion(db.database, order.id)).number).toBe(1);
  expect(await checked()).toEqual([1, 2]);
  expect(live('insurance')).toMatchObject([{ key: expect.not.stringContaining(':v2-') }]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a place is given until 7 days before they leave, at the quote and as it is made', async () => {
  const { departureDate } = (await loadVersion(db.database, order.id)).accepted.holiday;
  const daysBefore = (days: number) =>
    shop.setTime(
      new Date(Date.parse(`${departureDate}T12:00:00Z`) - days * 86_400_000).toISOString(),
    );
  await db.pool.query(`update instalment set state = 'PAID'`);
  daysBefore(7);
  const { id, totalNow } = isChange(await ask());
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  daysBefore(6);
  expect(codesOf(await ask())).toEqual([['', 'place_too_late']]);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'place_too_late' });
});

test('the lead’s place, and one for somebody of another age, is refused at its field; of others there is no order', async () => {
  expect(codesOf(await ask({ traveller: 1 }))).toEqual([['place.traveller', 'place_of_lead']]);
  expect(codesOf(await ask({ dateOfBirth: '01/01/2020' }))).toEqual([
    ['place.dateOfBirth', 'passenger_type_age'],
  ]);
  const stranger = await openCustomer(shop);
  expect(await quoteOrderChange(stranger, order.code, { kind: 'PLACE', place: GRACE })).toEqual({
    kind: 'absent',
  });
});

test('where the cover is not sold any more a place is given without it, as the quote says, and its price comes off [ACCT-02]', async () => {
  const before = await loadVersion(db.database, order.id);
  const { title, price } = before.accepted.choices.insurance!;
  Object.assign(shop.suppliers.insurance, { quote: async () => [] });
  const quoted = isChange(await ask());
  expect(quoted.words).toContainEqual({ what: 'Insurance', was: title, now: 'none' });
  expect(quoted.difference).toBe(0 - price);
  expect(await give()).toMatchObject({ state: 'DONE', difference: 0 - price });
  expect(live('insurance')).toEqual([]);
  const { accepted, document } = await loadVersion(db.database, order.id);
  expect(accepted.choices.insurance).toBeNull();
  expect(JSON.stringify(document.extras)).not.toContain(title);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a card that is refused as its payment is taken leaves everybody at every supplier', async () => {
  await start('pay_in_full');
  const { passengers, choices } = (await loadVersion(db.database, order.id)).accepted;
  const dearer = { ...choices.insurance, price: 4_000 };
  Object.assign(shop.suppliers.insurance, { quote: async () => [dearer] });
  const { id, totalNow } = isChange(await ask());
  const pressed = { changeId: id, acceptedTotal: totalNow, origin: ORIGIN };
  const page = await acceptOrderChange(lead, pressed);
  if (page.kind !== 'PaymentPage') throw new Error(JSON.stringify(page));
  const sessionId = page.url.replace('https://cards.example/page/', '');
  await finishChangePayment(lead, { changeId: id, sessionId, sessionResult: 'paid' }, 0);
  shop.payments.reject('capture', 'no such authorisation');
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ refusal: 'change_card_refused' });
  const names = passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  for (const part of ['flight', 'stay']) expect(live(part)).toMatchObject([{ names }]);
  expect(await findViolations(db, shop)).toEqual([]);
});
