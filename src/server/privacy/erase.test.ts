/** A person whose every text is found again: in the copy, and once erased in no table at all. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { VisitorSession } from '#server/account/session.ts';
import type { Database } from '#server/db/kysely.ts';
import { findAccepted } from '#server/order/accepted.ts';
import {
  createBasket,
  fillCheckout,
  findGoodPackage,
  openCheckout,
  type FoundPackage,
} from '#testing/api-purchase.ts';
import { logInByCode, openBrowser, type Browser } from '#testing/login.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';
import { UNCOUNTED } from '#testing/uncounted.ts';
import { gatherCopy } from './copy.ts';
import { askForCopy, askForErasure, withdrawErasure } from './data-requests.ts';
import { defineDataWork, forgetCopies } from './data-work.ts';
import { eraseCustomer } from './erase.ts';
import { fetchCopy } from './fetch-copy.ts';
import { findPersonalData } from './personal-data.ts';

/** Texts that nobody else in the world has. */
const CANARY = {
  email: 'kanari.vogel@example.com',
  contact: 'kanari.zwei@example.com',
  firstName: 'Kanariella',
  lastName: 'Vogelsangster',
  companion: 'Zeisigmund',
  street: '77 Canary Perch',
  phone: '0113 496 7431',
  registration: 'KA77 NRY',
  need: 'sings at dawn',
  device: 'Birdcage on Feathers',
  problem: 'my cage door squeaks',
  passkey: 'Perch key of Kanariella',
  search: 'millet-fields-of-harz',
  room: 'Moult of the flock',
  nickname: 'Piepmatz',
} as const;

/** What opens something: in no copy, and nowhere once erased. */
const SECRETS = {
  sealed: 'sealed-canary-secret',
  recovery: 'argon-canary-hash',
  challenge: 'canary-challenge',
  appCode: 'canary-app-code',
  appChallenge: 'canary-app-challenge',
  room: 'canary-room-link',
} as const;

let running: RunningShop;
let browser: Browser;
let api: ApiVisitor;
let found: FoundPackage;
let customerId: string;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  browser = openBrowser(running.shop, { deviceName: CANARY.device });
  await logInByCode(running.shop, browser, CANARY.email);
  api = running.visitor(await browser.request());
  found = await findGoodPackage(api);
  ({ id: customerId } = await running.shop.database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', CANARY.email)
    .executeTakeFirstOrThrow());
  await leaveTraces();
});
afterAll(() => running.close());

const asking = () => ({ ...running.shop, caller: UNCOUNTED });
const session = (): Promise<VisitorSession> => browser.request();
const { firstName, lastName } = CANARY;

/** Leaves a trace in every part of the shop that takes any. */
async function leaveTraces(): Promise<void> {
  await api.ask(
    `mutation S { saveCustomerDetails(details: { title: "mrs", firstName: "${firstName}", lastName: "${lastName}", phoneNumber: "${CANARY.phone}", postalCode: "LS6 2AB" }) { __typename } saveMailPreferences(kinds: [SAVED_PRICES]) { __typename } }`,
  );
  await api.ask(
    'mutation B($hotel: ID!, $flight: ID!) { createHolidayBookmark(hotelQuoteId: $hotel, flightQuoteId: $flight) { __typename } }',
    { hotel: found.hotelQuoteId, flight: found.flightQuoteId },
  );
  await fill(await openCheckout(api, await createBasket(api, found)));
  await place(await fill(await openCheckout(api, await createBasket(api, found))));
  const { database } = running.shop;
  await database
    .insertInto('companion')
    .values({
      id: 'companion',
      customer_id: customerId,
      title: 'mr',
      first_name: CANARY.companion,
      last_name: lastName,
      date_of_birth: '1980-01-01',
      agreed_at: '2026-01-01',
    })
    .execute();
  await database
    .insertInto('problem_report')
    .values({ reference: 'AAAA', email: CANARY.email, message: CANARY.problem })
    .execute();
  await database
    .insertInto('security_event')
    .values({
      kind: 'code refused',
      customer_id: customerId,
      detail: JSON.stringify({ was: CANARY.device }),
    })
    .execute();
  await leaveFactors(database);
  await leaveSaved(database);
  await leaveCredits(database);
}

/** Every way of logging in. */
async function leaveFactors(database: Database): Promise<void> {
  const owner = customerId;
  await database
    .insertInto('authenticator')
    .values({ customer_id: customerId, sealed_secret: SECRETS.sealed })
    .execute();
  await database
    .insertInto('recovery_code')
    .values({ customer_id: customerId, lookup: 'ka', hash: SECRETS.recovery })
    .execute();
  await database
    .insertInto('passkey')
    .values({
      id: 'perch',
      customer_id: customerId,
      public_key: Buffer.from('k'),
      counter: 0,
      transports: ['internal'],
      name: CANARY.passkey,
    })
    .execute();
  await database
    .insertInto('passkey_challenge')
    .values({ challenge: SECRETS.challenge, owner })
    .execute();
  await database
    .insertInto('app_code')
    .values({
      code_hash: SECRETS.appCode,
      customer_id: customerId,
      owner,
      code_challenge: SECRETS.appChallenge,
    })
    .execute();
  await database
    .insertInto('login_request')
    .values({
      id: 'login',
      owner,
      email: CANARY.email,
      email_key: CANARY.email,
      customer_details: JSON.stringify({ firstName, lastName, phoneNumber: CANARY.phone }),
    })
    .execute();
}

/** A search, and two party rooms: one alone, one with somebody else in it. */
async function leaveSaved(database: Database): Promise<void> {
  const owner = customerId;
  await database
    .insertInto('previous_search')
    .values({
      id: 'search',
      owner,
      query: CANARY.search,
      departs_on: '2027-05-01',
      currency: 'GBP',
    })
    .execute();
  await database.insertInto('search_history_refusal').values({ owner }).execute();
  const room = { party: '2', awaited: 2, visited_on: '2026-11-01' };
  await database
    .insertInto('party_room')
    .values([
      { id: 'alone', link: SECRETS.room, name: CANARY.room, ...room },
      { id: 'shared', link: 'shared', name: 'Somewhere sunny', ...room },
    ])
    .execute();
  const limits = JSON.stringify({ mostEach: 12_345 });
  const person = { owner, first_name: CANARY.nickname, limits };
  await database
    .insertInto('party_member')
    .values([
      { id: 'a', room_id: 'alone', ...person },
      { id: 'b', room_id: 'shared', ...person },
      { id: 'c', room_id: 'shared', owner: 'somebody else', first_name: 'Ole' },
    ])
    .execute();
  await database
    .insertInto('party_holiday')
    .values({
      id: 'holiday',
      room_id: 'shared',
      added_by: 'b',
      hotel_quote_id: found.hotelQuoteId,
      flight_quote_id: found.flightQuoteId,
      departs_on: '2027-05-01',
      total: 1,
    })
    .execute();
  await database
    .insertInto('party_vote')
    .values({ holiday_id: 'holiday', member_id: 'b', vote: 'NO' })
    .execute();
}

/** A price drop of the order, and its credit. */
async function leaveCredits(database: Database): Promise<void> {
  const { id: orderId } = await database
    .selectFrom('customer_order')
    .select('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('credit')
    .values({
      id: 'credit',
      customer_id: customerId,
      market: 'gb',
      type: 'PriceDropProtectionCredit',
      amount: 4321,
      order_id: orderId,
      ends_at: '2027-11-01',
    })
    .execute();
  await database
    .insertInto('price_drop_claim')
    .values({
      id: 'claim',
      order_id: orderId,
      customer_id: customerId,
      state: 'GRANTED',
      was: 5000,
      now: 679,
      credit_id: 'credit',
      decided_at: '2026-11-01',
    })
    .execute();
  await database
    .insertInto('price_drop_look')
    .values({ order_id: orderId, until: '2027-01-01', looked_on: '2026-11-01' })
    .onConflict((on) => on.doNothing())
    .execute();
}

async function fill(checkoutId: string): Promise<string> {
  await fillCheckout(api, checkoutId);
  const passenger = {
    title: 'mrs',
    firstName,
    lastName,
    leadAuthorised: true,
    age: { value: 18, unit: 'YEARS' },
    dateOfBirth: '1988-03-27',
    specialAssistance: {
      impairments: ['OTHER'],
      requiredAssistance: [],
      otherImpairment: CANARY.need,
    },
  };
  const asked = await api.ask<Record<string, { errors: unknown[] }>>(
    `mutation F($id: ID!, $passengers: [PassengerDetailsInput!]!, $contact: ContactDetailsInput!) {
       addPassengerDetailsToCheckout(checkoutId: $id, passengerDetails: $passengers) { errors { message field } }
       addContactDetailsToCheckout(checkoutId: $id, contactDetails: $contact) { errors { message field } }
       addCarDetailsToCheckout(checkoutId: $id, carDetails: { colour: "Yellow", make: "Skoda", model: "Octavia", registration: "${CANARY.registration}" }) { errors { message field } } }`,
    {
      id: checkoutId,
      passengers: [
        passenger,
        { ...passenger, title: 'mr', firstName: CANARY.companion, leadAuthorised: false },
      ],
      contact: {
        title: 'mrs',
        firstName,
        lastName,
        emailAddress: CANARY.contact,
        phoneNumber: CANARY.phone,
        optIntoMarketing: false,
        billingAddress: {
          address: CANARY.street,
          city: 'Leeds',
          postalCode: 'LS6 2AB',
          country: 'United Kingdom',
          isoCountryCode: 'GB',
        },
      },
    },
  );
  expect(Object.values(asked).flatMap(({ errors }) => errors)).toEqual([]);
  return checkoutId;
}

async function place(checkoutId: string): Promise<void> {
  const { createPaymentRequest } = await api.ask<{
    createPaymentRequest: { paymentToken: string };
  }>(
    'mutation P($id: ID!, $card: String!) { createPaymentRequest(checkoutId: $id, cardToken: $card, idempotencyKey: "first") { ... on PaymentRequest { paymentToken } } }',
    { id: checkoutId, card: await running.cardToken('4111111111111111') },
  );
  const { placeOrder } = await api.ask<{ placeOrder: object }>(
    'mutation P($id: ID!, $token: ID!) { placeOrder(checkoutId: $id, paymentToken: $token) { __typename } }',
    { id: checkoutId, token: createPaymentRequest.paymentToken },
  );
  expect(placeOrder).toEqual({ __typename: 'PlacedOrder' });
}

/** The tables that hold one of the texts in any column, as `schema.table: text`. */
async function tracesOf(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await running.shop.pool.query<{ name: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name, string_agg(format('%I::text', column_name), ', ') as columns
     from information_schema.columns where table_schema in ('public', 'dbos') and table_name not like '%_chunk' group by 1`,
  );
  const traces: string[] = [];
  for (const { name, columns } of tables) {
    const { rowCount } = await running.shop.pool.query(
      `select from ${name} where concat_ws(' ', ${columns}) ilike any($1::text[]) limit 1`,
      [texts.map((text) => `%${text}%`)],
    );
    if (rowCount === 0) continue;
    const { rows } = await running.shop.pool.query<{ text: string }>(
      `select text from unnest($1::text[]) as text
       where exists (select from ${name} where concat_ws(' ', ${columns}) ilike '%' || text || '%')`,
      [texts],
    );
    traces.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return traces.toSorted();
}

/** What opens something of this person's. */
async function findSecrets(): Promise<string[]> {
  const { rows } = await running.shop.pool.query<{ secret: string }>(
    `select id as secret from visitor_session where customer_id = $1
     union select token_hash from known_device where customer_id = $1
     union select shopper_reference from customer_order where owner = $1 and shopper_reference is not null
     union select card_token from payment_attempt where card_token is not null
     union select proof from payment_attempt where proof is not null`,
    [customerId],
  );
  return [...Object.values(SECRETS), ...rows.map(({ secret }) => secret)];
}

/** Mails that still name whoever was erased; each is forgotten once it is sent. */
async function countLastWords(): Promise<number | null> {
  await forgetCopies(running.shop);
  const { rowCount } = await running.shop.pool.query(
    `select from outbox_mail where template = 'erasure-done'`,
  );
  return rowCount;
}

const requestOf = (kind: 'EXPORT' | 'ERASURE') =>
  running.shop.database
    .selectFrom('data_request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('a copy is ready within a minute, holds everything the person told us, and no secret [S-29]', async () => {
  expect(await askForCopy(asking(), await session())).toEqual({ kind: 'asked' });
  await vi.waitFor(async () => expect((await requestOf('EXPORT')).finished_at).not.toBeNull(), {
    timeout: 20_000,
    interval: 200,
  });
  const copy = await fetchCopy(running.shop, await session());
  const whole = JSON.stringify(copy);
  for (const text of Object.values(CANARY)) expect(whole).toContain(text);
  for (const column of ['password_hash', 'token_hash', 'card_token', 'email_key'])
    expect(whole).not.toContain(column);
  const secrets = await findSecrets();
  expect(secrets.length).toBeGreaterThan(9);
  for (const secret of secrets) expect(whole).not.toContain(secret);
  const stranger = openBrowser(running.shop);
  expect(await fetchCopy(running.shop, await stranger.request())).toBeUndefined();
  await logInByCode(running.shop, stranger, 'eve@example.com');
  expect(await fetchCopy(running.shop, await stranger.request())).toBeUndefined();
});

test('it can be fetched for seven days [S-29]', async () => {
  const daysOn = (days: number) => () => new Date(Date.now() + days * 86_400_000);
  const after = async (days: number) =>
    fetchCopy({ ...running.shop, clock: daysOn(days) }, await session());
  expect(await after(6.9)).toBeDefined();
  expect(await after(7.1)).toBeUndefined();
  await forgetCopies({ ...running.shop, clock: daysOn(7.1) });
  expect((await requestOf('EXPORT')).document).toBeNull();
});

test('an erasure waits for the holiday to be over, and can be withdrawn until then [S-29]', async () => {
  expect(await askForErasure(asking(), await session())).toEqual({ kind: 'asked' });
  await askForErasure(asking(), await session());
  const asked = await findPersonalData(running.shop, (await session()).visitor);
  expect(asked).toMatchObject({ isAfterHoliday: true });
  expect(asked?.erasedOn).toBe(asked?.erasureDay);
  expect(asked?.figuresKeptUntil).toMatch(/-12-31$/);
  const answer = await running
    .visitor(await session())
    .ask(
      '{ personalData { copy { isReady keptUntil } erasedOn erasureDay isAfterHoliday figuresKeptUntil } }',
    );
  expect(answer).toEqual({ personalData: asked });
  expect(await eraseAt(addDays(asked!.erasureDay, -1))).toEqual([]);
  expect(await withdrawErasure(running.shop, await session())).toBe(true);
  expect(await eraseAt(asked!.erasureDay)).toEqual([]);
  expect(await tracesOf([CANARY.email])).toContain('public.customer: kanari.vogel@example.com');
  await askForErasure(asking(), await session());
  expect(await eraseAt(asked!.erasureDay)).toEqual([(await requestOf('ERASURE')).id]);
});

const noonOf = (day: string) => () => new Date(`${day}T12:00:00Z`);

/** The requests that are worked on that day, which is played: nothing is erased. */
async function eraseAt(day: string): Promise<string[]> {
  const started: string[] = [];
  const work = defineDataWork(
    { ...running.shop, clock: noonOf(day) },
    {
      define: () => async (id: string) => {
        started.push(id);
        // Nothing of it is run.
        return undefined as never;
      },
      step: (_, run) => run(),
      read: (run) => run(),
      sleepUntil: async () => undefined,
      start: async () => undefined,
      stop: async () => undefined,
    },
  );
  await work.eraseDue();
  return started;
}

test('whoever is erased stands in no table any more, in none of their words [S-29]', async () => {
  const words = [...Object.values(CANARY), ...(await findSecrets())];
  expect((await tablesWith(words)).length).toBeGreaterThan(15);
  const { id } = await requestOf('ERASURE');
  const { erasureDay } = (await findPersonalData(running.shop, (await session()).visitor))!;
  const dayBefore = { ...running.shop, clock: noonOf(addDays(erasureDay, -1)) };
  expect(await eraseCustomer(dayBefore, id)).toBe('put off');
  expect((await tablesWith(words)).length).toBeGreaterThan(15);
  const onTheDay = { ...running.shop, clock: noonOf(erasureDay) };
  const { pool } = running.shop;
  await pool.query(
    `insert into payment_attempt (id, checkout_id, attempt, method, amount, currency, state, page_session)
     select 'open-page', checkout_id, 99, 'PAY_WITH_CARD', 100, 'GBP', 'READY', 'kept by the provider'
     from customer_order`,
  );
  await expect(eraseCustomer(onTheDay, id)).rejects.toThrow('open-page is under way');
  await pool.query(`update payment_attempt set state = 'REFUSED' where id = 'open-page'`);
  expect(await eraseCustomer(onTheDay, id)).toBe('done');
  expect(await eraseCustomer(onTheDay, id)).toBe('done');
  await vi.waitFor(async () => expect(await countLastWords()).toBe(0), {
    timeout: 20_000,
    interval: 200,
  });
  expect(await tracesOf(words)).toEqual([]);
  expect(await browser.visitor()).toEqual({ kind: 'nobody' });
  expect((await requestOf('ERASURE')).finished_at).not.toBeNull();
});

test('of what somebody needs on a journey nothing is left, not even what was ticked [S-29]', async () => {
  const { rows } = await running.shop.pool.query<{ needs: unknown }>(
    `select accepted #> '{passengers,0,specialAssistance}' as needs from placement`,
  );
  expect(rows).toEqual([{ needs: null }]);
  expect(
    (await findAccepted(running.shop.database, await checkoutOfOrder())).passengers,
  ).toHaveLength(2);
});

const checkoutOfOrder = async (): Promise<string> =>
  (
    await running.shop.database
      .selectFrom('customer_order')
      .select('checkout_id')
      .executeTakeFirstOrThrow()
  ).checkout_id;

test('what the law keeps of a booking is figures, found by ids that lead to nobody [S-29]', async () => {
  const { rows } = await running.shop.pool.query<{ ids: string[] }>(
    `select array[id, code, checkout_id] as ids from customer_order`,
  );
  expect(await tablesWith(rows[0]!.ids)).toEqual([
    'public.checkout',
    'public.credit',
    'public.customer_order',
    'public.instalment',
    'public.ledger_entry',
    'public.order_history',
    'public.payment_attempt',
    'public.placement',
    'public.price_drop_claim',
    'public.supplier_booking',
  ]);
  expect(await tablesWith([customerId])).toEqual([
    'public.credit',
    'public.customer',
    'public.data_request',
    'public.price_drop_claim',
    'public.security_event',
  ]);
});

const tablesWith = async (texts: readonly string[]): Promise<string[]> => [
  ...new Set((await tracesOf(texts)).map((trace) => trace.split(':')[0]!)),
];

test('the figures of the sale stay, and whoever comes back begins anew', async () => {
  const { rows } = await running.shop.pool.query<{ total: number; paid: number }>(
    `select o.total, (select sum(amount) from ledger_entry where amount > 0)::int as paid from customer_order o`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.paid).toBeGreaterThan(0);
  await logInByCode(running.shop, openBrowser(running.shop), CANARY.email);
  const { rows: copies } = await running.shop.pool.query<{ id: string }>(
    `select id from customer where email = $1 and id <> $2`,
    [CANARY.email, customerId],
  );
  const copy = await gatherCopy(running.shop.database, copies[0]!.id, new Date());
  expect(copy.sections.map(({ title }) => title)).not.toContain('Bookings');
});
