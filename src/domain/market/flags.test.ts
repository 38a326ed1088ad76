import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocationOf } from './allocation.ts';
import {
  FLAG_COOKIE,
  FLAG_COOKIE_DAYS,
  readOverrides,
  withOverrides,
  writeOverrides,
} from './flag-overrides.ts';
import { factsOf, FLAG_KEYS, isFlagKey, STANDARD_FLAGS } from './flags.ts';
import { formatRollout, parseRollout } from './rollout.ts';
import { flagsAt } from './rooming-flag.ts';

const OPEN = FLAG_KEYS.filter((key) => !factsOf(key).isInternal);

test.each([
  'cityBreaksTab',
  'liveHotelPrice',
  'newLoginJourney',
  'persistedFilters',
  'retryLogic',
  'sustainabilityBadge',
] as const)('%s is on unless somebody says otherwise [FLAG-03]', (key) => {
  expect(STANDARD_FLAGS[key]).toBe(true);
});

test.each(['carParking', 'hotelOnlySearch', 'insurance', 'largePartyAlert'] as const)(
  '%s is enabled unless somebody says otherwise [FLAG-04]',
  (key) => {
    expect(STANDARD_FLAGS[key]).toBe(true);
  },
);

test('the Covid test, discovery, fixed dates, what Ryanair verifies and the app router are off at first [FLAG-05]', () => {
  expect(FLAG_KEYS.filter((key) => !STANDARD_FLAGS[key])).toEqual([
    'covidTestPerk',
    'holidayDiscovery',
    'noFlexibleDates',
    'ryanairVerifiedLogo',
    'searchToAppRouter',
  ]);
});

test.each([
  'searchToAppRouter',
  'holidayDiscovery',
  'useRoomingPh1',
  'noFlexibleDates',
  'clientSideNavigation',
])('%s is a flag, with an effect that its operator reads [FLAG-06]', (key) => {
  expect(FLAG_KEYS).toContain(key);
  expect(isFlagKey(key) && factsOf(key).effect).toMatch(/./);
});

test('an address switches known flags alone [FLAG-07]', () => {
  expect(readOverrides('unknownFlag=true&noFlexibleDates=true&__proto__=true&adults=2')).toEqual({
    noFlexibleDates: true,
  });
});

test('what the operator alone decides is not switched by an address', () => {
  const internal = FLAG_KEYS.filter((key) => factsOf(key).isInternal);
  expect(internal).toEqual([
    'atolLogo',
    'carParking',
    'compulsorySeatMaps',
    'covidTestPerk',
    'insurance',
    'liveHotelPrice',
    'priceDropProtectionLogo',
    'ryanairVerifiedLogo',
    'seatMapsAndPriority',
    'selfBooking',
    'trustAccountLogo',
  ]);
  expect(readOverrides(internal.map((key) => `${key}=true`).join('&'))).toEqual({});
});

test.each(['1', 'TRUE', 'yes', 'on', '', ' true'])(
  'only the text true switches on, "%s" switches off [FLAG-08]',
  (text) => {
    expect(readOverrides(new URLSearchParams({ cityBreaksTab: text }))).toEqual({
      cityBreaksTab: false,
    });
    expect(readOverrides('cityBreaksTab=true')).toEqual({ cityBreaksTab: true });
  },
);

test('what a cookie keeps is read as it was written, and is a cookie’s value', () => {
  const overrides = fc.dictionary(fc.constantFrom(...OPEN), fc.boolean(), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(overrides, (given) => {
      const value = writeOverrides(given);
      expect(readOverrides(value)).toEqual(given);
      expect(value).toMatch(/^[\w&=]*$/);
      expect(withOverrides(STANDARD_FLAGS, given)).toMatchObject(given);
    }),
  );
  expect([FLAG_COOKIE, FLAG_COOKIE_DAYS]).toEqual(['features', 7]);
});

test.each([
  ['/results', false],
  ['/results?rooming=2,1', true],
  ['/holiday-discovery', false],
  ['/holiday/h1/f1', false],
  ['/holidays/sun?rooming=2', true],
  ['/results/map', true],
  ['/test-results', true],
  ['/', true],
])('at %s rooming stays on: %s [FLAG-09]', (address, isOn) => {
  const url = new URL(address, 'https://shop.test');
  expect(flagsAt(STANDARD_FLAGS, url)).toEqual({ ...STANDARD_FLAGS, useRoomingPh1: isOn });
  const off = { ...STANDARD_FLAGS, useRoomingPh1: false };
  expect(flagsAt(off, url)).toEqual(off);
});

test('a flag is on, off, or on for a share of visitors', () => {
  expect(['on', 'off', '25%', '0%', '100%'].map(parseRollout)).toEqual([100, 0, 25, 0, 100]);
  expect(['', 'true', '101%', '2.5%', '-1%', '%', '25'].map(parseRollout)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
  expect([0, 25, 100].map(formatRollout)).toEqual(['off', '25%', 'on']);
});

test('a token has always the same bucket, and buckets are as full as each other', () => {
  fc.assert(
    fc.property(fc.uuid(), (token) => {
      const bucket = allocationOf(token);
      expect(bucket).toBe(allocationOf(token));
      expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 10_000).toBe(true);
    }),
  );
  // Tokens that differ least: a hundred thousand numbers, in tens of buckets.
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let number = 0; number < 100_000; number += 1)
    tenths[Math.floor(allocationOf(`token-${number}`) / 1_000)]! += 1;
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
