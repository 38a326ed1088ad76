import { expect, test } from 'vitest';
import { boxAt, rectAround, type DrawnSizes } from './map-boxes.ts';
import { placeNames } from './place-names.ts';

const SHEET: DrawnSizes = { widths: [480, 720], ratio: 1 };
const SEA = { name: 'Balearic Sea', kind: 'WATER' } as const;
const MIDDLE = { x: 0.5, y: 0.5 };
const SOUTH = { x: 0.5, y: 0.9 };
const taken = boxAt(MIDDLE, SHEET, rectAround({ x: 0, y: 0 }, 40));

test('a name stands on its first spot that is free', () => {
  const names = [{ ...SEA, spots: [MIDDLE, SOUTH] }];
  expect(placeNames(names, [], SHEET)).toEqual([{ ...SEA, ...MIDDLE }]);
  expect(placeNames(names, [taken], SHEET)).toEqual([{ ...SEA, ...SOUTH }]);
});

test('a name without room is left out: beside labels, other names and the edge', () => {
  expect(placeNames([{ ...SEA, spots: [MIDDLE] }], [taken], SHEET)).toEqual([]);
  const two = [
    { ...SEA, spots: [SOUTH] },
    { name: 'Spain', kind: 'COUNTRY' as const, spots: [SOUTH] },
  ];
  expect(placeNames(two, [], SHEET)).toEqual([{ ...SEA, ...SOUTH }]);
  expect(placeNames([{ ...SEA, spots: [{ x: 0.05, y: 0.5 }] }], [], SHEET)).toEqual([]);
});
