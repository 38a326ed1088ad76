/**
 * Running operations. Known operations (those of our own pages) are compiled once; anything else is executed plainly, so
 * that what strangers send is never compiled (stack notes: a bounded compiled cache).
 */
import { execute, GraphQLError, parse, specifiedRules, validate, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GraphContext } from './context.ts';
import { LIMITS, limitsRule } from './limits.ts';

export type Operation = { readonly name: string; readonly text: string };
export type Run = (operation: Operation, variables: Record<string, unknown>, context: GraphContext) => Promise<ExecutionResult>;

export type Executor = {
  /** Runs one of our own operations, compiled at its first use. */
  readonly run: Run;
  /** Parses and checks an operation of a stranger; throws GraphQLError. */
  readonly parse: (text: string) => DocumentNode;
  /** Runs a checked document without compiling it. */
  readonly execute: (document: DocumentNode, variables: Record<string, unknown>, context: GraphContext, operationName?: string) => Promise<ExecutionResult>;
};

export function makeExecutor(schema: GraphQLSchema): Executor {
  const compiled = new Map<string, ReturnType<typeof compile>>();
  const parseAndCheck = (text: string): DocumentNode => {
    const document = parse(text, { maxTokens: LIMITS.tokens });
    const problems = validate(schema, document, [...specifiedRules, limitsRule], { maxErrors: 10, hideSuggestions: true });
    if (problems.length > 0) throw new AggregateError(problems, 'The operation is not valid.');
    return document;
  };
  return {
    parse: parseAndCheck,
    execute: async (document, variables, context, operationName) =>
      execute({ schema, document, variableValues: variables, contextValue: context, operationName }),
    run: async (operation, variables, context) => {
      const known = compiled.get(operation.text) ?? compile(schema, parseAndCheck(operation.text), operation.name);
      compiled.set(operation.text, known);
      return known.query({}, context, variables);
    },
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string) {
  const query = compileQuery<ExecutionResult, Record<string, unknown>>(schema, document, operationName);
  if (!isCompiledQuery(query)) throw new GraphQLError(`could not compile ${operationName}: ${JSON.stringify(query)}`);
  return query;
}
