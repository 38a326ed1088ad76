import { expect, test } from 'vitest';
import { checkNames, lettersChanged, placesGivenUntil } from '../changing.ts';

const SARAH = { firstName: 'Sarah', lastName: 'Hargreaves' };
const DANIEL = { firstName: 'Daniel', lastName: 'Hargreaves' };
const codesOf = (...asked: readonly (typeof SARAH)[]) =>
  checkNames([SARAH, DANIEL], asked).map(({ code, field }) => [code, field]);

test.each([
  ['Sara', 'Hargreaves', 1],
  ['Sahra', 'Hargreaves', 2],
  ['SARAH', 'Hargreaves', 0],
  ['Sarah', 'Hargreave-Smith', 5],
  ['h', 'Hargreaves', 4],
])('%s %s is so many letters from Sarah Hargreaves: %d', (firstName, lastName, letters) => {
  expect(lettersChanged(SARAH, { firstName, lastName })).toBe(letters);
});

test('three letters of each person’s name are corrected, a fourth is too many [ACCT-02]', () => {
  const three = { firstName: 'Sara', lastName: 'Hargreavs' };
  expect(codesOf({ ...three, lastName: 'Hargreav' }, { ...DANIEL, firstName: 'Danielle' })).toEqual(
    [],
  );
  expect(codesOf({ ...three, lastName: 'Hargrea' }, DANIEL)).toEqual([
    ['name_letters_many', 'names[0].firstName'],
  ]);
  const [error] = checkNames([SARAH, DANIEL], [SARAH, { ...DANIEL, lastName: 'Hart' }]);
  expect(error).toMatchObject({ code: 'name_letters_many', field: 'names[1].lastName' });
  expect(error?.message).toContain('up to 3 letters');
});

test('names as they are, and fewer or more than there are people, change nothing', () => {
  for (const asked of [
    [SARAH, { ...DANIEL, firstName: ' Daniel ' }],
    [{ ...SARAH, firstName: 'Sara' }],
    [SARAH, DANIEL, DANIEL],
  ])
    expect(codesOf(...asked)).toEqual([['nothing_changes', '']]);
});

test('what is no name is said at its field, and a name that stays is not judged', () => {
  expect(codesOf({ ...SARAH, firstName: '' }, { ...DANIEL, lastName: 'Hargreav3s' })).toEqual([
    ['required', 'names[0].firstName'],
    ['name_letters', 'names[1].lastName'],
  ]);
  const old = { firstName: 'X4', lastName: 'Y' };
  expect(checkNames([old, DANIEL], [old, { ...DANIEL, firstName: 'Dan' }])).toEqual([]);
});

test.each([
  [true, '2027-07-17', '2027-07-17'],
  [true, '2027-07-18', null],
  [false, '2027-07-01', null],
])('a place of a package (%s) is given to another on %s until %s', (isPackage, today, until) => {
  expect(placesGivenUntil({ isPackage, departureDate: '2027-07-24' }, today)).toBe(until);
});
