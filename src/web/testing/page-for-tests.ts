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
      phoneHours: 'open until 8pm',
      atolNumber: null,
    },
    features: STANDARD_FLAGS,
    checkoutRules: { earliestDepartureDate: '2026-11-23' },
    travelSeasons: [
      { name: 'WINTER', start: '2026-12-01', end: '2027-02-28' },
      { name: 'EASTER', start: '2027-03-26', end: '2027-04-04' },
      { name: 'MAY_HALF_TERM', start: '2027-05-29', end: '2027-05-30' },
      { name: 'SUMMER', start: '2027-07-22', end: '2027-08-24' },
      { name: 'OCTOBER_HALF_TERM', start: '2027-10-23', end: '2027-10-24' },
    ],
  },
  ...changed,
});
