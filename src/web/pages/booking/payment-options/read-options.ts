import * as v from 'valibot';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { group, text } from '../posted-fields.ts';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import type { ReadFields } from '../step-form/read-form.ts';

const Fields = v.object({
  paymentSchedule: group(v.object({ name: text })),
  code: text,
  credits: v.optional(v.fallback(v.record(v.string(), text), {}), {}),
  bestCredits: text,
  chosenCredits: text,
  acceptedLoss: text,
  intent: text,
});

export type OptionsFormShape = v.InferOutput<typeof Fields>;

/** `planName`: undefined while none that fits is chosen; `intent`: empty to go on. */
export type Options = {
  readonly planName: string | undefined;
  readonly code: string;
  readonly credits: {
    readonly ticked: readonly string[];
    /** The best combination, as the page has offered it. */
    readonly best: readonly string[];
    /** Chosen before, as the page has shown it. */
    readonly chosen: readonly string[];
    /** In minor units. */
    readonly acceptedLoss: number;
  };
  readonly intent: string;
};

const MUST_CHOOSE = refuse(INPUT_REFUSALS, 'option_required', 'paymentSchedule.name');

/** Reads the step: a plan that fits must be chosen to go on (PAY-15). */
export const readOptions =
  ({ paymentScheduleOptions }: CheckoutOfPageFragment): ReadFields<Options> =>
  (posted) => {
    const { paymentSchedule, code, credits, intent, ...rest } = v.parse(Fields, posted);
    const planName = paymentScheduleOptions.find(({ name }) => name === paymentSchedule.name)?.name;
    return {
      errors: planName === undefined && intent === '' ? [MUST_CHOOSE] : [],
      value: () => ({
        planName,
        code: code.trim(),
        credits: {
          ticked: Object.keys(credits),
          best: wordsOf(rest.bestCredits),
          chosen: wordsOf(rest.chosenCredits),
          acceptedLoss: /^\d{1,9}$/.test(rest.acceptedLoss) ? Number(rest.acceptedLoss) : 0,
        },
        intent,
      }),
    };
  };

const wordsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);
