import { expect, test } from 'vitest';
import { dateWhenTyped, dateWhileTyping } from './typed-date.ts';

test.each([
  ['0', '0'],
  ['01', '01'],
  ['010', '01/0'],
  ['01021990', '01/02/1990'],
  ['1/', '01'],
  ['1/2/', '01/02'],
  ['1/2/1990', '01/02/1990'],
  ['1.2.1990', '01/02/1990'],
  ['01 02 1990', '01/02/1990'],
  ['1-2-85', '01/02/85'],
  ['010219901', '01/02/1990'],
  ['14 March', '14 March'],
  ['', ''],
])('typing "%s" shows "%s" [PAX-08]', (typed, shown) => {
  expect(dateWhileTyping(typed)).toBe(shown);
});

test('a shown date stays as it is when more is typed or it is left [PAX-08]', () => {
  let shown = '';
  for (const digit of '27031988') shown = dateWhileTyping(shown + digit);
  expect(shown).toBe('27/03/1988');
  expect(dateWhenTyped(shown)).toBe('27/03/1988');
});

test('a date typed year first, stroke by stroke, is turned round when the field is left [PAX-08]', () => {
  for (const [typed, kept] of [
    ['1988-03-27', '27/03/1988'],
    ['2010-05-03', '03/05/2010'],
  ] as const) {
    const shown = typed.split('').reduce((text, stroke) => dateWhileTyping(text + stroke), '');
    expect(dateWhenTyped(shown)).toBe(kept);
  }
});

test.each([
  ['1/2/85', '01/02/1985'],
  ['010230', '01/02/1930'],
  ['010229', '01/02/2029'],
  ['1/2/20', '01/02/2020'],
  [' 01/02/1990 ', '01/02/1990'],
  ['next week', 'next week'],
  ['1988-03-27', '27/03/1988'],
  ['2010-5-3', '03/05/2010'],
])('leaving the field with "%s" keeps "%s"', (typed, kept) => {
  expect(dateWhenTyped(typed)).toBe(kept);
});
