/** What an operation asks for, held against the limits as a validation rule. */
import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { HEAVY, LIMITS, SEARCHES_WITHIN } from './limits.ts';

/**
 * Counts of a selection with its fragments spread out; a field that is not in the schema is another
 * rule's business.
 */
type Measure = {
  readonly depth: number;
  readonly fields: number;
  /** Fields of the selection itself. */ readonly own: number;
  readonly heavy: number;
  readonly within: number;
};

const NOTHING: Measure = { depth: 0, fields: 0, own: 0, heavy: 0, within: 0 };

/** Validation rule that refuses an operation over the limits; each refusal names the limit. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  let aliases = 0;
  let directives = 0;
  return {
    Field: (node) => {
      if (node.alias && ++aliases === LIMITS.aliases + 1)
        refuse(`More than ${LIMITS.aliases} aliases.`);
    },
    Directive: () => {
      if (++directives === LIMITS.directives + 1)
        refuse(`More than ${LIMITS.directives} directives.`);
    },
    OperationDefinition: (node) => {
      const found = measureOperation(node, context.getSchema(), context.getDocument());
      if (found.depth > LIMITS.depth)
        refuse(`The operation is deeper than ${LIMITS.depth} levels.`);
      if (found.fields > LIMITS.fields)
        refuse(`The operation asks for more than ${LIMITS.fields} fields.`);
      if (found.own > LIMITS.rootFields)
        refuse(`More than ${LIMITS.rootFields} fields at the root.`);
      if (found.heavy > LIMITS.heavyFields)
        refuse(`More than ${LIMITS.heavyFields} searches, calendars, grids or calls to others.`);
      if (found.within > LIMITS.searchesWithin)
        refuse(`More than ${LIMITS.searchesWithin} lists of choices.`);
    },
  };
}

/** What an operation of a document asks for. */
export const measureOperation = (
  { selectionSet, operation }: OperationDefinitionNode,
  schema: GraphQLSchema,
  document: DocumentNode,
): Measure =>
  measure(selectionSet, schema.getRootType(operation) ?? undefined, {
    schema,
    document,
    measured: new Map(),
  });

/**
 * Each fragment is measured once, however often it is spread; one that spreads itself counts as
 * nothing inside itself.
 */
type Place = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly measured: Map<string, Measure>;
};

function measure(
  set: SelectionSetNode,
  type: GraphQLCompositeType | undefined,
  place: Place,
): Measure {
  return set.selections.reduce(
    (total, selection) => sum(total, measureSelection(selection, type, place)),
    NOTHING,
  );
}

function measureSelection(
  selection: SelectionNode,
  type: GraphQLCompositeType | undefined,
  place: Place,
): Measure {
  if (selection.kind === Kind.FIELD) return measureField(selection, type, place);
  if (selection.kind === Kind.INLINE_FRAGMENT)
    return measure(
      selection.selectionSet,
      namedType(place.schema, selection.typeCondition?.name.value) ?? type,
      place,
    );
  return measureFragment(selection.name.value, place);
}

function measureFragment(name: string, place: Place): Measure {
  const known = place.measured.get(name);
  if (known) return known;
  place.measured.set(name, NOTHING);
  const fragment = findFragment(place.document, name);
  const found = fragment
    ? measure(
        fragment.selectionSet,
        namedType(place.schema, fragment.typeCondition.name.value),
        place,
      )
    : NOTHING;
  place.measured.set(name, found);
  return found;
}

function measureField(
  node: FieldNode,
  type: GraphQLCompositeType | undefined,
  place: Place,
): Measure {
  const field =
    isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  const coordinate = `${type?.name}.${node.name.value}`;
  const inner = node.selectionSet
    ? measure(
        node.selectionSet,
        namedType(place.schema, field && getNamedType(field.type).name),
        place,
      )
    : NOTHING;
  return {
    depth: inner.depth + 1,
    fields: inner.fields + 1,
    own: 1,
    heavy: inner.heavy + (HEAVY.has(coordinate) ? 1 : 0),
    within: inner.within + (SEARCHES_WITHIN.has(coordinate) ? 1 : 0),
  };
}

const sum = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  own: a.own + b.own,
  heavy: a.heavy + b.heavy,
  within: a.within + b.within,
});

function namedType(
  schema: GraphQLSchema,
  name: string | undefined,
): GraphQLCompositeType | undefined {
  const type = name === undefined ? undefined : schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}

const findFragment = (document: DocumentNode, name: string): FragmentDefinitionNode | undefined =>
  document.definitions.find(
    (node): node is FragmentDefinitionNode =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
  );
