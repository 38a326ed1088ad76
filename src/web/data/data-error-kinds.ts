/** What kind of failure a data call met. */
import { DataError, type DataErrorKind } from './data-error.ts';

const SIGNS: readonly (readonly [sign: RegExp, kind: DataErrorKind])[] = [
  [/date range.*invalid|invalid date range/i, 'DATE_RANGE_INVALID'],
  [/date.*in (the )?past/i, 'DATE_IN_PAST'],
  [/null for non-nullable/i, 'NULL_FOR_NON_NULLABLE_FIELD'],
  [/unable to retrieve holiday details/i, 'HOLIDAY_DETAILS_UNAVAILABLE'],
  [/could not retrieve pictures/i, 'PICTURES_UNAVAILABLE'],
  [/could not retrieve content ?blocks/i, 'CONTENT_BLOCKS_UNAVAILABLE'],
  [/incorrect (children number|number of children|.*\bages\b)/i, 'INCORRECT_CHILDREN'],
  [/prices are changing/i, 'PRICES_MOVING'],
  [/internal server error/i, 'INTERNAL_SERVER_ERROR'],
];

/** The kind of a GraphQL error's message; `GENERIC` when no sign fits. */
export const classifyError = (message: string): DataErrorKind =>
  SIGNS.find(([sign]) => sign.test(message))?.[1] ?? 'GENERIC';

const STATUSES: Readonly<Record<number, DataErrorKind>> = {
  401: 'UNAUTHORISED',
  502: 'BAD_GATEWAY',
  504: 'GATEWAY_TIMEOUT',
};

/** The kind of a call that no GraphQL answer came to; without a status nothing came at all. */
export const classifyStatus = (status: number | undefined): DataErrorKind =>
  status === undefined ? 'NO_ANSWER' : (STATUSES[status] ?? 'NO_ANSWER');

/** Errors of an answer, or of an execution in process. */
export const answeredWithError = (operation: string, message: string, cause?: unknown): DataError =>
  new DataError(operation, message, classifyError(message), cause);

/** An answer with neither data nor errors is an error as well (GQL-09, PAX-30). */
export const noData = (operation: string, type: 'query' | 'mutation' | 'subscription'): DataError =>
  new DataError(operation, `No data returned from ${type}`, NO_DATA[type]);

const NO_DATA = {
  query: 'NO_QUERY_DATA',
  mutation: 'NO_MUTATION_DATA',
  subscription: 'NO_SUBSCRIPTION_DATA',
} as const;
