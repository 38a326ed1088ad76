import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createBasket,
  findPackages,
  type FoundPackage,
  type Money,
} from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 40 });
  visitor = running.visitor();
});
afterAll(() => running.close());

type Line = {
  readonly kind: string;
  readonly label: string;
  readonly amount: Money;
  readonly chosen: boolean;
};
type Priced = { readonly price: { readonly total: Money }; readonly lines: readonly Line[] };

const PRICED = 'price { total { amount } } lines { kind label chosen amount { amount } }';
const WEEK = { hotelIds: ['1'], flexibility: 0, sort: 'PRICE_LOW_HIGH' };

const openDeal = async ({
  hotelQuoteId,
  flightQuoteId,
}: Pick<FoundPackage, 'hotelQuoteId' | 'flightQuoteId'>): Promise<
  Priced & { searchQuery: string }
> =>
  (
    await visitor.ask<{ holiday: Priced & { searchQuery: string } }>(
      `query Deal($hotel: ID!, $flight: ID!) { holiday(hotelQuoteId: $hotel, flightQuoteId: $flight) { ... on Holiday { ${PRICED} searchQuery } } }`,
      { hotel: hotelQuoteId, flight: flightQuoteId },
    )
  ).holiday;

const lookAt = async (id: string): Promise<Priced> =>
  (
    await visitor.ask<{ basket: { basket: Priced } }>(
      `query Basket($id: ID!) { basket(id: $id) { basket { ${PRICED} } } }`,
      { id },
    )
  ).basket.basket;

const setBags = async (id: string, quantity: number): Promise<readonly unknown[]> =>
  (
    await visitor.ask<{ setHoldBags: { errors: readonly unknown[] } }>(
      'mutation Set($id: ID!, $quantity: Int!) { setHoldBags(basketId: $id, quantity: $quantity) { errors { code } } }',
      { id, quantity },
    )
  ).setHoldBags.errors;

const bagsLine = ({ lines }: Priced): Line | undefined => lines.find(({ kind }) => kind === 'bags');
const totalOf = ({ price }: Priced): number => price.total.amount;

test('two hold bags of a search are in its price, the deal’s and the basket’s; there one can be taken out, and both [FLT-03, R1]', async () => {
  const [found] = await findPackages(visitor, { ...WEEK, bags: 2, filters: { carriers: ['U2'] } });
  const deal = await openDeal(found!);
  expect(bagsLine(deal)).toMatchObject({
    label: expect.stringMatching(/^2 hold bags, \d+ kg$/),
    chosen: true,
  });
  expect(totalOf(deal)).toBe(found!.price.total.amount);
  expect(deal.searchQuery).toContain('bags=2');
  const basketId = await createBasket(visitor, found!);
  const basket = await lookAt(basketId);
  expect([totalOf(basket), bagsLine(basket)]).toEqual([totalOf(deal), bagsLine(deal)]);
  const both = bagsLine(basket)!.amount.amount;
  expect(await setBags(basketId, 1)).toEqual([]);
  expect(totalOf(await lookAt(basketId))).toBe(totalOf(deal) - both / 2);
  expect(await setBags(basketId, 0)).toEqual([]);
  expect(totalOf(await lookAt(basketId))).toBe(totalOf(deal) - both);
  expect(bagsLine(await lookAt(basketId))).toBeUndefined();
});

test('where the airline sells bags to all or none, one wished for is one each, in every price [FLT-04]', async () => {
  const [found] = await findPackages(visitor, { ...WEEK, bags: 1, filters: { carriers: ['LS'] } });
  expect(bagsLine(await openDeal(found!))).toMatchObject({ label: '2 hold bags, 22 kg' });
  const basketId = await createBasket(visitor, found!);
  expect(await setBags(basketId, 1)).toEqual([{ code: 'extra_unavailable' }]);
  expect(await setBags(basketId, 0)).toEqual([]);
  expect(totalOf(await lookAt(basketId))).toBe(
    found!.price.total.amount - bagsLine(await openDeal(found!))!.amount.amount,
  );
});

test('flights for more bags than seats are no holiday of ours', async () => {
  const [found] = await findPackages(visitor, { ...WEEK, bags: 2 });
  expect(
    await openDeal({ ...found!, flightQuoteId: found!.flightQuoteId.replace(/b2$/, 'b3') }),
  ).toEqual({});
});
