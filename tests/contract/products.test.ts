/** What the site sells, from the search to the order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlace } from '#server/catalogue/reference.ts';
import {
  createBasket,
  fillCheckout,
  findPackages,
  openCheckout,
  SoldOtherwise,
} from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 120 });
  visitor = running.visitor();
});
afterAll(() => running.close());

/** A basket of the first holiday of this kind that its suppliers still sell at its price. */
async function take(searchType: string): Promise<string> {
  for (const found of await findPackages(visitor, { searchType }))
    try {
      return await createBasket(visitor, found);
    } catch (error) {
      if (!(error instanceof SoldOtherwise)) throw error;
    }
  throw new Error(`nothing is sold to who searches for ${searchType}`);
}

const BASKET = `query B($basketId: ID!) { basket(id: $basketId) {
  basket { hotel { locatedIn { id } } flights { outbound { segments { flightNumber } } } } } }`;

async function order(checkoutId: string) {
  await fillCheckout(visitor, checkoutId);
  const { createPaymentRequest } = await visitor.ask<{
    createPaymentRequest: { paymentToken: string };
  }>(
    'mutation P($checkoutId: ID!, $cardToken: String!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: "press") { ... on PaymentRequest { paymentToken } } }',
    { checkoutId, cardToken: await running.cardToken('4111111111111111') },
  );
  const { placeOrder } = await visitor.ask<{ placeOrder: { __typename: string } }>(
    'mutation P($checkoutId: ID!, $paymentToken: ID!) { placeOrder(checkoutId: $checkoutId, paymentToken: $paymentToken) { __typename } }',
    { checkoutId, paymentToken: createPaymentRequest.paymentToken },
  );
  return placeOrder.__typename;
}

test.each([
  ['a package holiday', 'HOLIDAY', { flies: true }],
  ['a city break', 'CITY_BREAK', { flies: true, isInCity: true }],
  ['a hotel alone', 'UNKNOWN', { flies: false }],
])('%s is searched for and booked [SITE-01]', async (_, searchType, expected) => {
  const basketId = await take(searchType);
  const { basket } = (
    await visitor.ask<{
      basket: {
        basket: {
          hotel: { locatedIn: readonly { id: string }[] };
          flights: object | null;
        };
      };
    }>(BASKET, { basketId })
  ).basket;
  const { hotel, flights } = basket;
  const isInCity = hotel.locatedIn.some(({ id }) => findPlace(id)?.cityBreak);
  expect({ flies: flights !== null, isInCity }).toMatchObject(expected);
  expect(await order(await openCheckout(visitor, basketId))).toBe('PlacedOrder');
});
