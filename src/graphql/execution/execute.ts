/**
 * Running operations. Known operations (those of our own pages) are compiled once; anything else is
 * executed plainly, so that what strangers send is never compiled (stack notes: a bounded compiled
 * cache).
 */
import {
  execute,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { trace } from '#server/monitoring/span.ts';
import type { GraphContext } from '../context.ts';
import { keepDocuments } from './kept-documents.ts';
import { limitsRule } from './limits-rule.ts';

export type KnownOperation = { readonly name: string; readonly text: string };
export type Run = (
  operation: KnownOperation,
  variables: Record<string, unknown>,
  context: GraphContext,
) => Promise<ExecutionResult>;

export type Executor = {
  readonly schema: GraphQLSchema;
  /** Runs one of our own operations, compiled at its first use. */
  readonly run: Run;
  /** Parses a text, or finds it among those kept; throws GraphQLError. Nothing is checked. */
  readonly read: (text: string) => DocumentNode;
  /** Parses and checks an operation of a stranger; throws GraphQLError. */
  readonly parse: (text: string) => DocumentNode;
  /** Runs a checked document without compiling it. */
  readonly execute: (
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: GraphContext,
    operationName?: string,
  ) => Promise<ExecutionResult>;
};

/**
 * What is wrong with an operation: first the limits, which are cheap, then the rules of GraphQL.
 */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[] = specifiedRules,
): readonly GraphQLError[] {
  const overLimit = validate(schema, document, [limitsRule], { maxErrors: 10 });
  return overLimit.length > 0
    ? overLimit
    : validate(schema, document, rules, { maxErrors: 10, hideSuggestions: true });
}

export function makeExecutor(schema: GraphQLSchema): Executor {
  const compiled = new Map<string, CompiledQuery['query']>();
  const read = keepDocuments();
  const parseAndCheck = (text: string): DocumentNode => {
    const document = read(text);
    const problems = checkOperation(schema, document);
    if (problems.length > 0) throw new AggregateError(problems, 'The operation is not valid.');
    return document;
  };
  return {
    schema,
    read,
    parse: parseAndCheck,
    execute: async (document, variables, context, operationName) =>
      execute({
        schema,
        document,
        variableValues: variables,
        contextValue: context,
        operationName,
      }),
    run: async (operation, variables, context) => {
      const key = `${operation.name}\n${operation.text}`;
      const known =
        compiled.get(key) ?? compile(schema, parseAndCheck(operation.text), operation.name);
      compiled.set(key, known);
      return trace('internal', operation.name, async () => known({}, context, variables));
    },
  };
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): CompiledQuery['query'] {
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled))
    throw new Error(`could not compile ${operationName}: ${JSON.stringify(compiled)}`);
  return compiled.query;
}
