import { expect, test } from 'vitest';
import { MAX_NIGHTS } from '#domain/search/limits.ts';
import { checkGroupQuote, type GroupQuote } from './group-quote.ts';

const TODAY = '2026-11-28';
const QUOTE: GroupQuote = {
  adults: 10,
  children: 2,
  infants: 1,
  childAges: [4, 15],
  place: 'Majorca',
  airport: 'LBA',
  departureDate: '2027-06-05',
  nights: 7,
  isFlexible: true,
  message: '',
  name: 'Sarah Hill',
  emailAddress: 'sarah@example.com',
  phoneNumber: '',
};
const refusalsOf = (changed: Partial<GroupQuote>) =>
  checkGroupQuote({ ...QUOTE, ...changed }, TODAY, (iata) => iata === 'LBA').map(
    ({ field, code }) => [field, code],
  );

test.each([
  {},
  { adults: 8 },
  { adults: 97 },
  { airport: '' },
  { departureDate: '2026-12-01' },
  { departureDate: '2028-11-27' },
  { phoneNumber: ' 0113 496 0180 ' },
  { phoneNumber: ' ' },
  { emailAddress: ' sarah@example.com ' },
  { adults: 1, children: 9, childAges: Array.from({ length: 9 }, () => 8) },
  { children: 0, childAges: [], infants: 0 },
  { childAges: [0, 15] },
  { message: 'x'.repeat(2_000) },
  { nights: 2 },
  { nights: MAX_NIGHTS },
])('%o can be quoted for [SRCH-20]', (changed) => {
  expect(refusalsOf(changed)).toEqual([]);
});

test.each<[Partial<GroupQuote>, string, string]>([
  [{ adults: 7 }, 'adults', 'group_size'],
  [{ adults: 98 }, 'adults', 'group_size'],
  [{ adults: 0, children: 12 }, 'adults', 'group_size'],
  [{ adults: 12, children: -1, childAges: [] }, 'adults', 'group_size'],
  [{ infants: -1 }, 'infants', 'infant_per_adult'],
  [{ nights: MAX_NIGHTS + 1 }, 'nights', 'nights_out_of_range'],
  [{ departureDate: TODAY }, 'departureDate', 'late_booking'],
  [{ childAges: [4] }, 'childAges', 'ages_of_children'],
  [{ childAges: [4, -1] }, 'childAges', 'ages_of_children'],
  [{ childAges: [4, 16] }, 'childAges', 'child_too_old'],
  [{ infants: 11 }, 'infants', 'infant_per_adult'],
  [{ place: ' ' }, 'place', 'required'],
  [{ name: 'Sarah\r\nBcc: eve@example.com' }, 'name', 'invalid_input'],
  [{ message: 'x'.repeat(2_001) }, 'message', 'too_long'],
  [{ airport: 'XXX' }, 'airport', 'unknown_airport'],
  [{ departureDate: '' }, 'departureDate', 'required'],
  [{ departureDate: '2027-02-30' }, 'departureDate', 'date_unknown'],
  [{ departureDate: '2026-11-27' }, 'departureDate', 'date_in_past'],
  [{ departureDate: '2026-11-30' }, 'departureDate', 'late_booking'],
  [{ departureDate: '2028-11-28' }, 'departureDate', 'date_too_late'],
  [{ nights: 1 }, 'nights', 'nights_out_of_range'],
  [{ emailAddress: 'sarah@' }, 'emailAddress', 'email'],
  [{ phoneNumber: 'call me' }, 'phoneNumber', 'phone_characters'],
])('%o is refused at its field [SRCH-20]', (changed, field, code) => {
  expect(refusalsOf(changed)).toEqual([[`quote.${field}`, code]]);
});

test.each<[Partial<GroupQuote>, string]>([
  [{ adults: 7 }, 'groups of 10 to 99 adults'],
  [{ childAges: [4] }, 'give 2 ages'],
  [{ childAges: [4, 16] }, 'is 15 or under'],
  [{ message: 'x'.repeat(2_001) }, 'Use 2000 characters'],
  [{ nights: 1 }, `choose 2 to ${MAX_NIGHTS} nights`],
  [
    { departureDate: '2026-11-27' },
    'Fri 27 November 2026 has passed. Please choose Tue 1 December',
  ],
  [{ departureDate: TODAY }, 'within 2 days. Please search at least 3 days'],
  [{ departureDate: '2028-11-28' }, 'within 730 days'],
])('%o is told what would do: %s', (changed, words) => {
  const [error] = checkGroupQuote({ ...QUOTE, ...changed }, TODAY, () => true);
  expect(error?.message).toContain(words);
});

test('errors come in the order in which the form asks', () => {
  const wrong = { infants: 11, childAges: [], place: '', airport: 'XXX', departureDate: '' };
  const later = { nights: 0, message: 'x'.repeat(2_001), name: '', emailAddress: '' };
  const fields = refusalsOf({ ...wrong, ...later, phoneNumber: 'x' }).map(([field]) => field);
  expect(fields.map((field) => field?.replace('quote.', ''))).toEqual(
    'infants childAges place airport departureDate nights message name emailAddress phoneNumber'.split(
      ' ',
    ),
  );
});
