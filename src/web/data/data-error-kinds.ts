/** What kind of failure a data call met. */
import { isApiErrorCode } from '#domain/errors/api-errors.ts';
import { DataError, readReference, type DataErrorKind } from './data-error.ts';

/** An error of an answer, or one thrown in process. */
export type AnsweredError = { readonly message: string; readonly extensions?: unknown };

/**
 * The kind of an error by its `extensions.code`; by its message where a foreign server sent no code
 * that we know; `GENERIC` otherwise.
 */
export function classifyError({ message, extensions }: AnsweredError): DataErrorKind {
  const code = codeOf(extensions);
  return isApiErrorCode(code)
    ? code
    : (FOREIGN_MESSAGES.find(([sign]) => sign.test(message))?.[1] ?? 'GENERIC');
}

const codeOf = (extensions: unknown): unknown =>
  typeof extensions === 'object' && extensions !== null && 'code' in extensions
    ? extensions.code
    : undefined;

/**
 * Messages that the specification recognises, none of them ours (ERR-10; decisions: Technical
 * contract).
 */
const FOREIGN_MESSAGES: readonly (readonly [sign: RegExp, kind: DataErrorKind])[] = [
  [/date range.*invalid|invalid date range/i, 'DATE_RANGE_INVALID'],
  [/date.*in (the )?past/i, 'DATE_IN_PAST'],
  [/null for non-nullable/i, 'NULL_FOR_NON_NULLABLE_FIELD'],
  [/unable to retrieve holiday details/i, 'HOLIDAY_DETAILS_UNAVAILABLE'],
  [/could not retrieve pictures/i, 'PICTURES_UNAVAILABLE'],
  [/could not retrieve content ?blocks/i, 'CONTENT_BLOCKS_UNAVAILABLE'],
  [/incorrect (children number|number of children|.*\bages\b)/i, 'INCORRECT_CHILDREN'],
  [/internal server error/i, 'INTERNAL_SERVER_ERROR'],
];

const STATUSES: Readonly<Record<number, DataErrorKind>> = {
  400: 'INVALID_REQUEST',
  401: 'UNAUTHORISED',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  504: 'GATEWAY_TIMEOUT',
};

/** The kind of a call that no GraphQL answer came to; without a status nothing came at all. */
export const classifyStatus = (status: number | undefined): DataErrorKind =>
  status === undefined ? 'NO_CONNECTION' : (STATUSES[status] ?? 'NO_ANSWER');

/** Errors of an answer, or of an execution in process. */
export const answeredWithError = (
  operation: string,
  error: AnsweredError,
  cause?: unknown,
): DataError =>
  new DataError(operation, error.message, classifyError(error), {
    cause,
    reference: readReference(error.extensions),
  });

/** An answer with neither data nor errors is an error as well (GQL-09, PAX-30). */
export const noData = (operation: string, type: 'query' | 'mutation' | 'subscription'): DataError =>
  new DataError(operation, `No data returned from ${type}`, NO_DATA[type]);

const NO_DATA = {
  query: 'NO_QUERY_DATA',
  mutation: 'NO_MUTATION_DATA',
  subscription: 'NO_SUBSCRIPTION_DATA',
} as const;
