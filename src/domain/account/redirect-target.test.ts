import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const ORIGIN = 'https://holidaymaker.example';

/** All of the plan's with `REDIRECTS=5000000`. */
const REDIRECTS = Number(process.env['REDIRECTS'] ?? 20_000);
const to = (redirectTo: string | null, orderCode: string | null = null): string =>
  redirectTarget({ redirectTo, orderCode }, ORIGIN);

test('without a target the way leads home [REDIR-03]', () => {
  expect([to(null), to(''), to(null, 'HM7K42QD')]).toEqual(['/', '/', '/']);
});

test.each([
  ['home', '/'],
  ['bookings', '/account/bookings'],
  ['scrapbook', '/scrapbook'],
  ['customer_account', '/account/customer'],
  ['customer_wallet', '/account/customer/wallet'],
])('%s goes to %s [REDIR-04, REDIR-01, REDIR-06]', (key, target) => {
  expect(to(key)).toBe(target);
});

test.each([
  ['instalments', '/instalments_schedule'],
  ['add_passengers', '/change_requests/passengers/new'],
  ['holiday_checklist', '/holiday_checklist'],
  ['contact_details', '/contact_details/edit'],
  ['refunds', '/refunds'],
  ['flight_extras', '/flight_extras/new'],
  ['payments', '/payments/new'],
  ['conversations', '/conversations'],
  ['transfers', '/transfers/new'],
  ['confirm_booking', '/confirm-booking'],
  ['flight-check-in', '/flight-check-in'],
  ['transfers-information', '/transfers-information'],
  ['baggage-information', '/baggage-information'],
  ['selfbook-instructions', '/selfbook-instructions'],
  ['selfbook-terms', '/selfbook-terms'],
  ['travel-wallet', '/travel-wallet'],
  ['inform-change', '/manage-flights/inform-change'],
  ['whats-changed', '/manage-flights/whats-changed'],
  ['shared_booking', '/shared'],
  ['invite', '/invite'],
  ['select-seats', '/select-seats'],
])('%s with an order code goes to %s of that booking [REDIR-05, REDIR-02]', (key, path) => {
  expect(to(key, 'HM7K42QD')).toBe(`/account/bookings/HM7K42QD${path}`);
});

test('bookings with an order code goes to that booking [REDIR-06]', () => {
  expect(to('bookings', 'HM7K42QD')).toBe('/account/bookings/HM7K42QD');
});

test.each([null, '', '..', '../../graphql', 'a/b', 'HM%2F', '//evil.example'])(
  'a key of an order without a code that can be one goes to all bookings: %s [REDIR-07]',
  (orderCode) => {
    expect(to('instalments', orderCode)).toBe('/account/bookings');
  },
);

test.each([
  ['/results?adults=2#map', '/results?adults=2#map'],
  [`${ORIGIN}/account/bookings?page=2`, '/account/bookings?page=2'],
  ['account/bookings', '/account/bookings'],
  ['holidaymaker://auth/callback?code=x', 'holidaymaker://auth/callback?code=x'],
])('%s is on our own host or our app, and followed [REDIR-08]', (value, target) => {
  expect(to(value)).toBe(target);
});

test.each([
  'https://evil.example/',
  'https://holidaymaker.example.evil.example/',
  'https://holidaymaker.example@evil.example/',
  'http://holidaymaker.example/',
  'https://holidaymaker.example:444/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '/.//evil.example',
  `${ORIGIN}//evil.example`,
  'javascript:alert(1)',
  'data:text/html,x',
  `blob:${ORIGIN}/9a1b`,
  'holidaymakers://x',
  'https://holidaymaker。example.evil.example',
])('%s is elsewhere, and the way leads home [REDIR-09, S-09]', (value) => {
  expect(to(value)).toBe('/');
});

const part = fc.constantFrom(
  '/',
  '\\',
  '//',
  '\t',
  '\n',
  '\r',
  '@',
  ':',
  '.',
  '..',
  '%2f',
  '%5c',
  '%252f',
  '%00',
  ';',
  '?',
  '#',
  'https:',
  'http:',
  'javascript:',
  'holidaymaker:',
  'blob:',
  'data:',
  'evil.example',
  'holidaymaker.example',
  ORIGIN,
  'bookings',
  '。',
  'ﬀ',
  ' ',
  '[::1]',
  '\u{2028}',
  '\u{0}',
);
const address = fc.oneof(
  fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

test('whatever is asked for, the way stays on our own host or leads into the app [S-09]', () => {
  fc.assert(
    fc.property(address, fc.option(address), (redirectTo, orderCode) => {
      const target = to(redirectTo, orderCode);
      if (target.startsWith('holidaymaker:')) return;
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: REDIRECTS },
  );
});
