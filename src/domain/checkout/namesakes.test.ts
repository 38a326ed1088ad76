import { expect, test } from 'vitest';
import { hasNamesakes } from './namesakes.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', dateOfBirth: '1987-03-14' };
const dan = { firstName: 'Dan', lastName: 'Byron', dateOfBirth: '1985-06-02' };

test('two people of one name and date of birth are noticed, however they are written; twins are not', () => {
  expect(hasNamesakes([ada, dan, { ...ada, firstName: 'ADA ' }])).toBe(true);
  expect(
    hasNamesakes([ada, { ...ada, firstName: 'Eve' }, { ...ada, dateOfBirth: '1987-03-15' }]),
  ).toBe(false);
});
