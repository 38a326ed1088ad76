/** The letters about an authenticator app and its recovery codes (ASVS 6.3.7). */
import type { FactorChange } from '#domain/account/factor-changes.ts';
import type { Letter } from './letter.ts';

/** To the customer whose second factor is another from now on, whoever changed it. */
export function makeFactorChangedLetter(brand: Letter['brand'], change: FactorChange): Letter {
  const { subject, happened } = WORDS[change];
  return {
    brand,
    subject: `${subject}: your ${brand.name} account`,
    preview: 'If that was not you, call us.',
    heading: subject,
    paragraphs: [
      happened,
      `If that was you, you need do nothing. If it was not, somebody is in your account: log in and choose another password, then call us on ${brand.phone}.`,
    ],
    act: { label: 'See your security page', path: '/account/customer/security' },
    sections: [],
  };
}

const WORDS: Readonly<Record<FactorChange, { subject: string; happened: string }>> = {
  'authenticator added': {
    subject: 'An authenticator app was added',
    happened:
      'From now on every login asks for a code of the app, too. Everywhere else you have been logged out. Keep your recovery codes where you would find them without your phone.',
  },
  'authenticator removed': {
    subject: 'The authenticator app was removed',
    happened:
      'From now on a login asks for no code of an app, and your recovery codes no longer work. Everywhere else you have been logged out.',
  },
  'recovery codes made': {
    subject: 'New recovery codes were made',
    happened: 'The codes you had before no longer work. Everywhere else you have been logged out.',
  },
  'recovery code used': {
    subject: 'A recovery code was used',
    happened:
      'Somebody logged in with one of your recovery codes instead of the app. It works no more; the others do.',
  },
};
