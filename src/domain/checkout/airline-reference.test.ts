import { expect, test } from 'vitest';
import { checkAirlineReference, tidyAirlineReference } from './airline-reference.ts';

test.each([
  ['K7QX2M', 'K7QX2M'],
  [' k7q-x2m ', 'K7QX2M'],
  ['k7qx 2ma', 'K7QX2MA'],
])('%j is the airline’s reference %s', (typed, reference) => {
  expect(tidyAirlineReference(typed)).toBe(reference);
  expect(checkAirlineReference(reference)).toEqual([]);
});

test.each([
  ['', 'airline_reference_missing'],
  ['   ', 'airline_reference_missing'],
  ['K7QX2', 'airline_reference_form'],
  ['K7QX2MAB', 'airline_reference_form'],
  ['K7QX2Ü', 'airline_reference_form'],
  ['K7QX.M', 'airline_reference_form'],
])('%j is none: %s', (typed, code) => {
  expect(checkAirlineReference(tidyAirlineReference(typed))).toMatchObject([
    { code, field: 'airlineReference' },
  ]);
});
