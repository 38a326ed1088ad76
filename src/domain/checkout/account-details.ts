import {
  checkCustomerDetails,
  tidyCustomerDetails,
  type CustomerDetails,
} from '#domain/account/customer-details.ts';
import type { ContactDetails } from './contact.ts';

/**
 * What the contact of a booking has told that an account asks for; undefined when an account would
 * not take all of it as it is.
 */
export function accountDetails(contact: ContactDetails): CustomerDetails | undefined {
  const { title, firstName, lastName, phoneNumber, billingAddress } = contact;
  const { postalCode } = billingAddress;
  const details = tidyCustomerDetails({ title, firstName, lastName, phoneNumber, postalCode });
  return checkCustomerDetails(details).length === 0 ? details : undefined;
}
