import { parse, type Submission } from '@conform-to/react';
import { data, redirect } from 'react-router';
import { CHECKOUT_REFUSALS } from '#domain/checkout/refusals.ts';
import type { CheckoutStep } from '#domain/checkout/steps.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { DataError } from '#web/data/data-error.ts';
import { routes } from '#web/routes.ts';
import { stepAfter } from './guard-step.ts';
import type { CheckoutOfPageFragment, CheckoutSavedFragment } from './query.generated.ts';
import { errorsByField, type StepAnswer } from './step-form/read-form.ts';

type Posted = {
  readonly checkout: CheckoutOfPageFragment;
  readonly form: FormData;
  readonly step: Exclude<CheckoutStep, 'payment'>;
};

/** What the API says of a step that was sent. */
export type Saved = Pick<CheckoutSavedFragment, 'errors'>;

const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;

/**
 * Sends what was read of a posted step and goes on to the next, or stays when another button was
 * pressed; what is wrong comes back with all that was typed (visitors: R13, R14).
 */
export async function saveRead<Value>(
  submission: Submission<Value>,
  send: (value: Value) => Promise<Saved>,
  { checkout, form, step }: Posted,
) {
  if (submission.status !== 'success')
    return data<StepAnswer>({ lastResult: submission.reply() }, { status: REFUSED });
  try {
    const { errors } = await send(submission.value);
    if (errors.length > 0)
      return data<StepAnswer>(
        { lastResult: submission.reply({ fieldErrors: errorsByField(errors) }) },
        { status: REFUSED },
      );
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return data<StepAnswer>(
      { lastResult: submission.reply({ formErrors: [NOT_SAVED] }) },
      { status: NO_ANSWER },
    );
  }
  const next = form.has('intent') ? step : (stepAfter(checkout.steps, step) ?? 'payment');
  return redirect(routes.checkoutStep.href({ checkoutId: checkout.id, step: next }), SEE_OTHER);
}

/** The same when the checkout itself could not be fetched: what was typed stays in the form. */
export const answerNotSaved = (form: FormData) =>
  data<StepAnswer>(
    {
      lastResult: parse<null, string[]>(form, { resolve: () => ({ error: null }) }).reply({
        formErrors: [NOT_SAVED],
      }),
    },
    { status: NO_ANSWER },
  );

const NOT_SAVED = sentenceOf(CHECKOUT_REFUSALS, 'step_not_saved');
