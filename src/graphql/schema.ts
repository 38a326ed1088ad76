/** The executable schema: the text of all `.graphql` files with the resolvers beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  GraphQLError,
  isObjectType,
  isUnionType,
  isInterfaceType,
  isScalarType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { GraphContext } from './context.ts';

/** Resolvers by type and field; a union or interface has `__resolveType`. */
export type ResolverMap = Record<
  string,
  Record<string, GraphQLFieldResolver<never, GraphContext> | ((value: never) => string)>
>;

const here = new URL('.', import.meta.url);

/** All schema text, for execution and for generating types. */
export const readTypeDefinitions = (): string =>
  readdirSync(here, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(new URL(file, here), 'utf8'))
    .join('\n');

/** Builds the schema; a resolver for a type or field that the text does not have throws. */
export function makeSchema(...maps: readonly ResolverMap[]): GraphQLSchema {
  const schema = buildSchema(readTypeDefinitions());
  for (const map of maps)
    for (const [typeName, fields] of Object.entries(map)) attach(schema, typeName, fields);
  tellAbstractTypesApart(schema);
  useTextScalars(schema);
  return schema;
}

function attach(schema: GraphQLSchema, typeName: string, fields: ResolverMap[string]): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type))
    throw new Error(`resolvers for ${typeName}, which the schema does not have`);
  for (const [fieldName, resolve] of Object.entries(fields)) {
    const field = type.getFields()[fieldName];
    if (!field)
      throw new Error(`a resolver for ${typeName}.${fieldName}, which the schema does not have`);
    // Each resolver is typed by the type it is written for; the name of that type pairs them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    field.resolve = resolve as GraphQLFieldResolver<unknown, GraphContext>;
  }
}

/**
 * Members of unions and interfaces carry `kind`, the name of their type: outcomes are data
 * (architecture: section 5).
 */
function tellAbstractTypesApart(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isUnionType(type) || isInterfaceType(type))
      type.resolveType = (value: { kind: string }) => value.kind;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Dates and instants travel as ISO text. */
function useTextScalars(schema: GraphQLSchema): void {
  const date = schema.getType('Date');
  if (!isScalarType(date)) return;
  date.coerceInputValue = (value) => {
    if (typeof value !== 'string' || !DATE.test(value))
      throw new GraphQLError('Date must be written yyyy-mm-dd.');
    return value;
  };
}
