import * as v from 'valibot';
import { checkContact, tidyContact, type ContactDetails } from '#domain/checkout/contact.ts';
import { group, text } from '../posted-fields.ts';
import type { ReadFields } from '../step-form/read-form.ts';
import { COUNTRIES } from './countries.ts';

const AddressFields = v.object({
  address: text,
  city: text,
  postalCode: text,
  isoCountryCode: text,
});
const Fields = v.object({
  contactDetails: group(
    v.object({
      title: text,
      firstName: text,
      lastName: text,
      emailAddress: text,
      alternativeEmailAddress: text,
      phoneNumber: text,
      optIntoMarketing: text,
      billingAddress: group(AddressFields),
    }),
  ),
});

/** The form as it stands on the page, all as text. */
export type ContactFormShape = v.InferOutput<typeof Fields>;

/** Reads whom we write to and bill by the rule of the step (CONT-01 to CONT-07). */
export const readContact: ReadFields<ContactDetails> = (posted) => {
  const { contactDetails: fields } = v.parse(Fields, posted);
  const { isoCountryCode } = fields.billingAddress;
  const contact: ContactDetails = {
    ...fields,
    alternativeEmailAddress:
      fields.alternativeEmailAddress.trim() === '' ? null : fields.alternativeEmailAddress,
    optIntoMarketing: fields.optIntoMarketing === 'on',
    billingAddress: {
      address: fields.billingAddress.address,
      city: fields.billingAddress.city,
      postalCode: fields.billingAddress.postalCode,
      country: COUNTRIES.find(({ value }) => value === isoCountryCode)?.label ?? '',
      isoCountryCode,
    },
  };
  return { errors: checkContact(contact), value: () => tidyContact(contact) };
};
