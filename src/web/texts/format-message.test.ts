import compile from 'icu-minify/compile';
import formatAny from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';
import { writeMessage } from './format-message.ts';

const options: Parameters<typeof formatAny>[3] = {
  cache: {
    dateTime: {},
    number: {},
    message: {},
    relativeTime: {},
    pluralRules: {},
    list: {},
    displayNames: {},
  },
  formatters: {
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args) => new Intl.NumberFormat(...args),
    getPluralRules: (...args) => new Intl.PluralRules(...args),
    getRelativeTimeFormat: (...args) => new Intl.RelativeTimeFormat(...args),
    getListFormat: (...args) => new Intl.ListFormat(...args),
    getDisplayNames: (...args) => new Intl.DisplayNames(...args),
  },
  locale: 'en-GB',
  timeZone: 'Europe/London',
};

test.for<[message: string, values: NonNullable<Parameters<typeof formatAny>[2]>, said: string]>([
  ['Where to?', {}, 'Where to?'],
  ['{place} – {brand}', { place: 'Majorca', brand: 'Sun' }, 'Majorca – Sun'],
  [
    '{count, number} {count, plural, one {review} other {reviews}}',
    { count: 1234 },
    '1,234 reviews',
  ],
  ['{count, plural, =0 {none} one {# night} other {# nights}}', { count: 0 }, 'none'],
  ['{count, plural, =0 {none} one {# night} other {# nights}}', { count: 1 }, '1 night'],
  ['{count, plural, =0 {none} one {# night} other {# nights}}', { count: 2100 }, '2,100 nights'],
  [
    '{kind, select, CITY {{count, plural, one {a city} other {# cities}}} other {else}}',
    { kind: 'CITY', count: 3 },
    '3 cities',
  ],
  [
    '{kind, select, CITY {{count, plural, one {a city} other {# cities}}} other {else}}',
    { kind: 'SEA', count: 3 },
    'else',
  ],
])('"%s" with %o is said as the library says it', ([message, values, said]) => {
  const compiled = compile(message);
  expect(writeMessage(compiled, values, 'en-GB')).toBe(said);
  expect(formatAny('key', compiled, values, options)).toBe(said);
});

test.each([
  '{count, selectordinal, one {#st} other {#th}} child',
  '{share, number, percent}',
  '<b>{name}</b>',
])('"%s" is left to the library', (message) => {
  expect(
    writeMessage(compile(message), { count: 2, share: 1, name: 'Ann' }, 'en-GB'),
  ).toBeUndefined();
});
