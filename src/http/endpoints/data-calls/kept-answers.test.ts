import {
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
} from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { STEADY } from '#graphql/execution/steady.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { writeUnit } from '#server/price-index/read-stable.ts';
import { inMarket } from '#server/purchase-context.ts';
import { makeCriteria } from '#testing/api-purchase.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';
import { makeDirectAnswer, type PostedContext } from './direct-answer.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 20, sellsInIreland: true });
});
afterAll(() => running.close());

const SEARCH = `query Search($criteria: SearchCriteriaInput!) {
  packageSearchResults(criteria: $criteria) {
    total
    packages { hotel { id } price { total { amount currencyCode } } }
  }
}`;

/** A door whose catalogue hears of every search that runs, one for each. */
function open(given: Partial<WebContext> = {}) {
  const hotels = vi.fn(running.shop.hotels);
  const shop: WebContext = { ...running.shop, hotels, ...given };
  const answer = makeDirectAnswer({
    executor: running.executor,
    knownTexts: new Set(),
    problemsOf: () => [],
    log: pino({ level: 'silent' }),
  });
  const visit = (at: WebContext = shop): PostedContext => ({
    ...running.visitor().context,
    shop: at,
    reference: 'K7M2Q4XD',
  });
  return {
    shop,
    visit,
    runs: () => hotels.mock.calls.length,
    ask: async (query = SEARCH, criteria: object = ONE_HOTEL, context = visit()) => {
      const variables = query.includes('$criteria')
        ? { criteria: makeCriteria({ ...criteria }) }
        : {};
      return (await answer({ query, variables }, null, context))?.body;
    },
  };
}

const ONE_HOTEL = { hotelIds: ['1'] };

/** Makes every night of a hotel dearer, as its supplier may, until the test is over. */
function raisePrices(hotelId: number): void {
  const { index } = running.shop;
  const hotel = index.hotelAt.get(hotelId)!;
  const { nightSums, hotelPlan, hotelVersion } = index.columns;
  const add = (pence: number): void =>
    writeUnit(index, hotelVersion, hotel, () => {
      for (let at = 0; at < nightSums.length; at += 1) {
        const plan = at % index.facts.stride;
        if (plan >= hotelPlan[hotel]! && plan < hotelPlan[hotel + 1]!)
          nightSums[at]! += pence * Math.floor(at / index.facts.stride);
      }
    });
  add(100);
  onTestFinished(() => add(-100));
}

test('a search that was asked twice is answered the third visitor without being run', async () => {
  const { ask, runs } = open();
  const first = await ask();
  expect(JSON.parse(first!)).toMatchObject({
    data: { packageSearchResults: { total: 1, packages: [{ hotel: { id: '1' } }] } },
  });
  await ask();
  expect(runs()).toBe(2);
  expect([await ask(), runs()]).toEqual([first, 2]);
});

test('a price that changes makes it another answer, the price of another hotel does not', async () => {
  const { ask, runs } = open();
  const [first] = [await ask(), await ask()];
  raisePrices(2);
  expect([await ask(), runs()]).toEqual([first, 2]);
  raisePrices(1);
  const dearer = await ask();
  expect(priceIn(dearer)).toBeGreaterThan(priceIn(first));
  expect([await ask(), runs()]).toEqual([dearer, 3]);
});

const priceIn = (text: string | undefined): number =>
  JSON.parse(text!).data.packageSearchResults.packages[0].price.total.amount;

test('a price that changes while an answer is made does not become one that is kept', async () => {
  const hotels = vi.fn(running.shop.hotels);
  const { ask } = open({ hotels });
  await ask();
  hotels.mockImplementationOnce((ids) => {
    raisePrices(1);
    return running.shop.hotels(ids);
  });
  const torn = await ask();
  expect(priceIn(await ask())).toBeGreaterThan(priceIn(torn));
});

test('another question, market, page or day has another answer', async () => {
  let now = running.shop.clock();
  const { ask, shop, runs, visit } = open({ clock: () => now });
  for (let i = 0; i < 2; i += 1) await ask();
  const inEuro = await ask(SEARCH, ONE_HOTEL, visit(inMarket(shop, 'ie')));
  expect(inEuro).toContain('"currencyCode":"EUR"');
  expect(await ask(SEARCH, { ...ONE_HOTEL, page: 2 })).toContain('"packages":[]');
  expect(await ask(SEARCH.replace('total packages', 'packages'))).toContain('GBP');
  const before = runs();
  now = new Date(now.getTime() + 86_400_000);
  await ask();
  expect(runs()).toBe(before + 1);
});

test('what was refused is refused anew each time, and said in the log', async () => {
  const { ask, shop } = open();
  const warn = vi.spyOn(shop.log, 'warn');
  onTestFinished(() => warn.mockRestore());
  const query = SEARCH.replace('total', 'errors { field }');
  const gone = { ...ONE_HOTEL, departureDate: '2020-01-01' };
  for (let i = 0; i < 3; i += 1)
    expect(await ask(query, gone)).toContain('"errors":[{"field":"departureDate"}]');
  expect(warn.mock.calls).toEqual(Array.from({ length: 3 }, () => [{}, 'SearchDateInPastError']));
});

test('who asks for something of a visitor is never answered what was made for another', async () => {
  const { ask, visit } = open();
  const query = SEARCH.replace('{\n', '{ isSearchKept(query: "a") customer { kind: __typename }\n');
  const session = vi.fn(() => running.visitor().context.session);
  for (let i = 0; i < 3; i += 1)
    await ask(query, ONE_HOTEL, Object.defineProperty(visit(), 'session', { get: session }));
  const asked = session.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  await ask(query, ONE_HOTEL, Object.defineProperty(visit(), 'session', { get: session }));
  expect(session.mock.calls.length).toBe(asked + asked / 3);
});

test('all that is steady is answered without a visitor', async () => {
  const { ask } = open();
  const root = running.executor.schema.getQueryType()!;
  const query = `query Steady($criteria: SearchCriteriaInput!) ${selectionOf(root, [])}`;
  for (const coordinate of STEADY) expect(query).toContain(` ${coordinate.split('.')[1]}`);
  const [first, made, kept] = [await ask(query), await ask(query), await ask(query)];
  expect(JSON.parse(made!)).not.toHaveProperty('errors');
  expect(made).toBe(first);
  expect(kept).toBe(first);
});

/** All steady fields of a type, and of the types that they lead to. */
function selectionOf(type: GraphQLObjectType, above: readonly GraphQLNamedOutputType[]): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isSteadyField(type, field) || above.includes(inner)) return [];
    if (isObjectType(inner)) return [`${call(field)} ${selectionOf(inner, [...above, type])}`];
    return [field.name];
  });
  return `{ ${fields.join(' ')} }`;
}

const isSteadyField = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): boolean =>
  STEADY.has(`${type.name}.${field.name}`) || (type.name !== 'Query' && !field.resolve);

const call = ({ name, args }: GraphQLField<unknown, unknown>): string =>
  args.some(({ name: each }) => each === 'criteria') ? `${name}(criteria: $criteria)` : name;
