import { parse, type Submission } from '@conform-to/react';
import { data, redirect } from 'react-router';
import { CHECKOUT_REFUSALS } from '#domain/checkout/refusals.ts';
import type { IsoDate } from '#domain/dates.ts';
import { never } from '#domain/never.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { routes } from '#web/routes.ts';
import { readCar } from '../car-parking/car-form.ts';
import { readContact } from '../contact-details/contact-form.ts';
import { stepAfter } from '../guard-step.ts';
import { passengerRules, readPassengers } from '../passengers/passenger-form.ts';
import { readOptions } from '../payment-options/options-form.ts';
import { saveOptions } from '../payment-options/save-options.ts';
import {
  AddCarDetails,
  AddContactDetails,
  AddPassengerDetails,
  type CheckoutOfPageFragment,
  type CheckoutSavedFragment,
} from '../query.generated.ts';
import { errorsByField, readForm, type ReadFields, type StepAnswer } from '../read-form.ts';
import type { SavedStep } from './saved-step.ts';

type Posted = {
  readonly call: DataCall;
  readonly checkout: CheckoutOfPageFragment;
  readonly form: FormData;
  readonly today: IsoDate;
};

/**
 * Saves a posted step and goes on to the next, or stays when another button was pressed; what is
 * wrong comes back with all that was typed (visitors: R13, R14).
 */
export async function saveStep(step: SavedStep, posted: Posted) {
  const { call, checkout, form, today } = posted;
  const checkoutId = checkout.id;
  const save = <Value>(read: ReadFields<Value>, send: (value: Value) => Promise<Saved>) =>
    saveRead(readForm(form, read), send, posted, step);
  switch (step) {
    case 'passengers':
      return save(
        readPassengers(passengerRules(checkout, today)),
        async (passengerDetails) =>
          (await call(AddPassengerDetails, { checkoutId, passengerDetails }))
            .addPassengerDetailsToCheckout,
      );
    case 'payment_options':
      return save(readOptions(checkout), (options) => saveOptions(call, checkoutId, options));
    case 'contact_details':
      return save(
        readContact,
        async (contactDetails) =>
          (await call(AddContactDetails, { checkoutId, contactDetails }))
            .addContactDetailsToCheckout,
      );
    case 'car_parking':
      return save(
        readCar,
        async (carDetails) =>
          (await call(AddCarDetails, { checkoutId, carDetails })).addCarDetailsToCheckout,
      );
    default:
      return never(step);
  }
}

type Saved = Pick<CheckoutSavedFragment, 'errors'>;

const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;

async function saveRead<Value>(
  submission: Submission<Value>,
  send: (value: Value) => Promise<Saved>,
  { checkout, form }: Posted,
  step: SavedStep,
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
