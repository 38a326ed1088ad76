import { expect, test } from 'vitest';
import { changedLines } from '../contact-change.ts';

const CONTACT = {
  title: 'mrs',
  firstName: 'Ada',
  lastName: 'Hargreaves',
  emailAddress: 'ada@example.com',
  alternativeEmailAddress: null,
  phoneNumber: '0113 496 0180',
  optIntoMarketing: false,
  billingAddress: {
    address: '1 Park Row',
    city: 'Leeds',
    postalCode: 'LS1 5HN',
    country: 'United Kingdom',
    isoCountryCode: 'GB',
  },
};

test('a change is told line by line, was and now; what is the same is not', () => {
  expect(changedLines(CONTACT, CONTACT)).toEqual([]);
  const { billingAddress } = CONTACT;
  expect(
    changedLines(CONTACT, {
      ...CONTACT,
      alternativeEmailAddress: 'bea@example.com',
      billingAddress: { ...billingAddress, city: 'York' },
    }),
  ).toEqual([
    { what: 'Second email address', was: 'none', now: 'bea@example.com' },
    { what: 'Address', was: '1 Park Row, Leeds, LS1 5HN', now: '1 Park Row, York, LS1 5HN' },
  ]);
});
