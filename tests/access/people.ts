/**
 * Everybody who may ask for somebody's purchase, and two purchases to ask for: one that is under
 * way, one that is placed (S-05).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import { makeSession } from '#server/account/session.ts';
import { NOBODY } from '#server/account/visitor.ts';
import {
  CONTACT,
  createBasket,
  fillCheckout,
  findGoodPackage,
  openCheckout,
} from '#testing/api-purchase.ts';
import { logInByCode, openBrowser, type Browser } from '#testing/login.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

export type Ids = {
  readonly basketId: string;
  readonly checkoutId: string;
  readonly loginId: string;
  /** Of a login that waits for the second factor. */
  readonly provenLoginId: string;
  /** Of an email address that is changed. */
  readonly changeId: string;
  readonly bookmarkId: string;
  /** Of the order, once placed: what its people name it by. */
  readonly orderCode: string;
};

/** Somebody at the site's doors: over the API, and over an address with a cookie. */
export type Asker = {
  readonly api: ApiVisitor;
  readonly cookie: string | undefined;
  /** The key of the placed order's mail. */
  readonly key?: string;
};

export const UNKNOWN: Ids = {
  basketId: 'AAAAAAAAAAAAAAAAAAAAAA',
  checkoutId: 'AAAAAAAAAAAAAAAAAAAAAA',
  loginId: 'AAAAAAAAAAAAAAAAAAAAAA',
  provenLoginId: 'AAAAAAAAAAAAAAAAAAAAAA',
  changeId: 'AAAAAAAAAAAAAAAAAAAAAA',
  bookmarkId: 'AAAAAAAAAAAAAAAAAAAAAA',
  orderCode: 'HM222222',
};

/** Who is answered as if neither purchase were there; the holder of the key may read the order. */
export const STRANGERS = [
  'nobody',
  'another visitor',
  'another customer',
  'the holder of the key',
  'a payer',
  'a viewer',
  'somebody whose leave was taken back',
  'the lead in a session that was ended',
  'the lead after half an hour away',
  'its owner at the site of another market',
  'the lead at the site of another market',
] as const;
/** Those who ask at the other market's site. */
export const ELSEWHERE: readonly string[] = STRANGERS.filter((who) => who.endsWith('market'));
/** Those of them who see of the booking, by its code, what their role may know. */
export const BY_ROLE: readonly string[] = ['a payer', 'a viewer'] satisfies Stranger[];
export type Stranger = (typeof STRANGERS)[number];

/** Who may do everything with the placed order, beside the browser that placed it. */
export const ITS_PEOPLE = ['the lead', 'an authorised passenger'] as const;

export type People = {
  readonly running: RunningShop;
  /** The browser that has made both purchases. */
  readonly owner: Asker;
  readonly open: Ids;
  readonly placed: Ids;
  readonly strangers: Readonly<Record<Stranger, Asker>>;
  readonly itsPeople: Readonly<Record<(typeof ITS_PEOPLE)[number], Asker>>;
};

/** Opens a shop with all of them; close `running` afterwards. */
export async function openPeople(): Promise<People> {
  const running = await openRunningShop({ hotels: 20, sellsInIreland: true });
  const owner = await enter(running);
  const open = await fillNew(owner.api);
  const toPlace = await fillNew(owner.api);
  const orderCode = await place(running, owner.api, toPlace.checkoutId);
  const placed = { ...toPlace, orderCode };
  const nobody: Asker = { api: running.visitor(), cookie: undefined };
  const lead = await logIn(running, CONTACT.emailAddress);
  const revoked = await givenRole(running, placed, 'AUTHORISED', 'revoked@example.com');
  await running.shop.database.deleteFrom('order_person').where('role', '=', 'AUTHORISED').execute();
  return {
    running,
    owner,
    open,
    placed,
    strangers: {
      nobody,
      'another visitor': await enter(running),
      'another customer': await logIn(running, 'eve@example.com'),
      'the holder of the key': { ...nobody, key: await keyOf(running, placed.checkoutId) },
      'a payer': await givenRole(running, placed, 'PAYER'),
      'a viewer': await givenRole(running, placed, 'VIEWER'),
      'somebody whose leave was taken back': revoked,
      'the lead in a session that was ended': await logIn(running, CONTACT.emailAddress, {
        ended_at: new Date().toISOString(),
      }),
      'the lead after half an hour away': await logIn(running, CONTACT.emailAddress, {
        last_seen_at: new Date(Date.now() - 31 * 60_000).toISOString(),
      }),
      'its owner at the site of another market': inIreland(running, owner),
      'the lead at the site of another market': inIreland(running, lead),
    },
    itsPeople: {
      'the lead': lead,
      'an authorised passenger': await givenRole(running, placed, 'AUTHORISED'),
    },
  };
}

/** The same browser, at the site of the market where nothing was bought. */
const inIreland = (running: RunningShop, { api, cookie }: Asker): Asker => ({
  api: running.visitor(api.context.session, 'ie'),
  cookie,
});

/** What became of a session since its login. */
type SinceThen = { readonly ended_at?: string; readonly last_seen_at?: string };

/** A customer, in a browser of their own. */
async function logIn(running: RunningShop, email: string, sinceThen?: SinceThen): Promise<Asker> {
  const browser = openBrowser(running.shop);
  await logInByCode(running.shop, browser, email);
  if (sinceThen) await change(running, browser, sinceThen);
  return {
    api: running.visitor(await browser.request()),
    cookie: `session=${browser.cookies.session}`,
  };
}

async function change({ shop }: RunningShop, browser: Browser, sinceThen: SinceThen) {
  const visitor = await browser.visitor();
  if (visitor.kind === 'nobody') throw new Error('a login without a session');
  await shop.database
    .updateTable('visitor_session')
    .set(sinceThen)
    .where('owner', '=', visitor.owner)
    .execute();
}

/** A customer who was given a role on an order: as one who has accepted an invitation has it. */
async function givenRole(
  running: RunningShop,
  { checkoutId }: Ids,
  role: 'AUTHORISED' | 'PAYER' | 'VIEWER',
  email = `${role.toLowerCase()}@example.com`,
): Promise<Asker> {
  const asker = await logIn(running, email);
  await running.shop.pool.query(
    `insert into order_person (order_id, customer_id, role)
     select o.id, c.id, $1 from customer_order o, customer c where o.checkout_id = $2 and c.email = $3`,
    [role, checkoutId, email],
  );
  return asker;
}

/** Somebody with a session of their own. */
async function enter(running: RunningShop): Promise<Asker> {
  const tokens: string[] = [];
  const session = makeSession(running.shop.database, NOBODY, ({ session: token }) =>
    tokens.push(token ?? ''),
  );
  await session.open();
  return { api: running.visitor(session), cookie: `session=${tokens[0]}` };
}

async function fillNew(api: ApiVisitor): Promise<Ids> {
  const found = await findGoodPackage(api);
  const basketId = await createBasket(api, found);
  const checkoutId = await openCheckout(api, basketId);
  await fillCheckout(api, checkoutId);
  const { startLogin } = await api.ask<{ startLogin: { login: { id: string } } }>(
    'mutation S { startLogin(emailAddress: "owner@example.com") { ... on LoginStarted { login { id } } } }',
  );
  const { createHolidayBookmark } = await api.ask<{ createHolidayBookmark: { id: string } }>(
    'mutation S($hotel: ID!, $flight: ID!) { createHolidayBookmark(hotelQuoteId: $hotel, flightQuoteId: $flight) { ... on HolidayBookmark { id } } }',
    { hotel: found.hotelQuoteId, flight: found.flightQuoteId },
  );
  const loginId = startLogin.login.id;
  const more = await beginMore(api.context.shop, loginId);
  const bookmarkId = createHolidayBookmark.id;
  return { basketId, checkoutId, loginId, ...more, bookmarkId, orderCode: 'HM333333' };
}

/** What else waits in the browser of this login, as it would for a customer. */
async function beginMore({ database, newId }: RunningShop['shop'], loginId: string) {
  const email = 'second-factor@example.com';
  const key = { email, email_key: email };
  const [provenLoginId, changeId] = [newId(), newId()];
  await database
    .insertInto('customer')
    .values({ id: newId(), ...key })
    .onConflict((on) => on.doNothing())
    .execute();
  const { owner } = await database
    .selectFrom('login_request')
    .select('owner')
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('login_request')
    .values([
      { id: provenLoginId, owner, ...key, proven_at: sql<string>`now()` },
      { id: changeId, owner, ...key, purpose: 'email' },
    ])
    .execute();
  return { provenLoginId, changeId };
}

async function place(running: RunningShop, api: ApiVisitor, checkoutId: string): Promise<string> {
  const { createPaymentRequest } = await api.ask<{
    createPaymentRequest: { paymentToken: string };
  }>(
    'mutation P($checkoutId: ID!, $cardToken: String!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: "first") { ... on PaymentRequest { paymentToken } } }',
    { checkoutId, cardToken: await running.cardToken('4111111111111111') },
  );
  const { placeOrder } = await api.ask<{
    placeOrder: { __typename: string; order: { reference: string } };
  }>(
    'mutation P($checkoutId: ID!, $paymentToken: ID!) { placeOrder(checkoutId: $checkoutId, paymentToken: $paymentToken) { __typename ... on PlacedOrder { order { reference } } } }',
    { checkoutId, paymentToken: createPaymentRequest.paymentToken },
  );
  if (placeOrder.__typename !== 'PlacedOrder') throw new Error(placeOrder.__typename);
  return placeOrder.order.reference;
}

const MailedSchema = v.object({ brand: v.object({ orderPath: v.string() }) });

async function keyOf({ shop }: RunningShop, checkoutId: string): Promise<string> {
  const { document } = await shop.database
    .selectFrom('customer_order')
    .select('document')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  return v.parse(MailedSchema, document).brand.orderPath.split('?key=')[1]!;
}
