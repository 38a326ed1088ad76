/**
 * `POST /graphql?operation_name=…` (GQL-01 to GQL-05). JSON only and same origin only (S-11);
 * strangers' operations are bounded (S-12) and executed without compiling; operations of our own
 * pages are known by their text and run compiled.
 */
import {
  getOperationAST,
  GraphQLError,
  specifiedRules,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { isReadable } from '#domain/input/readable-text.ts';
import type { GraphContext } from '#graphql/context.ts';
import { checkOperation, type Executor } from '#graphql/execution/execute.ts';
import type { PlainAnswer, PlainRequest } from '#http/exchange/plain-request.ts';
import { NO_STORE } from '#http/security-headers.ts';
import { readReference } from '#web/data/data-error.ts';
import { logDataCallError } from './data-call-log.ts';
import { FAILURE_MESSAGE, forVisitor, masked } from './data-calls/data-call-errors.ts';
import { checkDataCall } from './data-calls/data-call-request.ts';
import { makeDirectAnswer, type PostedContext } from './data-calls/direct-answer.ts';

export type GraphqlHandler = (
  request: PlainRequest,
  context: PostedContext,
) => Promise<PlainAnswer | Response>;

export function makeGraphqlHandler(
  schema: GraphQLSchema,
  executor: Executor,
  knownTexts: ReadonlySet<string>,
  log: Logger,
  isDevelopment: boolean,
): GraphqlHandler {
  const problemsOf = keepProblems(schema, isDevelopment);
  const answerDirectly = makeDirectAnswer({ executor, knownTexts, problemsOf, log });
  const yoga = createYoga<PostedContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    maskedErrors: { errorMessage: FAILURE_MESSAGE, isDev: false, maskError: masked },
    parserAndValidationCache: false,
    plugins: [
      readAndChecked(executor, problemsOf),
      compiledWhenKnown(executor, knownTexts),
      errorsLogged(log),
      errorsForVisitors,
    ],
  });
  return async (request, context) => {
    const read = checkDataCall(request);
    if (read.kind === 'refused') return refusal(read.status, read.message);
    const direct = await answerDirectly(read.call, request.headers.get('accept'), context);
    if (direct) return direct;
    const response = await yoga.fetch(request.toWeb(), plainly(context));
    response.headers.set('cache-control', NO_STORE);
    // What Yoga says of the connection of events is the listener's business.
    for (const name of ['connection', 'content-encoding']) response.headers.delete(name);
    return response;
  };
}

/** Yoga hands on a stand-in of what it is given, which nothing of a class can be read through. */
const plainly = ({
  shop,
  session,
  caller,
  flags,
  origin,
  signal,
  reference,
}: PostedContext): PostedContext => ({
  shop,
  session,
  caller,
  flags,
  origin,
  reference,
  ...(signal && { signal }),
});

const refusal = (status: number, message: string): PlainAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  cookies: [],
  body: JSON.stringify({ errors: [{ message }] }),
});

/** What is wrong with a document, found out once for each. */
function keepProblems(
  schema: GraphQLSchema,
  isDevelopment: boolean,
): (document: DocumentNode) => readonly GraphQLError[] {
  const rules = [...specifiedRules, readableTexts, ...(isDevelopment ? [] : [noIntrospection])];
  const found = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return (document) => {
    const problems = found.get(document) ?? checkOperation(schema, document, rules);
    found.set(document, problems);
    return problems;
  };
}

const readAndChecked = (
  { read }: Executor,
  problemsOf: ReturnType<typeof keepProblems>,
): Plugin => ({
  onParse: ({ setParseFn }) => setParseFn(read),
  onValidate: ({ setValidationFn }) =>
    setValidationFn((_schema: GraphQLSchema, document: DocumentNode) => problemsOf(document)),
});

/** What is written into an operation itself, as variables are looked at before. */
const readableTexts: ValidationRule = (context) => ({
  StringValue: (node) => {
    if (!isReadable(node.value))
      context.reportError(new GraphQLError('A text has characters that cannot be read.'));
  },
});

const noIntrospection: ValidationRule = (context) => ({
  Field: (node) => {
    if (node.name.value === '__schema' || node.name.value === '__type')
      context.reportError(new GraphQLError('Introspection is switched off.'));
  },
});

/** Runs an operation of our own pages compiled. */
function compiledWhenKnown(
  executor: Executor,
  knownTexts: ReadonlySet<string>,
): Plugin<GraphContext> {
  return {
    onExecute: ({ args, setExecuteFn }) => {
      const { query, operationName } = args.contextValue.params;
      if (!query || !operationName || !knownTexts.has(query)) return;
      setExecuteFn((given: ExecutionArgs) =>
        executor.run(
          { name: operationName, text: query },
          { ...given.variableValues },
          args.contextValue,
        ),
      );
    },
  };
}

/** Every error is logged by its class; the visitor gets a masked sentence (S-25). */
const errorsLogged = (log: Logger): Plugin<PostedContext> => ({
  onExecute: () => ({
    onExecuteDone: ({ result, args }) => {
      if (Symbol.asyncIterator in result) return;
      const { errors = [] }: ExecutionResult = result;
      const asked: ExecutionArgs = args;
      const { reference } = args.contextValue;
      const operation = getOperationAST(asked.document, asked.operationName)?.operation;
      const logged = { name: asked.operationName, isMutation: operation === 'mutation' };
      for (const error of errors) logDataCallError({ log, reference }, logged, error);
    },
  }),
});

const errorsForVisitors: Plugin = {
  onExecutionResult: ({ result, setResult, context }) => {
    if (!result || Array.isArray(result) || Symbol.asyncIterator in result || !result.errors)
      return;
    const reference = readReference(context);
    setResult({ ...result, errors: result.errors.map((error) => forVisitor(error, reference)) });
  },
};
