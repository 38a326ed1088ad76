/** How far a placement has come, as whoever waits for it is told (GQL-09). */
import type { PlacementState } from './order-states.ts';

/** The steps of the latest try, in the order in which they were written. */
export const latestTry = (history: readonly PlacementState[]): readonly PlacementState[] =>
  history.slice(Math.max(0, history.lastIndexOf('CLAIMED')));

/** Whether nobody works at it any more, or nothing but a hotel's answer is waited for. */
export function isPlacementOver(history: readonly PlacementState[]): boolean {
  const last = history.at(-1);
  return last !== undefined && !UNDER_WAY.includes(last);
}

const UNDER_WAY: readonly PlacementState[] = [
  'CLAIMED',
  'AUTHORISED',
  'BOOKED',
  'CAPTURED',
  'RELEASING',
];

/**
 * What has been done, when a step is written. A capture is only asked for then: the card provider
 * tells later that it is paid (ORD-02).
 */
export const PLACEMENT_LABELS: Readonly<Record<PlacementState, string>> = {
  CLAIMED: 'We have your order',
  AUTHORISED: 'Your card is authorised',
  BOOKED: 'Your holiday is reserved',
  CAPTURED: 'Your payment is being taken',
  RELEASING: 'It did not go through: what was reserved is being given back',
  RELEASED: 'What was reserved is given back',
  PENDING: 'The hotel is asked to confirm',
  PROCESSING: 'The hotel has confirmed',
  PLACED: 'Your order is placed',
  CONFIRMED: 'Your order is confirmed',
  FAILED: 'Your order has failed',
  CANCELLED: 'Your order is cancelled',
};
