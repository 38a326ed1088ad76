/**
 * What can be wrong with a data call as a whole, by its `extensions.code`: a closed list, written
 * in capitals as GraphQL servers write theirs. Kinds of errors and the status of a page follow the
 * code; the sentence is for people alone.
 */
export const API_ERRORS = {
  /** Nothing is wrong: prices changed faster than they could be read; the call may be repeated. */
  PRICES_MOVING: 'Prices are changing as we read them. Please try again in a moment.',
  /** Nothing is wrong: our records are out of reach just now; the call may be repeated (F-03). */
  UNAVAILABLE: 'We can’t reach our records just now. Please try again in a moment.',
  /** Nothing is wrong: more is asked than can be answered; the call may be repeated (F-51). */
  OVERLOADED: 'We’re very busy right now. Please try again in a moment.',
  /** A bug; the log says more (S-25). */
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side.',
} as const;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** Whether a code of an answer is one of the list. */
export const isApiErrorCode = (code: unknown): code is ApiErrorCode =>
  typeof code === 'string' && Object.hasOwn(API_ERRORS, code);
