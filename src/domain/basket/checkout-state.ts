/**
 * The states of the checkout that a basket leads to, and which may follow which (decisions: Paying;
 * invariant I8).
 */

export const CHECKOUT_STATES = ['OPEN', 'PLACING', 'PLACED', 'EXPIRED'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

const CHECKOUT_NEXT: Record<CheckoutState, readonly CheckoutState[]> = {
  OPEN: ['PLACING', 'EXPIRED'],
  PLACING: ['OPEN', 'PLACED', 'EXPIRED'],
  PLACED: [],
  EXPIRED: ['OPEN'],
};

export const canCheckoutBecome = (from: CheckoutState, to: CheckoutState): boolean =>
  CHECKOUT_NEXT[from].includes(to);
