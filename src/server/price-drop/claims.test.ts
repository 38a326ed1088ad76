import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMonths } from '#domain/dates.ts';
import type { PriceNow } from '#domain/order/price-drop.ts';
import { todayOf } from '#server/market/market.ts';
import {
  findStanding,
  standingBooking,
} from '#server/order/afterwards/cancelling/standing-bookings.ts';
import { cancelPart } from '#server/order/placing/book-part.ts';
import { knownAtOnce } from '#server/order/placing/retry-uncertain.ts';
import { atRates } from '#server/purchase-context.ts';
import {
  CONTACT,
  createBasket,
  fillCheckout,
  findGoodPackage,
  openCheckout,
  type FoundPackage,
} from '#testing/api-purchase.ts';
import { plainSteps } from '#testing/booking-shop.ts';
import { lastLetter, loginContext, logInByCode, openBrowser } from '#testing/login.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';
import { askSimulator } from '#testing/simulator-control.ts';
import { claimPriceDrop, type ClaimContext } from './claim-price-drop.ts';
import { watchBookedPrices } from './price-drop-watch.ts';

let running: RunningShop;
let lead: ApiVisitor;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 20, sellsInIreland: true });
  lead = await customer(CONTACT.emailAddress);
});
afterAll(() => running.close());
afterEach(() => reprice(0));

type Granted = {
  readonly id: string;
  readonly status: string;
  readonly priceChange: { readonly was: Amount; readonly now: Amount } | null;
  readonly credit: {
    readonly amount: Amount;
    readonly expiresAt: string;
    readonly status: string;
  } | null;
};
type Amount = { readonly amount: number };

const CLAIM =
  '__typename id ... on PriceDropProtectionClaim { orderReference status refusal priceChange { was { amount } now { amount } } credit { amount { amount } expiresAt name status } } ... on PriceDropProtectionClaimNotFound { message } ... on OrderNotFound { message }';

const claim = async ({ ask }: ApiVisitor, orderCode: string) =>
  (
    await ask<{ createPriceDropProtectionClaim: Granted }>(
      `mutation C($orderCode: String!) { createPriceDropProtectionClaim(orderCode: $orderCode) { ${CLAIM} } }`,
      { orderCode },
    )
  ).createPriceDropProtectionClaim;

const look = async ({ ask }: ApiVisitor, id: string) =>
  (
    await ask<{ priceDropProtectionClaim: object }>(
      `query C($id: ID!) { priceDropProtectionClaim(id: $id) { ${CLAIM} } }`,
      { id },
    )
  ).priceDropProtectionClaim;

describe('a drop is claimed', () => {
  test('by the lead: the difference of the same holiday becomes a credit for twelve months', async () => {
    const order = await book();
    expect(await claim(lead, order.code)).toMatchObject({
      __typename: 'PriceDropProtectionClaim',
      status: 'REFUSED',
      refusal: expect.stringContaining('doesn’t cost less'),
      credit: null,
    });
    await reprice(-10);
    await letTimePass(order.id);
    const granted = await claim(lead, order.code);
    const { was, now } = granted.priceChange!;
    expect(was.amount).toBe(order.payable);
    expect(now.amount).toBeLessThan(was.amount);
    expect(granted).toMatchObject({
      status: 'GRANTED',
      orderReference: order.code,
      credit: {
        amount: { amount: was.amount - now.amount },
        name: 'Price-drop protection',
        status: 'AVAILABLE',
      },
    });
    const lastDay = addMonths(todayOf(running.shop), 12);
    expect(Date.parse(granted.credit!.expiresAt)).toBeGreaterThan(Date.parse(lastDay));
    expect(Date.parse(granted.credit!.expiresAt)).toBeLessThan(
      Date.parse(lastDay) + 2 * 86_400_000,
    );
    expect(await look(lead, granted.id)).toMatchObject({ id: granted.id, status: 'GRANTED' });

    await letTimePass(order.id);
    expect(await claim(lead, order.code)).toMatchObject({ status: 'REFUSED' });
    await reprice(-20);
    await letTimePass(order.id);
    const second = await claim(lead, order.code);
    expect(second.priceChange!.was).toEqual(now);
  });

  test('in euro at the rate of the order: what a new rate alone changes is no drop', async () => {
    const now = running.visitor(lead.context.session, 'ie');
    const then = running.at({
      ...now.context,
      shop: atRates(now.context.shop, { EUR: 1_200_000 }),
    });
    const order = await book(then);
    const atNewRate = await findGoodPackage(now);
    expect(atNewRate.price.total.amount).toBeLessThan(order.found.price.total.amount);
    expect(await claim(now, order.code)).toMatchObject({ status: 'REFUSED', credit: null });

    await reprice(-10);
    await letTimePass(order.id);
    const granted = await claim(now, order.code);
    expect(granted.priceChange).toEqual({
      was: { amount: order.payable },
      now: { amount: await payableAt(then, order.found) },
    });
    expect(granted.credit?.amount.amount).toBe(order.payable - granted.priceChange!.now.amount);
    // Nights are looked at below, for the orders in pounds.
    await setStatus(order.id, 'CANCELLED');
  });

  test('once by two presses, also when its workflow runs again', async () => {
    const order = await book();
    await reprice(-10);
    const answers = await Promise.all([claim(lead, order.code), claim(lead, order.code)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 'GRANTED' });
    const id = answers[0].id;
    const context = { ...running.shop, steps: plainSteps, priceAgain: nearlyFree };
    expect(await claimPriceDrop(context, id)).toBe('GRANTED');
    expect(await creditsOf(order.id)).toHaveLength(1);
  });

  test('by nobody who does not lead the order, in whatever words they ask [S-05]', async () => {
    const order = await book();
    const own = await claim(lead, order.code);
    const other = await customer('eve@example.com');
    const unknown = {
      __typename: 'OrderNotFound',
      message: 'We can’t find that order among yours.',
    };
    for (const visitor of [other, running.visitor()]) {
      expect(await claim(visitor, order.code)).toEqual({ ...unknown, id: order.code });
      expect(await claim(visitor, 'HMNOTHERE')).toEqual({ ...unknown, id: 'HMNOTHERE' });
      expect(await look(visitor, own.id)).toEqual({
        __typename: 'PriceDropProtectionClaimNotFound',
        id: own.id,
        message: 'We can’t find that claim.',
      });
    }
    expect(await protections(other)).toEqual([]);
    expect(await protections(running.visitor())).toBeNull();
    expect(await protections(lead, order.code.toLowerCase())).toMatchObject([
      { orderReference: order.code, isOpen: true, claims: [{ id: own.id }] },
    ]);
  });

  test('never of an order that is cancelled, not even when that was while its price was asked for', async () => {
    const order = await book();
    await setStatus(order.id, 'CANCELLED');
    const id = await ask(order.id);
    const context: ClaimContext = {
      ...running.shop,
      steps: plainSteps,
      priceAgain: nearlyFree,
    };
    expect(await claimPriceDrop(context, id)).toBe('REFUSED');
    expect(await creditsOf(order.id)).toEqual([]);
    expect(await claim(lead, order.code)).toMatchObject({
      __typename: 'PriceDropProtectionClaimNotFound',
      message:
        'This holiday is no longer covered by price-drop protection, so there’s nothing to claim.',
    });
  });
});

describe('we look every night, and write first', () => {
  test('once for a price, to who booked, with the way to claim', async () => {
    const order = await book();
    await watch(order.payable);
    expect(await mailsOf(order.code)).toEqual([]);
    await watch(order.payable - 6_240);
    await watch(order.payable - 6_240);
    expect(await mailsOf(order.code)).toEqual([{ recipient: CONTACT.emailAddress }]);
    const letter = await lastLetter(loginContext(running.shop), `${order.code}.price-dropped`);
    expect(letter.subject).toMatch(/^Your holiday in .+ now costs £62\.40 less$/);
    expect(letter.act?.path).toBe(
      `/gatekeeper/login?redirect_to=${encodeURIComponent(`/booking/${order.checkoutId}/confirmation`)}`,
    );
  });

  test('a supplier that is silent is asked again later', async () => {
    const order = await book();
    await watchWith({ kind: 'unknown' });
    const looks = await running.shop.database
      .selectFrom('price_drop_look')
      .select('looked_on')
      .where('order_id', '=', order.id)
      .execute();
    expect(looks).toEqual([]);
  });
});

async function customer(email: string): Promise<ApiVisitor> {
  const browser = openBrowser(running.shop);
  await logInByCode(loginContext(running.shop), browser, email);
  return running.visitor(await browser.request());
}

/** What would be paid for the holiday now. */
async function payableAt({ ask }: ApiVisitor, found: FoundPackage): Promise<number> {
  const { holiday } = await ask<{
    holiday: { lines: readonly { amount: Amount; paidAtHotel: boolean }[] };
  }>(
    'query D($hotelQuoteId: ID!, $flightQuoteId: ID!) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId) { ... on Holiday { lines { amount { amount } paidAtHotel } } } }',
    { hotelQuoteId: found.hotelQuoteId, flightQuoteId: found.flightQuoteId },
  );
  return holiday.lines.reduce(
    (sum, { amount, paidAtHotel }) => (paidAtHotel ? sum : sum + amount.amount),
    0,
  );
}

/** An order of the lead; `payable` in pence is what they pay us for it. */
async function book(by = lead) {
  const found = await findGoodPackage(by);
  const checkoutId = await openCheckout(by, await createBasket(by, found));
  await fillCheckout(by, checkoutId);
  const { createPaymentRequest } = await by.ask<{
    createPaymentRequest: { paymentToken: string };
  }>(
    'mutation P($checkoutId: ID!, $cardToken: String!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: "first") { ... on PaymentRequest { paymentToken } } }',
    { checkoutId, cardToken: await running.cardToken('4111111111111111') },
  );
  const { placeOrder } = await by.ask<{ placeOrder: { __typename: string } }>(
    'mutation P($checkoutId: ID!, $paymentToken: ID!) { placeOrder(checkoutId: $checkoutId, paymentToken: $paymentToken) { __typename ... on OrderPlacementFailed { reason } ... on PaymentTokenInvalid { reason } } }',
    { checkoutId, paymentToken: createPaymentRequest.paymentToken },
  );
  if (placeOrder.__typename !== 'PlacedOrder') throw new Error(JSON.stringify(placeOrder));
  const order = await running.shop.database
    .selectFrom('customer_order')
    .select(['id', 'code', 'payable'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  await freeAgain(checkoutId);
  return { ...order, checkoutId, found };
}

/** Suppliers sell on what they hold for it: on some days that is the last which they have. */
async function freeAgain(checkoutId: string): Promise<void> {
  const { database, suppliers } = running.shop;
  for (const row of await findStanding(database, checkoutId))
    await cancelPart(database, standingBooking(suppliers, row), { checkoutId }, knownAtOnce);
}

/** Sets the prices of the hotel so many percent above those it began with. */
async function reprice(percent: number): Promise<void> {
  await askSimulator(`${running.shop.settings.suppliers.stays}/_moves`, {
    method: 'POST',
    body: JSON.stringify({ hotelId: 1, percent }),
  });
}

/** What was decided a moment ago no longer stands. */
const letTimePass = (orderId: string) =>
  running.shop.pool.query(
    `update price_drop_claim set decided_at = decided_at - interval '1 hour', created_at = created_at - interval '1 hour' where order_id = $1`,
    [orderId],
  );

const setStatus = (orderId: string, status: 'CANCELLED') =>
  running.shop.database
    .updateTable('customer_order')
    .set({ status })
    .where('id', '=', orderId)
    .execute();

const creditsOf = (orderId: string) =>
  running.shop.database.selectFrom('credit').select('id').where('order_id', '=', orderId).execute();

const nearlyFree = async (): Promise<PriceNow> => ({
  kind: 'priced',
  payable: 1,
  found: {},
});

const protections = async ({ ask }: ApiVisitor, orderCode: string | null = null) =>
  (
    await ask<{ priceDropProtections: readonly object[] | null }>(
      'query P($orderCode: String) { priceDropProtections(orderCode: $orderCode) { orderReference isOpen claims { id } } }',
      { orderCode },
    )
  ).priceDropProtections;

/** A claim that somebody has made before the order came to nothing. */
async function ask(orderId: string): Promise<string> {
  const id = `claim-of-${orderId}`;
  const { customer_id } = await running.shop.database
    .selectFrom('order_person')
    .select('customer_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await running.shop.database
    .insertInto('price_drop_claim')
    .values({ id, order_id: orderId, customer_id })
    .execute();
  return id;
}

/** A night's look, at which each holiday costs `payable` pence. */
const watch = (payable: number) => watchWith({ kind: 'priced', payable, found: {} });

async function watchWith(price: PriceNow): Promise<void> {
  await running.shop.pool.query('update price_drop_look set looked_on = looked_on - 1');
  await watchBookedPrices({ ...running.shop, priceAgain: async () => price });
}

const mailsOf = (code: string) =>
  running.shop.database
    .selectFrom('outbox_mail')
    .select('recipient')
    .where('id', 'like', `${code}.price-dropped%`)
    .execute();
