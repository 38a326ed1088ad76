import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, makeUkDate } from '#domain/dates.ts';
import { parseTypedDate, readTypedDate } from './typed-date.ts';

const today = '2026-11-21';

test.each([
  '01/02/1985',
  '1/2/1985',
  '1/2/85',
  '01/02/85',
  '01 02 1985',
  '1 2 85',
  '01-02-1985',
  '1-2-85',
  '01.02.1985',
  '1.2.85',
  '01021985',
  '010285',
  '1985-02-01',
  '1985/2/1',
  '19/85/0201',
  '1 Feb 1985',
  '1 february 1985',
  '01 FEB 85',
  '1st February 1985',
  '1Feb1985',
  '1-Feb-1985',
  'Feb 1 1985',
  'February 1st, 1985',
  ' 01/02/1985 ',
  '1 / 2 / 1985',
  '01, 02, 1985',
  '1st feb 85',
])('%s is 1 February 1985 (R12) [PAX-06]', (text) => {
  expect(parseTypedDate(text, today)).toBe('1985-02-01');
});

test.each([
  ['31/02/2000', 'day'],
  ['30/17/1988', 'month'],
  ['14/17/1987', 'month'],
  ['0/1/1980', 'day'],
  ['1/1/198', 'year'],
  ['29/02/2001', 'day'],
  ['yesterday', 'date'],
  ['1/2', 'date'],
  ['1 Foo 1985', 'month'],
  ['', 'date'],
  ['12345', 'date'],
  ['x1985-02-01', 'date'],
  ['1985-02-01x', 'date'],
  ['x19/85/0201', 'date'],
  ['19/85/0201x', 'date'],
  ['x010285', 'date'],
  ['01021985x', 'date'],
] as const)('%s is refused, naming the %s [PAX-06]', (text, part) => {
  expect(readTypedDate(text, today)).toEqual({ kind: 'wrong', part });
});

test.each(
  'January February March April May June July August September October November December'
    .split(' ')
    .map((name, at) => [name, at + 1] as const),
)('%s is month %i, in full and by its first three letters [PAX-06]', (name, month) => {
  const date = `1985-${String(month).padStart(2, '0')}-03`;
  expect(parseTypedDate(`3 ${name} 1985`, today)).toBe(date);
  expect(parseTypedDate(`3 ${name.slice(0, 3)} 1985`, today)).toBe(date);
});

test('what is no date reads as none', () => {
  expect(parseTypedDate('31/02/2000', today)).toBeUndefined();
});

test('two-digit years are never in the future', () => {
  expect(parseTypedDate('1/1/26', today)).toBe('2026-01-01');
  expect(parseTypedDate('1/1/27', today)).toBe('1927-01-01');
});

test('every day reads back from dd/mm/yyyy and from digits alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
      const date = addDays('1900-01-01', day);
      expect(parseTypedDate(makeUkDate(date), today)).toBe(date);
      expect(parseTypedDate(makeUkDate(date).replaceAll('/', ''), today)).toBe(date);
    }),
  );
});

test('no text throws', () => {
  const codes = fc.array(fc.integer({ min: 0, max: 0xffff }));
  fc.assert(
    fc.property(codes, (units) => void readTypedDate(String.fromCharCode(...units), today)),
  );
});
