/**
 * The states of an order and of its placement, and which may follow which (decisions: Paying;
 * invariant I8).
 */

export const ORDER_STATES = [
  'PLACED',
  'PROCESSING',
  'CONFIRMED',
  'PENDING',
  'FAILED',
  'CANCELLED',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** Whether there is nothing to travel with: the money is given back. */
export const hasFailed = (state: OrderState): boolean =>
  state === 'FAILED' || state === 'CANCELLED';

/**
 * Whether there are papers to travel with: a request is no booking yet (ORD-04), and those of an
 * order that has ended are void.
 */
export const hasPapers = (state: OrderState): boolean => state !== 'PENDING' && !hasFailed(state);

/**
 * The history of a placement, one row per state in `order_history`: a claim goes on to an order, or
 * gives back what it took and is open again. Nothing leads back from CAPTURED: capture comes last,
 * and the order follows it.
 */
export const PLACEMENT_STATES = [
  'CLAIMED',
  'AUTHORISED',
  'BOOKED',
  'CAPTURED',
  'RELEASING',
  'RELEASED',
  ...ORDER_STATES,
] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/**
 * PENDING is an order request: authorised, not captured; PROCESSING once the hotel has confirmed it
 * (ORD-04, ORD-05).
 */
const PLACEMENT_NEXT: Record<PlacementState, readonly PlacementState[]> = {
  CLAIMED: ['AUTHORISED', 'RELEASING'],
  AUTHORISED: ['BOOKED', 'RELEASING'],
  BOOKED: ['CAPTURED', 'PENDING', 'RELEASING'],
  CAPTURED: ['PLACED', 'CONFIRMED'],
  RELEASING: ['RELEASED', 'FAILED'],
  RELEASED: ['CLAIMED'],
  PENDING: ['PROCESSING', 'RELEASING'],
  PLACED: ['PROCESSING', 'CONFIRMED', 'CANCELLED'],
  PROCESSING: ['CAPTURED', 'CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  FAILED: [],
  CANCELLED: [],
};

/** Whether `to` may follow `from` in the history; `undefined` is the start. */
export const canFollow = (from: PlacementState | undefined, to: PlacementState): boolean =>
  from === undefined ? to === 'CLAIMED' : PLACEMENT_NEXT[from].includes(to);

export const isPlacementState = (text: string): text is PlacementState =>
  (PLACEMENT_STATES as readonly string[]).includes(text);
