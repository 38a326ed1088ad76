import { expect, test } from 'vitest';
import { walkOf } from './walk.ts';

test.each([
  [15, 'm', '15', 1],
  [120, 'm', '100', 2],
  [340, 'm', '350', 5],
  [974, 'm', '950', 15],
  [980, 'km', '1', 15],
  [2_187, 'km', '2.2', 34],
] as const)('%i metres', (metres, unit, distance, minutes) => {
  expect(walkOf(metres)).toEqual({ unit, distance, minutes });
});
