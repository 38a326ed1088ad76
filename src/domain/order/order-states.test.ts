import { expect, test } from 'vitest';
import {
  canFollow,
  hasFailed,
  hasPapers,
  isPlacementState,
  ORDER_STATES,
  PLACEMENT_STATES,
} from './order-states.ts';

test('the history begins with a claim, and nothing leads back from captured money [ORD-03]', () => {
  expect(PLACEMENT_STATES.filter((to) => canFollow(undefined, to))).toEqual(['CLAIMED']);
  expect(PLACEMENT_STATES.filter((to) => canFollow('CAPTURED', to))).toEqual([
    'PLACED',
    'CONFIRMED',
  ]);
  expect(canFollow('BOOKED', 'PLACED')).toBe(false);
  expect(canFollow('RELEASED', 'CLAIMED')).toBe(true);
});

test('an order request is captured after the hotel’s answer only, or released [ORD-04]', () => {
  expect(PLACEMENT_STATES.filter((to) => canFollow('PENDING', to))).toEqual([
    'RELEASING',
    'PROCESSING',
  ]);
});

test('every state of an order is a state of the history', () => {
  expect(ORDER_STATES.every(isPlacementState)).toBe(true);
});

test('an order that failed or was cancelled is nothing to travel with', () => {
  expect(ORDER_STATES.filter(hasFailed)).toEqual(['FAILED', 'CANCELLED']);
});

test('what may follow each state of the history, and nothing else [ORD-03]', () => {
  const next = Object.fromEntries(
    PLACEMENT_STATES.map((from) => [from, PLACEMENT_STATES.filter((to) => canFollow(from, to))]),
  );
  expect(next).toEqual({
    CLAIMED: ['AUTHORISED', 'RELEASING'],
    AUTHORISED: ['BOOKED', 'RELEASING'],
    BOOKED: ['CAPTURED', 'RELEASING', 'PENDING'],
    CAPTURED: ['PLACED', 'CONFIRMED'],
    RELEASING: ['RELEASED', 'FAILED'],
    RELEASED: ['CLAIMED'],
    PENDING: ['RELEASING', 'PROCESSING'],
    PLACED: ['PROCESSING', 'CONFIRMED', 'CANCELLED'],
    PROCESSING: ['CAPTURED', 'CONFIRMED', 'CANCELLED'],
    CONFIRMED: ['CANCELLED'],
    FAILED: [],
    CANCELLED: [],
  });
});

test('there are papers for what is booked, none for a request or what has ended', () => {
  expect(ORDER_STATES.filter(hasPapers)).toEqual(['PLACED', 'PROCESSING', 'CONFIRMED']);
});
