import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadBooking } from '#server/booking/own-booking.ts';
import { finishReplacingCard, replaceCard } from '#server/booking/replace-card.ts';
import { deleteKeptCards, settleReplacements } from '#server/booking/settle-replacements.ts';
import { renderLetter } from '#server/mail/render-letter.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { makeBookingLetter } from '#server/order/people/booking-mail.ts';
import { sendRefunds } from '#server/order/refunds.ts';
import { requestCancellation } from '#server/order/request-cancellation.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { refusedMandates } from '#testing/booking-payments.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, notifyOf, ORIGIN } from '../changing-lead.ts';

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
  refusedMandates.clear();
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2');
});
afterAll(() => db.close());

let presses = 0;

const asked = (retryAmount: number | null = null, idempotencyKey = `press-${++presses}`) => ({
  orderCode: order.code,
  retryAmount,
  idempotencyKey,
  origin: ORIGIN,
});

/** Opens a page; ids of the replacement and of the page's session. */
async function press(who: Customer = lead, retryAmount: number | null = null) {
  const page = await replaceCard(who, asked(retryAmount));
  if (page.kind !== 'PaymentPage') throw new Error(JSON.stringify(page));
  const sessionId = page.url.replace('https://cards.example/page/', '');
  return { replacementId: sessionId.replace(':page', ''), sessionId };
}
type Pressed = Awaited<ReturnType<typeof press>>;

const comeBack = (
  { replacementId, sessionId }: Pressed,
  { who = lead, sessionResult = 'paid' }: { who?: Customer; sessionResult?: string } = {},
) =>
  finishReplacingCard(who, { orderCode: order.code, replacementId, sessionId, sessionResult }, 0);

/** The provider tells that the bank has agreed. */
const notify = ({ replacementId }: Pressed) => {
  const reference = `${order.checkoutId}:card-${replacementId}`;
  const kept = [...shop.payments.payments.values()].find((one) => one.reference === reference)!;
  const { pspReference } = kept;
  return notifyOf(shop, [{ event: 'AUTHORISATION', reference, pspReference, amount: 0 }]);
};

const settle = async () => {
  await db.pool.query('update retry set due_at = now()');
  await settleReplacements(shop);
};
const kept = async () =>
  (
    await db.pool.query<{ mandate: string; shopper: string }>(
      'select mandate, shopper_reference as shopper from customer_order',
    )
  ).rows[0]!;
const mandateOf = ({ replacementId }: Pressed) => `M-${order.checkoutId}:card-${replacementId}`;
const live = () =>
  [...shop.payments.mandates].filter(([, { isDeleted }]) => !isDeleted).map(([id]) => id);
const stateOf = async ({ replacementId }: Pressed) =>
  (
    await db.pool.query<{ state: string }>('select state from card_replacement where id = $1', [
      replacementId,
    ])
  ).rows[0]!.state;
const letters = async () =>
  (
    await db.pool.query<{ template: string; recipient: string; document: object }>(
      "select template, recipient, document from outbox_mail where template like 'card-%' order by template, recipient",
    )
  ).rows;
const payments = async () =>
  (await loadBooking(lead, order.code))!.payments.map(({ state }) => state);
const codesOf = (answer: Awaited<ReturnType<typeof replaceCard>>) =>
  answer.kind === 'refused' ? answer.errors.map(({ code }) => code) : answer.kind;
const makeDue = () =>
  db.pool.query(`update instalment set due_date = '2026-11-21' where number > 1`);

test('payments are taken from the new card, the one before it is deleted, and two mailboxes learn of it [ACCT-02, I1, I2]', async () => {
  const before = await kept();
  const pressed = await press();
  expect(await kept()).toEqual(before);
  await comeBack(pressed);
  expect(await kept()).toEqual(before);
  await settle();
  expect(await comeBack(pressed)).toMatchObject({ replacement: { state: 'DONE' } });
  expect(await kept()).toEqual({ mandate: mandateOf(pressed), shopper: pressed.replacementId });
  expect(live()).toEqual([mandateOf(pressed)]);
  await makeDue();
  await takeDueInstalments(shop);
  expect(await payments()).toEqual(['PAID', 'PAID']);
  const sent = await letters();
  expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual(
    ['ada@example.com', lead.visitor.customer!.emailAddress]
      .toSorted()
      .map((recipient) => ['card-replaced', recipient]),
  );
  expect(JSON.stringify(sent[0]!.document)).toContain('Visa ending 1111');
  expect(await findViolations(db, shop)).toEqual([]);
  await db.pool.query(`update instalment set state = 'DUE' where number > 1`);
  shop.payments.mandates.get(mandateOf(pressed))!.isDeleted = true;
  expect((await findViolations(db, shop)).join()).toMatch(/no card that can be charged/);
  shop.payments.mandates.get(before.mandate)!.isDeleted = false;
  expect((await findViolations(db, shop)).join()).toMatch(/a second card that can be charged/);
});

test.each(['before', 'after', 'instead', 'twice', 'late'])(
  'return and notification: told %s, one card is kept [F-17]',
  async (when) => {
    const pressed = await press();
    if (when === 'before' || when === 'twice') await notify(pressed);
    if (when !== 'instead' && when !== 'late') await comeBack(pressed);
    if (when === 'after' || when === 'twice' || when === 'instead') await notify(pressed);
    if (when === 'late') {
      await db.pool.query(`update card_replacement set created_at = now() - interval '3 days'`);
      await notify(pressed);
    }
    await settle();
    await notify(pressed);
    await settle();
    expect(live()).toEqual([mandateOf(pressed)]);
    expect((await kept()).mandate).toBe(mandateOf(pressed));
    expect((await letters()).length).toBe(2);
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('a page that is left, or whose bank refuses, leaves the card before it', async () => {
  const before = await kept();
  const left = await press();
  shop.payments.unfinished = true;
  expect(codesOf(await comeBack(left))).toEqual(['card_unknown']);
  shop.payments.unfinished = false;
  expect(codesOf(await comeBack({ ...left, sessionId: 'another' }))).toEqual(['card_unknown']);
  await settle();
  expect(await kept()).toEqual(before);
  expect(live()).toContain(before.mandate);
  expect(await letters()).toEqual([]);
});

test('of two tabs the page that was opened last counts; the card of the other is kept nowhere [I5]', async () => {
  const first = await press();
  const second = await press();
  expect(await stateOf(first)).toBe('CLOSED');
  await comeBack(second);
  await settle();
  await comeBack(first);
  await settle();
  expect(await comeBack(first)).toMatchObject({
    replacement: { state: 'DROPPED', refusal: 'card_page_closed' },
  });
  expect(live()).toEqual([mandateOf(second)]);
  expect((await letters()).map(({ template }) => template)).toEqual([
    'card-kept',
    'card-kept',
    'card-replaced',
    'card-replaced',
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('two cards that banks have agreed to at once: the later one is kept alone', async () => {
  const first = await press();
  await comeBack(first);
  const second = await press();
  await comeBack(second);
  await Promise.all([settleReplacements(shop), settleReplacements(shop)]);
  await settle();
  expect(live()).toEqual([mandateOf(second)]);
  expect((await kept()).mandate).toBe(mandateOf(second));
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a press that is repeated opens the same page; another wish under its name is none', async () => {
  const one = asked();
  const twice = await Promise.all([replaceCard(lead, one), replaceCard(lead, one)]);
  expect(twice[0]).toEqual(twice[1]);
  expect(codesOf(await replaceCard(lead, { ...one, retryAmount: 5 }))).toEqual([
    'card_payments_changed',
  ]);
  expect(
    [...shop.payments.payments.values()].filter(({ reference }) => reference.includes(':card-')),
  ).toHaveLength(1);
});

test('a mandate that appears late is waited for, and one that never does is for a person', async () => {
  const before = await kept();
  const pressed = await press();
  shop.payments.mandatesAreLate = true;
  await comeBack(pressed);
  await settle();
  expect(await kept()).toEqual(before);
  shop.payments.mandatesAreLate = false;
  await settle();
  expect(live()).toEqual([mandateOf(pressed)]);
  const lost = await press();
  shop.payments.mandatesAreLate = true;
  await comeBack(lost);
  await db.pool.query(`update card_replacement set authorised_at = '2026-11-21T09:00:00Z'`);
  await expect(settle()).rejects.toThrow('no card is kept');
  expect((await kept()).mandate).toBe(mandateOf(pressed));
});

test('a payment that is being taken is asked for again by its own card, which is deleted afterwards [F-07]', async () => {
  const before = await kept();
  await makeDue();
  shop.payments.lose('takeInstalment', 'after');
  await expect(takeDueInstalments(shop)).rejects.toThrow('takeInstalment');
  const pressed = await press();
  await comeBack(pressed);
  await settle();
  expect((await kept()).mandate).toBe(mandateOf(pressed));
  expect(live()).toEqual([before.mandate, mandateOf(pressed)]);
  await db.pool.query(`update instalment set taking_since = now() - interval '5 minutes'`);
  await db.pool.query('update retry set due_at = now()');
  await takeDueInstalments(shop);
  expect(await payments()).toEqual(['PAID', 'PAID']);
  await settle();
  expect(live()).toEqual([mandateOf(pressed)]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a provider that is away is asked again until the card before it is deleted', async () => {
  const pressed = await press();
  await comeBack(pressed);
  shop.payments.lose('deleteKeptCard', 'before', 'after');
  await expect(settle()).rejects.toThrow('deleteKeptCard');
  expect(await stateOf(pressed)).toBe('REPLACED');
  await expect(settle()).rejects.toThrow('deleteKeptCard');
  await settle();
  expect(await stateOf(pressed)).toBe('DONE');
  expect(live()).toEqual([mandateOf(pressed)]);
});

/** The bank refuses the card of before; what it has refused. */
async function decline(): Promise<number> {
  refusedMandates.add((await kept()).mandate);
  await makeDue();
  await takeDueInstalments(shop);
  expect(await payments()).toEqual(['PAID', 'DECLINED']);
  const { rows } = await db.pool.query<{ sum: number }>(
    `select sum(amount)::int as sum from instalment where state = 'DECLINED'`,
  );
  return rows[0]!.sum;
}

test('what the bank has declined is tried again with the new card at once where it was asked for', async () => {
  const declined = await decline();
  expect(codesOf(await replaceCard(lead, asked(declined + 1)))).toEqual(['card_payments_changed']);
  const pressed = await press(lead, declined);
  await comeBack(pressed);
  await settle();
  await takeDueInstalments(shop);
  expect(await payments()).toEqual(['PAID', 'PAID']);
  expect((await letters())[0]).toMatchObject({ document: { retried: declined } });
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each([
  [
    'DISPUTE',
    'settled what you don’t agree with',
    `insert into conversation_message (id, order_id, customer_id, message, disputes_payment)
     select 'm1', order_id, customer_id, 'Why?', true from order_person where order_id = $1`,
  ],
  [
    'ANSWER',
    'told us what you’d like to do',
    `insert into supplier_notice (id, supplier, came_by, booking_key, sent_at, raw, order_id, outcome, handled_at, answer_by, title, words, changes)
     select 'n1', 'flights', 'FEED', 'k', now(), '{}', id, 'ASKED', now(), now(), '', '[]', '[]' from customer_order where id = $1`,
  ],
])(
  'what is tried again waits while nothing is taken, and the letter says so: %s',
  async (...row) => {
    const [waitsFor, words, holding] = row;
    const declined = await decline();
    const pressed = await press(lead, declined);
    await db.pool.query(holding, [order.id]);
    await comeBack(pressed);
    await settle();
    await takeDueInstalments(shop);
    expect(await payments()).toEqual(['PAID', 'DECLINED']);
    const [{ document } = { document: {} }] = await letters();
    expect(document).toMatchObject({ retried: declined, waitsFor });
    const { text } = await renderLetter(
      makeBookingLetter(document as Parameters<typeof makeBookingLetter>[0]),
      'en-GB',
    );
    expect(text.replaceAll(/\s+/g, ' ')).toContain('but not yet: once');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  },
);

test('else, or where something else is declined by then, on the day that was told', async () => {
  const declined = await decline();
  await comeBack(await press());
  await settle();
  await takeDueInstalments(shop);
  expect(await payments()).toEqual(['PAID', 'DECLINED']);
  const pressed = await press(lead, declined);
  await db.pool.query(`update instalment set amount = amount - 1 where state = 'DECLINED'`);
  await comeBack(pressed);
  await settle();
  await takeDueInstalments(shop);
  expect(await payments()).toEqual(['PAID', 'DECLINED']);
});

test('of an order that was cancelled meanwhile the card before it stays, and the new one is kept nowhere', async () => {
  const before = await kept();
  const pressed = await press();
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
  expect(codesOf(await replaceCard(lead, asked()))).toEqual(['card_booking_ended']);
  await comeBack(pressed);
  await settle();
  expect(await comeBack(pressed)).toMatchObject({
    replacement: { state: 'DROPPED', refusal: 'card_booking_ended' },
  });
  expect(live()).toEqual([before.mandate]);
});

test('what was paid by the card of before goes back to it', async () => {
  const pressed = await press();
  await comeBack(pressed);
  await settle();
  await makeDue();
  await takeDueInstalments(shop);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
  await cancelOrder(shop, order.id);
  await sendRefunds(shop);
  const taken = [...shop.payments.payments.values()].filter(({ captured }) => captured > 0);
  expect(taken).toHaveLength(2);
  for (const { captured, refunded } of taken) expect(refunded).toBe(captured);
});

test('when nothing is left to pay, no card is asked for [ACCT-02]', async () => {
  const pressed = await press();
  await makeDue();
  await takeDueInstalments(shop);
  expect(codesOf(await replaceCard(lead, asked()))).toEqual(['card_nothing_open']);
  await comeBack(pressed);
  await settle();
  expect(await stateOf(pressed)).toBe('DROPPED');
  expect(await findViolations(db, shop)).toEqual([]);
});

test('nobody but the lead replaces it, and the lead with a fresh proof alone [S-02, S-05]', async () => {
  for (const role of ['AUTHORISED', 'PAYER', 'VIEWER'] as const) {
    const who = await openCustomer(shop);
    await db.pool.query(
      'insert into order_person (order_id, customer_id, role) values ($1, $2, $3)',
      [order.id, who.customerId, role],
    );
    expect(await replaceCard(who, asked())).toEqual({ kind: 'absent' });
    const pressed = await press();
    expect(await comeBack(pressed, { who })).toEqual({ kind: 'absent' });
  }
  expect(await replaceCard(await openCustomer(shop), asked())).toEqual({ kind: 'absent' });
  const stale = { ...lead.visitor.customer!, isFresh: false };
  expect(
    await replaceCard({ ...lead, visitor: { ...lead.visitor, customer: stale } }, asked()),
  ).toEqual({ kind: 'fresh proof needed' });
});

test('who tries too many cards waits [S-24]', async () => {
  const quotas = { baskets: 60, cardTries: 3, codeTries: 10 };
  const tries: string[] = [];
  for (let tried = 0; tried < 4; tried++)
    tries.push([codesOf(await replaceCard({ ...lead, quotas }, asked()))].flat().join());
  expect(tries).toEqual([...Array<string>(3).fill('PaymentPage'), 'card_tries_used_up']);
});

test('the card of a booking that has ended is deleted, however often its provider is away [I2]', async () => {
  const { mandate } = await kept();
  const isDeleted = () => shop.payments.mandates.get(mandate)!.isDeleted;
  await deleteKeptCards(shop);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
  await deleteKeptCards(shop);
  expect(isDeleted()).toBe(false);
  await cancelOrder(shop, order.id);
  const left = async () =>
    (await findViolations(db, shop)).filter((line) => line.includes('can still be charged'));
  expect(await left()).toEqual([]);
  await db.pool.query("update order_history set at = at - interval '3 minutes'");
  expect(await left()).toEqual([
    `I2 order ${order.code} has ended, and its card can still be charged`,
  ]);
  shop.payments.lose('deleteKeptCard', 'before', 'after');
  for (let times = 0; times < 3; times++) {
    await deleteKeptCards(shop).catch(() => undefined);
    await db.pool.query('update retry set due_at = now()');
  }
  expect([isDeleted(), (await kept()).mandate]).toEqual([true, null]);
  expect(await left()).toEqual([]);
  await deleteKeptCards(shop);
  expect(shop.payments.calls.filter((call) => call.startsWith('deleteKeptCard'))).toHaveLength(3);
});

test('a card that another booking is paid with is replaced for one of them, and stays for the other', async () => {
  const { mandate } = await kept();
  await bookHoliday(db, shop, lead, '2020LowDeposit_2');
  await db.pool.query('update customer_order set mandate = $1', [mandate]);
  const pressed = await press();
  await comeBack(pressed);
  await settle();
  expect(await stateOf(pressed)).toBe('DONE');
  expect(live()).toEqual(expect.arrayContaining([mandate, mandateOf(pressed)]));
  await db.pool.query(`update customer_order set status = 'FAILED' where id <> $1`, [order.id]);
  await deleteKeptCards(shop);
  expect(live()).not.toContain(mandate);
});

test('a card that another booking is paid with stays until that one has ended too', async () => {
  await bookHoliday(db, shop, lead, '2020LowDeposit_2');
  await db.pool.query('update customer_order set mandate = $1', [(await kept()).mandate]);
  await db.pool.query(`update customer_order set status = 'FAILED' where id = $1`, [order.id]);
  await deleteKeptCards(shop);
  expect(shop.payments.calls.filter((call) => call.startsWith('deleteKeptCard'))).toEqual([]);
  await db.pool.query(`update customer_order set status = 'FAILED'`);
  await deleteKeptCards(shop);
  const { rows } = await db.pool.query('select mandate from customer_order');
  expect(rows).toEqual([{ mandate: null }, { mandate: null }]);
});
