import type { DefaultValue } from '@conform-to/react';
import type { CheckoutOfPageFragment, CustomerOfCheckoutFragment } from '../query.generated.ts';
import type { ContactFormShape } from './read-contact.ts';

/**
 * What was saved; names and title of the lead passenger otherwise (CONT-02), how the customer who
 * is logged in is reached, and the country of the site.
 */
export function contactDefaults(
  { contactDetails, passengerDetails }: CheckoutOfPageFragment,
  customer: CustomerOfCheckoutFragment | null,
  country: string,
): DefaultValue<ContactFormShape> {
  const lead = passengerDetails[0];
  if (contactDetails) {
    return {
      contactDetails: {
        ...contactDetails,
        alternativeEmailAddress: contactDetails.alternativeEmailAddress ?? '',
        optIntoMarketing: contactDetails.optIntoMarketing ? 'on' : '',
      },
    };
  }
  return {
    contactDetails: {
      title: lead?.title ?? '',
      firstName: lead?.firstName ?? '',
      lastName: lead?.lastName ?? '',
      emailAddress: customer?.emailAddress ?? '',
      phoneNumber: customer?.details?.phoneNumber ?? '',
      billingAddress: {
        postalCode: customer?.details?.postalCode ?? '',
        isoCountryCode: country,
      },
    },
  };
}
