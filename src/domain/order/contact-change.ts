/** What a change of the contact comes to, as was and now. */
import type { ContactDetails } from '#domain/checkout/contact.ts';

export type ChangedLine = { readonly what: string; readonly was: string; readonly now: string };

/** Each thing that is another one now, in the words of a letter; none when all is the same. */
export function changedLines(was: ContactDetails, now: ContactDetails): ChangedLine[] {
  const lines = [
    { what: 'Email address', was: was.emailAddress, now: now.emailAddress },
    {
      what: 'Second email address',
      was: was.alternativeEmailAddress ?? NONE,
      now: now.alternativeEmailAddress ?? NONE,
    },
    { what: 'Phone number', was: was.phoneNumber, now: now.phoneNumber },
    { what: 'Address', was: addressOf(was), now: addressOf(now) },
  ];
  return lines.filter((line) => line.was !== line.now);
}

const NONE = 'none';

const addressOf = ({ billingAddress: { address, city, postalCode } }: ContactDetails): string =>
  [address, city, postalCode].join(', ');
