/** What a customer tells once, and every booking is filled in with (LOGIN-02: customer step). */
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { tidyPostcode } from '#domain/input/postcode.ts';
import { refuse } from '#domain/refuse.ts';
import { checkPhone } from './phone.ts';
import { ADULT_TITLES } from './titles.ts';

export type CustomerDetails = {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly postalCode: string;
};

const LONGEST = 200;

/** Every error of the details, by field (`details.firstName`). */
export function checkCustomerDetails(input: CustomerDetails): FieldError[] {
  const details = tidyCustomerDetails(input);
  return [
    ...(ADULT_TITLES.some((title) => title === details.title)
      ? []
      : [refuse(INPUT_REFUSALS, 'option_required', path('title'))]),
    ...required('firstName', details.firstName),
    ...required('lastName', details.lastName),
    ...checkPhone(details.phoneNumber, path('phoneNumber')),
    ...required('postalCode', details.postalCode),
  ];
}

/** The details as saved: trimmed, British postcodes in their usual form. */
export function tidyCustomerDetails(input: CustomerDetails): CustomerDetails {
  const postalCode = tidy(input.postalCode);
  return {
    title: input.title.trim().toLowerCase(),
    firstName: tidy(input.firstName),
    lastName: tidy(input.lastName),
    phoneNumber: tidy(input.phoneNumber),
    postalCode: tidyPostcode(postalCode) ?? postalCode,
  };
}

function required(field: keyof CustomerDetails, value: string): FieldError[] {
  if (value === '') return [refuse(INPUT_REFUSALS, 'required', path(field))];
  return value.length > LONGEST
    ? [refuse(INPUT_REFUSALS, 'too_long', path(field), { most: LONGEST })]
    : [];
}

const path = (field: keyof CustomerDetails): string => `details.${field}`;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
