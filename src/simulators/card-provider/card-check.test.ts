import { expect, test } from 'vitest';
import { checkCard, groupDigits, isLuhn, parseExpiry } from './card-check.ts';
import { MAGIC_CARDS } from './cards.ts';

const card = {
  number: '4111 1111 1111 1111',
  expiry: '08/29',
  code: '123',
  holder: 'Sarah Hargreaves',
};
const TODAY = '2026-11-21';

test('every magic card is a possible number, and no two are the same', () => {
  for (const { number } of MAGIC_CARDS) expect(isLuhn(number)).toBe(true);
  expect(new Set(MAGIC_CARDS.map(({ number }) => number)).size).toBe(MAGIC_CARDS.length);
  expect(new Set(MAGIC_CARDS.map(({ id }) => id)).size).toBe(MAGIC_CARDS.length);
});

test.each([
  [{}, {}],
  [{ number: '' }, { number: 'Enter the card number' }],
  [{ number: '4111 1111 1111 1112' }, { number: 'Check the card number' }],
  [{ expiry: '10/26' }, { expiry: 'This card has expired' }],
  [{ expiry: '11/26' }, {}],
  [{ expiry: '13/29' }, { expiry: 'Enter the expiry date as month and year, like 08/29' }],
  [{ code: '12' }, { code: 'Enter the 3 digits on the back of the card' }],
  [{ number: '3700 000000 00002' }, { code: 'Enter the 4 digits on the front of the card' }],
  [{ number: '370000000000002', code: '1234' }, {}],
  [{ holder: ' ' }, { holder: 'Enter the name on the card' }],
])('%j has the errors %j', (changed, errors) => {
  expect(checkCard({ ...card, ...changed }, TODAY)).toEqual(errors);
});

test.each([
  ['08/29', { month: 8, year: 2029 }],
  ['8 / 2029', { month: 8, year: 2029 }],
  ['0829', { month: 8, year: 2029 }],
  ['00/29', undefined],
  ['2029', undefined],
  ['august', undefined],
])('the expiry "%s" reads as %j', (text, expiry) => {
  expect(parseExpiry(text)).toEqual(expiry);
});

test('numbers are grouped as on the card', () => {
  expect(groupDigits('4111111111111111')).toBe('4111 1111 1111 1111');
  expect(groupDigits('370000000000002')).toBe('3700 000000 00002');
  expect(groupDigits('41111')).toBe('4111 1');
});
