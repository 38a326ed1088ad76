import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import {
  createBasket,
  departureDay,
  findGoodPackage,
  openCheckout,
  PASSENGERS,
} from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;
let checkoutId: string;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 10 });
  visitor = running.visitor();
  const found = await findGoodPackage(visitor, {
    rooming: [{ adults: 2, childAges: [13] }],
    nights: [10],
  });
  checkoutId = await openCheckout(visitor, await createBasket(visitor, found));
});
afterAll(() => running.close());

const SAVE = `mutation Save($checkoutId: ID!, $passengerDetails: [PassengerDetailsInput!]!) {
  addPassengerDetailsToCheckout(checkoutId: $checkoutId, passengerDetails: $passengerDetails) {
    __typename statusCode errors { code field } checkout { id }
  }
}`;

/** With a third who is of this age. */
const saveWithChild = async (years: number) => {
  const dateOfBirth = addDays(departureDay(), -Math.round(years * 365.25) - 100);
  const child = { title: 'miss', firstName: 'Holly', lastName: 'Hargreaves' };
  const age = { value: years, unit: 'YEARS' };
  const third = { ...child, leadAuthorised: false, age, dateOfBirth };
  const passengerDetails = [...PASSENGERS, third];
  const { addPassengerDetailsToCheckout: saved } = await visitor.ask<{
    addPassengerDetailsToCheckout: object;
  }>(SAVE, { checkoutId, passengerDetails });
  return saved;
};

test('a child who will be of another age than was searched for is a result of its own [ERR-28]', async () => {
  expect(await saveWithChild(8)).toEqual({
    __typename: 'ChildAgesAreInconsistent',
    statusCode: 422,
    errors: [{ code: 'passenger_dob_mismatch', field: 'passengerDetails[2].dateOfBirth' }],
    checkout: null,
  });
  expect(await saveWithChild(40)).toMatchObject({
    __typename: 'CheckoutResponse',
    statusCode: 422,
    errors: [{ code: 'passenger_type_age' }],
  });
});
