import { expect, test } from 'vitest';
import type { Age } from './passenger-ages.ts';
import {
  TITLES,
  canAuthorise,
  checkPassengers,
  copyLastName,
  expectedTravellers,
  tidyPassengers,
  type PassengerInput,
  type PassengerRules,
} from './passengers.ts';

const rules: PassengerRules = {
  expected: expectedTravellers([{ adults: 2, childAges: [7, 1] }]),
  returnDate: '2027-07-31',
  today: '2026-11-21',
};

const person = (change: Partial<PassengerInput> = {}): PassengerInput => ({
  title: 'mrs',
  firstName: 'Ada',
  lastName: 'Hargreaves',
  dateOfBirth: '14/03/1987',
  age: { value: 18, unit: 'YEARS' },
  leadAuthorised: false,
  ...change,
});
const family = (): PassengerInput[] => [
  person({ leadAuthorised: true }),
  person({ title: 'mr', firstName: 'Daniel', dateOfBirth: '1/2/85' }),
  person({
    title: 'master',
    firstName: 'Tom',
    dateOfBirth: '01 05 2020',
    age: { value: 7, unit: 'YEARS' },
  }),
  person({
    title: 'miss',
    firstName: 'Ivy',
    dateOfBirth: '2026-03-01',
    age: { value: 16, unit: 'MONTHS' },
  }),
];
const withPerson = (index: number, change: Partial<PassengerInput>) =>
  family().map((p, i) => (i === index ? { ...p, ...change } : p));
const errorsOf = (list: PassengerInput[], ruled = rules) =>
  checkPassengers(list, ruled).map(({ field, code }) => [
    field.replace(/^passengerDetails/, ''),
    code,
  ]);

test('a sound family has no errors, and is saved with names trimmed and dates read [PAX-01] [PAX-02] [PAX-04] [PAX-26]', () => {
  const list = withPerson(0, { firstName: '  Ada  May ' });
  expect(errorsOf(list)).toEqual([]);
  const saved = tidyPassengers(list, rules);
  expect(saved[0]).toMatchObject({
    type: 'adult',
    firstName: 'Ada May',
    dateOfBirth: '1987-03-14',
    age: { value: 40, unit: 'YEARS' },
  });
  expect(saved[3]).toMatchObject({ type: 'infant', age: { value: 16, unit: 'MONTHS' } });
});

test('title, names and date of birth are required [PAX-03] [PAX-05] [MSG-15]', () => {
  const empty = withPerson(1, { title: '', firstName: ' ', lastName: '', dateOfBirth: '' });
  expect(errorsOf(empty)).toEqual([
    ['[1].title', 'option_required'],
    ['[1].firstName', 'required'],
    ['[1].lastName', 'required'],
    ['[1].dateOfBirth', 'required'],
  ]);
  expect(
    checkPassengers(empty, rules)
      .map(({ message }) => message)
      .slice(0, 2),
  ).toEqual(['Please chose one of the options', 'Please fill in this field.']);
});

test('a list of the wrong length is refused as a whole [PAX-26]', () => {
  expect(errorsOf(family().slice(1))).toEqual([['', 'passenger_count']]);
});

test('the date of birth is a real date not before 1900, and the error names the wrong part [PAX-06] [PAX-07]', () => {
  const message = (dateOfBirth: string) =>
    checkPassengers(withPerson(1, { dateOfBirth }), rules)[0]?.message;
  expect(message('14/17/1987')).toBe('Date of birth must include a month from 1 to 12');
  expect(message('31/02/2000')).toBe('That month doesn’t have that day. Check the date of birth');
  expect(message('31/12/1899')).toBe('Date of birth must be 01/01/1900 or later');
  expect(message('01/01/1900')).toBeUndefined();
  for (const late of ['31/12/2999', '01/01/3000'])
    expect(message(late)).toBe('Date of birth must be today or in the past');
});

test('a date of birth may be today, not later [PAX-09] [MSG-15]', () => {
  expect(
    errorsOf(withPerson(3, { dateOfBirth: '21/11/2026', age: { value: 8, unit: 'MONTHS' } })),
  ).toEqual([]);
  expect(errorsOf(withPerson(3, { dateOfBirth: '22/11/2026' }))).toEqual([
    ['[3].dateOfBirth', 'passenger_dob_in_future'],
  ]);
});

test('ages are those on the day of return: a birthday during the holiday counts [PAX-10] [MSG-15]', () => {
  expect(
    errorsOf(withPerson(3, { dateOfBirth: '01/08/2025', age: { value: 23, unit: 'MONTHS' } })),
  ).toEqual([]);
  expect(errorsOf(withPerson(3, { dateOfBirth: '31/07/2025' }))).toEqual([
    ['[3].dateOfBirth', 'passenger_type_age'],
  ]);
});

test('a child has the age stated in the search [PAX-11] [MSG-15]', () => {
  expect(errorsOf(withPerson(2, { dateOfBirth: '01/05/2019' }))).toEqual([
    ['[2].dateOfBirth', 'passenger_dob_mismatch'],
  ]);
});

test('an adult is at least 16 [PAX-12]', () => {
  expect(
    errorsOf(withPerson(1, { dateOfBirth: '31/07/2011', age: { value: 16, unit: 'YEARS' } })),
  ).toEqual([]);
  expect(errorsOf(withPerson(1, { dateOfBirth: '01/08/2011' }))).toEqual([
    ['[1].dateOfBirth', 'passenger_type_age'],
  ]);
});

test('a child is 2 to 15 and an infant under 2 [PAX-13] [PAX-14]', () => {
  expect(errorsOf(withPerson(2, { dateOfBirth: '01/01/2011' }))).toEqual([
    ['[2].dateOfBirth', 'passenger_type_age'],
  ]);
  expect(errorsOf(withPerson(2, { dateOfBirth: '01/01/2026' }))).toEqual([
    ['[2].dateOfBirth', 'passenger_type_age'],
  ]);
  expect(errorsOf(withPerson(3, { dateOfBirth: '01/01/2024' }))).toEqual([
    ['[3].dateOfBirth', 'passenger_type_age'],
  ]);
});

test('the lead is at least 18, so nobody travels without an adult of 18 [PAX-15] [PAX-16]', () => {
  const young = {
    expected: expectedTravellers([{ adults: 2, childAges: [] }]),
    returnDate: '2027-07-31',
    today: '2026-11-21',
  };
  const party = [
    person({ dateOfBirth: '01/08/2009' }),
    person({ dateOfBirth: '01/01/2010', age: { value: 17, unit: 'YEARS' } }),
  ];
  expect(errorsOf(party, young)).toEqual([['[0].dateOfBirth', 'passenger_type_age']]);
  expect(errorsOf([person({ dateOfBirth: '31/07/2009' }), party[1]!], young)).toEqual([]);
});

test('the stated age is held against the date of birth on the day of return', () => {
  const infant = (age: Age) => errorsOf(withPerson(3, { age }));
  expect(infant({ value: 16, unit: 'MONTHS' })).toEqual([]);
  expect(infant({ value: 1, unit: 'YEARS' })).toEqual([]);
  expect(infant({ value: 17, unit: 'MONTHS' })).toEqual([['[3].age', 'passenger_age_mismatch']]);
  expect(errorsOf(withPerson(0, { age: { value: 5, unit: 'MONTHS' } }))).toEqual([
    ['[0].age', 'passenger_age_mismatch'],
  ]);
  expect(
    checkPassengers(withPerson(3, { age: { value: 2, unit: 'MONTHS' } }), rules)[0]?.message,
  ).toBe(
    'With this date of birth, the passenger will be 16 months on the day you return. Please check both',
  );
});

test('an age has to be chosen; one beside a date of birth that is wrong in itself is not told of', () => {
  expect(errorsOf(withPerson(2, { age: undefined }))).toEqual([['[2].age', 'option_required']]);
  expect(
    errorsOf(withPerson(2, { dateOfBirth: '01/05/2019', age: { value: 3, unit: 'YEARS' } })),
  ).toEqual([['[2].dateOfBirth', 'passenger_dob_mismatch']]);
});

test('titles go with the type of passenger [PAX-20] [PAX-21]', () => {
  expect(TITLES).toEqual({
    adult: ['mr', 'mrs', 'ms', 'miss'],
    child: ['master', 'miss'],
    infant: ['master', 'miss'],
  });
  expect(errorsOf(withPerson(2, { title: 'mr' }))).toEqual([['[2].title', 'option_required']]);
});

test('adults come first; the first leads and is always authorised [PAX-22] [PAX-24]', () => {
  expect(
    expectedTravellers([
      { adults: 1, childAges: [0, 9] },
      { adults: 1, childAges: [] },
    ]).map(({ type }) => type),
  ).toEqual(['adult', 'adult', 'child', 'infant']);
  expect(tidyPassengers(withPerson(0, { leadAuthorised: false }), rules)[0]!.leadAuthorised).toBe(
    true,
  );
});

test('at most two are authorised, the lead among them [PAX-23]', () => {
  const all = family().map((p) => ({ ...p, leadAuthorised: true }));
  expect(errorsOf(all)).toEqual([
    ['[2].leadAuthorised', 'too_many_authorised'],
    ['[3].leadAuthorised', 'too_many_authorised'],
  ]);
  expect([0, 1, 2].map((i) => canAuthorise([true, true, false], i))).toEqual([false, true, false]);
  expect(canAuthorise([true, false, false], 2)).toBe(true);
});

test('the last name is copied to the others [PAX-25]', () => {
  expect(copyLastName([{ lastName: 'Hargreaves' }, { lastName: '' }])).toEqual([
    { lastName: 'Hargreaves' },
    { lastName: 'Hargreaves' },
  ]);
});

test('names in Latin letters pass, as passports have them; other scripts, markup and digits do not', () => {
  for (const firstName of [
    'Zoë',
    'Anne-Marie',
    'O’Brien',
    'Łukasz',
    'José María',
    'İlkay',
    'Nguyễn',
    'Əli',
  ])
    expect(errorsOf(withPerson(1, { firstName }))).toEqual([]);
  for (const firstName of ['<b>', 'R2D2', '=1+1', '小明', 'Мария', '美咲 Ada', 'Ａda', 'Ⅳ'])
    expect(errorsOf(withPerson(1, { firstName }))).toEqual([['[1].firstName', 'name_letters']]);
});

test('who is too old or too young is told whom it is about and which ages fit [PAX-10]', () => {
  const message = (at: number, dateOfBirth: string) =>
    checkPassengers(withPerson(at, { dateOfBirth }), rules)[0]?.message;
  expect(message(0, '01/01/2010')).toBe(
    'The lead passenger must be 18 or over on the day you return',
  );
  expect(message(1, '01/01/2012')).toBe('An adult must be 16 or over on the day you return');
  expect(message(2, '01/01/2011')).toBe('A child must be 2 to 15 on the day you return');
  expect(message(3, '01/01/2024')).toBe('An infant must be under 2 on the day you return');
  expect(message(2, '01/05/2019')).toBe(
    'You searched for a child aged 7 on the day you return. With this date of birth they’ll be 8',
  );
});

test('a child of just 2 is a child, and who is under 2 an infant [PAX-13] [PAX-14]', () => {
  const party = (childAges: readonly number[]) => expectedTravellers([{ adults: 1, childAges }]);
  expect(party([2, 1]).slice(1)).toEqual([
    { type: 'child', statedAge: 2 },
    { type: 'infant', statedAge: 1 },
  ]);
  const toddler = person({
    title: 'miss',
    dateOfBirth: '31/07/2025',
    age: { value: 2, unit: 'YEARS' },
  });
  expect(errorsOf([family()[0]!, toddler], { ...rules, expected: party([2]) })).toEqual([]);
});

test('a list of the wrong length says how many people there are', () => {
  expect(checkPassengers(family().slice(1), rules)).toEqual([
    {
      code: 'passenger_count',
      field: 'passengerDetails',
      message: 'Give the details of all 4 people',
    },
  ]);
});

test('a name has at most 60 letters', () => {
  expect(errorsOf(withPerson(1, { lastName: 'a'.repeat(60) }))).toEqual([]);
  expect(checkPassengers(withPerson(1, { lastName: 'a'.repeat(61) }), rules)).toEqual([
    {
      code: 'name_too_long',
      field: 'passengerDetails[1].lastName',
      message: 'Use 60 letters or fewer',
    },
  ]);
});

test('a title is taken in any case and kept in small letters; a date of blanks is none [PAX-05] [PAX-20]', () => {
  const typed = withPerson(1, { title: ' Mr ' });
  expect(errorsOf(typed)).toEqual([]);
  expect(tidyPassengers(typed, rules)[1]!.title).toBe('mr');
  expect(errorsOf(withPerson(1, { dateOfBirth: '  ' }))).toEqual([['[1].dateOfBirth', 'required']]);
});

test('others are authorised as ticked, and needs are kept as given [PAX-23] [PAX-29]', () => {
  const specialAssistance = {
    impairments: ['VISUAL_IMPAIRMENT'],
    requiredAssistance: [],
    wheelchairType: null,
    otherImpairment: null,
  } as const;
  const [, dan] = tidyPassengers(withPerson(1, { specialAssistance }), rules);
  expect(dan).toMatchObject({ leadAuthorised: false, specialAssistance });
  expect(tidyPassengers(withPerson(1, { leadAuthorised: true }), rules)[1]!.leadAuthorised).toBe(
    true,
  );
  expect(canAuthorise([false, false, false], 2)).toBe(true);
  expect(canAuthorise([false, true, false], 2), 'the lead counts').toBe(false);
});

test('a list that was not checked is not tidied', () => {
  expect(() => tidyPassengers(withPerson(1, { dateOfBirth: '31/02/2000' }), rules)).toThrow(
    'a passenger list is tidied after it was checked',
  );
});
