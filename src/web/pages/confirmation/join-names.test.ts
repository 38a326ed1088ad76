import { expect, test } from 'vitest';
import { joinNames } from './join-names.ts';

test('a family says its last name once', () => {
  expect(joinNames(['Sarah Hargreaves', 'Daniel Hargreaves', 'Edie Hargreaves'], 'and')).toBe(
    'Sarah, Daniel and Edie Hargreaves',
  );
  expect(joinNames(['Mary Ann Hargreaves', 'Jo Hargreaves'], 'and')).toBe(
    'Mary Ann and Jo Hargreaves',
  );
});

test('people of several last names keep theirs, and one person is just named', () => {
  expect(joinNames(['Ada Byron', 'Grace Hopper'], 'and')).toBe('Ada Byron and Grace Hopper');
  expect(joinNames(['Ada Byron'], 'and')).toBe('Ada Byron');
  expect(joinNames([], 'and')).toBe('');
});
