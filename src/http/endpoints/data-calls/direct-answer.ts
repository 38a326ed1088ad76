/**
 * A data call of the usual form, one operation that is answered whole as JSON, without the engine
 * that speaks GraphQL over HTTP in all its forms: most of a small call's time went there.
 */
import {
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { GraphContext } from '#graphql/context.ts';
import type { Executor } from '#graphql/execution/execute.ts';
import { isSteady } from '#graphql/execution/steady.ts';
import type { PlainAnswer } from '#http/exchange/plain-request.ts';
import { NO_STORE } from '#http/security-headers.ts';
import { logDataCallError } from '../data-call-log.ts';
import { forVisitor, masked } from './data-call-errors.ts';
import type { PostedCall } from './data-call-request.ts';
import { keepAnswers } from './kept-answers.ts';

/** A request of the API, and what its failures are known by. */
export type PostedContext = GraphContext & { readonly reference: string };

type DirectOptions = {
  readonly executor: Executor;
  /** Texts of our own pages, which are run compiled. */
  readonly knownTexts: ReadonlySet<string>;
  /** What is wrong with a stranger's document. */
  readonly problemsOf: (document: DocumentNode) => readonly GraphQLError[];
  readonly log: Logger;
};

/**
 * Undefined for what is left to the engine: events, other ways to answer, and every operation that
 * is refused before anything of it runs.
 */
export type AnswerDirectly = (
  call: PostedCall,
  accept: string | null,
  context: PostedContext,
) => Promise<PlainAnswer | undefined>;

export const makeDirectAnswer = (options: DirectOptions): AnswerDirectly => {
  const answers = keepAnswers();
  return async (call, accept, context) => {
    const type = typeFor(accept);
    const operation = type === undefined ? undefined : findOperation(call, options);
    if (type === undefined || operation === undefined) return undefined;
    const found = operation.isSteady ? answers.find(call, context) : undefined;
    if (found?.kind === 'kept') return plainAnswer(type, found.text);
    const { data, errors = [] } = await run(call, found?.context ?? context, options);
    if (data === undefined) return undefined;
    if (errors.length === 0) {
      const text = JSON.stringify({ data });
      found?.keep(text);
      return plainAnswer(type, text);
    }
    const { log } = options;
    const { reference } = context;
    const logged = { name: call.operationName, isMutation: operation.isMutation };
    for (const error of errors) logDataCallError({ log, reference }, logged, error);
    return answerWithErrors(
      type,
      data,
      errors.map((error) => writeError(error, reference)),
    );
  };
};

type RunHere = {
  readonly isMutation: boolean;
  /** Its answer may be kept. */
  readonly isSteady: boolean;
};

/** What is known of an operation before it runs; undefined for one that is not run here. */
function findOperation(
  { query, operationName }: PostedCall,
  { executor, knownTexts, problemsOf }: DirectOptions,
): RunHere | undefined {
  const document = readOrNothing(query, executor);
  if (!document || (!knownTexts.has(query) && problemsOf(document).length > 0)) return undefined;
  const operation = getOperationAST(document, operationName)?.operation;
  return operation === undefined || operation === OperationTypeNode.SUBSCRIPTION
    ? undefined
    : {
        isMutation: operation === OperationTypeNode.MUTATION,
        isSteady: isSteady(executor.schema, document),
      };
}

/** Undefined for a text that cannot be parsed. */
function readOrNothing(text: string, { read }: Executor): DocumentNode | undefined {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

/** The result of an operation; without data nothing of it has run. */
function run(
  { query, operationName, variables }: PostedCall,
  context: GraphContext,
  { executor, knownTexts }: DirectOptions,
): Promise<ExecutionResult> {
  const given = { ...variables };
  return operationName && knownTexts.has(query)
    ? executor.run({ name: operationName, text: query }, given, context)
    : executor.execute(executor.read(query), given, context, operationName ?? undefined);
}

const HttpSchema = v.object({
  status: v.number(),
  headers: v.optional(v.record(v.string(), v.string()), {}),
});

type WrittenError = {
  readonly written: object;
  /** What HTTP is told of it. */
  readonly http: v.InferOutput<typeof HttpSchema> | undefined;
};

function writeError(error: GraphQLError, reference: string): WrittenError {
  const { extensions, ...facts } = forVisitor(masked(error), reference).toJSON();
  const { http, unexpected: _, ...rest } = extensions ?? {};
  const read = v.safeParse(HttpSchema, http);
  return {
    written: Object.keys(rest).length > 0 ? { ...facts, extensions: rest } : facts,
    http: read.success ? read.output : undefined,
  };
}

const plainAnswer = (type: string, body: string): PlainAnswer => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': NO_STORE },
  cookies: [],
  body,
});

function answerWithErrors(
  type: string,
  data: unknown,
  errors: readonly WrittenError[],
): PlainAnswer {
  const written = errors.map((error) => error.written);
  const { headers: common, ...plain } = plainAnswer(
    type,
    JSON.stringify({ data, errors: written }),
  );
  const https = errors.flatMap(({ http }) => http ?? []);
  const headers = Object.fromEntries(https.flatMap((each) => Object.entries(each.headers)));
  return {
    ...plain,
    status: Math.max(200, ...https.map(({ status }) => status)),
    headers: { ...common, ...headers },
  };
}

const JSON_TYPE = 'application/json';
const RESULT_TYPE = 'application/graphql-response+json';
const ANSWERED_AS: Readonly<Record<string, string>> = {
  '*/*': JSON_TYPE,
  'application/*': JSON_TYPE,
  [JSON_TYPE]: JSON_TYPE,
  [RESULT_TYPE]: RESULT_TYPE,
};

/** The first type of an `Accept` header that JSON can be sent as, in UTF-8; undefined for none. */
function typeFor(accept: string | null): string | undefined {
  if (accept === null) return JSON_TYPE;
  const known = ANSWERED_AS[accept];
  if (known !== undefined) return known;
  for (const one of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim());
    if (parameters.some((each) => each.startsWith('charset=') && each !== 'charset=utf-8'))
      continue;
    const answered = ANSWERED_AS[type];
    if (answered !== undefined) return answered;
  }
  return undefined;
}
