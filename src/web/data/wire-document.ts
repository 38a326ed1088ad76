import { createRequest, formatDocument, stringifyDocument, type OperationResult } from '@urql/core';
import type { Operation } from './data-call.ts';

type Document = OperationResult['operation']['query'];
type Definition = Document['definitions'][number];

/**
 * An operation as it goes over the wire: alone with the fragments it uses, and `__typename` in
 * every selection, which the cache needs.
 */
export type WireDocument = {
  readonly document: Document;
  readonly text: string;
  readonly type: 'query' | 'mutation' | 'subscription';
  /** Names of its fields at the root. */
  readonly fields: readonly string[];
};

const made = new Map<string, WireDocument>();

/** Made once an operation. The server knows its own operations by the same text. */
export function wireDocument({
  name,
  text,
}: Pick<Operation<unknown, unknown>, 'name' | 'text'>): WireDocument {
  const key = `${name}\n${text}`;
  const known = made.get(key) ?? makeWireDocument(name, text);
  made.set(key, known);
  return known;
}

/** The cache finds a type under its own name alone, and urql takes a renamed one for it. */
const RENAMED_TYPENAME = /\w+: __typename/g;

function makeWireDocument(name: string, text: string): WireDocument {
  const { definitions } = createRequest(
    text.replace(RENAMED_TYPENAME, '$& __typename'),
    undefined,
  ).query;
  const operation = definitions.find(
    (definition) => definition.kind === 'OperationDefinition' && definition.name?.value === name,
  );
  if (operation?.kind !== 'OperationDefinition')
    throw new Error(`no operation ${name} in its text`);
  const document = formatDocument({
    kind: 'Document',
    definitions: withFragments(operation, definitions),
  });
  return {
    document,
    text: stringifyDocument(document),
    type: operation.operation,
    fields: operation.selectionSet.selections.flatMap((selection) =>
      selection.kind === 'Field' ? [selection.name.value] : [],
    ),
  };
}

/**
 * The operation, then the fragments it spreads, themselves or through others, in the order of the
 * file.
 */
function withFragments(operation: Definition, definitions: readonly Definition[]): Definition[] {
  const wanted = new Set(spreadsOf(operation));
  // A set that grows while it is walked is walked to its end.
  for (const name of wanted)
    for (const spread of definitions
      .filter((definition) => isFragment(definition, name))
      .flatMap(spreadsOf))
      wanted.add(spread);
  return [
    operation,
    ...definitions.filter((definition) => [...wanted].some((name) => isFragment(definition, name))),
  ];
}

const isFragment = (definition: Definition, name: string): boolean =>
  definition.kind === 'FragmentDefinition' && definition.name.value === name;

const SPREAD = /\.\.\.\s*(?!on\b)(\w+)/g;

const spreadsOf = (definition: Definition): string[] =>
  [...stringifyDocument({ kind: 'Document', definitions: [definition] }).matchAll(SPREAD)].flatMap(
    ([, name]) => name ?? [],
  );
