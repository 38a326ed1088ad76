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
    heading: 'Your login code',
    paragraphs: [
      ...(isNew ? [sentenceOf(ACCOUNT_REFUSALS, 'no_account')] : []),
      `Enter this code on the page where you asked for it${isNew ? ', and we’ll create your account' : ''}. ${WORKS}`,
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
      `Enter this code on the page where you asked for your account, and we’ll create it. ${WORKS}`,
      NOT_YOU,
    ],
  };
}

/** To a customer for whose mailbox somebody wanted to make another account (MSG-19). */
export const makeEmailInUseLetter = (brand: Brand): Letter => ({
  brand,
  subject: `You already have a ${brand.name} account`,
  preview: 'Someone, perhaps you, tried to create another with this address.',
  heading: 'You already have an account',
  paragraphs: [
    sentenceOf(PASSWORD_REFUSALS, 'email_in_use'),
    'If that wasn’t you, there’s nothing you need to do. Nothing has changed.',
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
    heading: 'Your code to choose a new password',
    paragraphs: [
      ...before,
      `Enter this code on the page where you asked for it, with the new password you’d like. ${WORKS}`,
      NOT_YOU,
    ],
    act: { label: 'Choose a new password', path: `/gatekeeper/reset-password?login=${loginId}` },
  };
}

/** To the customer whose password is another from now on, whoever changed it (ASVS 6.3.7). */
export const makePasswordChangedLetter = (brand: Brand): Letter => ({
  brand,
  subject: `Your ${brand.name} password was changed`,
  preview: 'You’ve been logged out everywhere else.',
  heading: 'Your password was changed',
  paragraphs: [
    'It was changed just now, with a code we sent to this address. You’ve been logged out everywhere else.',
    'If that wasn’t you, someone else can read your email. Change your email password first, then this one.',
  ],
  act: { label: 'Choose a new password', path: '/gatekeeper/forgotten-password' },
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
  preview: `It’s called ${name}.`,
  heading: change === 'added' ? 'You have a new passkey' : 'A passkey was removed',
  paragraphs: [
    change === 'added'
      ? `It’s called ${name}. With it you can log in with your face, fingerprint or screen lock.`
      : `It was called ${name}. Nobody can log in with it any more. You can still log in with a code.`,
    'If that wasn’t you, check where you’re logged in, end any session you don’t recognise, and remove any passkey that isn’t yours.',
  ],
  act: { label: 'Check my passkeys', path: '/account/customer/security' },
  sections: [],
});

/** To a customer who was logged in to in a browser that they had not used before. */
export const makeNewDeviceLetter = (brand: Brand, deviceName: string): Letter => ({
  brand,
  subject: `New login to your ${brand.name} account`,
  preview: `${deviceName}. If that was you, there’s nothing you need to do.`,
  heading: 'New login on another device',
  paragraphs: [
    `Someone has just logged in, with ${deviceName}. If that was you, there’s nothing you need to do.`,
    'If it wasn’t, end that session below and, if you have a password, choose a new one. Then change your email password.',
  ],
  act: { label: 'See where you’re logged in', path: '/account/customer/security' },
  sections: [],
});

export const WORKS = `It works once, for ${LOGIN_CODE.minutes} minutes, and only in the browser you asked from.`;
export const NOT_YOU =
  'None of our team will ever ask you for this code. If you didn’t ask for it, you can ignore this email: nobody can get in without it.';

/** What all letters with a code have in common. */
export function codeLetter(
  brand: Brand,
  code: string,
): Pick<Letter, 'brand' | 'subject' | 'preview' | 'label' | 'sections'> {
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    brand,
    subject: `${spaced} is your ${brand.name} code`,
    preview: `It works once, for ${LOGIN_CODE.minutes} minutes, in the browser you asked from.`,
    label: { name: 'Code', value: spaced },
    sections: [],
  };
}
