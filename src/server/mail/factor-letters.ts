/** The letters about an authenticator app and its recovery codes (ASVS 6.3.7). */
import type { FactorChange } from '#domain/account/factor-changes.ts';
import type { Letter } from './letter.ts';

/** To the customer whose second factor is another from now on, whoever changed it. */
export function makeFactorChangedLetter(brand: Letter['brand'], change: FactorChange): Letter {
  const { subject, happened } = WORDS[change];
  return {
    brand,
    subject: `${subject}: your ${brand.name} account`,
    preview: 'If that wasn’t you, please call us.',
    heading: subject,
    paragraphs: [
      happened,
      `If that was you, there’s nothing you need to do. If it wasn’t, someone else is in your account: log in and choose a new password, then call us on ${brand.phone}.`,
    ],
    act: { label: 'Check where you’re logged in', path: '/account/customer/security' },
    sections: [],
  };
}

const WORDS: Readonly<Record<FactorChange, { subject: string; happened: string }>> = {
  'authenticator added': {
    subject: 'An authenticator app was added',
    happened:
      'From now on every login also asks for a code from the app. You’ve been logged out everywhere else. Keep your recovery codes somewhere you’d find them without your phone.',
  },
  'authenticator removed': {
    subject: 'The authenticator app was removed',
    happened:
      'Logging in no longer asks for a code from an app, and your recovery codes no longer work. You’ve been logged out everywhere else.',
  },
  'recovery codes made': {
    subject: 'New recovery codes were created',
    happened: 'The codes you had before no longer work. You’ve been logged out everywhere else.',
  },
  'recovery code used': {
    subject: 'A recovery code was used',
    happened:
      'Someone logged in with one of your recovery codes instead of the app. That code no longer works; the others still do.',
  },
};
