import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBasket, findGoodPackage, openCheckout } from '#testing/api-purchase.ts';
import { giveCredit } from '#testing/customers.ts';
import { logInByCode, openBrowser } from '#testing/login.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;
let customerId: string;
let checkoutId: string;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 10 });
  const browser = openBrowser(running.shop);
  await logInByCode(running.shop, browser, 'ada@example.com');
  visitor = running.visitor(await browser.request());
  const { rows } = await running.shop.pool.query(`select id from customer`);
  customerId = rows[0].id;
  checkoutId = await openCheckout(
    visitor,
    await createBasket(visitor, await findGoodPackage(visitor)),
  );
});
afterAll(() => running.close());

const read = (name: string) => readFileSync(`tests/contract/documents/${name}.graphql`, 'utf8');
const give = (wanted?: Parameters<typeof giveCredit>[2]) =>
  giveCredit(running.shop, customerId, { endsOn: '2099-04-30', ...wanted });
const SET = `mutation Set($checkoutId: ID!, $creditIds: [ID!]!, $acceptedLoss: Int) {
  setCheckoutCredits(checkoutId: $checkoutId, creditIds: $creditIds, acceptedLoss: $acceptedLoss) {
    __typename statusCode errors { code field }
    ... on CreditArrayInvalid { creditId reason loss { amount currencyCode } }
    checkout { newCredits { id } basket { payable { amount } } }
  }
}`;
const set = async (creditIds: readonly string[], acceptedLoss = 0, id = checkoutId) =>
  (
    await visitor.ask<{
      setCheckoutCredits: { readonly loss: { readonly amount: number } };
    }>(SET, { checkoutId: id, creditIds, acceptedLoss })
  ).setCheckoutCredits;

const HALF = { kind: 'percent', percent: 50 } as const;
const addCode = (code: string) =>
  visitor.ask(
    'mutation A($id: ID!, $code: String!) { addPromotionalCodeToCheckout(checkoutId: $id, code: $code) { statusCode } }',
    { id: checkoutId, code },
  );

test('walletCredits gives a campaign’s credit with its conditions [WALL-01] [WALL-03]', async () => {
  const id = await give({ leastSpend: 100_000, combines: false });
  expect(await visitor.ask(read('wallet-credits'))).toEqual({
    walletCredits: [
      {
        __typename: 'TargetedCampaignCredit',
        id,
        amount: { amount: 2_500, currencyCode: 'GBP' },
        expiresAt: '2099-04-30T23:00:00Z',
        name: 'Spring campaign',
        status: 'AVAILABLE',
        campaign: {
          id: expect.any(String),
          redemptionConditionsDescription:
            'Holidays from £1,000. Not together with another credit.',
        },
      },
    ],
  });
  expect(await running.visitor().ask(read('wallet-credits'))).toEqual({ walletCredits: null });
});

test('setCheckoutCredits gives the checkout with its new credits, or what stands against them by name [CHK-11] [ERR-28]', async () => {
  const [credit, large, alone] = [
    await give(),
    await give({ amount: 9_000_000 }),
    await give({ combines: false }),
  ];
  const taken = { checkout: { newCredits: [{ id: credit }] } };
  expect(await set([credit])).toMatchObject({ __typename: 'CheckoutResponse', ...taken });
  const invalid = { __typename: 'CreditArrayInvalid', statusCode: 422, checkout: null };
  const exceeds = await set([large]);
  expect(exceeds).toEqual({
    ...invalid,
    creditId: large,
    reason: 'EXCEEDS_COST',
    loss: { amount: expect.any(Number), currencyCode: 'GBP' },
    errors: [{ code: 'credit_exceeds_cost', field: 'creditIds[0]' }],
  });
  expect(await set([credit, alone])).toMatchObject({ ...invalid, reason: 'NOT_STACKABLE' });
  expect(await set([large, credit])).toMatchObject({ __typename: 'NegativeTotalCost' });
  expect(await set(['nope'])).toMatchObject({ __typename: 'InvalidInput', checkout: null });
  await addCode(await makeTestCode(running.shop, { worth: HALF }));
  expect(await set([credit])).toMatchObject({ __typename: 'ProfitBelowThreshold' });
  await visitor.ask(
    'mutation R($id: ID!) { removePromotionalCodeFromCheckout(checkoutId: $id) { statusCode } }',
    { id: checkoutId },
  );
  expect(await set([], 0, 'nope')).toMatchObject({ __typename: 'CheckoutDoesNotExist' });
  expect(await set([large], exceeds.loss.amount)).toMatchObject({
    checkout: { newCredits: [{ id: large }], basket: { payable: { amount: 100 } } },
  });
  expect(await set([])).toMatchObject({ checkout: { newCredits: [] } });
});
