import { expect, test } from 'vitest';
import { fareBeside } from './return-fare.ts';

test('a leg is cheaper by its own saving when its carrier also flies the other way, and else costs its fare', () => {
  const out = { carrier: 'AA', fare: 9_900, returnSaving: 1_200 };
  expect([fareBeside(out, { carrier: 'AA' }), fareBeside(out, { carrier: 'BB' })]).toEqual([
    8_700, 9_900,
  ]);
});
