/** A column as the catalogue of PostgreSQL tells of it; `type` is the element's for arrays. */
export type Column = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isMadeByDatabase: boolean;
  /** The check constraint on this column alone, as SQL. */
  readonly check: string | null;
};

/** TypeScript of each SQL type as our pool reads it (server/db/pool.ts). */
const TYPES: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  real: 'number',
  boolean: 'boolean',
  text: 'string',
  'character varying': 'string',
  uuid: 'string',
  date: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'string',
  numeric: 'string',
  bytea: 'Buffer',
  jsonb: 'Json',
  oid: 'number',
  xid8: 'string',
};

const HEAD = `/** The tables and their columns, written by tools/generate-database-types.ts from a migrated database. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as a value, written as text: JSON.stringify it. */
type Json = ColumnType<unknown, string, string>;
type DefaultedJson = ColumnType<unknown, string | undefined, string>;
`;

/** The text of server/db/generated.ts for all columns, in the order of table and column. */
export function makeDatabaseTypes(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const index = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};`);
  const body = [...tables].map(
    ([table, own]) =>
      `export interface ${interfaceName(table)} {\n${own.map(makeField).join('\n')}\n}\n`,
  );
  return `${HEAD}\n${body.join('\n')}\nexport interface DB {\n${index.join('\n')}\n}\n`;
}

const interfaceName = (table: string): string =>
  `${table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Table`;

function makeField(column: Column): string {
  const element = literals(column.check) ?? TYPES[column.type];
  if (!element)
    throw new Error(
      `${column.table}.${column.column}: no TypeScript type for ${column.type}; add it to tools/database-types.ts`,
    );
  const plain = column.isArray ? `${element}[]` : element;
  const value = column.isNullable ? `${plain} | null` : plain;
  return `  ${column.column}: ${wrap(value, column)};`;
}

function wrap(value: string, column: Column): string {
  if (column.isMadeByDatabase) return `GeneratedAlways<${value}>`;
  if (!column.hasDefault) return value;
  return value === 'Json' ? 'DefaultedJson' : `Generated<${value}>`;
}

/** The closed list of a check such as `state in ('A', 'B')`, as a union. */
function literals(check: string | null): string | undefined {
  const list = check === null ? undefined : /= ANY \(ARRAY\[(.+)\]\)/.exec(check)?.[1];
  const values = list
    ?.matchAll(/'((?:[^']|'')*)'::text/g)
    .map((match) => `'${match[1]!.replaceAll("''", "\\'")}'`)
    .toArray();
  return values?.join(' | ');
}
