/** What an operation asks of the machine, known before it is run. */
import {
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { measureOperation } from './limits-rule.ts';

export type OperationWeight = {
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
  'checkoutCredits',
  'orderByCheckout',
  'placementProgress',
] satisfies Fields;
/** What suppliers are asked for. */
const ASKED_OF_SUPPLIERS: readonly string[] = ['holiday'] satisfies Fields;

/** The weight of a text that holds one operation; throws GraphQLError when it cannot be read. */
export function weighOperation(schema: GraphQLSchema, text: string): OperationWeight {
  const document = parse(text);
  const operation = document.definitions.find(isOperation);
  if (!operation) throw new Error(`no operation: ${text}`);
  const { heavy, within } = measureOperation(operation, schema, document);
  const fields = fieldsOf(operation);
  return {
    isPurchase:
      operation.operation !== OperationTypeNode.QUERY ||
      fields.some((name) => READ_BY_BUYERS.includes(name)),
    asksSuppliers: fields.some((name) => ASKED_OF_SUPPLIERS.includes(name)),
    cost: 1 + HEAVY_COST * heavy + within,
  };
}

/**
 * Whether a stranger's operation belongs to a purchase with all that it asks: it changes something,
 * waits for an order, or reads at its root what buyers alone read. One that is not there, or
 * spreads a fragment at its root, does not.
 */
export function asksPurchaseAlone(
  document: DocumentNode,
  operationName: string | undefined,
): boolean {
  const operation = findOperation(document, operationName);
  if (!operation) return false;
  const fields = fieldsOf(operation);
  if (fields.length < operation.selectionSet.selections.length) return false;
  return (
    operation.operation !== OperationTypeNode.QUERY ||
    fields.every((name) => READ_BY_BUYERS.includes(name))
  );
}

function findOperation(
  { definitions }: DocumentNode,
  operationName: string | undefined,
): OperationDefinitionNode | undefined {
  const operations = definitions.filter(isOperation);
  if (operationName === undefined) return operations.length === 1 ? operations[0] : undefined;
  return operations.find(({ name }) => name?.value === operationName);
}

const isOperation = (definition: {
  readonly kind: string;
}): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION;

const fieldsOf = ({ selectionSet }: OperationDefinitionNode): readonly string[] =>
  selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
