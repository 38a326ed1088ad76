import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';

test.each([
  [
    'Please fill in this field.',
    { label: 'First name', who: 'Adult 2' },
    'First name, Adult 2: Please fill in this field.',
  ],
  [
    'Date of birth must include a month from 1 to 12',
    { label: 'Date of birth', who: 'Child 1' },
    'Child 1: Date of birth must include a month from 1 to 12',
  ],
  [
    'Please chose one of the options',
    { label: 'Does anyone need assistance?' },
    'Does anyone need assistance? Please chose one of the options',
  ],
  ['Please fill in this field.', { label: 'Postcode' }, 'Postcode: Please fill in this field.'],
  [
    'Please enter a valid email address',
    { label: 'Email address' },
    'Please enter a valid email address',
  ],
  ['We couldn’t save your answers', {}, 'We couldn’t save your answers'],
])('"%s" names what it is about [R13]', (message, about, words) => {
  expect(nameProblem(message, about)).toBe(words);
});
