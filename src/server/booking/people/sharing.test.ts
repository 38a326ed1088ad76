import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { makeAccountLetter, AccountMailSchema } from '#server/account/account-mail.ts';
import { databaseOf } from '#server/account/visitor-rows.ts';
import { makePool } from '#server/db/pool.ts';
import { VISITOR_ROLE } from '#server/db/visible-rows.ts';
import { findActedOrder, findLedOrder } from '#server/order/lead.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
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
import { acceptInvitation, findInvitation } from '../invitations.ts';
import { loadBooking } from '../own-booking.ts';
import { loadSharedBookings } from '../shared-bookings.ts';
import { endBookingAccess, forgetInvitations, inviteToBooking, loadSharing } from '../sharing.ts';

type Customer = KnownVisitorContext & { readonly customerId: string };

let db: TestDatabase;
let visitors: ReturnType<typeof makePool>;
let shop: TestShop;
let lead: Customer;
let orderCode: string;

beforeAll(async () => {
  db = await openTestDatabase();
  visitors = makePool({ url: db.url, size: 2, role: VISITOR_ROLE });
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  const checkoutId = await fillCheckout(lead, await openBasket(lead));
  const claim = await claimDecided(lead, checkoutId, await pay(lead, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  await placeOrder(shop, claim.placementId);
  const { rows } = await db.pool.query<{ code: string }>('select code from customer_order');
  orderCode = rows[0]!.code;
  lead = asVisitor(lead);
});
afterAll(async () => {
  await visitors.end();
  await db.close();
});

/** Over a connection that shows this customer's rows alone. */
const asVisitor = (customer: Customer): Customer => ({
  ...customer,
  database: databaseOf(visitors, customer, customer.market),
});
const newcomer = async () => asVisitor(await openCustomer(shop));
const mailboxOf = ({ visitor }: Customer) => visitor.customer!.emailAddress;

const invite = (who: Customer, emailAddress: string, role: 'VIEWER' | 'AUTHORISED' = 'VIEWER') =>
  inviteToBooking(who, { orderCode, emailAddress, role });

/** Of the last mail to this mailbox. */
async function mailedToken(to: string): Promise<string> {
  const { rows } = await db.pool.query<{ document: unknown }>(
    `select document from outbox_mail where recipient = $1 and template = 'booking-invitation'
     order by created_at desc limit 1`,
    [to],
  );
  const letter = makeAccountLetter(shop, v.parse(AccountMailSchema, rows[0]?.document));
  return new URL(letter.act!.path, 'https://shop.test').searchParams.get('invitation')!;
}

const sharingOf = async (who: Customer) =>
  loadSharing(who.database, (await loadBooking(who, orderCode))!);

test('a mailed invitation is accepted once, by its mailbox alone, and taken back at once [S-05, S-16]', async () => {
  const [nan, eve] = [await newcomer(), await newcomer()];
  expect(await invite(lead, ` ${mailboxOf(nan).toUpperCase()} `)).toMatchObject({
    kind: 'changed',
  });
  const token = await mailedToken(mailboxOf(nan).toUpperCase());
  const asked = { orderCode: orderCode.toLowerCase(), token };
  const { rows } = await db.pool.query(
    'select document::text as kept from outbox_mail union all select t::text from order_invite t',
  );
  expect(JSON.stringify(rows)).not.toContain(token);

  expect(await findInvitation(nan, asked)).toMatchObject({ role: 'VIEWER', leadName: 'Ada' });
  expect(await loadBooking(nan, orderCode)).toBeUndefined();
  for (const [who, what] of [
    [eve, asked],
    [shop.visitor('somebody'), asked],
    [nan, { ...asked, token: 'guessed' }],
    [nan, { ...asked, orderCode: 'HM222222' }],
  ] as const) {
    expect(await findInvitation(who, what)).toBeUndefined();
    expect(await acceptInvitation(who, what)).toBeUndefined();
  }
  const twice = await Promise.all([acceptInvitation(nan, asked), acceptInvitation(nan, asked)]);
  expect(twice.filter(Boolean)).toHaveLength(1);
  expect(await loadBooking(nan, orderCode)).toMatchObject({ role: 'VIEWER' });
  expect(await findInvitation(nan, asked)).toBeUndefined();
  const theirs = { reference: orderCode, leadName: 'Ada', departureDate: expect.any(String) };
  expect(await loadSharedBookings(nan)).toMatchObject([theirs]);
  for (const other of [lead, eve]) expect(await loadSharedBookings(other)).toEqual([]);
  expect(await loadSharedBookings(shop.visitor('somebody'))).toBeUndefined();

  const [shared] = await sharingOf(lead);
  expect(shared).toMatchObject({ role: 'VIEWER', acceptedAt: expect.any(String) });
  expect(await sharingOf(nan)).toEqual([]);
  const ending = { orderCode, sharingId: shared!.id };
  for (const other of [nan, eve])
    expect(await endBookingAccess(other, ending)).toEqual({ kind: 'absent' });
  expect(await endBookingAccess(lead, ending)).toMatchObject({ kind: 'changed' });
  expect(await loadBooking(nan, orderCode)).toBeUndefined();
  expect(await loadSharedBookings(nan)).toEqual([]);
  expect(await acceptInvitation(nan, asked)).toBeUndefined();
  expect(await endBookingAccess(lead, ending)).toMatchObject({ kind: 'changed' });
  const { rows: mailed } = await db.pool.query(
    `select recipient from outbox_mail where template = 'booking-access-ended'`,
  );
  expect(mailed).toEqual([{ recipient: mailboxOf(nan).toUpperCase() }]);
  const { rows: events } = await db.pool.query<{ kind: string }>(
    `select kind from security_event where detail->>'orderCode' = $1 order by id`,
    [orderCode],
  );
  expect(events.map(({ kind }) => kind)).toEqual([
    'invited to a booking',
    'invitation accepted',
    'access ended',
  ]);
});

test('the lead alone invites, with a fresh proof; whoever may make changes does not [S-05]', async () => {
  const dan = await newcomer();
  await invite(lead, mailboxOf(dan), 'AUTHORISED');
  await acceptInvitation(dan, { orderCode, token: await mailedToken(mailboxOf(dan)) });
  expect(await loadBooking(dan, orderCode)).toMatchObject({ role: 'AUTHORISED' });
  // It is in the list of what they may change.
  expect(await loadSharedBookings(dan)).toEqual([]);
  const stranger = await newcomer();
  for (const other of [dan, stranger])
    expect(await invite(other, 'x@example.com')).toEqual({ kind: 'absent' });
  const { visitor } = lead;
  const stale = {
    ...lead,
    visitor: { ...visitor, customer: { ...visitor.customer!, isFresh: false } },
  };
  expect(await invite(stale, 'x@example.com')).toEqual({ kind: 'fresh proof needed' });
  expect(await invite(lead, mailboxOf(dan))).toMatchObject({
    errors: [{ code: 'has_access_already' }],
  });
});

test('a booking is found by its code however that is typed, at its own market’s site alone, whatever the database shows [S-05, SITE-07]', async () => {
  // As the operator's connection, which shows all of it.
  const here = { ...lead, database: db.database };
  const elsewhere = { ...here, market: { ...lead.market, market: 'ie' as const } };
  for (const find of [loadBooking, findLedOrder, findActedOrder]) {
    expect(await find(here, formatOrderCode(orderCode).toLowerCase())).toMatchObject({
      code: orderCode,
      role: 'LEAD',
    });
    expect(await find(elsewhere, orderCode)).toBeUndefined();
    expect(await find(here, `${orderCode}\0`)).toBeUndefined();
  }
});

test('an invitation makes way for the next, one that is over opens nothing, and is forgotten', async () => {
  const nan = await newcomer();
  await invite(lead, mailboxOf(nan));
  const first = await mailedToken(mailboxOf(nan));
  await invite(lead, mailboxOf(nan), 'AUTHORISED');
  const second = await mailedToken(mailboxOf(nan));
  expect(await findInvitation(nan, { orderCode, token: first })).toBeUndefined();
  expect(await findInvitation(nan, { orderCode, token: second })).toMatchObject({
    role: 'AUTHORISED',
  });
  const over = (days: number) =>
    db.pool.query(
      `update order_invite set expires_at = now() - make_interval(days => $2), withdrawn_at = null
       where email = $1 and role = 'AUTHORISED'`,
      [mailboxOf(nan), days],
    );
  await over(0);
  expect(await findInvitation(nan, { orderCode, token: second })).toBeUndefined();
  expect(await acceptInvitation(nan, { orderCode, token: second })).toBeUndefined();
  const kept = async () =>
    (await db.pool.query('select from order_invite where email = $1', [mailboxOf(nan)])).rowCount;
  await over(29);
  await forgetInvitations(db.database);
  expect(await kept()).toBe(2);
  await over(31);
  await forgetInvitations(db.database);
  expect(await kept()).toBe(1);
});

test('to a cancelled booking nobody is invited any more, and access to it can be ended', async () => {
  const nan = await newcomer();
  await invite(lead, mailboxOf(nan));
  await db.pool.query("update customer_order set status = 'CANCELLED'");
  const late = await newcomer();
  expect(await invite(lead, mailboxOf(late))).toMatchObject({
    errors: [{ code: 'invite_to_cancelled' }],
  });
  const open = (await sharingOf(lead)).filter(({ emailAddress }) =>
    [mailboxOf(nan), mailboxOf(late)].includes(emailAddress),
  );
  expect(open.map(({ emailAddress }) => emailAddress)).toEqual([mailboxOf(nan)]);
  const ending = { orderCode, sharingId: open[0]!.id };
  expect((await endBookingAccess(lead, ending)).kind).toBe('changed');
});
