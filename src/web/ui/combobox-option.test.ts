import { expect, test } from 'vitest';
import { chooseOptions, knownOptions } from './combobox-option.ts';

const leeds = { id: 'LBA', label: 'Leeds Bradford' };
const luton = { id: 'LTN', label: 'Luton' };
const majorca = { id: 'majorca', label: 'Majorca' };

test('options are chosen in the order asked for; unknown ids are left out', () => {
  expect(chooseOptions(['LTN', 'nowhere', 'LBA'], [leeds, luton], 3)).toEqual([luton, leeds]);
});

test('one more than allowed is refused', () => {
  expect(chooseOptions(['LBA', 'LTN'], [leeds, luton], 1)).toBeUndefined();
});

test('a chosen option that no group holds is known as well, and none is known twice', () => {
  expect(knownOptions([{ label: 'North', options: [leeds] }], [majorca, leeds])).toEqual([majorca, leeds]);
});
