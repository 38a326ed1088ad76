import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CONTACT,
  createBasket,
  fillCheckout,
  findGoodPackage,
  openCheckout,
  PASSENGERS,
} from '#testing/api-purchase.ts';
import {
  openRunningShop,
  type ApiVisitor,
  type RunningShop,
  type Variables,
} from '#testing/running-shop.ts';

let running: RunningShop;
let basketId: string;
let checkoutId: string;
let owner: ApiVisitor;
let stranger: ApiVisitor;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  owner = running.visitor();
  basketId = await createBasket(owner, await findGoodPackage(owner));
  checkoutId = await openCheckout(owner, basketId);
  await fillCheckout(owner, checkoutId);
  stranger = running.visitor();
  await stranger.context.visitor.openSession();
});
afterAll(() => running.close());

const STATE = 'statusCode errors { code message field }';

/** Every operation that takes the id of a basket or checkout. */
const OPERATIONS: readonly (readonly [
  name: string,
  kind: 'basket' | 'checkout',
  text: string,
  more: Variables,
])[] = [
  ['basket', 'basket', `query O($id: ID!) { basket(id: $id) { ${STATE} basket { id } } }`, {}],
  [
    'refreshBasket',
    'basket',
    `mutation O($id: ID!) { refreshBasket(basketId: $id) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'extendBasket',
    'basket',
    `mutation O($id: ID!) { extendBasket(basketId: $id) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'acceptBasketPrice',
    'basket',
    `mutation O($id: ID!) { acceptBasketPrice(basketId: $id, acceptedTotal: 1) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setTransfer',
    'basket',
    `mutation O($id: ID!) { setTransfer(basketId: $id, transferId: null) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setCarPark',
    'basket',
    `mutation O($id: ID!) { setCarPark(basketId: $id, carParkId: null) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setInsurance',
    'basket',
    `mutation O($id: ID!) { setInsurance(basketId: $id, insuranceId: null) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'setHoldBags',
    'basket',
    `mutation O($id: ID!) { setHoldBags(basketId: $id, quantity: 0) { ${STATE} basket { id } } }`,
    {},
  ],
  [
    'checkoutFromBasket',
    'basket',
    `mutation O($id: ID!) { checkoutFromBasket(basketId: $id) { ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'checkoutById',
    'checkout',
    `query O($id: ID!) { checkoutById(checkoutId: $id) { ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'orderByCheckout',
    'checkout',
    'query O($id: ID!) { orderByCheckout(checkoutId: $id) { id } }',
    {},
  ],
  [
    'addPassengerDetailsToCheckout',
    'checkout',
    `mutation O($id: ID!, $passengerDetails: [PassengerDetailsInput!]!) { addPassengerDetailsToCheckout(checkoutId: $id, passengerDetails: $passengerDetails) { ${STATE} checkout { id } } }`,
    { passengerDetails: PASSENGERS },
  ],
  [
    'addContactDetailsToCheckout',
    'checkout',
    `mutation O($id: ID!, $contactDetails: ContactDetailsInput!) { addContactDetailsToCheckout(checkoutId: $id, contactDetails: $contactDetails) { ${STATE} checkout { id } } }`,
    { contactDetails: CONTACT },
  ],
  [
    'addCarDetailsToCheckout',
    'checkout',
    `mutation O($id: ID!) { addCarDetailsToCheckout(checkoutId: $id, carDetails: { colour: "Blue", make: "Skoda", model: "Octavia", registration: "AB12 CDE" }) { ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'addPaymentScheduleToCheckout',
    'checkout',
    `mutation O($id: ID!) { addPaymentScheduleToCheckout(checkoutId: $id, paymentSchedule: { name: "pay_in_full" }) { ${STATE} checkout { id } } }`,
    {},
  ],
  [
    'createPaymentPage',
    'checkout',
    'mutation O($id: ID!) { createPaymentPage(checkoutId: $id) { __typename } }',
    {},
  ],
  [
    'createPaymentRequest',
    'checkout',
    'mutation O($id: ID!) { createPaymentRequest(checkoutId: $id, cardToken: "t", idempotencyKey: "k") { __typename } }',
    {},
  ],
  [
    'finishPaymentRequest',
    'checkout',
    'mutation O($id: ID!) { finishPaymentRequest(checkoutId: $id, redirectResult: "r") { __typename } }',
    {},
  ],
  [
    'placeOrder',
    'checkout',
    'mutation O($id: ID!) { placeOrder(checkoutId: $id, paymentToken: "t") { __typename ... on CheckoutDoesNotExist { message } } }',
    {},
  ],
  [
    'commitOrder',
    'checkout',
    'mutation O($id: ID!) { commitOrder(checkoutId: $id) { __typename ... on UnprocessedOrder { message reason } } }',
    {},
  ],
];

test.each(OPERATIONS)(
  '%s answers whoever is not the owner as for an id that does not exist',
  async (_name, kind, text, more) => {
    const id = kind === 'basket' ? basketId : checkoutId;
    const foreign = await stranger.ask(text, { id, ...more });
    expect(foreign).toEqual(await stranger.ask(text, { id: 'AAAAAAAAAAAAAAAAAAAAAA', ...more }));
    // Without a session nobody owns anything.
    expect(await running.visitor().ask(text, { id, ...more })).toEqual(foreign);
    expect(JSON.stringify(foreign)).not.toContain(id);
  },
);

test('the owner still has everything as it was', async () => {
  const { checkoutById } = await owner.ask<{
    checkoutById: {
      statusCode: number;
      checkout: {
        id: string;
        basket: { id: string };
        passengerDetails: readonly { firstName: string }[];
      };
    };
  }>(
    'query Look($id: ID!) { checkoutById(checkoutId: $id) { statusCode checkout { id basket { id } passengerDetails { firstName } } } }',
    { id: checkoutId },
  );
  expect(checkoutById).toMatchObject({
    statusCode: 200,
    checkout: { id: checkoutId, basket: { id: basketId } },
  });
  expect(checkoutById.checkout.passengerDetails.map(({ firstName }) => firstName)).toEqual([
    'Sarah',
    'Daniel',
  ]);
});
