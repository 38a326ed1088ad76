import { expect, test } from 'vitest';
import { makeDatabaseTypes, type Column } from './database-types.ts';

const column = (given: Partial<Column>): Column => ({
  table: 'car_park',
  column: 'c',
  type: 'text',
  isArray: false,
  isNullable: false,
  hasDefault: false,
  isMadeByDatabase: false,
  check: null,
  ...given,
});
const fieldOf = (given: Partial<Column>): string | undefined =>
  / {2}c: (.+);/.exec(makeDatabaseTypes([column(given)]))?.[1];

test('names a table after its words, in the index too', () => {
  const text = makeDatabaseTypes([column({})]);
  expect(text).toContain('export interface CarParkTable {\n  c: string;\n}');
  expect(text).toContain('export interface DB {\n  car_park: CarParkTable;\n}');
});

test.each<[string, Partial<Column>, string]>([
  ['numbers', { type: 'bigint' }, 'number'],
  ['dates stay text', { type: 'date' }, 'string'],
  ['null', { isNullable: true }, 'string | null'],
  ['arrays', { type: 'integer', isArray: true }, 'number[]'],
  ['defaults may be left out', { hasDefault: true }, 'Generated<string>'],
  [
    'made by the database, never written',
    { type: 'bigint', isMadeByDatabase: true },
    'GeneratedAlways<number>',
  ],
  ['jsonb', { type: 'jsonb' }, 'Json'],
  ['jsonb with a default', { type: 'jsonb', hasDefault: true }, 'DefaultedJson'],
  [
    'a closed list',
    { check: "CHECK ((c = ANY (ARRAY['A'::text, 'it''s'::text])))" },
    "'A' | 'it\\'s'",
  ],
  [
    'another check says nothing of the type',
    { type: 'integer', check: 'CHECK ((c > 0))' },
    'number',
  ],
])('%s', (_title, given, type) => {
  expect(fieldOf(given)).toBe(type);
});

test('a type that the pool does not read is refused by name', () => {
  expect(() => makeDatabaseTypes([column({ type: 'point' })])).toThrow(
    'car_park.c: no TypeScript type for point',
  );
});
