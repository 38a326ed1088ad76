import type { PageProperties } from '#web/page-properties.ts';

/** Page properties of the British site on a fixed day, with what a test wants otherwise. */
export const pageForTests = (changed: Partial<PageProperties> = {}): PageProperties => ({
  appVersion: 'test',
  devMode: true,
  inApp: false,
  deviceSource: 'web',
  now: '2026-11-20T20:14:00Z',
  domainConfig: {
    market: 'gb',
    baseUrl: 'http://localhost',
    locale: 'en-GB',
    currency: 'GBP',
    brand: {
      name: 'Holidaymaker',
      legalName: 'Holidaymaker Travel Ltd',
      phone: '0113 496 0180',
      phoneHours: 'until 20:00',
      atolNumber: '00000',
    },
    features: {},
    checkoutRules: { earliestDepartureDate: '2026-11-23' },
  },
  ...changed,
});
