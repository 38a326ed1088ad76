/** Data calls by the schema: every operation, with values that fit, nearly fit and do not fit. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { makeSchema } from '#graphql/schema/schema.ts';
import type { Chance } from '../oracle/chance.ts';
import type { KnownThings } from './known-things.ts';
import { oddNumber, oddText } from './odd-texts.ts';

export type DataCall = {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

const schema = makeSchema();
const ROOTS = (['Query', 'Mutation', 'Subscription'] as const).flatMap((type) => {
  const root = schema.getType(type);
  if (!isObjectType(root)) throw new Error(`the schema has no ${type}`);
  return Object.values(root.getFields()).map((field) => ({ type, field }));
});

const ODD_SHARE = 0.12;
const MOST_DEPTH = 4;

/** One operation; `today` is a day on which something is on sale. */
export function drawDataCall(chance: Chance, known: KnownThings, today: IsoDate): DataCall {
  const { type, field } = chance.pick(ROOTS);
  const given = field.args.filter((each) => isRequiredArgument(each) || chance.odds(0.5));
  const values = given.map((each) => [each.name, drawValue(each.type)] as const);
  const declared = given.map((each) => `$${each.name}: ${String(each.type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const operationName = `Fuzz${field.name}`;
  return {
    operationName,
    query: `${type.toLowerCase()} ${operationName}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection(field, 1)} }`,
    variables: Object.fromEntries(values),
  };

  function drawValue(wanted: GraphQLInputType): unknown {
    if (chance.odds(ODD_SHARE)) return drawJunk();
    if (!isNonNullType(wanted) && chance.odds(0.1)) return null;
    const inner = getNullableType(wanted);
    if (isListType(inner))
      return Array.from({ length: chance.odds(0.02) ? 300 : chance.between(0, 3) }, () =>
        drawValue(inner.ofType),
      );
    if (isInputObjectType(inner))
      return Object.fromEntries(
        Object.values(inner.getFields())
          .filter((each) => isNonNullType(each.type) || chance.odds(0.3))
          .map((each) => [each.name, drawValue(each.type)]),
      );
    if (isEnumType(inner)) return chance.pick(inner.getValues()).name;
    return drawScalar(getNamedType(inner).name);
  }

  function drawScalar(name: string): unknown {
    if (name === 'Int' || name === 'Float') return oddNumber(chance);
    if (name === 'Boolean') return chance.odds(0.5);
    if (name === 'Date') return addDays(today, chance.between(-2, 40));
    if (name === 'ID') return chance.odds(0.8) ? chance.pick(known.texts) : oddText(chance);
    return chance.pick(['Ada', 'Hargreaves', 'LS1 4DY', 'GB', 'ada@example.com', oddText(chance)]);
  }

  function drawJunk(): unknown {
    return chance.pick<unknown>([
      oddText(chance),
      oddNumber(chance),
      null,
      true,
      [],
      [[null]],
      {},
      // As an own name, which a literal cannot give.
      JSON.parse('{"__proto__":1,"constructor":{}}'),
      [oddText(chance)],
    ]);
  }

  function selection(
    { type: output }: Pick<GraphQLField<unknown, unknown>, 'type'>,
    depth: number,
  ): string {
    const named = getNamedType(output);
    if (isLeafType(named)) return '';
    const parts = isUnionType(named)
      ? named.getTypes().map((each) => `... on ${each.name} { ${fieldsOf(each, depth)} }`)
      : [fieldsOf(named, depth)];
    return ` { __typename ${parts.join(' ')} }`;
  }

  function fieldsOf(type: GraphQLOutputType, depth: number): string {
    // Members of a union may have fields of one name and different types.
    if (!isObjectType(type) && !isInterfaceType(type)) return '__typename';
    const chosen = Object.values(type.getFields()).filter(
      (each) =>
        !each.args.some(isRequiredArgument) &&
        chance.odds(0.35) &&
        (depth < MOST_DEPTH || isLeafType(getNamedType(each.type))),
    );
    return ['__typename', ...chosen.map((each) => each.name + selection(each, depth + 1))].join(
      ' ',
    );
  }
}
