import type { DefaultValue } from '@conform-to/react';
import * as v from 'valibot';
import { INPUT_REFUSALS } from '#domain/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { group, text } from '../posted-fields.ts';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import type { ReadFields } from '../read-form.ts';

const Fields = v.object({ paymentSchedule: group(v.object({ name: text })) });

export type PlanFormShape = v.InferOutput<typeof Fields>;

const MUST_CHOOSE = refuse(INPUT_REFUSALS, 'option_required', 'paymentSchedule.name');

/** Reads the chosen plan: one of those that fit must be (PAY-15). */
export const readPlan =
  ({ paymentScheduleOptions }: CheckoutOfPageFragment): ReadFields<{ readonly name: string }> =>
  (posted) => {
    const { name } = v.parse(Fields, posted).paymentSchedule;
    const fits = paymentScheduleOptions.some((option) => option.name === name);
    return { errors: fits ? [] : [MUST_CHOOSE], value: () => ({ name }) };
  };

/** Only what the visitor chose before; nothing is chosen for them. */
export const planDefaults = ({
  paymentSchedule,
}: CheckoutOfPageFragment): DefaultValue<PlanFormShape> => ({
  paymentSchedule: { name: paymentSchedule?.name ?? '' },
});
