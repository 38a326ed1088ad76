/** The states of a checkout and of an order, and which may follow which (decisions: Paying; invariant I8). */

export const CHECKOUT_STATES = ['OPEN', 'PLACING', 'PLACED', 'EXPIRED'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

export const ORDER_STATES = ['PLACED', 'PROCESSING', 'CONFIRMED', 'PENDING', 'FAILED', 'CANCELLED'] as const;

/**
 * The history of a placement, one row per state in `order_history`: a claim goes on to an order, or gives back what it took
 * and is open again. Nothing leads back from CAPTURED: capture comes last, and the order follows it.
 */
export const PLACEMENT_STATES = ['CLAIMED', 'AUTHORISED', 'BOOKED', 'CAPTURED', 'RELEASING', 'RELEASED', ...ORDER_STATES] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

const CHECKOUT_NEXT: Record<CheckoutState, readonly CheckoutState[]> = {
  OPEN: ['PLACING', 'EXPIRED'],
  PLACING: ['OPEN', 'PLACED', 'EXPIRED'],
  PLACED: [],
  EXPIRED: ['OPEN'],
};

/** PENDING is an order request: authorised, not captured; PROCESSING once the hotel has confirmed it (ORD-04, ORD-05). */
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

export const canCheckoutBecome = (from: CheckoutState, to: CheckoutState): boolean => CHECKOUT_NEXT[from].includes(to);

/** Whether `to` may follow `from` in the history; `undefined` is the start. */
export const canFollow = (from: PlacementState | undefined, to: PlacementState): boolean => (from === undefined ? to === 'CLAIMED' : PLACEMENT_NEXT[from].includes(to));

export const isPlacementState = (text: string): text is PlacementState => (PLACEMENT_STATES as readonly string[]).includes(text);
