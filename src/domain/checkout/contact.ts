/** Whom we write to and bill (CONT-01 to CONT-07; decisions: Passengers). */
import { checkEmail } from '#domain/account/email.ts';
import { checkPhone } from '#domain/account/phone.ts';
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { tidyPostcode } from '#domain/input/postcode.ts';
import { refuse } from '#domain/refuse.ts';
import { tidyEircode } from './eircode.ts';
import { CHECKOUT_REFUSALS } from './refusals.ts';

export type BillingAddress = {
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly isoCountryCode: string;
};

export type ContactDetails = {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly alternativeEmailAddress: string | null;
  readonly phoneNumber: string;
  /** Marketing consent; false unless ticked (CONT-07). */
  readonly optIntoMarketing: boolean;
  readonly billingAddress: BillingAddress;
};

const LONGEST = 200;

/** Every error of the details, by field (`contactDetails.billingAddress.postalCode`). */
export function checkContact(input: ContactDetails): FieldError[] {
  const contact = tidyContact(input);
  const { billingAddress: address } = contact;
  return [
    ...(contact.title === '' ? [choose('title')] : required('title', contact.title)),
    ...required('firstName', contact.firstName),
    ...required('lastName', contact.lastName),
    ...checkEmail(contact.emailAddress, path('emailAddress')),
    ...(contact.alternativeEmailAddress === null
      ? []
      : checkEmail(contact.alternativeEmailAddress, path('alternativeEmailAddress'))),
    ...checkPhone(contact.phoneNumber, path('phoneNumber')),
    ...required('billingAddress.address', address.address),
    ...required('billingAddress.city', address.city),
    ...checkPostcode(address),
    ...checkCountry(address),
  ];
}

/** The details as saved: trimmed, British and Irish postcodes in their usual form. */
export function tidyContact(input: ContactDetails): ContactDetails {
  const { billingAddress: address } = input;
  const isoCountryCode = address.isoCountryCode.trim().toUpperCase();
  const postalCode = tidy(address.postalCode);
  return {
    title: tidy(input.title).toLowerCase(),
    firstName: tidy(input.firstName),
    lastName: tidy(input.lastName),
    emailAddress: input.emailAddress.trim(),
    alternativeEmailAddress: input.alternativeEmailAddress?.trim() || null,
    phoneNumber: tidy(input.phoneNumber),
    optIntoMarketing: input.optIntoMarketing,
    billingAddress: {
      address: address.address.trim(),
      city: tidy(address.city),
      postalCode: tidyPostalCode(postalCode, isoCountryCode),
      country: tidy(address.country),
      isoCountryCode,
    },
  };
}

function tidyPostalCode(postalCode: string, isoCountryCode: string): string {
  if (isoCountryCode === 'GB') return tidyPostcode(postalCode) ?? postalCode.toUpperCase();
  return (isoCountryCode === 'IE' && tidyEircode(postalCode)) || postalCode;
}

/**
 * A postcode of the usual form, or one of the two without: the forces' post office number, and the
 * one that was Girobank's.
 */
const isBritish = (postcode: string): boolean =>
  tidyPostcode(postcode) !== undefined || /^(BFPO ?\d{1,4}|GIR ?0AA)$/i.test(postcode);

/** Of British and Irish postcodes we can tell the form (CONT-02). */
function checkPostcode({ postalCode, isoCountryCode }: BillingAddress): FieldError[] {
  const field = 'billingAddress.postalCode';
  if (postalCode === '') return required(field, postalCode);
  if (isoCountryCode === 'GB' && !isBritish(postalCode))
    return [refuse(CHECKOUT_REFUSALS, 'postcode', path(field))];
  return isoCountryCode === 'IE' && tidyEircode(postalCode) === undefined
    ? [refuse(CHECKOUT_REFUSALS, 'eircode', path(field))]
    : required(field, postalCode);
}

function checkCountry({ country, isoCountryCode }: BillingAddress): FieldError[] {
  if (!/^[A-Z]{2}$/.test(isoCountryCode)) return [choose('billingAddress.isoCountryCode')];
  return required('billingAddress.country', country);
}

function required(field: string, value: string): FieldError[] {
  if (value === '') return [refuse(INPUT_REFUSALS, 'required', path(field))];
  return value.length > LONGEST
    ? [refuse(INPUT_REFUSALS, 'too_long', path(field), { most: LONGEST })]
    : [];
}

const choose = (field: string): FieldError =>
  refuse(INPUT_REFUSALS, 'option_required', path(field));

const path = (field: string): string => `contactDetails.${field}`;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
