import { expect, test } from 'vitest';
import { API_ERRORS } from '#domain/errors/api-errors.ts';
import { answeredWithError, classifyError, noData } from './data-error-kinds.ts';

test.each([
  ['Date range is invalid', 'DATE_RANGE_INVALID'],
  ['Departure date is in the past', 'DATE_IN_PAST'],
  ['date in past', 'DATE_IN_PAST'],
  ['Internal server error', 'INTERNAL_SERVER_ERROR'],
  ['Cannot return null for non-nullable field Hotel.name.', 'NULL_FOR_NON_NULLABLE_FIELD'],
  ['Unable to retrieve holiday details', 'HOLIDAY_DETAILS_UNAVAILABLE'],
  ['Could not retrieve pictures', 'PICTURES_UNAVAILABLE'],
  ['Could not retrieve contentBlocks', 'CONTENT_BLOCKS_UNAVAILABLE'],
  ['Incorrect children number or ages', 'INCORRECT_CHILDREN'],
  ['Something else', 'GENERIC'],
])('"%s" is a %s [ERR-10]', (message, kind) => {
  expect(classifyError({ message })).toBe(kind);
});

test.each(['PRICES_MOVING', 'INTERNAL_SERVER_ERROR'])(
  'code %s of an answer says what it is, whatever the sentence',
  (code) => {
    expect(classifyError({ message: 'Date range is invalid', extensions: { code } })).toBe(code);
  },
);

test('our own sentences mean nothing without their code, nor do codes that nobody knows', () => {
  expect(classifyError({ message: API_ERRORS.PRICES_MOVING })).toBe('GENERIC');
  expect(classifyError({ message: 'late', extensions: { code: 'toString' } })).toBe('GENERIC');
});

test('a data error names the operation and keeps the kind of the message', () => {
  const error = answeredWithError('ResultsPage', { message: 'Date range is invalid' });
  expect(error.message).toBe('ResultsPage: Date range is invalid');
  expect(error.kind).toBe('DATE_RANGE_INVALID');
});

test('what the log knows a failure by is kept, where the answer says it', () => {
  const failed = (extensions?: unknown) =>
    answeredWithError('ResultsPage', { message: 'late', extensions }).reference;
  expect(failed({ code: 'INTERNAL_SERVER_ERROR', reference: 'K7M2Q4XD' })).toBe('K7M2Q4XD');
  expect([failed(), failed({ reference: 7 })]).toEqual([undefined, undefined]);
});

test.each([
  ['', 'query', 'NO_QUERY_DATA'],
  ['[ERR-14]', 'mutation', 'NO_MUTATION_DATA'],
  ['[GQL-09]', 'subscription', 'NO_SUBSCRIPTION_DATA'],
] as const)('%s a %s without data is an error of its own kind', (_, type, kind) => {
  const error = noData('OrderProgress', type);
  expect(error).toMatchObject({
    kind,
    operation: 'OrderProgress',
    message: `OrderProgress: No data returned from ${type}`,
  });
});
