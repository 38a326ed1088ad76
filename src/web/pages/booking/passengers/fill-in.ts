import { makeUkDate } from '#domain/dates.ts';
import type { CheckoutPageQuery } from '../query.generated.ts';

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
