import { expect, test } from 'vitest';
import { makeSchema } from '#graphql/schema/schema.ts';
import { weighOperation } from './operation-weight.ts';

const schema = makeSchema({});
const weigh = (text: string) => weighOperation(schema, text);

test('what changes something, and what only a buyer reads, is part of a purchase', () => {
  expect(weigh('mutation Place { ping }')).toEqual({
    isPurchase: true,
    asksSuppliers: false,
    cost: 1,
  });
  expect(weigh('query Basket { basket(id: "1") { id } }').isPurchase).toBe(true);
  expect(weigh('query Hotel { hotel(id: "1") { id } }')).toEqual({
    isPurchase: false,
    asksSuppliers: false,
    cost: 1,
  });
});

test('a search costs three more, also inside a fragment', () => {
  expect(
    weigh(
      'query Home { ...Board } fragment Board on Query { departuresBoard(airport: "LGW") { rows { price { amount } } } }',
    ).cost,
  ).toBe(4);
});
