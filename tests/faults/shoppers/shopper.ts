/**
 * Shoppers of the fault tests: they fill a checkout with every extra, log in on the way, take a
 * code and credits off the price and authenticate a card, by the shop's own functions.
 */
import * as v from 'valibot';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { totalOf } from '#domain/holiday/price.ts';
import type { Visitor } from '#server/account/visitor.ts';
import {
  setCarPark,
  setFulfilment,
  setInsurance,
  setPriority,
  setTransfer,
} from '#server/basket/basket-extras.ts';
import { setSeats } from '#server/basket/basket-seats.ts';
import { createBasket } from '#server/basket/create-basket.ts';
import { setCheckoutCredits } from '#server/checkout/checkout-credits.ts';
import { saveCar } from '#server/checkout/checkout.ts';
import { createPaymentRequest } from '#server/checkout/payment.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { fillCheckout } from '#testing/booking-shop.ts';
import { logInByCode, loginContext, openBrowser, type Browser } from '#testing/login.ts';
import type { FaultWorld } from '../fault-world.ts';

export type Shopper = {
  readonly context: KnownVisitorContext;
  readonly browser: Browser;
  readonly checkoutId: string;
  readonly token: string;
  readonly placementId: string;
};

export type Wishes = {
  readonly plan?: PlanName;
  readonly code?: 'plenty' | 'scarce';
  /** Those without credits do not log in. */
  readonly credits?: 'none' | 'own' | 'scarce';
  readonly logIn?: LogIn;
  /** By a card that we pay, instead of by us. */
  readonly booksFlights?: boolean;
  /** A room that is refunded, and no seats: it can be moved to other dates. */
  readonly isMovable?: boolean;
  /** Nothing was added to the flights: somebody can join. */
  readonly isJoinable?: boolean;
};

/** Makes the browser the customer's who has this mailbox. */
export type LogIn = (world: FaultWorld, browser: Browser, email: string) => Promise<void>;

const logInNow: LogIn = ({ shop }, browser, email) =>
  logInByCode(loginContext(shop), browser, email);

/** A checkout that is ready to be placed; its basket was filled before the login. */
export async function makeShopper(
  world: FaultWorld,
  {
    plan = 'pay_in_full',
    code = 'plenty',
    credits = 'own',
    logIn = logInNow,
    booksFlights = false,
    isMovable = false,
    isJoinable = false,
  }: Wishes = {},
): Promise<Shopper> {
  const browser = openBrowser(world.shop, { network: nextNetwork() });
  await (await browser.request()).open();
  const basketId = await fillBasket(contextOf(world, await browser.visitor()), {
    booksFlights,
    isMovable,
    isJoinable,
  });
  const wallet = credits === 'none' ? undefined : world.reductions.nextWallet(credits);
  if (wallet) await logIn(world, browser, wallet.email);
  const context = contextOf(world, await browser.visitor());
  const checkoutId = await fillCheckout(context, basketId, plan);
  await saveCar(context, checkoutId, {
    colour: 'Blue',
    make: 'Skoda',
    model: 'Fabia',
    registration: 'AB12 CDE',
  });
  await addPromotionalCode(context, checkoutId, await world.reductions.nextCode(code));
  if (wallet) {
    const creditIds = await wallet.creditIds();
    const spent = await setCheckoutCredits(context, checkoutId, { creditIds, acceptedLoss: 0 });
    if (credits === 'own' && spent.kind !== 'checkout') throw new Error(JSON.stringify(spent));
  }
  const token = await pay(world, context, checkoutId);
  return { context, browser, checkoutId, token, placementId: `${checkoutId}:1` };
}

function contextOf({ shop }: FaultWorld, visitor: Visitor): KnownVisitorContext {
  if (visitor.kind === 'nobody') throw new Error('the session of a shopper is gone');
  return { ...shop, visitor };
}

async function fillBasket(
  context: KnownVisitorContext,
  {
    booksFlights,
    isMovable,
    isJoinable,
  }: Required<Pick<Wishes, 'booksFlights' | 'isMovable' | 'isJoinable'>>,
): Promise<string> {
  const holiday = {
    ...makePricedHoliday(booksFlights ? { agentFee: true, airlineSession: false } : {}),
    ...(isMovable && { refundableUntil: '2027-07-10' }),
  };
  const created = await createBasket(context, {
    price: { kind: 'priced', holiday },
    acceptedTotal: totalOf(holiday.lines),
  });
  if (created.kind !== 'BasketCreated') throw new Error(created.kind);
  const { id } = created.basket;
  await setTransfer(context, id, 't1');
  await setCarPark(context, id, 'p1');
  await setInsurance(context, id, 'i1');
  if (booksFlights) {
    await setFulfilment(context, id, 'SELF_BOOK', true);
    return id;
  }
  if (isJoinable) return id;
  await setPriority(context, id, true, true);
  if (isMovable) return id;
  await setSeats(
    context,
    id,
    { way: 'outbound', seats: ['12A', '12B'] },
    { isSold: true, isCompulsory: true },
  );
  return id;
}

async function pay(
  { paymentUrl }: FaultWorld,
  context: KnownVisitorContext,
  checkoutId: string,
): Promise<string> {
  const request = {
    checkoutId,
    cardToken: await typeCard(paymentUrl),
    idempotencyKey: context.newId(),
    returnUrl: 'https://holidaymaker.example/back',
  };
  for (let tries = 0; tries < 20; tries++) {
    const payment = await createPaymentRequest(context, request);
    if (payment.kind === 'PaymentRequest') return payment.paymentToken;
  }
  throw new Error(`checkout ${checkoutId} could not be paid`);
}

/** The token of a card that is never refused. */
export async function typeCard(paymentUrl: string): Promise<string> {
  const body = JSON.stringify({
    number: '4111 1111 1111 1111',
    expiry: '08/39',
    code: '123',
    holder: 'Ada Hargreaves',
  });
  const response = await fetch(`${paymentUrl}/fields/tokens`, { method: 'POST', body });
  return v.parse(v.object({ token: v.string() }), await response.json()).token;
}

let networks = 0;

/** Each shopper comes from one of its own: what one network may try is not what is tested. */
function nextNetwork(): string {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.0`;
}
