import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { parseConsent } from '#domain/tracking/consent.ts';
import type { PageProperties } from '#web/page-properties.ts';

/** Page properties of the British site on a fixed day, with what a test wants otherwise. */
export const pageForTests = (changed: Partial<PageProperties> = {}): PageProperties => ({
  appVersion: null,
  devMode: true,
  inApp: false,
  needsAppUpdate: false,
  namespacesRequired: [],
  userAgent: 'test',
  deviceType: 'desktop',
  operatingSystem: 'other',
  botScore: 0,
  affiliate: null,
  allocation: null,
  authentication: { emailAddress: null, firstName: null, isAway: false },
  rememberToken: null,
  consent: parseConsent('1.0000.20261120'),
  fingerprint: null,
  tags: 'none',
  flagshipFlags: {},
  splitTests: {},
  deviceSource: 'web',
  now: '2026-11-20T20:14:00Z',
  domainConfig: {
    market: 'gb',
    baseUrl: 'http://localhost',
    locale: 'en-GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    brand: {
      name: 'Holidaymaker',
      legalName: 'Holidaymaker Travel Ltd',
      phone: '0113 496 0180',
      phoneHours: 'until 20:00',
      atolNumber: null,
    },
    features: STANDARD_FLAGS,
    checkoutRules: { earliestDepartureDate: '2026-11-23' },
  },
  ...changed,
});
