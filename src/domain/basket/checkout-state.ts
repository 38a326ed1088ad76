/**
 * The states of the checkout that a basket leads to, and which may follow which (decisions: Paying;
 * invariant I8).
 */

export const CHECKOUT_STATES = ['OPEN', 'PLACING', 'PLACED', 'EXPIRED'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/**
 * EXPIRED is what an open checkout is called while its basket's time is up: never stored, and open
 * again with the basket. One that is being placed keeps its time to the end.
 */
const CHECKOUT_NEXT: Record<CheckoutState, readonly CheckoutState[]> = {
  OPEN: ['PLACING', 'EXPIRED'],
  PLACING: ['OPEN', 'PLACED'],
  PLACED: [],
  EXPIRED: ['OPEN'],
};

/** The gate of every change: nothing sets a status that may not follow the one before. */
export const canCheckoutBecome = (from: CheckoutState, to: CheckoutState): boolean =>
  CHECKOUT_NEXT[from].includes(to);
