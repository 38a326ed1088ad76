import type { FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { weighOperation } from '#graphql/execution/operation-weight.ts';
import { makeSchema } from '#graphql/schema/schema.ts';
import { listOperations } from '#testing/page-operations.ts';
import { wireDocument } from '#web/data/wire-document.ts';
import { callDemand, pageDemand } from './demand.ts';

const get = (url: string, method = 'GET') => ({ url, method }) as FastifyRequest;

test.each([
  ['/booking/c1/payment?redirectResult=x', 'GET', 'purchase', 1],
  ['/extras/b1', 'GET', 'purchase', 1],
  ['/extras/b1', 'POST', 'purchase', 1],
  ['/holiday/h/f', 'POST', 'purchase', 5],
  ['/holiday/h/f', 'GET', 'deal', 5],
  ['/', 'GET', 'browsing', 5],
  ['/?mode=ho', 'GET', 'browsing', 5],
  ['/results?nights=7', 'GET', 'browsing', 5],
  ['/destinations', 'GET', 'browsing', 5],
  ['/destinations/spain', 'GET', 'browsing', 5],
  ['/privacy', 'GET', 'browsing', 1],
  ['/Results/?nights=7', 'GET', 'browsing', 5],
  ['/holidays/city-breaks', 'GET', 'browsing', 5],
  ['/hotels/h1', 'GET', 'browsing', 5],
  ['/resultsofbooking', 'GET', 'browsing', 1],
  ['/holiday-discovery-of-mine', 'GET', 'browsing', 1],
])('%s by %s is %s and costs %d [F-51]', (url, method, name, cost) =>
  expect(pageDemand(get(url, method))).toEqual({ class: name, cost }),
);

const ofCall = callDemand(
  new Map([
    ['known purchase', { isPurchase: true, asksSuppliers: false, cost: 6 }],
    ['known deal', { isPurchase: false, asksSuppliers: true, cost: 4 }],
    ['known hotel', { isPurchase: false, asksSuppliers: false, cost: 1 }],
  ]),
  { read: parse },
);
const call = (body: unknown, url = '/graphql?operation_name=Q') =>
  ofCall({ ...get(url, 'POST'), body: Buffer.from(JSON.stringify(body)) });

test.each([
  ['known purchase', { class: 'purchase', cost: 6 }],
  ['known deal', { class: 'deal', cost: 4 }],
  ['known hotel', { class: 'browsing', cost: 1 }],
])('the %s of our own pages weighs what is known of its text', (query, demand) =>
  expect(call({ query })).toEqual(demand),
);

test.each([
  ['mutation Q { placeOrder { __typename } }', 'purchase'],
  ['subscription Q { orderPlacement { __typename } }', 'purchase'],
  ['query Q { basket { id } checkoutById { id } }', 'purchase'],
  ['query Q { basketball }', 'browsing'],
  ['query Q { basket { id } packages { id } }', 'browsing'],
  ['query Q { basket: packages { id } }', 'browsing'],
  ['query Q { packages { id } } # placeOrder basket', 'browsing'],
  ['query Q { packages(name: "placeOrder") { id } }', 'browsing'],
  ['query Q { basket { id } ...F } fragment F on Query { packages { id } }', 'browsing'],
  ['query Q { packages { id } } query R { basket { id } }', 'browsing'],
  ['query Q { basket', 'browsing'],
])('"%s" of a stranger is %s, by all fields at its root', (query, name) => {
  const demand = { class: name, cost: 4 };
  expect(call({ query, operationName: 'Q' })).toEqual(demand);
  expect(call({ query, operationName: 'Q' }, '/graphql?operation_name=PlaceOrder')).toEqual(demand);
});

test.each(['{', '[]', '{"query":1}'])('%j, which is no call, is no purchase', (body) =>
  expect(ofCall({ ...get('/graphql', 'POST'), body: Buffer.from(body) })).toEqual({
    class: 'browsing',
    cost: 4,
  }),
);

/** What editors write may be missing: the pages stand without it. */
const READ_ALONE = ['PlanMessages', 'ExtrasMessages'];

test('every operation of the checkout’s pages is a purchase, as is whatever changes something or tells of an order', async () => {
  const schema = makeSchema({});
  const operations = (await listOperations()).map((operation) => {
    const { text, type } = wireDocument(operation);
    const isOfCheckout = /\/pages\/(?:booking|extras)\//.test(operation.file);
    const { isPurchase } = weighOperation(schema, text);
    return { name: operation.name, isBought: isOfCheckout || type === 'mutation', isPurchase };
  });
  const wrong = operations.filter(({ isBought, isPurchase }) => isBought !== isPurchase);
  expect(wrong.map(({ name }) => name)).toEqual([...READ_ALONE, 'OrderRequestPage']);
});
