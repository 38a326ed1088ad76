/** The letters about another email address of a customer. */
import { PASSWORD_REFUSALS } from '#domain/account/password-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { codeLetter, NOT_YOU, WORKS } from './account-letters.ts';
import type { Letter } from './letter.ts';

type Brand = Letter['brand'];

/** To the address that is to be the customer's: the code proves it. */
export function makeNewAddressLetter(brand: Brand, code: string): Letter {
  return {
    ...codeLetter(brand, code),
    heading: 'Confirm your new email address',
    paragraphs: [
      `Enter this code on the page where you asked for it. From then on you’ll log in with this address. ${WORKS}`,
      NOT_YOU,
    ],
  };
}

/** To a customer whose address somebody wanted for another account (MSG-19). */
export const makeAddressInUseLetter = (brand: Brand): Letter => ({
  brand,
  subject: `This address already has a ${brand.name} account`,
  preview: 'Someone, perhaps you, tried to use it for another.',
  heading: 'This address already has an account',
  paragraphs: [
    sentenceOf(PASSWORD_REFUSALS, 'email_in_use'),
    'Someone, perhaps you, tried to use it for another account. If that wasn’t you, there’s nothing you need to do. Nothing has changed.',
  ],
  act: { label: 'Log in', path: '/gatekeeper/login' },
  sections: [],
});

/** To both addresses, once it is done (ASVS 6.3.7). */
export const makeEmailChangedLetter = (brand: Brand, isFormer: boolean): Letter => ({
  brand,
  subject: `Your ${brand.name} email address was changed`,
  preview: isFormer
    ? 'If that wasn’t you, please call us now.'
    : 'Log in with this one from now on.',
  heading: 'Your email address was changed',
  paragraphs: isFormer
    ? [
        'Your account now has a different email address, and we won’t write to this one about it again. You’ve been logged out everywhere else.',
        `If that wasn’t you, please call us now on ${brand.phone}. Keep this email: it helps us look into it.`,
      ]
    : [
        'From now on, log in with this address. We’ll write to you here, too. You’ve been logged out everywhere else.',
        'Emails about bookings you’ve already made still go to the address you booked with.',
      ],
  sections: [],
});
