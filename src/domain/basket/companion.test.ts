import { expect, test } from 'vitest';
import { readCompanion, type CompanionInput } from './companion.ts';

const NOAH: CompanionInput = {
  title: 'Master',
  firstName: ' Noah  James ',
  lastName: 'Hargreaves',
  dateOfBirth: '1/2/18',
  hasAgreed: true,
};
const read = (changed: Partial<CompanionInput> = {}) =>
  readCompanion({ ...NOAH, ...changed }, '2027-03-01');

test('a companion is kept as a passenger is', () => {
  expect(read()).toEqual({
    title: 'master',
    firstName: 'Noah James',
    lastName: 'Hargreaves',
    dateOfBirth: '2018-02-01',
  });
});

test.each([
  [{ hasAgreed: false }, 'companion.hasAgreed', 'companion_not_agreed'],
  [{ title: 'sir' }, 'companion.title', 'option_required'],
  [{ firstName: '' }, 'companion.firstName', 'required'],
  [{ lastName: 'Ωmega' }, 'companion.lastName', 'name_letters'],
  [{ dateOfBirth: '30/02/2018' }, 'companion.dateOfBirth', 'passenger_dob_day'],
  [{ dateOfBirth: '02/03/2027' }, 'companion.dateOfBirth', 'passenger_dob_in_future'],
])('%o is refused at %s', (changed, field, code) => {
  expect(read(changed)).toEqual([expect.objectContaining({ field, code })]);
});
