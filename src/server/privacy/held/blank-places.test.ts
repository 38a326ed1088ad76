import { expect, test } from 'vitest';
import { blankPlaces, removePlaces } from './blank-places.ts';

const order = {
  place: 'Majorca',
  contact: { name: 'Ada', phone: null, billing: { lines: ['1 Park Row', 'Leeds'] } },
  passengers: [
    { name: 'Ada', kind: 'adult', age: 35 },
    { name: 'Bea', kind: 'child', age: 7 },
  ],
};

test('texts below a place are emptied, and nothing else changes', () => {
  expect(blankPlaces(order, [['contact'], ['passengers', '*', 'name']])).toEqual({
    place: 'Majorca',
    contact: { name: '', phone: null, billing: { lines: ['', ''] } },
    passengers: [
      { name: '', kind: 'adult', age: 35 },
      { name: '', kind: 'child', age: 7 },
    ],
  });
});

test('places that a document does not have leave it as it is', () => {
  for (const place of [['car'], ['contact', 'car'], ['passengers', 'name'], ['place', '*', 'name']])
    expect(blankPlaces(order, [place])).toEqual(order);
});

test('without a name all of it is emptied', () => {
  expect(blankPlaces({ count: 'two', of: 3 }, [[]])).toEqual({ count: '', of: 3 });
});

test('what is removed leaves neither flags nor numbers', () => {
  expect(removePlaces(order, [['passengers', '*', 'age'], ['contact'], ['car']])).toEqual({
    place: 'Majorca',
    contact: null,
    passengers: [
      { name: 'Ada', kind: 'adult', age: null },
      { name: 'Bea', kind: 'child', age: null },
    ],
  });
});
