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
      `Type this code where you asked for it, and from then on you log in with this address. ${WORKS}`,
      NOT_YOU,
    ],
  };
}

/** To a customer whose address somebody wanted for another account (MSG-19). */
export const makeAddressInUseLetter = (brand: Brand): Letter => ({
  brand,
  subject: `This address has a ${brand.name} account`,
  preview: 'Somebody, perhaps you, wanted to use it for another.',
  heading: 'This address has an account already',
  paragraphs: [
    sentenceOf(PASSWORD_REFUSALS, 'email_in_use'),
    'Somebody, perhaps you, wanted to use it for another account. If that was not you, you need do nothing: nothing has been changed.',
  ],
  act: { label: 'Log in', path: '/gatekeeper/login' },
  sections: [],
});

/** To both addresses, once it is done (ASVS 6.3.7). */
export const makeEmailChangedLetter = (brand: Brand, isFormer: boolean): Letter => ({
  brand,
  subject: `Your ${brand.name} email address was changed`,
  preview: isFormer ? 'If that was not you, call us now.' : 'You log in with this one from now on.',
  heading: 'Your email address was changed',
  paragraphs: isFormer
    ? [
        'From now on your account is logged in to with another address, and this one gets no more mail about it. Everywhere else you have been logged out.',
        `If that was not you, call us now on ${brand.phone}: with this mail we can look into it.`,
      ]
    : [
        'From now on you log in with this address, and we write to you here. Everywhere else you have been logged out.',
        'Bookings keep the address that they were made with for the mail about them.',
      ],
  sections: [],
});
