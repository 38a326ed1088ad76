import { expect, test } from 'vitest';
import {
  AGE_CHOICES,
  ageChoiceOf,
  ageOn,
  DEFAULT_AGE,
  describeAge,
  firstAgeChoice,
  hasStatedAge,
  infantAgeChoice,
  parseAgeChoice,
} from './passenger-ages.ts';

const RETURN = '2027-07-31';

test('an adult chooses among 16, 17 and 18 or over, at first 18 or over [PAX-17]', () => {
  expect(AGE_CHOICES.adult).toEqual([16, 17, 18]);
  expect(DEFAULT_AGE.adult).toBe(18);
  expect(firstAgeChoice('adult', undefined)).toBe(18);
});

test('a child chooses among 2 to 15, at first the age of the search [PAX-18]', () => {
  expect(AGE_CHOICES.child).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(firstAgeChoice('child', 7)).toBe(7);
  expect(firstAgeChoice('child', undefined)).toBe(2);
});

test('an infant chooses among 1 to 23 months, at first 23, or 11 when the search said under one [PAX-19]', () => {
  expect(AGE_CHOICES.infant).toEqual(Array.from({ length: 23 }, (_, i) => i + 1));
  expect(DEFAULT_AGE.infant).toBe(23);
  expect([undefined, 1, 0].map((stated) => firstAgeChoice('infant', stated))).toEqual([23, 23, 11]);
});

test('a choice is read in the unit of its type; what is none of them is nothing', () => {
  expect(parseAgeChoice('adult', '17')).toEqual({ value: 17, unit: 'YEARS' });
  expect(parseAgeChoice('child', '2')).toEqual({ value: 2, unit: 'YEARS' });
  expect(parseAgeChoice('infant', '23')).toEqual({ value: 23, unit: 'MONTHS' });
  for (const text of ['', '15', '19', '17.0', ' 17'])
    expect(parseAgeChoice('adult', text)).toBeUndefined();
});

test('each age of a type has a choice that stands for it', () => {
  expect([16, 18, 40].map((value) => ageChoiceOf('adult', { value, unit: 'YEARS' }))).toEqual([
    16, 18, 18,
  ]);
  expect(ageChoiceOf('child', { value: 9, unit: 'YEARS' })).toBe(9);
  expect([0, 1, 16].map((value) => ageChoiceOf('infant', { value, unit: 'MONTHS' }))).toEqual([
    1, 1, 16,
  ]);
});

test.each([
  ['20/01/2026', '18'],
  ['20 Jan 26', '18'],
  ['01/08/2025', '23'],
  ['31/07/2025', undefined],
  ['20/07/2027', '1'],
  ['20/01/20', undefined],
  ['31/02/2026', undefined],
  ['', undefined],
])('the select of an infant born on “%s” shows %s [PAX-19]', (typed, shown) => {
  expect(infantAgeChoice(typed, { returnDate: RETURN, today: '2026-11-20' })).toBe(shown);
});

test('an age is in months below two years, in full years from then on [PAX-01]', () => {
  expect(ageOn('2025-08-01', RETURN)).toEqual({ value: 23, unit: 'MONTHS' });
  expect(ageOn('2025-07-31', RETURN)).toEqual({ value: 2, unit: 'YEARS' });
});

test.each([
  ['2009-07-31', { value: 18, unit: 'YEARS' }, true],
  ['1987-03-14', { value: 18, unit: 'YEARS' }, true],
  ['1987-03-14', { value: 40, unit: 'YEARS' }, true],
  ['1987-03-14', { value: 39, unit: 'YEARS' }, false],
  ['2009-08-01', { value: 18, unit: 'YEARS' }, false],
  ['2009-08-01', { value: 17, unit: 'YEARS' }, true],
  ['1987-03-14', { value: 17, unit: 'YEARS' }, false],
  ['2026-03-01', { value: 16, unit: 'MONTHS' }, true],
  ['2026-03-01', { value: 1, unit: 'YEARS' }, true],
  ['2026-03-01', { value: 1, unit: 'MONTHS' }, false],
  ['2027-07-15', { value: 1, unit: 'MONTHS' }, true],
  ['2027-07-15', { value: 0, unit: 'MONTHS' }, true],
  ['2027-07-15', { value: 2, unit: 'MONTHS' }, false],
] as const)('born on %s and stated as %o: %s', (born, stated, agrees) => {
  expect(hasStatedAge(born, RETURN, stated)).toBe(agrees);
});

test('an age is told with its unit where that is not years', () => {
  expect(describeAge({ value: 1, unit: 'MONTHS' })).toBe('1 month');
  expect(describeAge({ value: 16, unit: 'MONTHS' })).toBe('16 months');
  expect(describeAge({ value: 7, unit: 'YEARS' })).toBe('7');
});
