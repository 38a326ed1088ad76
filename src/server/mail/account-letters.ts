/** The letters about an account. */
import { LOGIN_CODE } from '#domain/account/login-code.ts';
import { PASSWORD_REFUSALS } from '#domain/account/password-refusals.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { Letter } from './letter.ts';

type Brand = Letter['brand'];

/** `code` is six digits; `isNew` when there is no account for the mailbox yet (MSG-29). */
export function makeLoginCodeLetter(brand: Brand, code: string, isNew: boolean): Letter {
  return {
    ...codeLetter(brand, code),
    heading: 'Your code to log in',
    paragraphs: [
      ...(isNew ? [sentenceOf(ACCOUNT_REFUSALS, 'no_account')] : []),
      `Type it where you asked for it${isNew ? ', and your account is made' : ''}. ${WORKS}`,
      NOT_YOU,
    ],
  };
}

/** For a mailbox without an account: the code confirms it, and makes the account. */
export function makeConfirmEmailLetter(brand: Brand, code: string): Letter {
  return {
    ...codeLetter(brand, code),
    heading: 'Confirm your email address',
    paragraphs: [
      `Type this code where you asked for your account, and it is made. ${WORKS}`,
      NOT_YOU,
    ],
  };
}

/** To a customer for whose mailbox somebody wanted to make another account (MSG-19). */
export const makeEmailInUseLetter = (brand: Brand): Letter => ({
  brand,
  subject: `You already have a ${brand.name} account`,
  preview: 'Somebody, perhaps you, wanted to make another with this address.',
  heading: 'You already have an account',
  paragraphs: [
    sentenceOf(PASSWORD_REFUSALS, 'email_in_use'),
    'If that was not you, you need do nothing: nothing has been changed.',
  ],
  act: { label: 'Log in', path: '/gatekeeper/login' },
  sections: [],
});

type Reset = {
  readonly code: string;
  readonly loginId: string;
  readonly standing: 'customer' | 'unconfirmed' | 'unknown';
};

/** The code that a new password is chosen with, and what is to be known before (MSG-29, MSG-30). */
export function makeResetLetter(brand: Brand, { code, loginId, standing }: Reset): Letter {
  const before = {
    customer: [],
    unconfirmed: [sentenceOf(PASSWORD_REFUSALS, 'email_unconfirmed')],
    unknown: [sentenceOf(ACCOUNT_REFUSALS, 'no_account')],
  }[standing];
  return {
    ...codeLetter(brand, code),
    heading: 'Your code for a new password',
    paragraphs: [
      ...before,
      `Type it where you asked for it, with the password you choose. ${WORKS}`,
      NOT_YOU,
    ],
    act: { label: 'Choose a password', path: `/gatekeeper/reset-password?login=${loginId}` },
  };
}

/** To the customer whose password is another from now on, whoever changed it (ASVS 6.3.7). */
export const makePasswordChangedLetter = (brand: Brand): Letter => ({
  brand,
  subject: `Your ${brand.name} password was changed`,
  preview: 'Everywhere else you have been logged out.',
  heading: 'Your password was changed',
  paragraphs: [
    'It was changed just now with a code from this mailbox. Everywhere else you have been logged out.',
    'If that was not you, somebody reads your mail: change the password of your mailbox first, then this one.',
  ],
  act: { label: 'Choose another password', path: '/gatekeeper/forgotten-password' },
  sections: [],
});

type PasskeyChange = { readonly name: string; readonly change: 'added' | 'removed' };

/** To the customer who can log in with one passkey more, or less (ASVS 6.3.7). */
export const makePasskeyLetter = (brand: Brand, { name, change }: PasskeyChange): Letter => ({
  brand,
  subject:
    change === 'added'
      ? `A passkey was added to your ${brand.name} account`
      : `A passkey was removed from your ${brand.name} account`,
  preview: `It is called ${name}.`,
  heading: change === 'added' ? 'You have a new passkey' : 'A passkey is gone',
  paragraphs: [
    change === 'added'
      ? `It is called ${name}, and logs you in with your face, your fingerprint or your screen lock.`
      : `It was called ${name}, and logs nobody in any more. A code still does.`,
    'If that was not you, look at where you are logged in, end what you do not know, and remove passkeys that are not yours.',
  ],
  act: { label: 'Look at my passkeys', path: '/account/customer/security' },
  sections: [],
});

/** To a customer who was logged in to in a browser that they had not used before. */
export const makeNewDeviceLetter = (brand: Brand, deviceName: string): Letter => ({
  brand,
  subject: `A new login to your ${brand.name} account`,
  preview: `${deviceName}. If that was you, you need do nothing.`,
  heading: 'Somebody logged in on a new device',
  paragraphs: [
    `It was just now, with ${deviceName}. If that was you, you need do nothing.`,
    'If it was not, end that session below and choose another password, if you have one; then change the password of your mailbox.',
  ],
  act: { label: 'See where you are logged in', path: '/account/customer/security' },
  sections: [],
});

export const WORKS = `It works for ${LOGIN_CODE.minutes} minutes, once, and in no other browser.`;
export const NOT_YOU =
  'Nobody from our side will ever ask you for it. If you did not ask for a code, you need do nothing: without it nobody gets in.';

/** What all letters with a code have in common. */
export function codeLetter(
  brand: Brand,
  code: string,
): Pick<Letter, 'brand' | 'subject' | 'preview' | 'label' | 'sections'> {
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    brand,
    subject: `${spaced} is your ${brand.name} code`,
    preview: `It works for ${LOGIN_CODE.minutes} minutes, once, in the browser that asked for it.`,
    label: { name: 'Code', value: spaced },
    sections: [],
  };
}
