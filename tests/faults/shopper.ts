/**
 * Shoppers of the fault tests: they fill a checkout with every extra and authenticate a card, by
 * the shop's own functions.
 */
import * as v from 'valibot';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { totalOf } from '#domain/holiday/price.ts';
import { setCarPark, setInsurance, setTransfer } from '#server/basket/basket-extras.ts';
import { createBasket } from '#server/basket/create-basket.ts';
import { saveCar } from '#server/checkout/checkout.ts';
import { createPaymentRequest } from '#server/checkout/payment.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { fillCheckout } from '#testing/booking-shop.ts';
import type { FaultWorld } from './fault-world.ts';

export type Shopper = {
  readonly checkoutId: string;
  readonly token: string;
  readonly placementId: string;
};

/** A checkout that is ready to be placed. */
export async function makeShopper(
  { visitor, paymentUrl }: FaultWorld,
  plan: PlanName = 'pay_in_full',
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
