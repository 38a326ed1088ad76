import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { MOST_SEARCHES } from '#domain/saved/previous-searches.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { todayOf } from '#server/market/market.ts';
import { logInByCode, openBrowser, type Browser } from '#testing/login.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';
import { forgetPreviousSearches } from './previous-searches.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
});
afterAll(() => running.close());

type Previous = {
  readonly id: string;
  readonly query: string;
  readonly priceThen: { readonly amount: number } | null;
  readonly priceNow: { readonly amount: number } | null;
};

/** A search of so many days from today. */
const queryOf = (days: number, page = 1): string =>
  makeCriteriaQuery({ ...defaultCriteria(addDays(todayOf(running.shop), days)), page });

const search = async ({ ask }: ApiVisitor, query: string) =>
  (
    await ask<{ isSearchKept: boolean }>(
      'query K($query: String!) { isSearchKept(query: $query) }',
      {
        query,
      },
    )
  ).isSearchKept;

const list = async ({ ask }: ApiVisitor) =>
  (
    await ask<{ previousSearches: readonly Previous[] }>(
      'query L { previousSearches { id query destinationLabel nights priceThen { amount } priceNow { amount } } }',
    )
  ).previousSearches;

const keep = ({ ask }: ApiVisitor, isKept: boolean) =>
  ask('mutation K($keep: Boolean!) { keepPreviousSearches(keep: $keep) }', { keep: isKept });

async function somebody(): Promise<ApiVisitor> {
  const visitor = running.visitor();
  await visitor.context.session.open();
  return visitor;
}

const inBrowser = async (browser: Browser) => running.visitor(await browser.request());

describe('searches', () => {
  test('of whoever only looks are not kept, until they ask for it', async () => {
    const visitor = running.visitor();
    expect(await search(visitor, queryOf(200))).toBe(false);
    expect(visitor.context.session.visitor.kind).toBe('nobody');
    await keep(visitor, true);
    expect(await search(visitor, queryOf(200))).toBe(true);
    expect(await list(visitor)).toHaveLength(1);
  });

  test('are kept once, the last first, with the lowest price then and now', async () => {
    const visitor = await somebody();
    await search(visitor, queryOf(200, 2));
    await search(visitor, queryOf(210));
    await search(visitor, queryOf(200));
    const [last, first, ...rest] = await list(visitor);
    expect([last?.query, first?.query, rest]).toEqual([queryOf(200), queryOf(210), []]);
    expect(last?.priceThen?.amount).toBeGreaterThan(0);
    expect(last?.priceNow).toEqual(last?.priceThen);
    await running.shop.database
      .updateTable('previous_search')
      .set({ total: 1 })
      .where('id', '=', last!.id)
      .execute();
    expect((await list(visitor))[0]).toMatchObject({
      priceThen: { amount: 1 },
      priceNow: last?.priceNow,
    });
  });

  test(`are ${MOST_SEARCHES} at most, of the last ninety days, with dates ahead`, async () => {
    const visitor = await somebody();
    for (let day = 0; day <= MOST_SEARCHES; day++) await search(visitor, queryOf(200 + day));
    const kept = await list(visitor);
    expect(kept).toHaveLength(MOST_SEARCHES);
    expect(kept.at(-1)?.query).toBe(queryOf(201));
    const age = (
      id: string,
      set: { readonly searched_at?: string; readonly departs_on?: string },
    ) =>
      running.shop.database.updateTable('previous_search').set(set).where('id', '=', id).execute();
    await age(kept[0]!.id, { searched_at: new Date(Date.now() - 91 * 86_400_000).toISOString() });
    await age(kept[1]!.id, { departs_on: addDays(todayOf(running.shop), -1) });
    expect(await list(visitor)).toHaveLength(MOST_SEARCHES - 2);
    await forgetPreviousSearches(running.shop.database, todayOf(running.shop));
    const rows = await running.shop.database
      .selectFrom('previous_search')
      .select('id')
      .where('id', 'in', [kept[0]!.id, kept[1]!.id])
      .execute();
    expect(rows).toEqual([]);
  });

  test('are deleted one by one, all at once, and kept no more; never those of others', async () => {
    const [visitor, other] = [await somebody(), await somebody()];
    for (const who of [visitor, other])
      for (const days of [200, 201]) await search(who, queryOf(days));
    const [first] = await list(visitor);
    const remove = (id: string) =>
      visitor.ask('mutation D($id: ID!) { deletePreviousSearch(id: $id) }', { id });
    await remove(first!.id);
    await remove((await list(other))[0]!.id);
    expect(await list(visitor)).toHaveLength(1);
    await visitor.ask('mutation D { deletePreviousSearches }');
    expect(await list(visitor)).toEqual([]);
    await search(visitor, queryOf(200));
    await keep(visitor, false);
    expect(await list(visitor)).toEqual([]);
    expect(await search(visitor, queryOf(200))).toBe(false);
    expect(await list(other)).toHaveLength(2);
  });

  test('become the customer’s with a login, the later of two that are the same', async () => {
    const [phone, desk] = [openBrowser(running.shop), openBrowser(running.shop)];
    for (const browser of [phone, desk]) await keep(await inBrowser(browser), true);
    await search(await inBrowser(desk), queryOf(200));
    await logInByCode(running.shop, desk, 'searcher@example.com');
    await search(await inBrowser(phone), queryOf(201));
    await search(await inBrowser(phone), queryOf(200));
    await logInByCode(running.shop, phone, 'searcher@example.com');
    const found = await list(await inBrowser(phone));
    expect(found.map(({ query }) => query)).toEqual([queryOf(200), queryOf(201)]);
    expect(await list(await inBrowser(desk))).toEqual(found);
  });
});
