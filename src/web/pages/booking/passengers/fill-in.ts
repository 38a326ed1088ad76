import { makeUkDate } from '#domain/dates.ts';
import type { CheckoutPageQuery } from '../query.generated.ts';
import { typedFields, type StepAnswer } from '../step-form/read-form.ts';
import { readFields } from './passenger-form.ts';

export type CompanionToFillIn = CheckoutPageQuery['companions'][number];

/** Name of the buttons that fill in a companion, by `fillInValue`. */
export const FILL_IN = 'fill_in';

/** Says that the passenger at this place is this companion. */
export const fillInValue = (at: number, { id }: CompanionToFillIn): string => `${at}:${id}`;

/** A companion, as the fields of a passenger have them. */
export const fieldsOf = ({ title, firstName, lastName, dateOfBirth }: CompanionToFillIn) => ({
  title,
  firstName,
  lastName,
  dateOfBirth: makeUkDate(dateOfBirth),
});

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
