import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allBags,
  bagSaleOf,
  chooseBags,
  holdBagChoices,
  holdBagsPrice,
  legBagsPrice,
  moreBagChoices,
  saleBeside,
} from './hold-bags.ts';
import { holdBagsLine } from './price.ts';

const singly = (bagPrice: number) => ({ bagPrice, bagsForAll: false });
const forAll = (bagPrice: number) => ({ bagPrice, bagsForAll: true });

test('bags are priced each way by the rules of its flight, and summed [FLT-03]', () => {
  const sale = bagSaleOf([singly(2_000), singly(1_900)], 4);
  expect(sale).toEqual({ price: 3_900, allOrNone: false });
  expect(holdBagsLine(chooseBags(sale, 2, 4)!, 'GBP')).toMatchObject({
    kind: 'bags',
    label: '2 hold bags, both ways',
    basis: '2 × £39 both ways, chosen by you',
    amount: 7_800,
    chosen: true,
  });
});

test('where an airline sells bags to all or none, one bag wished for is one for every seat [FLT-04]', () => {
  expect(chooseBags(bagSaleOf([forAll(2_000), forAll(1_900)], 3), 1, 3)).toEqual({
    quantity: 3,
    bag: { price: 3_900, allOrNone: true },
  });
  const mixed = bagSaleOf([forAll(2_000), singly(1_900)], 3);
  expect(mixed).toEqual({ price: 1_900, priceForAll: 6_000, allOrNone: false });
  expect([0, 1, 2].map((quantity) => holdBagsPrice(mixed!, quantity))).toEqual([0, 7_900, 9_800]);
  expect(holdBagsLine({ quantity: 1, bag: mixed! }, 'GBP').basis).toBe(
    '1 × £19 both ways and £60 for all together, chosen by you',
  );
});

test('a fare that holds a bag sells none', () => {
  expect(bagSaleOf([singly(0), forAll(0)], 2)).toBeUndefined();
  expect(bagSaleOf([singly(0), singly(1_900)], 2)).toEqual({ price: 1_900, allOrNone: false });
  expect(chooseBags(undefined, 2, 2)).toBeNull();
});

test('the sale of a pair costs what its two legs cost in a search, whatever the airlines and the wish', () => {
  const leg = fc.record({ bagPrice: fc.constantFrom(0, 1_900, 2_350), bagsForAll: fc.boolean() });
  fc.assert(
    fc.property(leg, leg, fc.integer({ min: 1, max: 9 }), fc.nat(9), (out, back, seats, asked) => {
      const wished = Math.min(asked, seats);
      const chosen = chooseBags(bagSaleOf([out, back], seats), wished, seats);
      expect(chosen ? holdBagsPrice(chosen.bag, chosen.quantity) : 0).toBe(
        legBagsPrice(out, wished, seats) + legBagsPrice(back, wished, seats),
      );
    }),
  );
});

test('hold bags are for all passengers or none with some airlines [FLT-04]', () => {
  expect(holdBagChoices({ weightKg: 22, price: 3_900, allOrNone: true }, 4)).toEqual([0, 4]);
  expect(holdBagChoices({ weightKg: 22, price: 3_900, allOrNone: false }, 2)).toEqual([0, 1, 2]);
  expect(holdBagChoices(undefined, 2)).toEqual([0]);
});

test('bags that are added later count with those that were bought first, and cost what they add', () => {
  const mixed = { ...bagSaleOf([forAll(2_000), singly(1_900)], 3)!, weightKg: 15 };
  const [first, more] = [
    { quantity: 1, bag: mixed },
    { quantity: 2, bag: saleBeside(mixed, 1) },
  ];
  expect(allBags({ holdBags: first, addedBags: [more] })).toEqual({ quantity: 3, bag: mixed });
  expect(allBags({ holdBags: null, addedBags: [more] })?.quantity).toBe(2);
  expect(allBags({ holdBags: { quantity: 0, bag: mixed } })).toBeNull();
  expect(holdBagsPrice(mixed, 1) + holdBagsPrice(more.bag, 2)).toBe(holdBagsPrice(mixed, 3));
  expect(saleBeside(mixed, 0)).toEqual(mixed);
});

test('so many more can be had: up to one each, all or none where the airline sells so [FLT-04]', () => {
  const bag = { price: 3_900, allOrNone: false };
  expect([0, 1, 3].map((held) => moreBagChoices(bag, held, 3))).toEqual([[1, 2, 3], [1, 2], []]);
  const all = { price: 3_900, allOrNone: true };
  expect([0, 3].map((held) => moreBagChoices(all, held, 3))).toEqual([[3], []]);
});
