/**
 * What is told of an answer that failed for a reason that passes: prices that moved all the while
 * they were read, or PostgreSQL away. Nothing is wrong with the question, and it may be asked
 * again.
 */
import { GraphQLError } from 'graphql';
import { API_ERRORS, type ApiErrorCode } from '#domain/errors/api-errors.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { PriceConflictError } from '#server/price-index/read-stable.ts';

/**
 * An error of an execution as everybody may read it, with its code under `extensions`; undefined
 * when it is another.
 */
export function passingError(error: unknown): GraphQLError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = [error, ...causesOf(error)].map(codeOf).find((found) => found !== undefined);
  return (
    code &&
    new GraphQLError(API_ERRORS[code], {
      path: error instanceof GraphQLError ? error.path : undefined,
      extensions: { code },
    })
  );
}

function codeOf(error: unknown): ApiErrorCode | undefined {
  if (error instanceof PriceConflictError) return 'PRICES_MOVING';
  return isDatabaseUnavailable(error) ? 'UNAVAILABLE' : undefined;
}

/** Compiled operations tell their cause under a name of their own. */
const causesOf = (error: Error): unknown[] => [
  error.cause,
  'originalError' in error ? error.originalError : undefined,
];
