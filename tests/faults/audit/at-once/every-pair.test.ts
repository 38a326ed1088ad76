/**
 * Two tabs: every pair of what can be done to a booking is pressed at once. Which of the two is
 * first is not known; whatever is done and refused, the books agree afterwards.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadBooking } from '#server/booking/own-booking.ts';
import { finishShare, loadShares, payShare } from '#server/booking/pay-share.ts';
import { movePayment, payEarly } from '#server/booking/payment-changes.ts';
import { finishReplacingCard, replaceCard } from '#server/booking/replace-card.ts';
import { settleReplacements } from '#server/booking/settle-replacements.ts';
import { settleShares } from '#server/booking/settle-shares.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { changeContact, findContact } from '#server/order/change-contact.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { acceptOrderChange, quoteOrderChange } from '#server/order/order-changes.ts';
import { sendRefunds } from '#server/order/refunds.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, notifyOf, ORIGIN } from '../changing-lead.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext & { readonly customerId: string };
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
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2', { transfer: 't2' });
  await db.pool.query("update instalment set due_date = '2026-12-20' where state = 'DUE'");
});
afterAll(() => db.close());

type Press = () => Promise<unknown>;

const sessionOf = (page: { readonly kind: string }): string => {
  if (page.kind !== 'PaymentPage') throw new Error(JSON.stringify(page));
  return (page as { url?: string }).url!.replace('https://cards.example/page/', '');
};

/** The only payment that is open. */
async function due(): Promise<{ readonly number: number; readonly amount: number }> {
  const { rows } = await db.pool.query<{ number: number; amount: number }>(
    "select number, amount from instalment where order_id = $1 and state = 'DUE'",
    [order.id],
  );
  return rows[0]!;
}

/** What a tab shows before its button is pressed, by what it does; `tab` is 1 or 2. */
const TABS: Readonly<Record<string, (tab: number) => Promise<Press>>> = {
  move: async (tab) => {
    const { number } = await due();
    return () => movePayment(lead, { orderCode: order.code, number, to: `2026-12-2${7 + tab}` });
  },
  'pay early': async () => {
    const { amount } = await due();
    return () => payEarly(lead, { orderCode: order.code, amount: 1_000, payableWas: amount });
  },
  'pay a share': async (tab) => {
    const { payable } = (await loadShares(lead, (await loadBooking(lead, order.code))!))!;
    const sessionId = sessionOf(
      await payShare(lead, {
        orderCode: order.code,
        amount: payable,
        payableWas: payable,
        idempotencyKey: `share-${tab}`,
        origin: ORIGIN,
      }),
    );
    const shareId = sessionId.replace(':page', '');
    const back = { orderCode: order.code, shareId, sessionId, sessionResult: 'paid' };
    return () => finishShare(lead, back, 0);
  },
  'give another card': async (tab) => {
    const sessionId = sessionOf(
      await replaceCard(lead, {
        orderCode: order.code,
        retryAmount: null,
        idempotencyKey: `card-${tab}`,
        origin: ORIGIN,
      }),
    );
    const replacementId = sessionId.replace(':page', '');
    const back = { orderCode: order.code, replacementId, sessionId, sessionResult: 'paid' };
    return () => finishReplacingCard(lead, back, 0);
  },
  'correct a name': async (tab) => {
    const { accepted } = await loadVersion(db.database, order.id);
    const names = accepted.passengers.map(({ firstName, lastName }, i) => ({
      firstName: i === 0 ? `${firstName}${'ae'[tab - 1]}` : firstName,
      lastName,
    }));
    return accepting(await quoteOrderChange(lead, order.code, { kind: 'NAMES', names }));
  },
  'change the contact': async (tab) => {
    const { version, contact } = (await findContact(lead, order.code))!;
    const { address, city, postalCode } = contact.billingAddress;
    const { emailAddress, alternativeEmailAddress } = contact;
    const phoneNumber = `0113 496 018${tab}`;
    const form = { emailAddress, alternativeEmailAddress, phoneNumber, address, city, postalCode };
    return () => changeContact(lead, { orderCode: order.code, version, change: form });
  },
  'give the transfer up': async () =>
    accepting(await quoteOrderChange(lead, order.code, { kind: 'TRANSFER', quoteId: null })),
  cancel: async () => {
    const { lost } = (await quoteCancellation(lead, order.code))!;
    return () => requestCancellation(lead, { orderCode: order.code, acceptedLoss: lost }, 0);
  },
  'take what is due': async () => () => {
    shop.setTime('2026-12-20T08:00:00Z');
    return takeDueInstalments(shop);
  },
};

function accepting(quoted: { readonly kind: string }): Press {
  const { id, totalNow } = isChange(quoted);
  return () =>
    acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
}

/** All that is waited for: what the card provider tells, and what the workers then do. */
async function settle(): Promise<void> {
  await notifyOfAuthorisations();
  await db.pool.query('update retry set due_at = now()');
  await settleShares(shop);
  await settleReplacements(shop);
  const changes = await db.pool.query<{ id: string }>(
    "select id from order_change where state = 'ACCEPTED'",
  );
  for (const { id } of changes.rows) await changeOrder(shop, id);
  if ((await db.pool.query('select from order_cancellation')).rowCount)
    await cancelOrder(shop, order.id);
  await sendRefunds(shop);
  const refunds = await db.pool.query<{ reference: string; amount: number }>(
    `select o.checkout_id || ':refund-' || r.number || '.' || r.tries as reference, r.amount
     from refund r join customer_order o on o.id = r.order_id where r.state = 'SENT'`,
  );
  await notifyOf(
    shop,
    refunds.rows.map((row) => ({ ...row, event: 'REFUND' as const })),
  );
}

const notifyOfAuthorisations = (): Promise<void> =>
  notifyOf(
    shop,
    [...shop.payments.payments.values()]
      .filter(({ reference }) => /:(share|card)-/.test(reference))
      .map(({ pspReference, reference, amount }) => ({
        event: 'AUTHORISATION' as const,
        pspReference,
        reference,
        amount,
      })),
  );

const isRefused = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'errors' in answer;

const NAMES = Object.keys(TABS);
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at).map((other) => [one, other] as const));

test.each(PAIRS)('one tab: %s; the other: %s', async (one, other) => {
  const presses = [await TABS[one]!(1), await TABS[other]!(2)];
  const answers = await Promise.all(presses.map((press) => press()));
  expect(answers.filter(isRefused).length).toBeLessThan(2);
  await settle();
  await settle();
  expect(await findViolations(db, shop)).toEqual([]);
});
