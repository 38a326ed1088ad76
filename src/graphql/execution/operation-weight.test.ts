import { expect, test } from 'vitest';
import { listOperations } from '#testing/page-operations.ts';
import { wireDocument } from '#web/data/wire-document.ts';
import { makeSchema } from '../schema.ts';
import { weighOperation } from './operation-weight.ts';

const schema = makeSchema({});
const weigh = (text: string) => weighOperation(schema, text);

test('what changes something, and what only a buyer reads, is part of a purchase', () => {
  expect(weigh('mutation Place { ping }')).toEqual({
    name: 'Place',
    isPurchase: true,
    asksSuppliers: false,
    cost: 1,
  });
  expect(weigh('query Basket { basket(id: "1") { id } }').isPurchase).toBe(true);
  expect(weigh('query Hotel { hotel(id: "1") { id } }')).toEqual({
    name: 'Hotel',
    isPurchase: false,
    asksSuppliers: false,
    cost: 1,
  });
});

const PURCHASE_PAGES = /\/pages\/(?:booking|extras|confirmation|order-request)\//;

test('every operation of the pages of a purchase is part of one, and of the others what posts alone', async () => {
  for (const operation of await listOperations()) {
    const { text } = wireDocument(operation);
    const isOfPurchase = PURCHASE_PAGES.test(operation.file) || text.includes('mutation ');
    expect([operation.name, weigh(text).isPurchase]).toEqual([operation.name, isOfPurchase]);
  }
});

test('a search costs three more, also inside a fragment', () => {
  expect(
    weigh(
      'query Home { ...Board } fragment Board on Query { departuresBoard(airport: "LGW") { rows { price { amount } } } }',
    ).cost,
  ).toBe(4);
});
