import { isCheckoutStep, type CheckoutStep } from '#domain/checkout/steps.ts';
import type { CompanionToFillIn } from '../passengers/fill-in.ts';
import type { StepProps, WithCustomer } from '../StepLayout.tsx';

/**
 * The steps before the payment options: what is told of who travels. The last two are pages of
 * their own.
 */
export type SavedStep = Exclude<CheckoutStep, 'payment_options' | 'payment'>;

export const isSavedStep = (name: string): name is SavedStep =>
  isCheckoutStep(name) && name !== 'payment_options' && name !== 'payment';

export type SavedStepProps = StepProps &
  WithCustomer & {
    /** Whom the customer travels with. */
    readonly companions: readonly CompanionToFillIn[];
  };
