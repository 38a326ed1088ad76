import { expect, test } from 'vitest';
import { SOMEWHERE } from '#server/account/session.ts';
import type { KnownVisitor, Visitor } from '#server/account/visitor.ts';
import { authenticationOf, fingerprintBy, readClient } from './page-properties.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 HolidaymakerApp/3.2.0';
const TABLET =
  'Mozilla/5.0 (Linux; Android 16; SM-X710) AppleWebKit/537.36 Chrome/153.0 Safari/537.36';
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36';

const clientOf = (headers: Readonly<Record<string, string>>) =>
  readClient(new Request('http://localhost/', { headers }));

test.each([
  [IPHONE, 'phone', 'ios', true],
  [TABLET, 'tablet', 'android', false],
  [DESK, 'desktop', 'windows', false],
  ['', 'desktop', 'other', false],
])('%s is a %s with %s', (userAgent, deviceType, operatingSystem, inApp) => {
  expect(clientOf({ 'user-agent': userAgent })).toMatchObject({
    userAgent,
    deviceType,
    operatingSystem,
    inApp,
  });
});

test.each([
  [IPHONE, true, '3.2.0'],
  [TABLET, false, null],
])('%s is our app: %s, of version %s [APP-01, APP-03]', (userAgent, inApp, appVersion) => {
  expect(clientOf({ 'user-agent': userAgent })).toMatchObject({ inApp, appVersion });
});

test.each([
  ['17', 17],
  ['many', 0],
  [undefined, 0],
])('a bot score of %s is %i [ROUTE-29]', (score, expected) => {
  expect(clientOf(score === undefined ? {} : { 'x-bot-score': score }).botScore).toBe(expected);
});

const sarah = {
  id: 'customer',
  emailAddress: 'sarah@example.com',
  firstName: 'Sarah',
  isAwake: true,
  isFresh: false,
};
const known = (customer: Partial<NonNullable<KnownVisitor['customer']>> = {}): Visitor => ({
  kind: 'known',
  owner: 'owner',
  customer: { ...sarah, ...customer },
});

test.each<[string, Visitor, object]>([
  [
    'by their email address',
    known(),
    { emailAddress: 'sarah@example.com', firstName: 'Sarah', isAway: false },
  ],
  [
    'no more once they have been away',
    known({ isAwake: false }),
    { emailAddress: null, firstName: null, isAway: true },
  ],
  ['and nobody else', { kind: 'nobody' }, { emailAddress: null, firstName: null, isAway: false }],
])('the page knows a customer who is logged in, %s [SITE-10]', (_, visitor, authentication) => {
  expect(authenticationOf({ visitor, client: SOMEWHERE })).toEqual(authentication);
});
test.each([
  [true, false, '/events', { stunUrl: 'stun:a.example' }],
  [false, false, '/events', null],
  [false, true, '/events', { stunUrl: 'stun:a.example' }],
  [true, false, undefined, null],
  [false, true, undefined, null],
])(
  'functional: %s, necessary: %s, taken by %s: a booking page may tell the fingerprint by %j',
  (functional, isNecessary, file, expected) => {
    const fingerprint = { isNecessary, stunUrl: 'stun:a.example' };
    const consumers = {
      collectorUrl: undefined,
      webhook: undefined,
      file,
      ga4: { url: 'https://ga4.example', measurementId: 'G-ABC123', apiSecret: 's' },
      experiments: undefined,
    };
    expect(fingerprintBy({ functional }, { fingerprint, consumers })).toEqual(expected);
  },
);
