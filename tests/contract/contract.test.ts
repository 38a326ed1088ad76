import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkOperation } from '#graphql/execution/execute.ts';
import { makeShopSchema } from '#graphql/resolvers.ts';
import { createBasket, findGoodPackage, PASSENGERS } from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

/**
 * Documents that wait for what they ask of, each with the field that is missing. Who builds it
 * takes the document out of here.
 */
const WAITING: Readonly<Record<string, string>> = {
  'add-promotional-code-to-checkout': 'Mutation.addPromotionalCodeToCheckout',
  customer: 'Query.customer',
  'price-drop-protection-claim': 'Query.priceDropProtectionClaim',
  'saved-deals': 'Query.savedDeals',
  'wallet-credits': 'Query.walletCredits',
};

const directory = path.join(import.meta.dirname, 'documents');
const read = (name: string): string =>
  readFileSync(path.join(directory, `${name}.graphql`), 'utf8');
const names = readdirSync(directory).map((file) => path.basename(file, '.graphql'));
const schema = makeShopSchema();
const problemsOf = (name: string): string[] =>
  checkOperation(schema, parse(read(name))).map(({ message }) => message);

test.each(names.filter((name) => !(name in WAITING)))(
  'the document %s validates as it stands',
  (name) => {
    expect(problemsOf(name)).toEqual([]);
  },
);

test.each(Object.entries(WAITING))('the document %s waits for %s', (name, missing) => {
  const [type, field] = missing.split('.');
  expect(problemsOf(name)).toEqual([`Cannot query field "${field}" on type "${type}".`]);
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
