import { expect, test } from 'vitest';
import type { PlacementState } from '#domain/order/order-states.ts';
import { latestSteps } from './placement-step.ts';

const stepsOf = (...states: readonly PlacementState[]) =>
  states.map((state) => ({ state, label: state }));

test.each<readonly [string, PlacementState[], PlacementState[], PlacementState[]]>([
  ['goes on', ['CLAIMED'], ['CLAIMED', 'AUTHORISED'], ['CLAIMED', 'AUTHORISED']],
  ['is late', ['CLAIMED', 'AUTHORISED'], ['CLAIMED'], ['CLAIMED', 'AUTHORISED']],
  ['is empty', ['CLAIMED'], [], ['CLAIMED']],
  [
    'is of another try',
    ['CLAIMED', 'RELEASING'],
    ['CLAIMED', 'AUTHORISED'],
    ['CLAIMED', 'AUTHORISED'],
  ],
])('no step is taken back by an answer that %s', (_, shown, heard, expected) => {
  expect(latestSteps(stepsOf(...shown), stepsOf(...heard))).toEqual(stepsOf(...expected));
});
