/** The executable schema: the text of all `.graphql` files with the resolvers beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  GraphQLError,
  isObjectType,
  isUnionType,
  isInterfaceType,
  isScalarType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { ResolverMap } from './resolver-map.ts';

type Field = ReturnType<GraphQLObjectType['getFields']>[string];
/** A subscription's field subscribes; what comes is the field's value, as it is. */
type FieldResolver = Field['resolve'] | Pick<Field, 'subscribe'>;

/** Builds the schema; a resolver for a type or field that the text does not have throws. */
export function makeSchema(resolvers: ResolverMap = {}): GraphQLSchema {
  const schema = buildSchema(readTypeDefinitions());
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type))
      throw new Error(`resolvers for ${typeName}, which the schema does not have`);
    for (const [fieldName, resolve] of Object.entries<FieldResolver>(fields)) {
      const field = type.getFields()[fieldName];
      if (!field)
        throw new Error(`a resolver for ${typeName}.${fieldName}, which the schema does not have`);
      if (typeof resolve === 'object') field.subscribe = resolve.subscribe;
      else field.resolve = resolve;
    }
  }
  distinguishAbstractTypes(schema);
  useTextScalars(schema);
  return schema;
}

const floor = new URL('..', import.meta.url);

/** All schema text. */
const readTypeDefinitions = (): string =>
  readdirSync(floor, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(new URL(file, floor), 'utf8'))
    .join('\n');

/**
 * Members of unions and interfaces carry `kind`, the name of their type: outcomes are data
 * (architecture: section 5).
 */
function distinguishAbstractTypes(schema: GraphQLSchema): void {
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
