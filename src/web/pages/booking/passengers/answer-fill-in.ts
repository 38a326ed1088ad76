import { typedFields, type StepAnswer } from '../step-form/read-form.ts';
import { fieldsOf, fillInValue, type CompanionToFillIn } from './fill-in.ts';
import { readFields } from './read-passengers.ts';

/** The posted form again, the companion of the pressed button filled in. */
export function fillIn(
  form: FormData,
  pressed: FormDataEntryValue,
  companions: readonly CompanionToFillIn[],
): StepAnswer {
  const fields = readFields(typedFields(form));
  const passengerDetails = fields.passengerDetails.map((passenger, at) => {
    const companion = companions.find((one) => fillInValue(at, one) === pressed);
    return companion ? { ...passenger, ...fieldsOf(companion) } : passenger;
  });
  return { lastResult: { initialValue: { ...fields, passengerDetails } } };
}
