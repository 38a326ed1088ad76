import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PASSENGER_REFUSALS } from '#domain/basket/passenger-refusals.ts';
import { API_ERRORS, isApiErrorCode } from '#domain/errors/api-errors.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { CATALOGUE } from '#domain/refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import { CREDIT_REFUSALS } from '#domain/wallet/refusals.ts';

const all = CATALOGUE.flatMap((texts): [string, string][] => Object.entries(texts));
/** A code may stand in several tables, with its one sentence. */
const entries = [...new Map(all.map((entry) => [entry.join(': '), entry])).values()];
const src = path.join(import.meta.dirname, '../..');
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
  ['credit_exceeds_cost', 'This credit is worth {amount} more than you have left to pay.'],
  ['credit_failed', 'We couldn’t use this credit.'],
  ['credit_not_redeemable', 'You can’t use this credit for this holiday: {condition}.'],
  ['credit_not_stackable', 'You can’t use this credit together with another.'],
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
