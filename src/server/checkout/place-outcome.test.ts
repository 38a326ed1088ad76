import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PlaceOutcomeSchema, problemOf } from './place-outcome.ts';

test.each([
  [{ kind: 'BasketExpired' }, '', false],
  [{ kind: 'CheckoutDoesNotExist' }, '', false],
  [{ kind: 'DuplicateOrder', orderReference: 'HM7K42QD' }, 'HM7K42QD', false],
  [{ kind: 'DuplicateOrder', orderReference: null }, '', false],
  [{ kind: 'ItemDoesNotExist', item: 'stay' }, 'stay', false],
  [
    {
      kind: 'OrderPlacementFailed',
      reason: 'name_refused',
      priceChange: null,
      moneyReturned: true,
    },
    'name_refused',
    true,
  ],
  [{ kind: 'PaymentTokenInvalid', reason: 'amount_changed' }, 'amount_changed', false],
] as const)(
  '%j is told with its reason, and with what became of the money',
  (outcome, reason, moneyReturned) => {
    expect(problemOf(outcome)).toEqual({ kind: outcome.kind, reason, moneyReturned });
    expect(v.parse(PlaceOutcomeSchema, outcome)).toEqual(outcome);
  },
);

test('an order that was placed is stored by its id; what nobody answers is not read', () => {
  const placed = { kind: 'PlacedOrder', orderId: 'o1' };
  expect(v.parse(PlaceOutcomeSchema, placed)).toEqual(placed);
  for (const other of [
    { kind: 'Placed' },
    { kind: 'PlacedOrder' },
    { kind: 'DuplicateOrder' },
    { kind: 'ItemDoesNotExist' },
    { kind: 'PaymentTokenInvalid', reason: 'nobody-knows' },
    {
      kind: 'OrderPlacementFailed',
      reason: 'nobody-knows',
      priceChange: null,
      moneyReturned: true,
    },
  ])
    expect(v.safeParse(PlaceOutcomeSchema, other).success).toBe(false);
});
