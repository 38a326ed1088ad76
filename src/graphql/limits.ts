/**
 * What a stranger may ask at once (reliability-security: S-12): depth, cost, aliases, directives, as validation rules;
 * tokens are limited by the parser, the body's size by the door.
 */
import { GraphQLError, Kind, type ASTVisitor, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode, type ValidationContext } from 'graphql';

export const LIMITS = { depth: 12, fields: 1_000, aliases: 15, directives: 50, rootFields: 10, heavyFields: 3, tokens: 2_000, bodyBytes: 100_000 } as const;

/** Questions that look at thousands of prices each. */
const HEAVY: ReadonlySet<string> = new Set(['packageSearchResults', 'departuresBoard', 'holidayCalendar', 'holidayGrid', 'discover', 'neighbours']);

/** Counts of one operation with its fragments spread out. */
type Measure = { depth: number; fields: number };

/** Validation rule that refuses an operation over the limits; each refusal names the limit. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  let aliases = 0;
  let directives = 0;
  let heavy = 0;
  return {
    Field: (node) => {
      if (HEAVY.has(node.name.value) && ++heavy === LIMITS.heavyFields + 1) refuse(`More than ${LIMITS.heavyFields} searches, calendars or grids.`);
      if (node.alias && ++aliases === LIMITS.aliases + 1) refuse(`More than ${LIMITS.aliases} aliases.`);
    },
    Directive: () => {
      if (++directives === LIMITS.directives + 1) refuse(`More than ${LIMITS.directives} directives.`);
    },
    OperationDefinition: (node) => {
      const roots = measure(node.selectionSet, context.getDocument(), []);
      if (roots.depth > LIMITS.depth) refuse(`The operation is deeper than ${LIMITS.depth} levels.`);
      if (roots.fields > LIMITS.fields) refuse(`The operation asks for more than ${LIMITS.fields} fields.`);
      if (node.selectionSet.selections.length > LIMITS.rootFields) refuse(`More than ${LIMITS.rootFields} fields at the root.`);
    },
  };
}

/** Depth and number of fields; stops counting once over the limits, and at a fragment that spreads itself. */
function measure(set: SelectionSetNode, document: DocumentNode, path: readonly string[]): Measure {
  const total: Measure = { depth: 0, fields: 0 };
  const add = (inner: Measure, level: number) => {
    total.depth = Math.max(total.depth, inner.depth + level);
    total.fields += inner.fields + level;
  };
  for (const selection of set.selections) {
    if (total.fields > LIMITS.fields) break;
    if (selection.kind === Kind.FIELD)
      add(selection.selectionSet ? measure(selection.selectionSet, document, path) : { depth: 0, fields: 0 }, 1);
    else if (selection.kind === Kind.INLINE_FRAGMENT) add(measure(selection.selectionSet, document, path), 0);
    else if (!path.includes(selection.name.value)) {
      const fragment = findFragment(document, selection.name.value);
      if (fragment) add(measure(fragment.selectionSet, document, [...path, selection.name.value]), 0);
    }
  }
  return total;
}

const findFragment = (document: DocumentNode, name: string): FragmentDefinitionNode | undefined =>
  document.definitions.find((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name);
