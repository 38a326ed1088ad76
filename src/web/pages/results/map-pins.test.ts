import { expect, test } from 'vitest';
import { pointOn } from '#domain/catalogue/map-frame.ts';
import { resultsAnswer } from '#web/testing/holidays/results.ts';
import { mapPins } from './map-pins.ts';

const { packages } = resultsAnswer({ departureDate: '2027-07-24', rooming: [] }).packageSearchResults;
const [first, second] = packages;

test('every holiday stands once on the map, where its hotel is [R10]', () => {
  const { frame, pins } = mapPins(packages);
  expect(pins.flatMap(({ holidays }) => holidays.map(({ id }) => id)).toSorted()).toEqual(['1', '2', '3', '4']);
  const own = pins.find(({ holidays }) => holidays[0]?.id === '1');
  expect(own?.at).toEqual(pointOn(frame, first!.hotel.position));
});

test('holidays too close to tell apart share a label that leads to the cheapest', () => {
  const { pins } = mapPins([first!, { ...second!, hotel: { ...second!.hotel, position: first!.hotel.position } }]);
  expect(pins.map(({ holidays }) => holidays.map(({ price }) => price.total.amount))).toEqual([[282_240, 314_600]]);
  expect(mapPins([first!]).frame.shape).toBe('wide');
  expect(mapPins(packages).frame.shape).toBe('column');
});
