import { expect, test } from 'vitest';
import { isMadeId, isPlaceId, parseId } from './id.ts';

test.each([
  ['1', 1],
  ['20400', 20_400],
  ['2147483647', 2_147_483_647],
])('%s is an id', (text, id) => {
  expect(parseId(text)).toBe(id);
});

test.each([undefined, '', '0', '01', '-1', '1.5', '1x', 'x1', '2147483648', '10000000000'])(
  '%s is no id that the database takes',
  (text) => {
    expect(parseId(text)).toBeUndefined();
  },
);

test.each(['spain', 'spain-majorca-2', '1', '9-a', 'a'.repeat(100)])(
  '%s has the form of a place’s id',
  (text) => {
    expect(isPlaceId(text)).toBe(true);
  },
);

test.each(['', '-spain', 'Spain', 'spain_majorca', 'spain/majorca', 'é', 'a'.repeat(101)])(
  '%j has not the form of a place’s id',
  (text) => {
    expect(isPlaceId(text)).toBe(false);
  },
);

test.each(['V1StGXR8_Z5jdHi6B-myT', '0f8fad5b-d9cb-469f-a165-70867728950e', '_', 'a'.repeat(64)])(
  '%s has the form of an id that was made up',
  (text) => {
    expect(isMadeId(text)).toBe(true);
  },
);

test.each(['', 'a b', ' a', 'a\n', 'a/b', 'a'.repeat(65)])(
  '%j has not the form of an id that was made up',
  (text) => {
    expect(isMadeId(text)).toBe(false);
  },
);
