/** What an operation of our own pages asks of the machine, known before any is run. */
import { Kind, OperationTypeNode, parse, type GraphQLSchema } from 'graphql';
import type { ResolverMap } from '../resolver-map.ts';
import { measureOperation } from './limits.ts';

export type OperationWeight = {
  readonly name: string;
  /** It belongs to buying: a basket, a checkout, a payment, an order. */
  readonly isPurchase: boolean;
  /** It waits for suppliers most of its time. */
  readonly asksSuppliers: boolean;
  /**
   * 1 for a few rows; a search, a calendar, a grid or a call to others counts as three more, a part
   * that is reckoned within one of them as one.
   */
  readonly cost: number;
};

const HEAVY_COST = 3;

type Fields = readonly (keyof NonNullable<ResolverMap['Query']>)[];
/** What a buyer alone reads. */
const READ_BY_BUYERS: readonly string[] = [
  'basket',
  'checkoutById',
  'orderByCheckout',
] satisfies Fields;
/** What suppliers are asked for. */
const ASKED_OF_SUPPLIERS: readonly string[] = ['holiday'] satisfies Fields;

/**
 * Fields of the root that belong to a purchase: what changes something, what a buyer reads, and
 * what a buyer waits for.
 */
export const purchaseFields = (schema: GraphQLSchema): readonly string[] => [
  ...READ_BY_BUYERS,
  ...[schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  ),
];

/** The weight of a text that holds one operation; throws GraphQLError when it cannot be read. */
export function weighOperation(schema: GraphQLSchema, text: string): OperationWeight {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`no operation: ${text}`);
  const { heavy, within } = measureOperation(operation, schema, document);
  const fields = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  return {
    name: operation.name?.value ?? '',
    isPurchase:
      operation.operation !== OperationTypeNode.QUERY ||
      fields.some((name) => READ_BY_BUYERS.includes(name)),
    asksSuppliers: fields.some((name) => ASKED_OF_SUPPLIERS.includes(name)),
    cost: 1 + HEAVY_COST * heavy + within,
  };
}
