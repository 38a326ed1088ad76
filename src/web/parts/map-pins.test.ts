import { expect, test } from 'vitest';
import { pointOn } from '#domain/catalogue/map-frame.ts';
import { resultsAnswer } from '#web/testing/holidays/results.ts';
import { columnPins } from './map-pins.ts';

const { packages } = resultsAnswer({
  departureDate: '2027-07-24',
  rooming: [],
}).packageSearchResults;
const items = packages.map(({ id, hotel, price }) => ({
  id,
  position: hotel.position,
  amount: price.total.amount,
}));
const [first, second] = items;

test('every holiday stands once on the map, where its hotel is [R10]', () => {
  const { frame, pins } = columnPins(items);
  expect(pins.flatMap((pin) => pin.items.map(({ id }) => id)).toSorted()).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
  const own = pins.find((pin) => pin.items[0]?.id === '1');
  expect(own?.at).toEqual(pointOn(frame, first!.position));
});

test('holidays too close to tell apart share a label that leads to the cheapest', () => {
  const { pins } = columnPins([first!, { ...second!, position: first!.position }]);
  expect(pins.map((pin) => pin.items.map(({ amount }) => amount))).toEqual([[282_240, 314_600]]);
});

test('a label stands where its cheapest is, whichever comes first in the list', () => {
  const near = { lat: first!.position.lat + 0.001, lon: first!.position.lon };
  const { frame, pins } = columnPins([
    { id: 'dear', position: first!.position, amount: 2 },
    { id: 'cheap', position: near, amount: 1 },
    { ...second!, position: { lat: 60, lon: 10 } },
  ]);
  expect(pins.find(({ items }) => items[0]?.id === 'cheap')?.at).toEqual(pointOn(frame, near));
});
