import type { DefaultValue } from '@conform-to/react';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import type { OptionsFormShape } from './read-options.ts';

/** Values of the buttons that stay at the step. */
export const USE_CODE = 'use_code';
export const REMOVE_CODE = 'remove_code';
export const USE_CREDITS = 'use_credits';
export const USE_BEST_CREDITS = 'use_best_credits';
export const REMOVE_CREDITS = 'remove_credits';

/** Only what the visitor chose before; nothing is chosen for them. */
export const optionsDefaults = ({
  paymentSchedule,
}: CheckoutOfPageFragment): DefaultValue<OptionsFormShape> => ({
  paymentSchedule: { name: paymentSchedule?.name ?? '' },
});
