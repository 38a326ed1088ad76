/**
 * Shoppers of the fault tests: they fill a checkout with every extra and authenticate a card, by
 * the shop's own functions.
 */
import * as v from 'valibot';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { totalOf } from '#domain/holiday/price.ts';
import { announceCode } from '#server/basket/announced-codes.ts';
import { setCarPark, setInsurance, setTransfer } from '#server/basket/basket-extras.ts';
import { createBasket } from '#server/basket/create-basket.ts';
import { saveCar } from '#server/checkout/checkout.ts';
import { createPaymentRequest } from '#server/checkout/payment.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { fillCheckout } from '#testing/booking-shop.ts';
import type { FaultWorld } from './fault-world.ts';

export type Shopper = {
  readonly checkoutId: string;
  readonly token: string;
  readonly placementId: string;
};

/**
 * A checkout that is ready to be placed, with a promotional code. A `scarce` one two shoppers enter
 * one after the other, and one of them may use.
 */
export async function makeShopper(
  { visitor, paymentUrl }: FaultWorld,
  plan: PlanName = 'pay_in_full',
  scarce = false,
): Promise<Shopper> {
  const holiday = makePricedHoliday();
  const created = await createBasket(visitor, {
    price: { kind: 'priced', holiday },
    acceptedTotal: totalOf(holiday.lines),
  });
  if (created.kind !== 'BasketCreated') throw new Error(created.kind);
  const { id } = created.basket;
  await setTransfer(visitor, id, 't1');
  await setCarPark(visitor, id, 'p1');
  await setInsurance(visitor, id, 'i1');
  const checkoutId = await fillCheckout(visitor, id, plan);
  await saveCar(visitor, checkoutId, {
    colour: 'Blue',
    make: 'Skoda',
    model: 'Fabia',
    registration: 'AB12 CDE',
  });
  await enterCode(visitor, checkoutId, scarce);
  const request = {
    checkoutId,
    cardToken: await typeCard(paymentUrl),
    idempotencyKey: visitor.newId(),
    returnUrl: 'https://holidaymaker.example/back',
  };
  for (let tries = 0; tries < 20; tries++) {
    const payment = await createPaymentRequest(visitor, request);
    if (payment.kind === 'PaymentRequest')
      return { checkoutId, token: payment.paymentToken, placementId: `${checkoutId}:1` };
  }
  throw new Error(`checkout ${checkoutId} could not be paid`);
}

let scarceCodes = 0;

async function enterCode(
  visitor: FaultWorld['visitor'],
  checkoutId: string,
  scarce: boolean,
): Promise<void> {
  const code = scarce ? `LAST-${Math.floor(scarceCodes++ / 2)}` : 'FOR-EVERYBODY';
  await announceCode(visitor.database, {
    code,
    worth: { kind: 'percent', percent: 10 },
    leastSpend: 0,
    market: visitor.market,
    ...(scarce && { mostUses: 1 }),
  });
  await addPromotionalCode(visitor, checkoutId, code);
}

async function typeCard(paymentUrl: string): Promise<string> {
  const body = JSON.stringify({
    number: '4111 1111 1111 1111',
    expiry: '08/39',
    code: '123',
    holder: 'Ada Hargreaves',
  });
  const response = await fetch(`${paymentUrl}/fields/tokens`, { method: 'POST', body });
  return v.parse(v.object({ token: v.string() }), await response.json()).token;
}
