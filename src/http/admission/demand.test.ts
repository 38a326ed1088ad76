import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { weighOperation } from '#graphql/execution/operation-weight.ts';
import { makeSchema } from '#graphql/schema.ts';
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
  [
    { name: 'PlaceOrder', isPurchase: true, asksSuppliers: false, cost: 6 },
    { name: 'DealPage', isPurchase: false, asksSuppliers: true, cost: 4 },
    { name: 'HotelPage', isPurchase: false, asksSuppliers: false, cost: 1 },
  ],
  ['placeOrder', 'basket'],
);

test.each([
  ['/graphql?operation_name=PlaceOrder', '', { class: 'purchase', cost: 6 }],
  ['/graphql?operation_name=DealPage', '', { class: 'deal', cost: 4 }],
  ['/graphql?x=1&operation_name=HotelPage', '', { class: 'browsing', cost: 1 }],
  ['/graphql?operation_name=constructor', 'query Q { hotel }', { class: 'browsing', cost: 4 }],
  ['/graphql?operation_name=Mine', 'mutation Mine { placeOrder }', { class: 'purchase', cost: 4 }],
  ['/graphql', 'query Q { basketball }', { class: 'browsing', cost: 4 }],
])('%s with "%s" weighs what its name or its fields say', (url, body, demand) =>
  expect(ofCall({ ...get(url, 'POST'), body: Buffer.from(body) })).toEqual(demand),
);

test('every operation of the checkout’s pages is a purchase, as is whatever changes something or tells of an order', async () => {
  const schema = makeSchema({});
  const operations = (await listOperations()).map((operation) => {
    const { text, type } = wireDocument(operation);
    const isOfCheckout = /\/pages\/(?:booking|extras)\//.test(operation.file);
    const { isPurchase } = weighOperation(schema, text);
    return { name: operation.name, isBought: isOfCheckout || type === 'mutation', isPurchase };
  });
  const wrong = operations.filter(({ isBought, isPurchase }) => isBought !== isPurchase);
  expect(wrong.map(({ name }) => name)).toEqual(['OrderRequestPage']);
});
