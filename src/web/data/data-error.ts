/**
 * What the errors of a data call can be (contract: section 8): by the answer's code, by a foreign
 * message (ERR-10), or by what happened.
 */
export const DATA_ERROR_KINDS = [
  'DATE_RANGE_INVALID',
  'DATE_IN_PAST',
  'INTERNAL_SERVER_ERROR',
  'NULL_FOR_NON_NULLABLE_FIELD',
  'HOLIDAY_DETAILS_UNAVAILABLE',
  'PICTURES_UNAVAILABLE',
  'CONTENT_BLOCKS_UNAVAILABLE',
  'INCORRECT_CHILDREN',
  'PRICES_MOVING',
  'UNAVAILABLE',
  'OVERLOADED',
  'GENERIC',
  'INVALID_REQUEST',
  'UNAUTHORISED',
  'BAD_GATEWAY',
  'GATEWAY_TIMEOUT',
  'NO_ANSWER',
  'NO_CONNECTION',
  'NO_QUERY_DATA',
  'NO_MUTATION_DATA',
  'NO_SUBSCRIPTION_DATA',
] as const;
export type DataErrorKind = (typeof DATA_ERROR_KINDS)[number];

/** A data call that was answered with errors, or not at all. */
export class DataError extends Error {
  readonly kind: DataErrorKind;
  readonly operation: string;
  /** What the log knows it by, where the answer said it. */
  readonly reference: string | undefined;

  constructor(
    operation: string,
    message: string,
    kind: DataErrorKind,
    {
      cause,
      reference,
    }: { readonly cause?: unknown; readonly reference?: string | undefined } = {},
  ) {
    super(`${operation}: ${message}`, { cause });
    this.name = 'DataError';
    this.kind = kind;
    this.operation = operation;
    this.reference = reference;
  }
}

/** The reference that an answer or an error page holds. */
export const readReference = (answer: unknown): string | undefined =>
  typeof answer === 'object' &&
  answer !== null &&
  'reference' in answer &&
  typeof answer.reference === 'string'
    ? answer.reference
    : undefined;
