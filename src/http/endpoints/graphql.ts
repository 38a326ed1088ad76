/**
 * `POST /graphql?operation_name=…` (GQL-01 to GQL-05). JSON only and same origin only (S-11);
 * strangers' operations are bounded (S-12) and executed without compiling; operations of our own
 * pages are known by their text and run compiled.
 */
import {
  getOperationAST,
  GraphQLError,
  parse,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { API_ERRORS } from '#domain/errors/api-errors.ts';
import { isReadable } from '#domain/input/readable-text.ts';
import type { GraphContext } from '#graphql/context.ts';
import { checkOperation, type Executor } from '#graphql/execution/execute.ts';
import { LIMITS } from '#graphql/execution/limits.ts';
import { passingError } from '#graphql/execution/passing-error.ts';
import { NO_STORE, RETRY_AFTER } from '#http/security-headers.ts';
import { readReference } from '#web/data/data-error.ts';
import { logDataCallError, type LoggedRequest } from './data-call-log.ts';
import { refuseDataCall } from './data-call-request.ts';

/** A request of the API, and what its failures are known by. */
type PostedContext = GraphContext & Pick<LoggedRequest, 'reference'>;

export type GraphqlHandler = (request: Request, context: PostedContext) => Promise<Response>;

export function makeGraphqlHandler(
  schema: GraphQLSchema,
  executor: Executor,
  knownTexts: ReadonlySet<string>,
  log: Logger,
  isDevelopment: boolean,
): GraphqlHandler {
  const yoga = createYoga<PostedContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    maskedErrors: {
      errorMessage: API_ERRORS.INTERNAL_SERVER_ERROR,
      isDev: false,
      maskError: (error, message, isDev) =>
        withStatus(passingError(error)) ?? maskError(error, message, isDev),
    },
    parserAndValidationCache: false,
    plugins: [
      limited(isDevelopment),
      compiledWhenKnown(executor, knownTexts),
      errorsLogged(log),
      errorsForVisitors,
    ],
  });
  return async (request, context) => {
    const refusal = await refuseDataCall(request);
    if (refusal) return refusal;
    const response = await yoga.fetch(request, context);
    response.headers.set('cache-control', NO_STORE);
    // What Yoga says of the connection of events is the listener's business.
    for (const name of ['connection', 'content-encoding']) response.headers.delete(name);
    return response;
  };
}

/** Proxies and clients that know HTTP alone are told of an outage by the status (F-03). */
function withStatus(error: GraphQLError | undefined): GraphQLError | undefined {
  if (error?.extensions['code'] !== 'UNAVAILABLE') return error;
  const http = { status: 503, headers: { 'retry-after': RETRY_AFTER } };
  return new GraphQLError(error.message, {
    path: error.path,
    extensions: { ...error.extensions, http },
  });
}

const limited = (isDevelopment: boolean): Plugin => ({
  onParse: ({ setParseFn }) =>
    setParseFn((source: string) => parse(source, { maxLexicalTokens: LIMITS.tokens })),
  onValidate: ({ addValidationRule, setValidationFn }) => {
    setValidationFn(checkOperation);
    addValidationRule(readableTexts);
    if (!isDevelopment) addValidationRule(noIntrospection);
  },
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

/** Enough for any sentence of ours; the engine's own repeat what was sent, whole. */
const LONGEST_MESSAGE = 300;

/**
 * Answers neither repeat long values nor suggest names that were not asked for (S-12); a failure of
 * ours says what the log knows it by.
 */
const errorsForVisitors: Plugin = {
  onExecutionResult: ({ result, setResult, context }) => {
    if (!result || Array.isArray(result) || Symbol.asyncIterator in result || !result.errors)
      return;
    const reference = readReference(context);
    setResult({
      ...result,
      errors: result.errors.map((error) => withReference(shorten(error), reference)),
    });
  },
};

function shorten(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean .*$/s, '').slice(0, LONGEST_MESSAGE);
  const { nodes, source, positions, path, extensions } = error;
  return message === error.message
    ? error
    : new GraphQLError(message, { nodes, source, positions, path, extensions });
}

function withReference(error: GraphQLError, reference: string | undefined): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  return extensions['code'] === 'INTERNAL_SERVER_ERROR'
    ? new GraphQLError(message, {
        nodes,
        source,
        positions,
        path,
        extensions: { ...extensions, reference },
      })
    : error;
}
