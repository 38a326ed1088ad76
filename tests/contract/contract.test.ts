import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkOperation } from '#graphql/execution/execute.ts';
import { makeShopSchema } from '#graphql/schema/resolvers.ts';
import { createBasket, findGoodPackage, PASSENGERS } from '#testing/api-purchase.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

const directory = path.join(import.meta.dirname, 'documents');
const read = (name: string): string =>
  readFileSync(path.join(directory, `${name}.graphql`), 'utf8');
const names = readdirSync(directory).map((file) => path.basename(file, '.graphql'));
const schema = makeShopSchema();
const problemsOf = (name: string): string[] =>
  checkOperation(schema, parse(read(name))).map(({ message }) => message);

test.each(names)('the document %s validates as it stands', (name) => {
  expect(problemsOf(name)).toEqual([]);
});

describe('run in the order of a purchase', () => {
  let running: RunningShop;
  let visitor: ApiVisitor;
  let basketId: string;
  let checkoutId: string;
  beforeAll(async () => {
    running = await openRunningShop({ hotels: 10 });
    visitor = running.visitor();
    basketId = await createBasket(visitor, await findGoodPackage(visitor));
  });
  afterAll(() => running.close());

  test('checkoutFromBasket gives the checkout by id [CHK-16]', async () => {
    const { checkoutFromBasket } = await visitor.ask<{
      checkoutFromBasket: { checkout: { id: string } };
    }>(read('checkout-from-basket'), { basketId });
    checkoutId = checkoutFromBasket.checkout.id;
    expect(checkoutFromBasket).toEqual({
      statusCode: 200,
      errors: [],
      checkout: { id: expect.any(String) },
    });
  });

  test('addPassengerDetailsToCheckout saves what was sent [PAX-29]', async () => {
    expect(
      await visitor.ask(read('add-passenger-details-to-checkout'), {
        checkoutId,
        passengerDetails: PASSENGERS,
      }),
    ).toEqual({
      addPassengerDetailsToCheckout: {
        statusCode: 200,
        errors: [],
        checkout: {
          id: checkoutId,
          passengerDetails: PASSENGERS.map((passenger) => ({
            ...passenger,
            age: { value: expect.any(Number), unit: 'YEARS' },
            specialAssistance: null,
          })),
        },
      },
    });
  });

  test('addPaymentScheduleToCheckout gives the plan: sums as money, what is left as a plain amount [PAY-04] [PAY-16]', async () => {
    type Answer = {
      addPaymentScheduleToCheckout: {
        checkout: {
          paymentSchedule: {
            instalments: readonly { amount: { amount: number }; remainingBalance: number }[];
          };
        };
      };
    };
    const { addPaymentScheduleToCheckout } = await visitor.ask<Answer>(
      read('add-payment-schedule-to-checkout'),
      { checkoutId, paymentSchedule: { name: 'Equal_Instalments' } },
    );
    const { instalments } = addPaymentScheduleToCheckout.checkout.paymentSchedule;
    expect(instalments.length).toBeGreaterThan(1);
    expect(instalments.map(({ remainingBalance }) => remainingBalance)).toEqual(
      instalments.map((_, i) =>
        instalments.slice(i + 1).reduce((sum, { amount }) => sum + amount.amount, 0),
      ),
    );
  });

  test('checkoutById gives all of it [CHK-11] [CHK-13]', async () => {
    const { checkoutById } = await visitor.ask<{ checkoutById: object }>(read('checkout-by-id'), {
      checkoutId,
    });
    expect(checkoutById).toMatchObject({
      statusCode: 200,
      errors: [],
      checkout: {
        id: checkoutId,
        status: 'OPEN',
        orderReference: null,
        basket: { id: basketId, promotionalCode: null },
        passengerDetails: [{ firstName: 'Sarah' }, { firstName: 'Daniel' }],
        paymentSchedule: { name: 'Equal_Instalments' },
      },
    });
  });

  test('addPromotionalCodeToCheckout takes the code off and gives its worth [PROMO-01]', async () => {
    const code = await makeTestCode(running.shop, { worth: { kind: 'percent', percent: 10 } });
    const payable = async () =>
      (
        await visitor.ask<{ basket: { basket: { payable: { amount: number } } } }>(
          'query B($id: ID!) { basket(id: $id) { basket { payable { amount } } } }',
          { id: basketId },
        )
      ).basket.basket.payable.amount;
    const full = await payable();
    const amount = Math.ceil(full / 10);
    expect(
      await visitor.ask(read('add-promotional-code-to-checkout'), { checkoutId, code }),
    ).toEqual({
      addPromotionalCodeToCheckout: {
        statusCode: 200,
        errors: [],
        checkout: { basket: { promotionalCode: { code, amount } } },
      },
    });
    expect(await payable()).toBe(full - amount);
  });

  test('what a code cannot do is told by the type of the result and by its error (ERR-27, ERR-28)', async () => {
    const enter = async (id: string, code: string) =>
      (
        await visitor.ask<{ addPromotionalCodeToCheckout: object }>(
          'mutation Enter($id: ID!, $code: String!) { addPromotionalCodeToCheckout(checkoutId: $id, code: $code) { __typename statusCode errors { code field message } checkout { id } } }',
          { id, code },
        )
      ).addPromotionalCodeToCheckout;
    const nothing = { checkout: null };
    expect(await enter(checkoutId, 'NEVERMADE')).toEqual({
      ...nothing,
      __typename: 'InvalidInput',
      statusCode: 422,
      errors: [
        { code: 'promo_code_unknown', field: 'code', message: 'Please enter a valid promo code.' },
      ],
    });
    expect(await enter(checkoutId, await makeTestCode(running.shop))).toMatchObject({
      ...nothing,
      __typename: 'CheckoutIneligibleForPromotionalCode',
      statusCode: 422,
      errors: [{ code: 'promo_code_second', field: 'code' }],
    });
    expect(await enter('no-such-checkout', 'NEVERMADE')).toMatchObject({
      ...nothing,
      __typename: 'CheckoutDoesNotExist',
      statusCode: 404,
      errors: [{ code: 'checkout_does_not_exist', field: 'checkoutId' }],
    });
  });

  test('removePromotionalCodeFromCheckout gives the checkout without it', async () => {
    expect(
      await visitor.ask(
        'mutation Remove($checkoutId: ID!) { removePromotionalCodeFromCheckout(checkoutId: $checkoutId) { __typename checkout { eligibleForPromotionalCode basket { promotionalCode { code } } } } }',
        { checkoutId },
      ),
    ).toEqual({
      removePromotionalCodeFromCheckout: {
        __typename: 'CheckoutResponse',
        checkout: { eligibleForPromotionalCode: true, basket: { promotionalCode: null } },
      },
    });
  });

  test('placeOrder and commitOrder answer with a type of their results [ORD-01] [ORD-02]', async () => {
    expect(
      await visitor.ask(read('place-order'), { checkoutId, paymentToken: 'nobody-has-it' }),
    ).toEqual({ placeOrder: { __typename: 'PaymentTokenInvalid' } });
    expect(await visitor.ask(read('commit-order'), { checkoutId })).toEqual({
      commitOrder: { __typename: 'UnprocessedOrder' },
    });
  });

  test('destinationById and the hotel by id have the fields of a list of destinations', async () => {
    expect(await visitor.ask(read('destination-by-id'), { id: 'spain-majorca' })).toEqual({
      destinationById: {
        value: 'spain-majorca',
        label: 'Majorca',
        active: true,
        availableFrom: null,
        seasonality: { startDate: expect.any(String), endDate: expect.any(String) },
      },
    });
    expect(await visitor.ask(read('hotel-by-id'), { id: '1' })).toMatchObject({
      hotel: { value: '1', address: { city: 'Puerto Sóller' } },
    });
  });
});
