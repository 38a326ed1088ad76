import { expect, test } from 'vitest';
import { airportsForTests } from '#web/testing/holidays/home.ts';
import { airportsLike, isLookUp } from './airport-look-up.ts';

test('the look-up of an airport begins at three characters [SRCH-17]', () => {
  expect(['', 'ma', ' ma '].map(isLookUp)).toEqual([false, false, false]);
  expect(isLookUp('man')).toBe(true);
});

test('an airport is found by name, code or group, whatever the case and accents', () => {
  expect([...airportsLike(airportsForTests, 'gatw')]).toEqual(['LGW']);
  expect([...airportsLike(airportsForTests, 'lba')]).toEqual(['LBA']);
  expect([...airportsLike(airportsForTests, 'SCOTLAND')]).toEqual(['EDI', 'GLA']);
  expect([...airportsLike(airportsForTests, 'Édin')]).toEqual(['EDI']);
  expect(airportsLike(airportsForTests, 'paris').size).toBe(0);
});
