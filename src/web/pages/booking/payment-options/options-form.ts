import type { DefaultValue } from '@conform-to/react';
import * as v from 'valibot';
import { INPUT_REFUSALS } from '#domain/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { group, text } from '../posted-fields.ts';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import type { ReadFields } from '../read-form.ts';

const Fields = v.object({
  paymentSchedule: group(v.object({ name: text })),
  code: text,
  intent: text,
});

export type OptionsFormShape = v.InferOutput<typeof Fields>;

/** Values of the buttons that stay at the step. */
export const USE_CODE = 'use_code';
export const REMOVE_CODE = 'remove_code';

/** `planName`: undefined while none that fits is chosen; `intent`: empty to go on. */
export type Options = {
  readonly planName: string | undefined;
  readonly code: string;
  readonly intent: string;
};

const MUST_CHOOSE = refuse(INPUT_REFUSALS, 'option_required', 'paymentSchedule.name');

/** Reads the step: a plan that fits must be chosen to go on (PAY-15). */
export const readOptions =
  ({ paymentScheduleOptions }: CheckoutOfPageFragment): ReadFields<Options> =>
  (posted) => {
    const { paymentSchedule, code, intent } = v.parse(Fields, posted);
    const planName = paymentScheduleOptions.find(({ name }) => name === paymentSchedule.name)?.name;
    return {
      errors: planName === undefined && intent === '' ? [MUST_CHOOSE] : [],
      value: () => ({ planName, code: code.trim(), intent }),
    };
  };

/** Only what the visitor chose before; nothing is chosen for them. */
export const optionsDefaults = ({
  paymentSchedule,
}: CheckoutOfPageFragment): DefaultValue<OptionsFormShape> => ({
  paymentSchedule: { name: paymentSchedule?.name ?? '' },
});
