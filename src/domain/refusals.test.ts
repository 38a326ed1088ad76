import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONTACT_REFUSALS } from './account/contact-refusals.ts';
import { PASSWORD_REFUSALS } from './account/password-refusals.ts';
import { ACCOUNT_REFUSALS } from './account/refusals.ts';
import { PASSENGER_REFUSALS } from './basket/passenger-refusals.ts';
import { API_ERRORS, isApiErrorCode } from './errors/api-errors.ts';
import { HOLIDAY_REFUSALS } from './holiday/refusals.ts';
import { INPUT_REFUSALS } from './input/input-refusals.ts';
import { CATALOGUE } from './refusals.ts';
import { refuse, sentenceOf } from './refuse.ts';
import { SEARCH_REFUSALS } from './search/refusals.ts';
import { CREDIT_REFUSALS } from './wallet/refusals.ts';

const entries = CATALOGUE.flatMap((texts): [string, string][] => Object.entries(texts));
const src = path.join(import.meta.dirname, '..');
const isProduction = (file: string): boolean =>
  !/\.test\.|\.generated\.|^(testing|simulators|web\/testing)\/|^domain\/.*refusals\.ts$/.test(
    file,
  );
const code = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter(isProduction)
  .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }));

test('every code has one sentence, no sentence two codes, and each code is written one way', () => {
  const codes = entries.map(([name]) => name);
  const sentences = entries.map(([, sentence]) => sentence);
  expect(codes.length).toBeGreaterThan(50);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(codes.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
});

test('every code is told somewhere, and no file words a refusal of its own', () => {
  expect(code.length).toBeGreaterThan(400);
  const source = code.map(({ text }) => text).join('\n');
  expect(entries.map(([name]) => name).filter((name) => !source.includes(`'${name}'`))).toEqual([]);
  const ownWords = /\bcode: ['"`]\w+['"`],\s*(field: [^,]+,\s*)?message:/;
  expect(code.filter(({ text }) => ownWords.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a sentence is filled in where it is told', () => {
  expect(refuse(SEARCH_REFUSALS, 'nights_out_of_range', 'nights', { least: 2, most: 28 })).toEqual({
    code: 'nights_out_of_range',
    field: 'nights',
    message: 'Please choose 2 to 28 nights',
  });
});

test.each([
  ['[MSG-01]', SEARCH_REFUSALS.airport_required, 'Please select at least one airport'],
  ['[MSG-02]', SEARCH_REFUSALS.child_ages_missing, 'Please add all child ages'],
  ['[MSG-04]', SEARCH_REFUSALS.destination_unrecognised, "Sorry, we don't recognise that"],
  ['[MSG-08]', INPUT_REFUSALS.required, 'Please fill in this field.'],
  ['[MSG-09]', INPUT_REFUSALS.option_required, 'Please chose one of the options'],
  ['[MSG-10]', CONTACT_REFUSALS.email, 'Please enter a valid email address'],
  ['[MSG-11]', PASSWORD_REFUSALS.password_mismatch, "Your password and confirmation don't match"],
  ['[MSG-12]', INPUT_REFUSALS.invalid_input, 'Invalid input'],
  ['[MSG-13]', PASSWORD_REFUSALS.password_required, 'Required field'],
  [
    '[MSG-16]',
    PASSWORD_REFUSALS.login_wrong,
    'Either the email address or password provided is incorrect. Please try again or reset with forgotten password.',
  ],
  [
    '[MSG-17]',
    ACCOUNT_REFUSALS.too_many_tries,
    'Too many failed attempts. Please try again later.',
  ],
  [
    '[MSG-18]',
    PASSWORD_REFUSALS.login_incomplete,
    'Please fill in your email and password to log in',
  ],
  [
    '[MSG-19]',
    PASSWORD_REFUSALS.email_in_use,
    'This email address is already in use, please reset your password or login',
  ],
  [
    '[MSG-20]',
    PASSWORD_REFUSALS.account_locked,
    'Your account is locked, please click the forgot your password link to reset your password and unlock your account.',
  ],
  ['[MSG-21]', ACCOUNT_REFUSALS.login_code_wrong, 'That code seems wrong - try again'],
  ['[MSG-22]', PASSWORD_REFUSALS.password_wrong, 'That password seems wrong - try again'],
  [
    '[MSG-23]',
    HOLIDAY_REFUSALS.holiday_not_found,
    'Sorry, there has been a technical error. Please search for a new holiday.',
  ],
])('the specification’s sentence stands letter by letter %s', (_row, sentence, wanted) => {
  expect(sentence).toBe(wanted);
});

test('at most so many destinations, in the specification’s words, and what to do [MSG-07]', () => {
  expect(SEARCH_REFUSALS.too_many_destinations).toMatch(
    /^\{most\} is the maximum number of destinations you can select\. /,
  );
});

test('a season is told in the specification’s words [MSG-05]', () => {
  const months = { startDate: '1 May', endDate: '31 October' };
  expect(sentenceOf(SEARCH_REFUSALS, 'out_of_season', months)).toBe(
    'This destination operates between 1 May and 31 October',
  );
});

test.each([
  ['credit_exceeds_cost', 'This credit is worth {amount} more than is left to pay.'],
  ['credit_failed', 'We could not use this credit.'],
  ['credit_not_redeemable', 'This credit cannot be used for this holiday: {condition}.'],
  ['credit_not_stackable', 'This credit cannot be used together with another.'],
] as const)('%s says “%s” [MSG-38]', (reason, words) => {
  expect(CREDIT_REFUSALS[reason]).toContain(words);
});

test('the specification’s validation keys are codes [MSG-15]', () => {
  expect(Object.keys({ ...INPUT_REFUSALS, ...PASSENGER_REFUSALS })).toEqual(
    expect.arrayContaining([
      'required',
      'passenger_dob_in_future',
      'passenger_type_age',
      'passenger_dob_mismatch',
    ]),
  );
});

test('what can be wrong with a call as a whole is a closed list, each with its sentence', () => {
  expect(Object.keys(API_ERRORS).filter(isApiErrorCode)).toEqual([
    'PRICES_MOVING',
    'UNAVAILABLE',
    'OVERLOADED',
    'INTERNAL_SERVER_ERROR',
  ]);
  for (const sentence of Object.values(API_ERRORS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  for (const other of ['', 'toString', 'unavailable', undefined, 503, ['UNAVAILABLE']])
    expect(isApiErrorCode(other)).toBe(false);
});
