/**
 * A shop over a test database with suppliers and cards in memory, and the ways to a checkout that
 * is ready to be placed.
 */
import { randomBytes } from 'node:crypto';
import { expectedTravellers, type PassengerInput } from '#domain/basket/passengers.ts';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { totalOf } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { makeEventData } from '#domain/tracking/event-data.ts';
import { SOMEWHERE } from '#server/account/session.ts';
import { databaseOf } from '#server/account/visitor-rows.ts';
import type { KnownVisitor, VisitingCustomer } from '#server/account/visitor.ts';
import { createBasket } from '#server/basket/create-basket.ts';
import {
  checkoutFromBasket,
  saveContact,
  savePassengers,
  savePlan,
} from '#server/checkout/checkout.ts';
import { createPaymentRequest } from '#server/checkout/payment.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import { GREAT_BRITAIN, type Market } from '#server/market/market.ts';
import type { PlacementContext } from '#server/order/placement-context.ts';
import { claimCheckout, type Claim } from '#server/order/placing/claim.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import type {
  CallerContext,
  KnownVisitorContext,
  VisitorContext,
} from '#server/purchase-context.ts';
import type { Steps } from '#server/workflow/engine.ts';
import { makePricedHoliday } from './booking-holiday.ts';
import { makeFakePayments, type FakePayments } from './booking-payments.ts';
import { makeFakeSuppliers, type FakeSuppliers } from './booking-suppliers.ts';
import { UNCOUNTED } from './callers/uncounted.ts';
import type { TestDatabase } from './database.ts';

export type TestShop = Omit<PlacementContext, 'suppliers' | 'payments'> & {
  readonly suppliers: FakeSuppliers;
  readonly payments: FakePayments;
  /** Who asks in no browser. */
  readonly client: CallerContext['client'];
  /** Sets the shop's clock. */
  setTime(instant: string): void;
  /** The context of a visitor, who sees in the database what is theirs alone. */
  visitor(owner?: string, customer?: VisitingCustomer): KnownVisitorContext;
};

/** Steps that simply run, for tests that kill nothing; sleeping takes no time. */
export const plainSteps: Steps = {
  step: (_, work) => work(),
  read: (work) => work(),
  sleepUntil: async () => undefined,
  patched: async () => true,
};

/** Sells in Great Britain unless told. */
export function makeTestShop(
  { database, visitorPool }: Pick<TestDatabase, 'database' | 'visitorPool'>,
  market: Market = GREAT_BRITAIN,
): TestShop {
  let now = new Date('2026-11-21T10:00:00.000Z');
  const suppliers = makeFakeSuppliers(() => now);
  const seller = {
    payments: makeFakePayments(),
    brand: {
      name: 'Holidaymaker',
      legalName: 'Holidaymaker Demonstration Ltd',
      phone: '0113 496 0180',
      email: 'bookings@holidaymaker.example',
      siteUrl: 'https://holidaymaker.example',
    },
    market,
  };
  const shop = {
    database,
    suppliers,
    clock: () => now,
    securityLog: () => undefined,
    eventData: makeEventData,
    client: SOMEWHERE,
    log: { warn: () => undefined },
    newId: () => randomBytes(16).toString('hex'),
    secret: 'a secret of the tests, which sign with it',
    ...seller,
    sellers: new Map([[seller.market.market, seller]]),
    terms: {},
    quotas: { baskets: 0, cardTries: 0, codeTries: 0 },
    steps: plainSteps,
    timeouts: { bookingMs: 300, lateLooksMs: [1, 2] },
  };
  return {
    ...shop,
    setTime: (instant) => {
      now = new Date(instant);
    },
    visitor: (owner = 'ada', customer) => {
      const visitor: KnownVisitor = { kind: 'known', owner, ...(customer && { customer }) };
      return {
        ...shop,
        database: databaseOf(visitorPool, { visitor }, shop.market),
        visitor,
        caller: UNCOUNTED,
      };
    },
  };
}

export const contactOfAda = {
  title: 'mrs',
  firstName: 'Ada',
  lastName: 'Hargreaves',
  emailAddress: 'ada@example.com',
  alternativeEmailAddress: null,
  phoneNumber: '0113 496 0180',
  optIntoMarketing: false,
  billingAddress: {
    address: '1 Park Row',
    city: 'Leeds',
    postalCode: 'LS1 5HN',
    country: 'United Kingdom',
    isoCountryCode: 'GB',
  },
};

/** Passengers that the rules accept for a holiday. */
export function makePassengers(holiday: PricedHoliday): PassengerInput[] {
  const year = (age: number) => Number(holiday.returnDate.slice(0, 4)) - age;
  return expectedTravellers(holiday.party).map(({ type, statedAge }, i) => ({
    title: type === 'adult' ? 'mrs' : 'miss',
    firstName: ['Ada', 'Bea', 'Cleo', 'Dot', 'Eve', 'Fay'][i % 6]!,
    lastName: 'Hargreaves',
    dateOfBirth: `01/01/${year(statedAge ?? 35)}`,
    age: { value: statedAge ?? 35, unit: 'YEARS' },
    leadAuthorised: i === 0,
  }));
}

/** A basket of this holiday. */
export async function openBasket(
  context: KnownVisitorContext,
  holiday = makePricedHoliday({}, context.market),
): Promise<string> {
  const created = await createBasket(context, {
    price: { kind: 'priced', holiday },
    acceptedTotal: totalOf(holiday.lines),
  });
  if (created.kind !== 'BasketCreated') throw new Error(created.kind);
  return created.basket.id;
}

/** The checkout of a basket with every step answered. */
export async function fillCheckout(
  context: VisitorContext,
  basketId: string,
  plan: PlanName = 'pay_in_full',
): Promise<string> {
  const opened = await checkoutFromBasket(context, basketId);
  if (opened.kind !== 'checkout') throw new Error(opened.kind);
  const { id, basket } = opened.checkout;
  const saved = [
    await savePassengers(context, id, makePassengers(basket.holiday)),
    await saveContact(context, id, contactOfAda),
    await savePlan(context, id, plan),
  ];
  for (const outcome of saved)
    if (outcome.kind !== 'checkout') throw new Error(JSON.stringify(outcome));
  return id;
}

/** A ready payment for a checkout. */
export async function pay(
  context: CallerContext,
  checkoutId: string,
  cardToken = 'card',
): Promise<string> {
  const request = await createPaymentRequest(context, {
    checkoutId,
    cardToken,
    idempotencyKey: context.newId(),
    returnUrl: 'https://holidaymaker.example/back',
  });
  if (request.kind !== 'PaymentRequest') throw new Error(JSON.stringify(request));
  return request.paymentToken;
}

/** Claims a checkout, and asks again for as long as others hold it: a busy machine is no answer. */
export async function claimDecided(
  context: VisitorContext,
  checkoutId: string,
  paymentToken: string,
): Promise<Exclude<Claim, { readonly kind: 'locked' }>> {
  for (;;) {
    const claim = await claimCheckout(context, checkoutId, paymentToken);
    if (claim.kind !== 'locked') return claim;
  }
}

/** An order placed with a plan, with a promotional code when one is named, and its id. */
export async function placeSampleOrder(
  shop: TestShop,
  plan: PlanName = 'pay_in_full',
  code?: string,
): Promise<{ readonly orderId: string; readonly checkoutId: string }> {
  const ada = shop.visitor();
  const checkoutId = await fillCheckout(ada, await openBasket(ada), plan);
  if (code !== undefined) await addPromotionalCode(ada, checkoutId, code);
  const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const outcome = await placeOrder(shop, claim.placementId);
  if (outcome.kind !== 'PlacedOrder') throw new Error(JSON.stringify(outcome));
  return { orderId: outcome.orderId, checkoutId };
}
