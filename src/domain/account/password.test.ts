import { expect, test } from 'vitest';
import { checkNewPassword } from './password.ts';

const OF = { emailAddress: ' Sarah.Hargreaves@example.com', brand: 'Holidaymaker' };
const check = (password: string, confirmation = password, emailAddress = OF.emailAddress) =>
  checkNewPassword({ password, confirmation }, { ...OF, emailAddress }).map(
    ({ field, message }) => [field, message],
  );

test('twelve characters are enough, eleven are not [ACCT-04]', () => {
  expect(check('kettle-moss7')).toEqual([]);
  expect(check('kettle-moss')).toEqual([['password', 'Use at least 12 characters']]);
});

test('one that was left empty is told in the specification’s words [MSG-13]', () => {
  expect(check('')).toEqual([['password', 'Required field']]);
});

test('any sign is taken, 128 of them whole [S-15]', () => {
  expect(check('łódź über alles ñandú')).toEqual([]);
  const long = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(0x2_0000 + at * 7));
  expect(check(long.join(''))).toEqual([]);
  expect(check(`${long.join('')}x`)).toEqual([['password', 'Use 128 characters or fewer']]);
});

test('the confirmation must be the same, letter by letter [ACCT-05, MSG-11]', () => {
  const mismatch = [['confirmation', "Your password and confirmation don't match"]];
  expect(check('kettle-moss7', 'kettle-Moss7')).toEqual(mismatch);
  expect(check('kettle-moss7', '')).toEqual(mismatch);
  expect(check('kettle', '')).toEqual([['password', 'Use at least 12 characters']]);
});

test.each([
  'sarah-hargreaves',
  'sarah.hargreaves@example.com',
  'HOLIDAYMAKER1!',
  'holidaymakerholidaymaker',
  'abcdefghijkl',
  '123456789012',
  '210987654321',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'xq7vxq7vxq7v',
  'hargreaveskt7xq',
  'abcdefhijmps',
  'aaaabbbbcccc',
  'wednesdaywednesday',
])('%s is too easy to guess [S-15]', (password) => {
  expect(check(password)).toEqual([
    [
      'password',
      'This is too easy to guess. Three or four words that have nothing to do with you work well.',
    ],
  ]);
});

test.each(['correct horse battery', 'sarah likes 4 lemons', 'aaaa kettle bbbb', 'Tr4in-to-Leeds'])(
  '%s is taken: no composition is asked for [S-15]',
  (password) => {
    expect(check(password)).toEqual([]);
  },
);

test.each(['hargreaveskt7xq9', 'abcdehijmpsv'])(
  'six characters that nobody could foresee are enough: %s [S-15]',
  (password) => {
    expect(check(password)).toEqual([]);
  },
);

test('words of an address from four letters on are left out of what counts [S-15]', () => {
  expect(check('lila-lila.lila!', undefined, 'lila@x.com')).toHaveLength(1);
  expect(check('abc jo com abc jo', undefined, 'jo.abc@x.com')).toEqual([]);
});
