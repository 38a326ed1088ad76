import { expect, test } from 'vitest';
import { areNamesAlike } from '../passport-name.ts';

const lastNames = (booked: string, inPassport: string): boolean =>
  areNamesAlike(
    { firstName: 'Sarah', lastName: booked },
    { firstName: 'Sarah', lastName: inPassport },
  );
const firstNames = (booked: string, inPassport: string): boolean =>
  areNamesAlike(
    { firstName: booked, lastName: 'Hargreaves' },
    { firstName: inPassport, lastName: 'Hargreaves' },
  );

test.each([
  ['Hargreaves', 'HARGREAVES'],
  ['O’Neill', "O'NEILL"],
  ['ONeill', 'O’Neill'],
  ['Smith-Jones', 'Smith Jones'],
  ['SmithJones', 'Smith - Jones'],
  ['van der Berg', 'VANDERBERG'],
  ['Núñez', 'Nunez'],
  ['Nu\u0301n\u0303ez', 'Núñez'],
  ['Müller', 'Mueller'],
  ['Mu\u0308ller', 'MUELLER'],
  ['Muller', 'Müller'],
  ['Järvi', 'Jaervi'],
  ['Jarvi', 'Järvi'],
  ['Schröder', 'Schroeder'],
  ['Schroder', 'Schröder'],
  ['Sørensen', 'Soerensen'],
  ['Sorensen', 'Sørensen'],
  ['Ångström', 'Aangstroem'],
  ['Angstrom', 'Ångström'],
  ['Strauß', 'STRAUSS'],
  ['STRAUẞ', 'Strauss'],
  ['Ħamrun', 'Hamrun'],
  ['Ŋaali', 'Naali'],
  ['Ŧuolla', 'Tuolla'],
  ['Əliyev', 'Eliyev'],
  ['Ĳssel', 'IJssel'],
  ['Ægir', 'Aegir'],
  ['Œuvrard', 'Oeuvrard'],
  ['Þór', 'Thor'],
  ['Guðmundur', 'Gudmundur'],
  ['Đokić', 'Dokic'],
  ['Łęcki', 'Lecki'],
  ['Yıldız', 'Yildiz'],
])('on the booking %s, in the passport %s: alike [ACCT-02]', (booked, inPassport) => {
  expect(lastNames(booked, inPassport)).toBe(true);
  expect(lastNames(inPassport, booked)).toBe(true);
});

test.each([
  ['Hargraves', 'Hargreaves'],
  ['Mueller', 'Muller'],
  ['Strauß', 'Straus'],
  ['Smith', 'Smith-Jones'],
  ['Smith-Jones', 'Jones-Smith'],
  ['Ɓello', 'Ello'],
  ['Hargreaves', ''],
])('on the booking %s, in the passport %s: not alike [ACCT-02]', (booked, inPassport) => {
  expect(lastNames(booked, inPassport)).toBe(false);
  expect(lastNames(inPassport, booked)).toBe(false);
});

test.each([
  ['Sarah', 'Sarah', true],
  ['Sarah', 'SARAH JANE', true],
  ['Sarah Ann', 'Sarah Jane Ann', true],
  ['Sarah Jane', 'Sarah Jane Ann', true],
  ['Anne', 'Anne-Marie', true],
  ['Annemarie', 'Anne-Marie', true],
  ['Anne Marie', 'Annemarie', true],
  ['Ann Anna', 'Ann An Anna', true],
  ['Jörg Åke', 'Joerg Aake Per', true],
  ['Sarah Anna', 'Sarah An Anna', true],
  ['Jane', 'Sarah Jane', false],
  ['Sarah Jane', 'Sarah', false],
  ['Sarah Ann Jane', 'Sarah Jane Ann', false],
  ['Sarah J', 'Sarah Jane', false],
  ['Sara', 'Sarah', false],
  ['Sarah', 'Sara', false],
  ['Sarah', '', false],
  ['Sarah', '-', false],
])('first names %s, in the passport %s: %s [ACCT-02]', (booked, inPassport, isAlike) => {
  expect(firstNames(booked, inPassport)).toBe(isAlike);
});

test('a surname that stands among the first names is another name', () => {
  const swapped = { firstName: 'Hargreaves', lastName: 'Sarah' };
  expect(areNamesAlike({ firstName: 'Sarah', lastName: 'Hargreaves' }, swapped)).toBe(false);
});
