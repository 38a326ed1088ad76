import { expect, test } from 'vitest';
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
  { phoneNumber: '0113 496 0180' },
])('%o can be quoted for [SRCH-20]', (changed) => {
  expect(refusalsOf(changed)).toEqual([]);
});

test.each<[Partial<GroupQuote>, string, string]>([
  [{ adults: 7 }, 'adults', 'group_size'],
  [{ adults: 98 }, 'adults', 'group_size'],
  [{ adults: 0, children: 12 }, 'adults', 'group_size'],
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
