/**
 * What PostgreSQL shows of somebody's purchase to others, whatever is asked of it: the second wall,
 * tried without the first (S-05).
 */
import { sql, type RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '#server/account/visitor-rows.ts';
import { customerOf, NOBODY, type Visitor } from '#server/account/visitor.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import type { DB } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { VISITOR_ROLE } from '#server/db/visible-rows.ts';
import { GREAT_BRITAIN, type Market } from '#server/market/market.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { giveCredit } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, openBrowser, type Browser } from '#testing/login.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { placeOrder } from '../placing/place-order.ts';

/** Tables of which a visitor sees their own rows alone, and writes no other. */
const GUARDED = [
  'basket',
  'bookmark',
  'card_replacement',
  'checked_in',
  'checkout',
  'companion',
  'conversation_message',
  'credit',
  'credit_use',
  'customer',
  'customer_order',
  'data_request',
  'event_outbox',
  'group_quote',
  'informed_change',
  'instalment',
  'mail_preference',
  'order_cancellation',
  'order_change',
  'order_history',
  'order_invite',
  'order_person',
  'order_version',
  'payment_attempt',
  'payment_change',
  'placement',
  'previous_search',
  'price_drop_claim',
  'problem_report',
  'promotional_code_use',
  'refund',
  'retry',
  'search_history_refusal',
  'security_event',
  'self_booking',
  'share_payment',
  'supplier_notice',
  'traveller_check',
  'visitor_session',
] as const satisfies readonly (keyof DB)[];

/** Tables that are closed to a visitor's connection: who works with them. */
const CLOSED: Readonly<Record<string, string>> = {
  app_code: 'logging in',
  authenticator: 'logging in',
  capture_ask: 'the worker',
  catalogue_change: 'the worker',
  consent_record: 'for a browser, whoever uses it',
  content_entry: 'read once for everybody',
  cruise_news: 'mailboxes, for the operator',
  event_delivery: 'the worker',
  exchange_rate: 'read once for everybody',
  feature_flag: 'read once for everybody',
  feed_import: 'the worker',
  flight_chunk: 'the index',
  flight_series: 'read once at start',
  hotel: 'read once for everybody',
  hotel_page: 'read once for everybody',
  known_device: 'logging in',
  ledger_entry: 'the worker',
  login_request: 'logging in',
  migration: 'starting',
  notice_feed: 'the worker',
  page_dictionary: 'read once for everybody',
  party_former_link: 'a room is everybody’s who has its link',
  party_holiday: 'a room is everybody’s who has its link',
  party_member: 'a room is everybody’s who has its link',
  party_room: 'a room is everybody’s who has its link',
  party_vote: 'a room is everybody’s who has its link',
  passkey: 'logging in',
  passkey_challenge: 'logging in',
  payment_notification: 'the worker',
  price_drop_look: 'the worker',
  rate_chunk: 'the index',
  rate_plan: 'the index',
  recovery_code: 'logging in',
  supplier_booking: 'the worker',
  travel_reminder: 'the worker',
  try_count: 'logging in',
};

/** Tables into which visitors write, and of which they read nothing. */
const WRITTEN: Readonly<Record<string, string>> = {
  outbox_mail: 'mail, for the worker',
};

/** Tables that visitors share: what keeps anybody out of them. */
const SHARED: Readonly<Record<string, string>> = {
  advice_block: 'what official advice closes',
  credit_campaign: 'names and conditions',
  holiday_price: 'prices of holidays',
  price_point: 'prices of holidays, of the release before',
  promotional_code: 'codes and what they are worth',
  quota: 'keyed hashes and moments',
};

let db: TestDatabase;
let visitors: Pool;
let shop: TestShop;
let guest: Browser;
let lead: Browser;
let eve: Browser;
let checkoutId: string;

beforeAll(async () => {
  db = await openTestDatabase();
  visitors = makePool({ url: db.url, size: 2, role: VISITOR_ROLE });
  shop = makeTestShop(db);
  const context = loginContext(shop);
  [guest, lead, eve] = [openBrowser(context), openBrowser(context), openBrowser(context)];
  const visitor = await (await guest.request()).open();
  const mine = { ...shop, caller: UNCOUNTED, visitor };
  checkoutId = await fillCheckout(mine, await openBasket(mine), '2020LowDeposit_2');
  await addPromotionalCode(mine, checkoutId, await makeTestCode(shop));
  const claim = await claimDecided(mine, checkoutId, await pay(mine, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  await placeOrder(shop, claim.placementId);
  await logInByCode(context, lead, 'Ada@example.com');
  await logInByCode(context, eve, 'eve@example.com');
  const ada = customerOf(await lead.visitor())!.id;
  await keepForGuest(visitor.owner);
  await keepForCustomer(ada, await giveCredit(shop, ada));
});
afterAll(async () => {
  await visitors.end();
  await db.close();
});

const keepForGuest = (owner: string) =>
  db.pool.query(
    `with saved as (
       insert into bookmark (id, owner, hotel_quote_id, flight_quote_id, saved_on, kept_until, total, currency)
       values ('saved', $1, 'h', 'f', '2027-01-01', '2027-01-08', 100, 'GBP')
     ), searched as (
       insert into previous_search (id, owner, query, departs_on, currency)
       values ('searched', $1, 'q', '2027-01-01', 'GBP')
     ), refused as (insert into search_history_refusal (owner) values ($1))
     insert into retry (queue, id, due_at) select 'abandoned-payment', id, now() from payment_attempt`,
    [owner],
  );

const keepForCustomer = (customerId: string, creditId: string) =>
  db.pool.query(
    `with used as (insert into credit_use values ($2, $3, 'REDEEMED')),
     mail as (insert into mail_preference (customer_id, kind) values ($1, 'SAVED_PRICES')),
     people as (
       insert into companion (id, customer_id, title, first_name, last_name, date_of_birth, agreed_at)
       values ('bea', $1, 'ms', 'Bea', 'Hargreaves', '1990-01-01', now())
     ), asked as (insert into data_request (id, customer_id, kind) values ('copy', $1, 'EXPORT')),
     cancelled as (
       insert into order_cancellation (order_id, asked_by, lost, refund_by)
       select id, 'CUSTOMER', 0, current_date from customer_order
     ),
     changing as (
       insert into order_change (id, order_id, version, kind, accepted, difference, expires_at)
       select 'change', id, 1, 'TRANSFER', '{}', 0, now() from customer_order
     ),
     given_back as (
       insert into refund (id, order_id, number, instalment_id, amount, due_by)
       select 'refund', order_id, 1, id, 1, current_date from instalment where number = 1
     ),
     noticed as (
       insert into supplier_notice (id, supplier, came_by, booking_key, sent_at, raw, order_id)
       select 'noticed', 'flights', 'NOTICE', 'k', now(), '{}', id from customer_order
     ),
     moved as (
       insert into payment_change (id, order_id, customer_id, kind, number, was, becomes, amount)
       select 'moved', id, $1, 'MOVED', 2, '2027-06-01', '2027-06-08', 100 from customer_order
     ),
     to_book as (
       insert into self_booking (order_id, card_limit, state, card_id, ends_at)
       select id, 1, 'OPEN', 'c', now() from customer_order
     ),
     aboard as (
       insert into checked_in (order_id, flight, number, name)
       select id, 'SX 1 2027-07-24T06:15', 1, 'Nan Hargreaves' from customer_order
     ),
     checked as (
       insert into traveller_check (order_id, number, passport, issued_on, expires_on)
       select id, 1, 'gb', '2020-01-01', '2030-01-01' from customer_order
     ),
     invited as (
       insert into order_invite (id, order_id, email, email_key, role, token_hash, expires_at)
       select 'invited', id, 'nan@example.com', 'nan@example.com', 'VIEWER', 'h', now() + interval '1 day'
       from customer_order
     ),
     carded as (
       insert into card_replacement (id, order_id, customer_id, press)
       select 'card', id, $1, 'press' from customer_order
     ),
     shared as (
       insert into share_payment (id, order_id, customer_id, paid_by, press, amount)
       select 'share', id, $1, 'ada@example.com', 'press', 100 from customer_order
     ),
     written as (
       insert into conversation_message (id, order_id, customer_id, message)
       select 'written', id, $1, 'm' from customer_order
     ),
     heard as (
       insert into informed_change (id, order_id, customer_id, leg, booked_time, words)
       select 'heard', id, $1, 'outbound', '2027-07-24T06:15', 'w' from customer_order
     ),
     quoted as (
       insert into group_quote (reference, market, customer_id, name, email, adults, children,
         infants, place, departure_date, nights, is_flexible)
       values ('Q1', 'gb', $1, 'n', 'e', 10, 0, 0, 'p', current_date, 7, false)
     ),
     told as (insert into problem_report (reference, customer_id, message) values ('P1', $1, 'm'))
     insert into price_drop_claim (id, order_id, customer_id) select 'dropped', id, $1 from customer_order`,
    [customerId, creditId, checkoutId],
  );

/** How many rows of each guarded table somebody sees, whatever they ask for. */
async function seenBy(
  visitor: Visitor,
  opened?: string,
  market: Pick<Market, 'market'> = GREAT_BRITAIN,
): Promise<Record<string, number>> {
  const database = databaseOf(visitors, { visitor }, market, opened);
  const counts = await Promise.all(
    GUARDED.map(async (table) => [table, await tryIt(database, all(table))] as const),
  );
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

const all = (table: string) => sql`select 1 from ${sql.table(table)}`;

/** SQLSTATE of what a role may not do, and of a row that a policy refuses. */
const NOT_ALLOWED = '42501';

/** How many rows a statement finds or changes, which is undone; none where it is not allowed. */
async function tryIt(database: Database, statement: RawBuilder<unknown>): Promise<number> {
  const tx = await database.startTransaction().execute();
  try {
    const { rows, numAffectedRows } = await statement.execute(tx);
    return Number(numAffectedRows ?? rows.length);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_ALLOWED) return 0;
    throw error;
  } finally {
    await tx.rollback().execute();
  }
}

/** In how many rows of guarded tables somebody can change a column, whosever they are. */
async function changedBy(visitor: Visitor, opened?: string): Promise<Record<string, number>> {
  const database = databaseOf(visitors, { visitor }, GREAT_BRITAIN, opened);
  const changed: Record<string, number> = {};
  for (const { table, column } of await findOpenColumns()) {
    const name = sql.ref(column);
    const n = await tryIt(database, sql`update ${sql.table(table)} set ${name} = ${name}`);
    if (n > 0) changed[`${table}.${column}`] = n;
  }
  return changed;
}

/** The columns that visitors may change where the row is theirs. */
async function findOpenColumns() {
  const { rows } = await db.pool.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, attname as column from pg_attribute
     where attrelid = any ($1::regclass[]) and attnum > 0 and attidentity = ''
       and has_column_privilege($2, attrelid, attname, 'update')
     order by 1, attnum`,
    [GUARDED, VISITOR_ROLE],
  );
  return rows;
}

/** Somebody to whom nothing belongs, not even an account that they are logged in to. */
const MALLORY: Visitor = {
  kind: 'known',
  owner: 'mallory',
  customer: {
    id: 'customer-mallory',
    emailAddress: 'mallory@example.com',
    firstName: null,
    isAwake: true,
    isFresh: true,
  },
};

test('each sees their own rows and no others [S-05]', async () => {
  const states = await tryIt(shop.database, all('order_history'));
  const ofOrder = {
    customer_order: 1,
    instalment: 2,
    order_history: states,
    order_cancellation: 1,
    order_version: 1,
    placement: 1,
    refund: 1,
    supplier_notice: 1,
  };
  expect(await seenBy(await guest.visitor())).toEqual({
    ...ofOrder,
    basket: 1,
    bookmark: 1,
    checkout: 1,
    payment_attempt: 1,
    previous_search: 1,
    price_drop_claim: 1,
    promotional_code_use: 1,
    retry: 1,
    search_history_refusal: 1,
    visitor_session: 1,
  });
  expect(await seenBy(await lead.visitor())).toEqual({
    ...ofOrder,
    card_replacement: 1,
    checked_in: 1,
    checkout: 1,
    companion: 1,
    conversation_message: 1,
    credit: 1,
    credit_use: 1,
    customer: 1,
    data_request: 1,
    informed_change: 1,
    mail_preference: 1,
    order_change: 1,
    order_invite: 1,
    order_person: 1,
    payment_change: 1,
    price_drop_claim: 1,
    share_payment: 1,
    self_booking: 1,
    traveller_check: 1,
    visitor_session: 1,
  });
  expect(await seenBy(await eve.visitor())).toEqual({ customer: 1, visitor_session: 1 });
  for (const stranger of [MALLORY, NOBODY]) expect(await seenBy(stranger)).toEqual({});
  expect(await seenBy(NOBODY, checkoutId)).toEqual({
    ...ofOrder,
    checkout: 1,
    price_drop_claim: 1,
  });
});

test('at the site of another market nobody sees what was made at this one [SITE-07]', async () => {
  const ireland = { market: 'ie' } as const;
  expect(await seenBy(await guest.visitor(), undefined, ireland)).toEqual({
    previous_search: 1,
    search_history_refusal: 1,
    visitor_session: 1,
  });
  const atHome = await seenBy(await lead.visitor());
  const ofOrders = [
    'customer_order',
    'instalment',
    'order_cancellation',
    'order_change',
    'order_history',
    'order_invite',
    'order_version',
    'placement',
    'refund',
    'checkout',
    'payment_change',
    'share_payment',
    'card_replacement',
    'self_booking',
    'checked_in',
    'traveller_check',
    'conversation_message',
    'informed_change',
    'supplier_notice',
  ];
  const { price_drop_claim: _, ...elsewhere } = Object.fromEntries(
    Object.entries(atHome).filter(([table]) => !ofOrders.includes(table)),
  );
  expect(await seenBy(await lead.visitor(), undefined, ireland)).toEqual(elsewhere);
  expect(await seenBy(NOBODY, checkoutId, ireland)).toEqual({});
});
/** Whose rows are tried: an event of somebody who is not logged in is nobody's. */
const OF_SOMEBODY: Readonly<Record<string, string>> = {
  event_outbox: 'where customer_id is not null',
};

test.each(GUARDED)(
  'nobody changes, takes away or makes a row of another in %s [S-05]',
  async (table) => {
    const { rows } = await db.pool.query<{ row: object }>(
      `select to_jsonb(t) as row from ${table} t ${OF_SOMEBODY[table] ?? ''}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const stranger of [MALLORY, NOBODY]) {
      const database = databaseOf(visitors, { visitor: stranger }, GREAT_BRITAIN, checkoutId);
      expect(await tryIt(database, sql`delete from ${sql.table(table)}`)).toBe(0);
      for (const { row } of rows) {
        const forged = sql`insert into ${sql.table(table)} overriding system value
        select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)})`;
        expect(await tryIt(database, forged)).toBe(0);
      }
    }
  },
);

test('who may look at an order, by its mail’s key or as its lead, changes their own rows alone [S-05]', async () => {
  for (const stranger of [MALLORY, NOBODY])
    expect(await changedBy(stranger, checkoutId)).toEqual({});
  expect(await changedBy(await lead.visitor())).toEqual({
    'card_replacement.authorised_at': 1,
    'card_replacement.card_brand': 1,
    'card_replacement.card_last_four': 1,
    'card_replacement.ended_at': 1,
    'card_replacement.mandate': 1,
    'card_replacement.page_session': 1,
    'card_replacement.psp_reference': 1,
    'card_replacement.refusal': 1,
    'card_replacement.state': 1,
    'companion.id': 1,
    'companion.customer_id': 1,
    'companion.title': 1,
    'companion.first_name': 1,
    'companion.last_name': 1,
    'companion.date_of_birth': 1,
    'companion.agreed_at': 1,
    'companion.created_at': 1,
    'credit.ends_at': 1,
    'customer.title': 1,
    'customer.first_name': 1,
    'customer.last_name': 1,
    'customer.phone_number': 1,
    'customer.postal_code': 1,
    'instalment.due_date': 1,
    'instalment.amount': 1,
    'instalment.state': 1,
    'instalment.next_try': 1,
    'order_change.accepted_at': 1,
    'order_change.expires_at': 1,
    'order_change.page_opened_by': 1,
    'order_change.page_session': 1,
    'order_change.psp_reference': 1,
    'order_change.state': 1,
    'order_invite.withdrawn_at': 1,
    'price_drop_claim.state': 1,
    'share_payment.page_session': 1,
    'share_payment.psp_reference': 1,
    'share_payment.state': 1,
    'self_booking.airline_reference': 1,
    'checked_in.name': 1,
    'traveller_check.order_id': 1,
    'traveller_check.number': 1,
    'traveller_check.passport': 1,
    'traveller_check.issued_on': 1,
    'traveller_check.expires_on': 1,
    'traveller_check.updated_at': 1,
    'traveller_check.is_name_alike': 1,
    'traveller_check.compared_with': 1,
    'visitor_session.ended_at': 1,
  });
});

test('a customer who has been away sees no order and no account, only what their basket counts on [S-05]', async () => {
  const visitor = await lead.visitor();
  const away: Visitor =
    visitor.kind === 'known' && visitor.customer
      ? { ...visitor, customer: { ...visitor.customer, isAwake: false } }
      : NOBODY;
  expect(await seenBy(away)).toEqual({ credit: 1, credit_use: 1, visitor_session: 1 });
});

test('connections that many share show each what is theirs, in turns and at once [S-05]', async () => {
  const asking = [await guest.visitor(), await eve.visitor(), NOBODY];
  const own = [1, 0, 0];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      tryIt(databaseOf(visitors, { visitor: asking[i % 3]! }, GREAT_BRITAIN), all('basket')),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 60 }, (_, i) => own[i % 3]));
  const { rows } = await visitors.query<{ role: string }>('select current_user as role');
  expect(rows).toEqual([{ role: VISITOR_ROLE }]);
});

test('a transaction that fails leaves nothing that the next one sees', async () => {
  const theirs = databaseOf(visitors, { visitor: await guest.visitor() }, GREAT_BRITAIN);
  await expect(theirs.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow(
    'division by zero',
  );
  expect(await tryIt(databaseOf(visitors, { visitor: NOBODY }, GREAT_BRITAIN), all('basket'))).toBe(
    0,
  );
  expect(await tryIt(theirs, all('basket'))).toBe(1);
});

test('every table guards its rows, is closed to visitors, or stands here as shared', async () => {
  const { rows } = await db.pool.query<{ name: string; guard: string }>(
    `select relname as name,
       case when relrowsecurity and exists (select from pg_policy where polrelid = c.oid) then 'guarded'
         when has_any_column_privilege($1, oid, 'select, update')
           or has_table_privilege($1, oid, 'delete, truncate') then 'shared'
         when has_any_column_privilege($1, oid, 'insert') then 'written'
         else 'closed' end as guard
     from pg_class c where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace`,
    [VISITOR_ROLE],
  );
  const named = (wanted: string) =>
    rows.flatMap(({ name, guard }) => (guard === wanted ? [name] : [])).toSorted();
  expect(named('guarded')).toEqual([...GUARDED]);
  expect(named('closed')).toEqual(Object.keys(CLOSED));
  expect(named('written')).toEqual(Object.keys(WRITTEN));
  expect(named('shared')).toEqual(Object.keys(SHARED));
});
