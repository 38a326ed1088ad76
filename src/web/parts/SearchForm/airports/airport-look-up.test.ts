import { expect, test } from 'vitest';
import { airportsForTests } from '#web/testing/holidays/home.ts';
import { isLookUp, optionsOf } from './airport-look-up.ts';

test('the look-up of an airport begins at three characters [SRCH-17]', () => {
  expect(['', 'ma', ' ma '].map(isLookUp)).toEqual([false, false, false]);
  expect(isLookUp('man')).toBe(true);
});

test('what stands for several airports comes first in its list, and has no code', () => {
  const { label, options } = optionsOf(airportsForTests[1]!);
  expect(label).toBe('London');
  expect(options.slice(0, 2)).toEqual([
    { id: 'LON', label: 'Any London airport' },
    { id: 'LGW', label: 'London Gatwick', detail: 'LGW' },
  ]);
});
