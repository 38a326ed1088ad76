import { expect, test } from 'vitest';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { consentOf } from './consent-of.ts';

const consented = (cookie: string, now = '2026-11-23T12:00:00Z') =>
  consentOf(new Request('https://shop.test/', { headers: { cookie } }), {
    clock: () => new Date(now),
    market: GREAT_BRITAIN,
  });

test('a request consents to what its cookie says, on the days it holds', () => {
  const cookie = 'session=s; cookie_consent=1.1000.20261123';
  expect(consented(cookie)).toMatchObject({ analytical: true, answeredOn: '2026-11-23' });
  expect(consented(cookie, '2027-11-19T12:00:00Z')).toMatchObject({ answeredOn: null });
});

test.each(['', 'cookie_consent=', 'cookie_consent=accepted', 'x=1.1111.20261123'])(
  '"%s" consents to nothing',
  (cookie) => {
    expect(consented(cookie)).toEqual({
      analytical: false,
      functional: false,
      marketing: false,
      personalisation: false,
      answeredOn: null,
    });
  },
);
