import type { CheckoutStep } from '#domain/checkout/steps.ts';

/** A step with a form that is saved; the last one has none, it pays. */
export type SavedStep = Exclude<CheckoutStep, 'payment'>;
