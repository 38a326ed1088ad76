import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPackages, makeCriteria, type Money } from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;
beforeAll(async () => {
  running = await openRunningShop();
  visitor = running.visitor();
});
afterAll(() => running.close());

type OfBoard = {
  readonly hotelQuoteId: string;
  readonly board: { readonly code: string };
  readonly price: { readonly total: Money };
};

const HOTEL = { hotelIds: ['1'], sort: 'PRICE_LOW_HIGH' };

const byBoard = async (criteria: object): Promise<readonly OfBoard[]> =>
  (
    await visitor.ask<{ packagesByBoard: { packages: readonly OfBoard[] } }>(
      'query B($criteria: SearchCriteriaInput!) { packagesByBoard(criteria: $criteria) { packages { hotelQuoteId board { code } price { total { amount } } } } }',
      { criteria: makeCriteria({ ...HOTEL, ...criteria }) },
    )
  ).packagesByBoard.packages;

test('each board is at the price of the search with that board, the cheapest first', async () => {
  const boards = await byBoard({});
  expect(boards.length).toBeGreaterThan(1);
  const totals = boards.map(({ price }) => price.total.amount);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  const [cheapest] = await findPackages(visitor, HOTEL);
  expect(cheapest?.price.total.amount).toBe(totals[0]);
  for (const { board, hotelQuoteId } of boards) {
    const [found] = await findPackages(visitor, { ...HOTEL, filters: { board: [board.code] } });
    expect(found?.hotelQuoteId).toBe(hotelQuoteId);
  }
});

test('a search for one board is told of the others too', async () => {
  const all = await byBoard({});
  expect(await byBoard({ filters: { board: [all[0]?.board.code] } })).toEqual(all);
});
