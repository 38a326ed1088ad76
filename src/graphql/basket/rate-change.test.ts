/** A new rate of exchange on the way from a search to the payment, at two nodes (SITE-07). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRates } from '#server/purchase-context.ts';
import {
  createBasket,
  fillCheckout,
  findGoodPackage,
  openCheckout,
  type FoundPackage,
  type Money,
} from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
/** The same visitor at a node that still sells at €1.155, and at one that sells at €1.20. */
let before: ApiVisitor;
let after: ApiVisitor;
let found: FoundPackage;
beforeAll(async () => {
  running = await openRunningShop({ sellsInIreland: true });
  before = running.visitor(undefined, 'ie');
  const shop = atRates(before.context.shop, { EUR: 1_200_000 });
  after = running.at({ ...before.context, shop });
  found = await findGoodPackage(before);
});
afterAll(() => running.close());

type Change = {
  readonly was: Money;
  readonly now: Money;
  readonly changedBy: string | null;
  readonly reason: string;
};
type Extra = { readonly id: string; readonly price: Money };
type Look = {
  readonly price: { readonly total: Money };
  readonly packagePrice: Money;
  readonly priceChange: Change | null;
  readonly transferOptions: readonly Extra[];
  readonly lines: readonly { readonly kind: string; readonly amount: Money }[];
};

const MONEY = '{ amount currencyCode }';
const CHANGE = `priceChange { was ${MONEY} now ${MONEY} changedBy reason }`;
const LOOK = `price { total ${MONEY} } packagePrice ${MONEY} ${CHANGE} transferOptions { id price ${MONEY} } lines { kind amount ${MONEY} }`;

const look = async ({ ask }: ApiVisitor, id: string): Promise<Look> =>
  (
    await ask<{ basket: { basket: Look } }>(
      `query L($id: ID!) { basket(id: $id) { basket { ${LOOK} } } }`,
      { id },
    )
  ).basket.basket;

/** Whether a total is what `was` comes to at the other rate, but for what rounding hides. */
const isAbout = (total: number, was: number): boolean =>
  Math.abs(total - (was * 1.2) / 1.155) < 1.2;

test('a deal says was and now, and nothing goes into a basket at the total of before', async () => {
  const { hotelQuoteId, flightQuoteId, price } = found;
  const wanted = { hotelQuoteId, flightQuoteId, seen: price.total.amount };
  const { holiday } = await after.ask<{
    holiday: { price: { total: Money }; priceChange: Change };
  }>(
    `query D($hotelQuoteId: ID!, $flightQuoteId: ID!, $seen: Int) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, seenTotal: $seen) { ... on Holiday { price { total ${MONEY} } ${CHANGE} } } }`,
    wanted,
  );
  expect(isAbout(holiday.price.total.amount, price.total.amount)).toBe(true);
  const change = {
    was: price.total,
    now: holiday.price.total,
    changedBy: null,
    reason: 'The supplier’s price or our exchange rate has changed since you last saw it',
  };
  expect(holiday.priceChange).toEqual(change);
  const { createBasket: refused } = await after.ask<{
    createBasket: { __typename: string; priceChange: Change };
  }>(
    `mutation C($hotelQuoteId: ID!, $flightQuoteId: ID!, $seen: Int!) { createBasket(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, acceptedTotal: $seen) { __typename ... on BasketPriceChanged { ${CHANGE} } } }`,
    wanted,
  );
  expect(refused).toEqual({ __typename: 'BasketPriceChanged', priceChange: change });
});

test('a basket keeps its rate at every node, for what is added too, until it is held anew', async () => {
  const id = await createBasket(before, found);
  const shown = await look(before, id);
  expect(await look(after, id)).toEqual(shown);
  expect(shown.price.total).toEqual(found.price.total);

  const transfer = shown.transferOptions[0]!;
  await after.ask(
    'mutation T($id: ID!, $transfer: ID!) { setTransfer(basketId: $id, transferId: $transfer) { errors { code } } }',
    { id, transfer: transfer.id },
  );
  const added = await look(before, id);
  expect(added.lines.find(({ kind }) => kind === 'transfer')?.amount).toEqual(transfer.price);
  expect(added.price.total.amount).toBe(shown.price.total.amount + transfer.price.amount);
  expect(await look(after, id)).toEqual(added);

  const { refreshBasket } = await after.ask<{
    refreshBasket: { basket: Look; errors: readonly unknown[] };
  }>(
    `mutation R($id: ID!) { refreshBasket(basketId: $id) { errors { code } basket { ${LOOK} } } }`,
    { id },
  );
  const { priceChange, price } = refreshBasket.basket;
  expect(isAbout(price.total.amount, added.price.total.amount)).toBe(true);
  expect(priceChange).toEqual({
    was: added.price.total,
    now: price.total,
    changedBy: null,
    reason: 'Our exchange rate has changed since you last saw the price',
  });
  expect(await look(before, id)).toEqual(refreshBasket.basket);

  await after.ask(
    'mutation A($id: ID!, $total: Int!) { acceptBasketPrice(basketId: $id, acceptedTotal: $total) { errors { code } } }',
    { id, total: price.total.amount },
  );
  const checkoutId = await openCheckout(before, id);
  await fillCheckout(before, checkoutId);
  expect(await askedOfCard(before, checkoutId)).toEqual({
    value: payable(await look(before, id)),
    currency: 'EUR',
  });
});

const payable = ({ lines }: Look): number =>
  lines
    .filter(({ kind }) => kind !== 'local_tax')
    .reduce((sum, { amount }) => sum + amount.amount, 0);

/** What the card provider is asked for by the next press of the button. */
async function askedOfCard({ ask }: ApiVisitor, checkoutId: string) {
  await ask(
    'mutation Pay($checkoutId: ID!, $cardToken: String!, $key: ID!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: $key) { __typename } }',
    {
      checkoutId,
      cardToken: await running.cardToken('4111111111111111'),
      key: `press-${checkoutId}`,
    },
  );
  return (await running.cardBooks()).authentications.at(-1)?.amount;
}
