/** What the errors of a GraphQL answer can be, told by their message (contract: section 8). */
export const DATA_ERROR_KINDS = [
  'DATE_RANGE_INVALID',
  'DATE_IN_PAST',
  'INTERNAL_SERVER_ERROR',
  'NULL_FOR_NON_NULLABLE_FIELD',
  'HOLIDAY_DETAILS_UNAVAILABLE',
  'PICTURES_UNAVAILABLE',
  'CONTENT_BLOCKS_UNAVAILABLE',
  'INCORRECT_CHILDREN',
  'GENERIC',
] as const;
export type DataErrorKind = (typeof DATA_ERROR_KINDS)[number];

const SIGNS: readonly (readonly [sign: RegExp, kind: DataErrorKind])[] = [
  [/date range.*invalid|invalid date range/i, 'DATE_RANGE_INVALID'],
  [/date.*in (the )?past/i, 'DATE_IN_PAST'],
  [/null for non-nullable/i, 'NULL_FOR_NON_NULLABLE_FIELD'],
  [/unable to retrieve holiday details/i, 'HOLIDAY_DETAILS_UNAVAILABLE'],
  [/could not retrieve pictures/i, 'PICTURES_UNAVAILABLE'],
  [/could not retrieve content ?blocks/i, 'CONTENT_BLOCKS_UNAVAILABLE'],
  [/incorrect (children number|number of children|.*\bages\b)/i, 'INCORRECT_CHILDREN'],
  [/internal server error/i, 'INTERNAL_SERVER_ERROR'],
];

/** The kind of a GraphQL error's message; `GENERIC` when no sign fits. */
export const classifyError = (message: string): DataErrorKind =>
  SIGNS.find(([sign]) => sign.test(message))?.[1] ?? 'GENERIC';

/** A data call that was answered with errors, or not at all. */
export class DataError extends Error {
  readonly kind: DataErrorKind;
  readonly operation: string;

  constructor(operation: string, message: string) {
    super(`${operation}: ${message}`);
    this.name = 'DataError';
    this.kind = classifyError(message);
    this.operation = operation;
  }
}
